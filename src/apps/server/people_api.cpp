#include "apps/server/people_api.h"

#include <algorithm>
#include <array>

#include "apps/server/people_call.h"
#include "apps/server/standing_api.h"
#include "people/base64url.h"

namespace trictrac {
namespace {

struct Route {
  std::string_view path;
  void (*get)(const Call&) = nullptr;
  void (*post)(const Call&) = nullptr;
};

constexpr std::array kRoutes{
    Route{"/api/me", show_me, take_name},
    Route{"/api/me/account", nullptr, make_account},
    Route{"/api/me/password", nullptr, change_password},
    Route{"/api/me/email", nullptr, take_email},
    Route{"/api/me/email/confirm", nullptr, send_confirmation},
    Route{"/api/me/delete", nullptr, leave},
    Route{"/api/me/games", show_games},
    Route{"/api/me/export", export_all},
    Route{"/api/me/notices", show_notices, choose_notices},
    Route{"/api/me/learning", show_learning, put_learning},
    Route{"/api/me/browser", nullptr, call_browser},
    Route{"/api/me/browser/end", nullptr, call_browser_no_more},
    Route{"/api/me/blocks", show_blocks, block},
    Route{"/api/me/blocks/end", nullptr, end_block},
    Route{"/api/reports", nullptr, report},
    Route{"/api/moderation", nullptr, moderate},
    Route{"/api/me/sessions", show_sessions},
    Route{"/api/me/sessions/end", nullptr, end_sessions},
    Route{"/api/sign-in", nullptr, sign_in},
    Route{"/api/sign-out", nullptr, sign_out},
    Route{"/api/passkey/new", nullptr, new_passkey},
    Route{"/api/passkey/made", nullptr, keep_passkey},
    Route{"/api/passkey/ask", nullptr, ask_passkey},
    Route{"/api/passkey/sign-in", nullptr, sign_in_with_passkey},
    Route{"/api/passkey/forget", nullptr, forget_passkey},
    Route{"/api/recover", nullptr, send_recovery},
    Route{"/api/standing", show_best},
};
constexpr std::string_view kStopLetters = "/api/letters/stop/";
// Those with something more behind them.
constexpr std::array kWithMore{
    Route{"/api/confirm/", nullptr, confirm_email}, Route{"/api/recover/", nullptr, recover},
    Route{kStopLetters, nullptr, stop_letters},     Route{"/api/people/", show_profile},
    Route{"/api/days/", show_day, answer_day},
};

const Route* route_of(std::string_view path) {
  for (const Route& route : kWithMore)
    if (path.starts_with(route.path)) return &route;
  const auto* const found = std::ranges::find(kRoutes, path, &Route::path);
  return found == kRoutes.end() ? nullptr : found;
}

}  // namespace

std::string_view methods_for_people(std::string_view path) {
  const Route* route = route_of(path);
  if (!route) return {};
  if (!route->post) return "GET";
  return route->get ? "GET, POST" : "POST";
}

void answer_people(const HttpRequest& request, std::string_view path, ApiContext& context, ThenReply then) {
  const Route* route = route_of(path);
  std::string code(path.starts_with(route->path) ? path.substr(route->path.size()) : "");
  const auto call = std::make_shared<PeopleCall>(request, std::move(code), context, comer_of(request),
                                                 Json::object(), std::move(then));
  if (request.method != "POST") return route->get(call);
  if (!request.body.empty() && route->path != kStopLetters) {  // to which mail programs send a form of theirs
    auto body = parse_json(request.body);
    if (!body) return call->refuse(body.error());
    call->body = std::move(*body);
  }
  route->post(call);
}

Json person_json(const Me& me) {
  const Person& p = me.person;
  Json json{{"id", p.id}, {"name", p.name}, {"account", p.account}};
  json["email"] = p.email.empty() ? Json(nullptr) : Json(p.email);
  if (!p.email.empty()) json["email_confirmed"] = p.email_confirmed;
  json["password"] = !p.password.empty();
  if (p.moderator) json["moderator"] = true;
  if (p.muted > seconds_now()) json["muted"] = p.muted;
  json["passkeys"] = Json::array();
  for (const StoredPasskey& passkey : me.passkeys)
    json["passkeys"].push_back(
        {{"id", to_base64url(passkey.credential)}, {"name", passkey.name}, {"created", passkey.created}});
  return json;
}

void PeopleCall::answer(const Parsed<Identity>& identity) {
  if (!identity) return then(error_reply(identity.error()));
  const Json person = identity->me ? person_json(*identity->me) : Json(nullptr);
  HttpReply reply = json_reply(200, {{"person", person}, {"mail", context.postman != nullptr}});
  set_session(reply, identity->cookie, comer, request.secure);
  then(std::move(reply));
}

bool PeopleCall::over_limit(const std::string& folded, bool own_browser) {
  const auto now = Clock::now();
  auto wrong = context.limits.count(Limits::Deed::SignIn, request.caller, now);
  if (!wrong && !folded.empty())
    wrong = own_browser ? context.limits.count_name_in_browser(folded, comer.mark, now)
                        : context.limits.count_name(folded, request.caller, now);
  if (wrong) refuse(*wrong);
  return wrong.has_value();
}

}  // namespace trictrac
