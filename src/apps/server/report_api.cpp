// What somebody says against another to the moderators.
#include <algorithm>

#include "apps/server/api_call.h"
#include "text/talk.h"
#include "wire/phrases.h"

namespace trictrac {
namespace {

constexpr int kMostTalk = 1'000'000;

NewReport asked(Members& m) {
  NewReport report;
  report.game = m.text("game");
  if (m.find("player")) report.player = m.number("player", 0, kMostPlayers - 1);
  if (m.find("talk")) report.talk = m.number("talk", 1, kMostTalk);
  if (!report.player && report.talk == 0) m.fail(bad("\"player\" or \"talk\" says whom it is against"));
  report.reason = m.text("reason");
  if (std::ranges::find(kReportReasons, report.reason) == kReportReasons.end())
    m.fail(bad("\"reason\" is one of report_reasons in what the program offers"));
  report.words = trimmed(m.text_or("words", ""));
  if (const auto fault = talk_fault(report.words); fault && !report.words.empty())
    m.fail(bad("what is said " + *fault));
  return report;
}

// Against whoever said it, or sits there.
Parsed<bool> kept(PeopleRows& rows, const RequestOrigin& requester, NewReport report) {
  const auto person = find_person(rows, requester);
  if (!person) return refuse(ErrorCode::NotSignedIn, "nobody is known here: take a name first");
  if (report.talk > 0) {
    const auto talk = rows.talk.one(report.game, report.talk);
    if (!talk) return refuse(ErrorCode::BadMessage, "nothing of that number was said there");
    report.against = talk->person;
    report.player = talk->player;
  } else {
    report.against = rows.seats.person_at(report.game, *report.player);
  }
  report.reporter = person->row;
  report.at = seconds_now();
  rows.reports.add(report);
  return true;
}

}  // namespace

void report(const Call& call) {
  Members m(call->body, {"game", "player", "talk", "reason", "words"});
  const NewReport report = asked(m);
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  if (const auto wrong = call->count(Limits::Deed::Report)) return call->refuse(*wrong);
  call->people().ask<bool>(
      Rows::Written,
      [requester = call->requester, report](PeopleRows& rows) { return kept(rows, requester, report); },
      [call](const Parsed<bool>& done) {
        if (!done) return call->refuse(done.error());
        call->answer(Parsed<Json>(Json::object()));
      });
}

}  // namespace trictrac
