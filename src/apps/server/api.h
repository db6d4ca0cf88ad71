// The calls under /api/ (docs/protocol.md).
#pragma once

#include <optional>

#include "apps/server/hub.h"
#include "apps/server/limits.h"
#include "apps/server/reply.h"

namespace trictrac {

struct ApiContext {
  Hub& hub;
  Limits& limits;
  bool allow_seed = false;
  std::string version;
  const bool& stopping;
};

// The answer to a call whose path begins with /api/, which nobody on its way may keep.
HttpReply answer_api(const HttpRequest& request, ApiContext& context);

// {"error":{…}} with the status that goes with the code, or with `status`, and Retry-After where there is
// one.
HttpReply error_reply(const ProtocolError& error, std::optional<int> status = {});

}  // namespace trictrac
