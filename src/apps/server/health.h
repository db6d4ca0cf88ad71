// Whether a house lives, and whether people are to be sent to it.
#pragma once

#include "apps/server/api.h"

namespace trictrac {

// Answers what begins with /health/: whoever watches machines asks it, and no limit of calls counts it.
// /health/live is 200 as long as anything is answered. /health/ready is 200 while games are read and written,
// the acts of the last few seconds were kept and the server is not about to stop; else 503, and says why.
void answer_health(const HttpRequest& request, ApiContext& context, ThenReply then);

}  // namespace trictrac
