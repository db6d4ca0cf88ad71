// The calls under /api/ (docs/protocol.md).
#pragma once

#include <functional>
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
  const bool& leaving;  // it is about to stop
};

using ThenReply = std::move_only_function<void(HttpReply)>;

// Answers a call whose path begins with /api/, at once or later; nobody on its way may keep the answer.
void answer_api(const HttpRequest& request, ApiContext& context, ThenReply then);

// {"error":{…}} with the status that goes with the code, or with `status`, and Retry-After where there is
// one.
HttpReply error_reply(const ProtocolError& error, std::optional<int> status = {});

}  // namespace trictrac
