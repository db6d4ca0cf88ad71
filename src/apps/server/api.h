// The calls under /api/ (docs/protocol.md).
#pragma once

#include <optional>

#include "apps/server/hub.h"
#include "apps/server/reply.h"

namespace trictrac {

inline constexpr std::size_t kLargestBody = 64 * 1024;

struct ApiContext {
  Hub& hub;
  bool allow_seed = false;
  std::string version;
};

// The answer to a call whose path begins with /api/.
HttpReply answer_api(const HttpRequest& request, ApiContext& context);

// {"error":{…}} with the status that goes with the code, or with `status`.
HttpReply error_reply(const ProtocolError& error, std::optional<int> status = {});

}  // namespace trictrac
