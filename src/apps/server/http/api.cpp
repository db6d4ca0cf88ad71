// The one table of calls: which path is answered by what.
#include "apps/server/http/api.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "apps/server/http/api_call.h"
#include "apps/server/http/headers.h"
#include "apps/server/http/recent_replies.h"
#include "apps/server/runtime/ids.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

using Handler = void (*)(const Call&);

// What a handler is given of the body of a POST.
enum class BodyKind { Json, Text, Record };  // a record is text that may be long

struct Route {
  std::string_view path;  // its *, where it has one, stands for any text
  Handler get = nullptr, post = nullptr;
  BodyKind body = BodyKind::Json;
  std::optional<RateLimits::Activity> counts = {};  // beside RateLimits::Activity::Call
  bool is_probe = false;                            // asked by those who watch machines, counted by no limit
};

// The first that fits is taken.
constexpr std::array kRoutes{
    Route{.path = "/health/live", .get = show_live, .is_probe = true},
    Route{.path = "/health/ready", .get = show_ready, .is_probe = true},
    Route{.path = "/api/health", .get = show_health, .is_probe = true},
    Route{.path = "/api/games",
          .post = create_game,
          .body = BodyKind::Text,
          .counts = RateLimits::Activity::Game},
    Route{.path = "/api/games/*/claim", .post = take_seat, .body = BodyKind::Text},
    Route{.path = "/api/games/*/standing", .get = show_game_standing},
    Route{.path = "/api/games/*.trictrac", .get = show_record},
    Route{.path = "/api/games/*", .get = show_game},
    Route{.path = "/api/records",
          .post = create_from_record,
          .body = BodyKind::Record,
          .counts = RateLimits::Activity::Record},
    Route{.path = "/api/me", .get = show_me, .post = take_name},
    Route{.path = "/api/me/account", .post = make_account},
    Route{.path = "/api/me/password", .post = change_password},
    Route{.path = "/api/me/prove", .post = prove},
    Route{.path = "/api/me/email", .post = take_email},
    Route{.path = "/api/me/email/confirm", .post = send_confirmation},
    Route{.path = "/api/me/delete", .post = leave},
    Route{.path = "/api/me/games", .get = show_games},
    Route{.path = "/api/me/export", .get = export_all},
    Route{.path = "/api/me/notices", .get = show_notices, .post = choose_notices},
    Route{.path = "/api/me/learning", .get = show_learning, .post = put_learning},
    Route{.path = "/api/me/browser", .post = call_browser},
    Route{.path = "/api/me/browser/end", .post = call_browser_no_more},
    Route{.path = "/api/me/blocks", .get = show_blocks, .post = block},
    Route{.path = "/api/me/blocks/end", .post = end_block},
    Route{.path = "/api/me/sessions", .get = show_sessions},
    Route{.path = "/api/me/sessions/end", .post = end_sessions},
    Route{.path = "/api/reports", .post = report},
    Route{.path = "/api/moderation", .post = moderate},
    Route{.path = "/api/sign-in", .post = sign_in},
    Route{.path = "/api/sign-out", .post = sign_out},
    Route{.path = "/api/passkey/new", .post = new_passkey},
    Route{.path = "/api/passkey/made", .post = keep_passkey},
    Route{.path = "/api/passkey/ask", .post = ask_passkey},
    Route{.path = "/api/passkey/sign-in", .post = sign_in_with_passkey},
    Route{.path = "/api/passkey/prove", .post = prove_with_passkey},
    Route{.path = "/api/passkey/forget", .post = forget_passkey},
    Route{.path = "/api/confirm/*", .post = confirm_email},
    Route{.path = "/api/undo/*", .post = restore_email},
    Route{.path = "/api/recover", .post = send_recovery},
    Route{.path = "/api/recover/*", .post = recover},
    // Mail programs send a form of theirs.
    Route{.path = "/api/letters/stop/*", .post = stop_letters, .body = BodyKind::Text},
    Route{.path = "/api/people/*", .get = show_profile},
    Route{.path = "/api/standing", .get = show_best},
    Route{.path = "/api/days/*", .get = show_day, .post = answer_day},
};

// The text in place of the * of a pattern, "" where it has none; nothing where the path does not fit.
std::optional<std::string_view> matched_part(std::string_view pattern, std::string_view path) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return path == pattern ? std::optional("") : std::nullopt;
  const std::string_view before = pattern.substr(0, star), after = pattern.substr(star + 1);
  if (path.size() < before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after))
    return std::nullopt;
  return path.substr(star, path.size() - before.size() - after.size());
}

