// How a person wants to be notified of what waits for them.
#include <nlohmann/json.hpp>

#include "apps/server/http/api_call.h"
#include "apps/server/people/notices.h"
#include "apps/server/runtime/ids.h"
#include "people/base64url.h"

namespace trictrac {
namespace {

constexpr std::size_t kMostBrowsers = 20;

struct RequestedNotices {
  NoticeChoices choices;
  bool here = false;  // the browser that asks is sent notices
};

RequestedNotices load_notices(PeopleRows& rows, const RequestOrigin& requester, std::int64_t person) {
  RequestedNotices now{rows.notices.choices(person)};
  for (const CalledBrowser& browser : rows.notices.of(person)) now.here |= browser.session == requester.token;
  return now;
}

Json notices_json_of(const RequestedNotices& wished, const Notices& notices) {
  Json json{{"key", notices.key() ? Json(to_base64url(notices.key()->point())) : Json(nullptr)},
            {"mail", notices.mail()},
            {"here", wished.here}};
  for (const Called what : kCalled) json["wished"][std::string(name_of(what))] = wished.choices.wishes(what);
  json["letters"] = wished.choices.digest;
  return json;
}

// Does `work` with the rows of the person who asks, and answers with how they then want to be notified.
template <class Work>
void answer_notices(const Call& call, Rows way, Work work) {
  ask(
      call, way,
      [requester = call->requester, work = std::move(work)](PeopleRows& rows) -> Parsed<RequestedNotices> {
        const auto person = require_person(rows, requester);
        if (!person) return std::unexpected(person.error());
        work(rows, person->row);
        return load_notices(rows, requester, person->row);
      },
      [call](const RequestedNotices& now) { call->answer(notices_json_of(now, call->context.notices)); });
}

// Nothing where it is not said.
std::optional<bool> read_choice(Members& m, std::string_view name) {
  const Json* said = m.find(name);
  if (!said) return std::nullopt;
  if (!said->is_boolean()) m.fail(bad(in_quotes(name) + " must be true or false"));
  return said->is_boolean() && said->get<bool>();
}

}  // namespace

void show_notices(const Call& call) {
  answer_notices(call, Rows::Read, [](PeopleRows&, std::int64_t) {});
}

// What is not said stays as it is.
void choose_notices(const Call& call) {
  Members m(call->body, {"turn", "taken", "offer", "over", "letters", "language"});
  std::vector<std::pair<Called, bool>> said;
  for (const Called what : kCalled)
    if (const auto wish = read_choice(m, name_of(what))) said.emplace_back(what, *wish);
  const auto letters = read_choice(m, "letters");
  const std::string language = language_in(m, "");
  if (!call->accepts(m)) return;
  answer_notices(call, Rows::Written, [said, letters, language](PeopleRows& rows, std::int64_t person) {
    NoticeChoices choices = rows.notices.choices(person);
    for (const auto& [what, wish] : said) choices.wished[static_cast<std::size_t>(what)] = wish;
    if (letters) choices.digest = *letters;
    if (!language.empty()) choices.language = language;
    rows.notices.choose(person, choices);
  });
}

// This browser is sent notices from now on, at its own push service.
void call_browser(const Call& call) {
  Members m(call->body, {"endpoint", "p256dh", "auth", "language"});
  CalledBrowser browser{
      0, m.text("endpoint"), m.text("p256dh"), m.text("auth"), language_in(m), call->requester.token, 0};
  const Notices& notices = call->context.notices;
  if (const auto fault = endpoint_fault(browser.endpoint, notices.reach()))
    m.fail(bad("an endpoint " + *fault));
  const PushSubscription keys{"", from_base64url(browser.p256dh).value_or(""),
                              from_base64url(browser.auth).value_or("")};
  if (!encrypted(keys, "")) m.fail(bad("\"p256dh\" and \"auth\" must be the keys of a PushSubscription"));
  if (!call->accepts(m)) return;
  if (!notices.key())
    return call->refuse(ErrorCode::NotAllowed, "this server sends no notifications to browsers");
  answer_notices(call, Rows::Written, [browser](PeopleRows& rows, std::int64_t person) {
    const auto before = rows.notices.of(person);
    CalledBrowser owned = browser;
    owned.person = person;
    rows.notices.put(owned);
    if (before.size() >= kMostBrowsers) rows.notices.drop(before.front().id);
  });
}

void call_browser_no_more(const Call& call) {
  answer_notices(call, Rows::Written, [token = call->requester.token](PeopleRows& rows, std::int64_t) {
    rows.notices.drop_of_session(token);
  });
}

// Works without signing in, as the link of an e-mail must, also where a mail program follows it by itself.
void stop_letters(const Call& call) {
  if (call->over_limit()) return;
  ask(
      call, Rows::Written,
      [key = call->path_part](PeopleRows& rows) -> Parsed<bool> {
        if (!rows.notices.stop_letters(key))
          return refuse(ErrorCode::BadKey, "this link is not valid: nobody's e-mails have it");
        return true;
      },
      [call](bool) { call->answer(Json::object()); });
}

}  // namespace trictrac
