// The one table of calls: which path is answered by what.
#include "apps/server/http/api.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "apps/server/http/api_call.h"
#include "apps/server/http/headers.h"
#include "apps/server/http/recent_replies.h"
#include "apps/server/runtime/ids.h"
#include "contract/games.h"
#include "text/words.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

// Counts a call of this kind; returns the error if there were too many.
std::optional<ApiError> count(const ApiCall& call, contract::CountedAs kind) {
  if (kind == contract::CountedAs::Game) return call.count(RateLimits::Activity::Game);
  if (kind == contract::CountedAs::Record) return call.count(RateLimits::Activity::Record);
  return std::nullopt;
}

// Returns the name in the braces of a pattern and the text in their place, which has no slash, both "" where
// there are no braces; nothing where the path does not fit.
using PathPart = std::pair<std::string_view, std::string_view>;
std::optional<PathPart> matched_part(std::string_view pattern, std::string_view path) {
  const std::size_t open = pattern.find('{');
  if (open == std::string_view::npos) return path == pattern ? std::optional(PathPart()) : std::nullopt;
  const std::size_t close = pattern.find('}');
  const std::string_view before = pattern.substr(0, open), after = pattern.substr(close + 1);
  if (path.size() < before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after))
    return std::nullopt;
  const std::string_view part = path.substr(open, path.size() - before.size() - after.size());
  if (part.contains('/')) return std::nullopt;
  return PathPart(pattern.substr(open + 1, close - open - 1), part);
}

struct FoundRoute {
  const Route* route = nullptr;  // none: there is no such call, or it has other methods
  PathPart part;
  bool gets = false, posts = false;  // methods at this path
  bool is_probe = false;

  bool exists() const { return gets || posts; }
  std::string allowed() const { return !posts ? "GET" : gets ? "GET, POST" : "POST"; }
};

FoundRoute find_route(std::string_view method, std::string_view target) {
  const std::string_view path = target.substr(0, target.find('?'));
  FoundRoute found;
  for (const Routes routes :
       {health_routes(), games_routes(), standing_routes(), me_routes(), account_routes(), email_routes(),
        passkey_routes(), notices_routes(), learning_routes(), people_routes(), export_routes(),
        tournament_routes(), club_routes(), league_routes(), challenge_routes(), server_routes()})
    for (const Route& route : routes) {
      const auto part = matched_part(route.info.path, path);
      if (!part) continue;
      const bool gets = route.info.method == contract::HttpMethod::Get;
      (gets ? found.gets : found.posts) = true;
      found.is_probe = route.info.counted == contract::CountedAs::Probe;
      if (!found.route && (gets ? method == "GET" || method == "HEAD" : method == "POST")) {
        found.route = &route;
        found.part = *part;
      }
    }
  return found;
}

// The names and values of the address of a call; those of its query where a body does not say as much.
contract::Named named_in(const HttpRequest& request, const FoundRoute& found) {
  contract::Named named;
  const auto add = [&](std::string_view name, std::string_view value) {
    named.emplace_back(name, percent_decoded(value).value_or(""));
  };
  if (!found.part.first.empty()) add(found.part.first, found.part.second);
  const contract::CallInfo& info = found.route->info;
  if (info.method == contract::HttpMethod::Post && info.text.empty()) return named;
  const std::string_view target = request.target;
  for (const std::string_view part : split(target.substr(std::min(target.find('?'), target.size())), '&')) {
    const std::string_view pair = part.substr(part.starts_with('?'));
    const std::size_t equals = std::min(pair.find('='), pair.size());
    if (!pair.empty()) add(pair.substr(0, equals), pair.substr(std::min(equals + 1, pair.size())));
  }
  return named;
}

HttpReply wrong_method(const std::string& allowed) {
  HttpReply reply = error_reply({ErrorCode::BadMessage, "only " + allowed + " is allowed here"}, 405);
  reply.headers.emplace_back("Allow", allowed);
  return reply;
}

RequestOrigin requester_of(const HttpRequest& request) {
  const std::string token = cookie_value(request.cookie, kSessionCookie);
  const std::string mark = cookie_value(request.cookie, kMarkCookie);
  const std::string new_mark = is_key(mark) ? "" : new_key();
  return {token.empty() ? "" : key_hash(token), device_name(request.agent), request.caller,
          key_hash(new_mark.empty() ? mark : new_mark), new_mark};
}