struct FoundRoute {
  const Route* route = nullptr;  // none: there is no such call
  std::string_view part;
};

FoundRoute find_route(std::string_view target) {
  const std::string_view path = target.substr(0, target.find('?'));
  for (const Route& route : kRoutes)
    if (const auto part = matched_part(route.path, path)) return {&route, *part};
  return {};
}

Handler handler_of(const Route& route, std::string_view method) {
  if (method == "GET" || method == "HEAD") return route.get;
  return method == "POST" ? route.post : nullptr;
}

HttpReply wrong_method(const Route& route) {
  const std::string allowed = !route.post ? "GET" : route.get ? "GET, POST" : "POST";
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
bool is_first_copy(const Call& call) {
  const std::string& key = call->request.idempotency_key;
  if (key.empty() || call->request.method != "POST") return true;
  if (!is_idempotency_key(key)) {
    call->refuse(ErrorCode::BadMessage, "Idempotency-Key must have 16 to 64 letters, digits or hyphens");
    return false;
  }
  RecentReplies& replies = call->context.recent_replies;
  switch (replies.begin(call->request, call->then, Clock::now())) {
    case RecentReplies::Verdict::Run:
      call->then = [&replies, key, then = std::move(call->then)](HttpReply reply) mutable {
        replies.finish(key, reply);
        then(std::move(reply));
      };
      return true;
    case RecentReplies::Verdict::Answered: return false;
    case RecentReplies::Verdict::Mismatch:
      call->refuse(ErrorCode::BadMessage, "another request had this Idempotency-Key: use a new one");
      return false;
    case RecentReplies::Verdict::Busy:
      call->refuse(
          {ErrorCode::TooMany, "copies of this request are waiting for its reply: wait for it", {}, 0, 1});
      return false;
  }
  return false;
}

void answer(const Call& call, const FoundRoute& found) {
  const Route* route = found.route;
  if (!route || !route->is_probe)
    if (const auto wrong = call->count(RateLimits::Activity::Call)) return call->refuse(*wrong);
  if (!route) return call->then(error_reply({ErrorCode::BadMessage, "there is no such call"}, 404));
  const Handler handler = handler_of(*route, call->request.method);
  if (!handler) return call->then(wrong_method(*route));
  if (!is_first_copy(call)) return;
  if (route->counts)
    if (const auto wrong = call->count(*route->counts)) return call->refuse(*wrong);
  if (handler == route->post && route->body == BodyKind::Json && !call->request.body.empty()) {
    auto body = parse_json(call->request.body);
    if (!body) return call->refuse(body.error());
    call->body = std::move(*body);
  }
  handler(call);
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
  const Route* route = find_route(target).route;
  return route && route->body == BodyKind::Record;
}

void answer_api(const HttpRequest& request, ApiContext& context, ThenReply then) {
  const FoundRoute found = find_route(request.target);
  ThenReply uncached = [then = std::move(then)](HttpReply reply) mutable {
    reply.headers.emplace_back("Cache-Control", "no-store");
    then(std::move(reply));
  };
  answer(std::make_shared<ApiCall>(request, std::string(found.part), context, requester_of(request),
                                   Json::object(), std::move(uncached)),
         found);
}

// Both of the following at once: a server that is not ready answers 503.
void show_health(const Call& call) {
  call->context.hub.check([call](const Parsed<bool>& sound) {
    const bool ready = !call->context.leaving && sound.value_or(false);
    call->then(
        json_reply(ready ? 200 : 503, {{"ok", ready}, {"live", true}, {"version", call->context.version}}));
  });
}

// 200 as long as anything is answered.
void show_live(const Call& call) { call->answer(Json{{"live", true}, {"version", call->context.version}}); }

// 200 while games are read and written, the acts of the last few seconds were stored and the server is not
// about to stop; else 503 with the reason.
void show_ready(const Call& call) {
  if (call->context.leaving) return call->then(json_reply(503, {{"ready", false}, {"why", "draining"}}));
  call->context.hub.check([call](const Parsed<bool>& sound) {
    if (sound.value_or(false)) return call->answer(Json{{"ready", true}});
    call->then(json_reply(503, {{"ready", false}, {"why", "store"}}));
  });
}

}  // namespace trictrac
