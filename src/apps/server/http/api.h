// The calls of the HTTP API: /api/ (docs/protocol.md) and /health/.
#pragma once

#include <optional>

#include "apps/server/http/reply.h"
#include "apps/server/hub/hub.h"
#include "apps/server/hub/lobby.h"
#include "apps/server/people/mailer.h"
#include "apps/server/people/notices.h"
#include "apps/server/people/people.h"
#include "apps/server/runtime/limits.h"
#include "apps/server/runtime/origin_policy.h"

namespace trictrac {

class Challenges;
class Leagues;
class Moderation;
class RecentReplies;
class ServerProfile;
class Tournaments;

// The services that the calls use.
struct ApiContext {
  Hub& hub;
  Lobby& lobby;
  People& people;
  RateLimits& limits;
  const OriginPolicy& origin_policy;
  Notices& notices;
  Moderation& moderation;
  Challenges& challenges;
  ServerProfile& server_profile;
  RecentReplies& recent_replies;
  Tournaments& tournaments;
  Leagues& leagues;
  Mailer* mailer = nullptr;  // none: this server sends no mail
  bool allow_seed = false;
  std::string version;
  const bool& leaving;  // it is about to stop
};

// Answers a call whose path begins with /api/ or /health/, now or later; no cache may store the answer.
void answer_api(const HttpRequest& request, ApiContext& context, ThenReply then);

// Returns whether the body of this call may be as long as a record.
bool takes_record(std::string_view target);

// Returns a reply with this body.
HttpReply json_reply(int status, const Json& json);

// Returns {"error":{…}} with the status of its code, or with `status`, and Retry-After if the error has one.
HttpReply error_reply(const ApiError& error, std::optional<int> status = {});

}  // namespace trictrac
