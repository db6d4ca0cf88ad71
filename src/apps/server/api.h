// The calls under /api/ (docs/protocol.md).
#pragma once

#include <functional>
#include <optional>

#include "apps/server/gate.h"
#include "apps/server/hub.h"
#include "apps/server/limits.h"
#include "apps/server/notices.h"
#include "apps/server/people.h"
#include "apps/server/postman.h"
#include "apps/server/reply.h"

namespace trictrac {

class Moderation;

struct ApiContext {
  Hub& hub;
  People& people;
  Limits& limits;
  const Gate& gate;
  Notices& notices;
  Moderation& moderation;
  Postman* postman = nullptr;  // none: this house sends no mail
  bool allow_seed = false;
  std::string version;
  const bool& leaving;  // it is about to stop
};

using ThenReply = std::move_only_function<void(HttpReply)>;

// Answers a call whose path begins with /api/, at once or later; nobody on its way may keep the answer.
void answer_api(const HttpRequest& request, ApiContext& context, ThenReply then);

// Who asks.
Comer comer_of(const HttpRequest& request);

// Counts what somebody asks for, by his address and by his person where he is known; or says why not.
std::optional<ProtocolError> count(Limits::Deed deed, const HttpRequest& request, ApiContext& context);

// Has something of a game read for whoever asks: for nobody known, where it is private for his person, and
// where he does not play it for a moderator.
using ReadGame = std::move_only_function<void(Looker looker, Hub::Answer<std::string>)>;
void read_for(const std::string& game, const Comer& comer, ApiContext& context, ReadGame read,
              Hub::Answer<std::string> then);

HttpReply json_reply(int status, const Json& json);
// Has the browser keep the session of that cookie and its mark, or forget the session where it is "".
void set_session(HttpReply& reply, const std::optional<std::string>& cookie, const Comer& comer, bool secure);

// {"error":{…}} with the status that goes with the code, or with `status`, and Retry-After where there is
// one.
HttpReply error_reply(const ProtocolError& error, std::optional<int> status = {});

}  // namespace trictrac
