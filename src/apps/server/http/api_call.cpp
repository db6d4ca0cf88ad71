#include "apps/server/http/api_call.h"

#include <nlohmann/json.hpp>

#include "apps/server/http/headers.h"
#include "apps/server/people/server_profile.h"
#include "base/text_of.h"
#include "contract/members.h"
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

Parsed<Person> require_caller(PeopleRows& rows, const RequestOrigin& requester, contract::Access access) {
  switch (access) {
    case contract::Access::Account: return require_account(rows, requester);
    case contract::Access::Owner: return require_proof(rows, requester);
    case contract::Access::Moderator: return require_moderator(rows, requester);
    case contract::Access::Anybody:
    case contract::Access::Person: return require_person(rows, requester);
  }
  std::unreachable();
}

bool settle_language(ApiCall& call, std::string& language) {
  if (language.empty()) language = words::languages().front()->code;
  if (words::find_language(language)) return true;
  call.refuse(bad(text_of("\"language\" must be {}", words::language_codes())));
  return false;
}

contract::Person person_of(const Me& me) {
  const Person& p = me.person;
  contract::Person shown{
      .id = p.id,
      .name = p.name,
      .account = p.account,
      .new_email = p.new_email,
      .password = !p.password.empty(),
      .moderator = p.moderator,
      .muted = p.muted > seconds_now() ? p.muted : 0,
      .challengers = std::string(contract::kAllChallengers[static_cast<std::size_t>(p.challengers)]),
      .young = p.chose_young};
  if (!p.email.empty()) shown.email = p.email;
  for (const StoredPasskey& passkey : me.passkeys)
    shown.passkeys.push_back({to_base64url(passkey.credential), passkey.name, passkey.created});
  return shown;
}

void ApiCall::reply(HttpReply reply, const std::optional<std::string>& cookie) {
  if (cookie) set_session(reply, *cookie, *this);
  then(std::move(reply));
}

contract::Me ApiCall::me_of(const Identity& identity) const {
  contract::Me me{.mail = context.mailer != nullptr, .server = context.server_profile.notice(seconds_now())};
  if (identity.me) me.person = person_of(*identity.me);
  return me;
}

std::optional<ApiError> ApiCall::count(RateLimits::Activity activity) const {
  const auto now = Clock::now();
  auto wrong = context.limits.count(activity, request.caller, now);
  if (!wrong) wrong = context.limits.count(activity, context.people.remembered(requester.token), now);
  return wrong;
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

void read_for(const AnyCall& call, const std::string& game, ReadGame read, Hub::Answer<std::string> then) {
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