// Has the first of several copies of a POST answer all of them. Returns whether this one is to be run.
bool is_first_copy(ApiCall& call) {
  if (call.request.idempotency_key.empty() || call.request.method != "POST") return true;
  const auto first = call.context.recent_replies.is_first(call.request, call.then, Clock::now());
  if (!first) call.refuse(first.error());
  return first.value_or(false);
}

void answer(ApiCall&& call, const FoundRoute& found) {
  const Route* route = found.route;
  if (!found.is_probe)
    if (const auto wrong = call.count(RateLimits::Activity::Call)) return call.refuse(*wrong);
  if (!found.exists()) return call.then(error_reply({ErrorCode::BadMessage, "there is no such call"}, 404));
  if (!route) return call.then(wrong_method(found.allowed()));
  if (!is_first_copy(call)) return;
  if (const auto wrong = count(call, route->info.counted)) return call.refuse(*wrong);
  Json body = Json::object();
  const contract::CallInfo& info = route->info;
  if (info.method == contract::HttpMethod::Post && info.text.empty() && !call.request.body.empty()) {
    auto json = parse_json(call.request.body);
    if (!json) return call.refuse(json.error());
    body = std::move(*json);
  }
  contract::Named named = named_in(call.request, found);
  if (!info.text.empty()) named.emplace_back(info.text, call.request.body);
  route->run(std::move(call), named, std::move(body));
}

int status_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::TooLarge: return 413;
    case ErrorCode::UnknownGame:
    case ErrorCode::UnknownPerson: return 404;
    case ErrorCode::NotAllowed:
    case ErrorCode::BadSignIn:
    case ErrorCode::Muted:
    case ErrorCode::Private:
    case ErrorCode::AccountClosed:
    case ErrorCode::ProofNeeded:
    case ErrorCode::BadKey: return 403;
    case ErrorCode::NotSignedIn: return 401;
    case ErrorCode::NameTaken: return 409;
    case ErrorCode::BadRecord: return 422;
    case ErrorCode::TooMany: return 429;
    case ErrorCode::Internal: return 500;
    case ErrorCode::Unavailable: return 503;
    default: return 400;
  }
}

}  // namespace

HttpReply json_reply(int status, const Json& json) {
  return {status, "application/json", dump(json), {}, {}};
}

HttpReply error_reply(const ApiError& error, std::optional<int> status) {
  HttpReply reply = json_reply(status.value_or(status_of(error.code)), {{"error", error_json(error)}});
  reply.error = error.code;
  if (error.retry_after > 0) reply.headers.emplace_back("Retry-After", std::to_string(error.retry_after));
  return reply;
}

bool takes_record(std::string_view target) {
  const Route* route = find_route("POST", target).route;
  return route && route->info.takes_record;
}

void answer_api(const HttpRequest& request, ApiContext& context, ThenReply then) {
  ThenReply uncached = [then = std::move(then)](HttpReply reply) mutable {
    reply.headers.emplace_back("Cache-Control", "no-store");
    then(std::move(reply));
  };
  answer({request, context, requester_of(request), std::move(uncached)},
         find_route(request.method, request.target));
}

// Both of the following at once: a server that is not ready answers 503.
void handle(const Call<contract::ShowHealth>& call) {
  call->context.hub.check([call](const Parsed<bool>& sound) {
    const bool ready = !call->context.leaving && sound.value_or(false);
    const contract::Health health{.ok = ready, .version = call->context.version};
    call->then(json_reply(ready ? 200 : 503, json_of(health)));
  });
}

// 200 as long as anything is answered.
void handle(const Call<contract::ShowLive>& call) { call->answer({.version = call->context.version}); }

// 200 while games are read and written, the acts of the last few seconds were stored and the server is not
// about to stop; else 503 with the reason.
void handle(const Call<contract::ShowReady>& call) {
  const auto refuse = [call](const char* why) {
    call->then(json_reply(503, json_of(contract::Readiness{.why = why})));
  };
  if (call->context.leaving) return refuse("draining");
  call->context.hub.check([call, refuse](const Parsed<bool>& sound) {
    if (!sound.value_or(false)) return refuse("store");
    call->answer(contract::Readiness{.ready = true});
  });
}

Routes health_routes() { return routes(contract::HealthCalls{}); }

}  // namespace trictrac
