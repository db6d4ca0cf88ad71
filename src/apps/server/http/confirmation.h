// Addresses of e-mail, confirmed by a link that is sent there before anything else is.
#pragma once

#include "apps/server/http/api_call.h"

namespace trictrac {

// Sends the link to the address that somebody has just given, if it is not confirmed yet and this server
// sends mail. `language`: "fr", or else English.
void ask_for_confirmation(const Call& call, const Identity& identity, std::string_view language);

}  // namespace trictrac
