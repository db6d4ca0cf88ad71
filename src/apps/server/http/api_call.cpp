#include "apps/server/http/api_call.h"

#include <nlohmann/json.hpp>

#include "apps/server/http/headers.h"
#include "base/text_of.h"
#include "people/base64url.h"

namespace trictrac {
namespace {

// Has the browser keep the session of that cookie and its mark, or forget the session where it is "".
void set_session(HttpReply& reply, const std::string& cookie, const ApiCall& call) {
  reply.headers.emplace_back("Set-Cookie", set_cookie(kSessionCookie, cookie, call.request.secure));
  if (cookie.empty() || call.requester.new_mark.empty()) return;
  reply.headers.emplace_back("Set-Cookie",
                             set_cookie(kMarkCookie, call.requester.new_mark, call.request.secure));
}

bool is_private(const Parsed<std::string>& text) { return !text && text.error().code == ErrorCode::Private; }

void read_for_person(const std::string& game, std::int64_t person, People& people,
                     const std::shared_ptr<ReadGame>& read, Hub::Answer<std::string> then) {
  (*read)({person}, [game, person, &people, read, then = std::move(then)](Parsed<std::string> text) mutable {
    if (!is_private(text)) return then(std::move(text));
    people.admits(game, person,
                  [person, read, text = std::move(text), then = std::move(then)](Parsed<bool> may) mutable {
                    if (!may.value_or(false)) return then(std::move(text));
                    (*read)({person, true}, std::move(then));
                  });
  });
}

}  // namespace

std::string language_in(Members& m, std::string_view otherwise) {
  std::string language = m.text_or("language", otherwise);
  if (language != otherwise && !words::find_language(language))
    m.fail(bad(text_of("\"language\" must be {}", words::language_codes())));
  return language;
}

Json person_json(const Me& me) {
  const Person& p = me.person;
  Json json{{"id", p.id}, {"name", p.name}, {"account", p.account}};
  json["email"] = p.email.empty() ? Json(nullptr) : Json(p.email);
  if (!p.new_email.empty()) json["new_email"] = p.new_email;
  json["password"] = !p.password.empty();
  if (p.moderator) json["moderator"] = true;
  if (p.muted > seconds_now()) json["muted"] = p.muted;
  json["passkeys"] = Json::array();
  for (const StoredPasskey& passkey : me.passkeys)
    json["passkeys"].push_back(
        {{"id", to_base64url(passkey.credential)}, {"name", passkey.name}, {"created", passkey.created}});
  return json;
}

void ApiCall::reply(HttpReply reply, const std::optional<std::string>& cookie) {
  if (cookie) set_session(reply, *cookie, *this);
  then(std::move(reply));
}

void ApiCall::answer(const Parsed<Identity>& identity) {
  if (!identity) return refuse(identity.error());
  const Json person = identity->me ? person_json(*identity->me) : Json(nullptr);
  reply(json_reply(200, {{"person", person}, {"mail", context.mailer != nullptr}}), identity->cookie);
}

std::optional<ApiError> ApiCall::count(RateLimits::Activity activity) const {
  const auto now = Clock::now();
  auto wrong = context.limits.count(activity, request.caller, now);
  if (!wrong) wrong = context.limits.count(activity, context.people.remembered(requester.token), now);
  return wrong;
}

bool ApiCall::accepts(Members& m) {
  const auto read = m.done(true);
  if (!read) refuse(read.error());
  return read.has_value();
}

bool ApiCall::over_limit(RateLimits::Activity activity) {
  const auto wrong = count(activity);
  if (wrong) refuse(*wrong);
  return wrong.has_value();
}

bool ApiCall::over_limit(const std::string& folded, bool own_browser) {
  const auto now = Clock::now();
  auto wrong = context.limits.count(RateLimits::Activity::SignIn, request.caller, now);
  if (!wrong && !folded.empty())
    wrong = own_browser ? context.limits.count_name_in_browser(folded, requester.mark, now)
                        : context.limits.count_name(folded, request.caller, now);
  if (wrong) refuse(*wrong);
  return wrong.has_value();
}

void read_for(const Call& call, const std::string& game, ReadGame read, Hub::Answer<std::string> then) {
  const auto reading = std::make_shared<ReadGame>(std::move(read));
  (*reading)({}, [call, game, reading, then = std::move(then)](Parsed<std::string> text) mutable {
    if (!is_private(text) || call->requester.token.empty()) return then(std::move(text));
    People& people = call->people();
    people.find(call->requester,
                [game, reading, &people, then = std::move(then)](const Parsed<Principal>& by) mutable {
                  if (!by) return then(std::unexpected(by.error()));
                  read_for_person(game, by->person, people, reading, std::move(then));
                });
  });
}

}  // namespace trictrac
