// The notifications that a person has chosen.
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

contract::Notices shown(const RequestedNotices& now, const Notices& notices) {
  contract::Notices all{.mail = notices.mail(),
                        .here = now.here,
                        .wished = wished_of(now.choices),
                        .letters = now.choices.digest};
  if (notices.key()) all.key = to_base64url(notices.key()->point());
  return all;
}

// Does `work` with the rows of the person who asks, and answers with how they then want to be notified.
template <class T, class Work>
void answer_notices(const Call<T>& call, Rows way, Work work) {
  ask(
      call, way,
      [requester = call->requester, work = std::move(work)](PeopleRows& rows, const Person& person) {
        work(rows, person.row);
        return load_notices(rows, requester, person.row);
      },
      [call](const RequestedNotices& now) { call->answer(shown(now, call->context.notices)); });
}

}  // namespace

contract::Wished wished_of(const NoticeChoices& choices) {
  return {choices.wishes(Called::Turn),        choices.wishes(Called::Taken),
          choices.wishes(Called::Offer),       choices.wishes(Called::Over),
          choices.wishes(Called::Ready),       choices.wishes(Called::Challenge),
          choices.wishes(Called::Announcement)};
}

void handle(const Call<contract::ShowNotices>& call) {
  answer_notices(call, Rows::Read, [](PeopleRows&, std::int64_t) {});
}

void handle(const Call<contract::ChooseNotices>& call) {
  contract::ChooseNotices& asked = call->asked;
  if (!asked.language.empty() && !settle_language(*call, asked.language)) return;
  answer_notices(call, Rows::Written, [asked](PeopleRows& rows, std::int64_t person) {
    NoticeChoices choices = rows.notices.choices(person);
    const std::pair<Called, std::optional<bool>> said[]{{Called::Turn, asked.turn},
                                                        {Called::Taken, asked.taken},
                                                        {Called::Offer, asked.offer},
                                                        {Called::Over, asked.over},
                                                        {Called::Ready, asked.ready},
                                                        {Called::Challenge, asked.challenge},
                                                        {Called::Announcement, asked.announcement}};
    for (const auto& [what, wish] : said)
      if (wish) choices.wished[static_cast<std::size_t>(what)] = *wish;
    if (asked.letters) choices.digest = *asked.letters;
    if (!asked.language.empty()) choices.language = asked.language;
    rows.notices.choose(person, choices);
  });
}

// This browser is sent notices from now on, at its own push service.
void handle(const Call<contract::CallBrowser>& call) {
  contract::CallBrowser& asked = call->asked;
  const Notices& notices = call->context.notices;
  if (const auto fault = endpoint_fault(asked.endpoint, notices.reach()))
    return call->refuse(bad("an endpoint " + *fault));
  const PushSubscription keys{"", from_base64url(asked.p256dh).value_or(""),
                              from_base64url(asked.auth).value_or("")};
  if (!encrypted(keys, ""))
    return call->refuse(bad("\"p256dh\" and \"auth\" must be the keys of a PushSubscription"));
  if (!settle_language(*call, asked.language)) return;
  if (!notices.key())
    return call->refuse(ErrorCode::NotAllowed, "this server sends no notifications to browsers");
  const CalledBrowser browser{
      0, asked.endpoint, asked.p256dh, asked.auth, asked.language, call->requester.token, 0};
  answer_notices(call, Rows::Written, [browser](PeopleRows& rows, std::int64_t person) {
    const auto before = rows.notices.of(person);
    CalledBrowser owned = browser;
    owned.person = person;
    rows.notices.put(owned);
    if (before.size() >= kMostBrowsers) rows.notices.drop(before.front().id);
  });
}

void handle(const Call<contract::CallBrowserNoMore>& call) {
  answer_notices(call, Rows::Written, [token = call->requester.token](PeopleRows& rows, std::int64_t) {
    rows.notices.drop_of_session(token);
  });
}

// Works without signing in, as the link of an e-mail must, also if a mail program follows it unasked.
void handle(const Call<contract::StopLetters>& call) {
  if (call->over_limit()) return;
  ask(call, Rows::Written, [key = call->asked.code](PeopleRows& rows) -> Parsed<contract::Nothing> {
    if (!rows.notices.stop_letters(key))
      return refuse(ErrorCode::BadKey, "this link is not valid: nobody's e-mails have it");
    return contract::Nothing{};
  });
}

Routes notices_routes() { return routes(contract::NoticeCalls{}); }

}  // namespace trictrac
