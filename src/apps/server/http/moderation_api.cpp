// What people report, whom they block, and what moderators ask for from the page.
#include <algorithm>

#include "apps/server/http/api_call.h"
#include "apps/server/people/moderation.h"
#include "text/shown.h"
#include "text/words.h"
#include "wire/page_fields.h"

namespace trictrac {
namespace {

constexpr int kMostTalk = 1'000'000;

NewReport asked(Members& m) {
  NewReport report;
  report.game = m.text("game");
  if (m.find("player")) report.player = m.number("player", 0, kMostPlayers - 1);
  if (m.find("talk")) report.talk = m.number("talk", 1, kMostTalk);
  if (!report.player && report.talk == 0)
    m.fail(bad("\"player\" or \"talk\" is required: it says whom you report"));
  report.reason = m.text("reason");
  if (std::ranges::find(kReportReasons, report.reason) == kReportReasons.end())
    m.fail(bad("\"reason\" must be one of report_reasons in what the program offers"));
  report.words = trim(m.text_or("words", ""), " ");
  if (const auto fault = talk_fault(report.words); fault && !report.words.empty())
    m.fail(bad("a message " + *fault));
  return report;
}

// Finds who said it, or sits there.
Parsed<bool> kept(PeopleRows& rows, const RequestOrigin& requester, NewReport report) {
  const auto person = find_person(rows, requester);
  if (!person) return refuse(ErrorCode::NotSignedIn, "you have no name here yet: choose one first");
  if (report.talk > 0) {
    const auto talk = rows.talk.one(report.game, report.talk);
    if (!talk) return refuse(ErrorCode::BadMessage, "there is no message with that number in that game");
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

Json blocks_json(const std::vector<Blocked>& blocks) { return {{"blocks", blocked_json(blocks)}}; }

// Finds a person by their id, or by their seat.
struct Whom {
  std::string id, game;
  int player = 0;
};

Whom whom(Members& m) {
  if (m.find("person")) return {m.text("person"), "", 0};
  return {"", m.text("game"), m.number("player", 0, kMostPlayers - 1)};
}

Parsed<Person> find(PeopleRows& rows, const Whom& whom) {
  const auto found = whom.game.empty() ? rows.persons.with_id(whom.id)
                                       : rows.persons.find(rows.seats.person_at(whom.game, whom.player));
  if (!found) return refuse(ErrorCode::BadMessage, "nobody with a name sits there");
  return *found;
}

// Whom the caller blocks then, and whether those two now keep apart.
struct ChangedBlock {
  Json blocks;
  std::int64_t person = 0, other = 0;
  bool apart = false;
};

// Does `change` with the rows and both persons, and answers with whom the caller then blocks.
template <class Change>
void change_blocks(const Call& call, const Whom& other, Change change) {
  ask(
      call, Rows::Written,
      [requester = call->requester, other, change](PeopleRows& rows) -> Parsed<ChangedBlock> {
        const auto person = require_account(rows, requester);
        if (!person) return std::unexpected(person.error());
        const auto blocked = find(rows, other);
        if (!blocked) return std::unexpected(blocked.error());
        if (blocked->row == person->row) return refuse(ErrorCode::BadMessage, "you cannot block yourself");
        change(rows.blocks, person->row, blocked->row);
        const auto all = rows.blocks.apart_from(person->row);
        return ChangedBlock{blocks_json(rows.blocks.of(person->row)), person->row, blocked->row,
                            std::ranges::find(all, blocked->row) != all.end()};
      },
      [call](const ChangedBlock& done) {
        call->people().hub().keep_apart(done.person, done.other, done.apart);
        call->answer(done.blocks);
      });
}

}  // namespace

void moderate(const Call& call) {
  const auto order = parse_order(call->body);
  if (!order) return call->refuse(order.error());
  call->context.moderation.carry_out_for(call->requester, *order, answer_to(call));
}

// What somebody says against another to the moderators.

void report(const Call& call) {
  Members m(call->body, {"game", "player", "talk", "reason", "words"});
  const NewReport report = asked(m);
  if (!call->accepts(m)) return;
  if (call->over_limit(RateLimits::Activity::Report)) return;
  ask(
      call, Rows::Written,
      [requester = call->requester, report](PeopleRows& rows) { return kept(rows, requester, report); },
      [call](bool) { call->answer(Json::object()); });
}

// Whom somebody does not wish to meet.

Json blocked_json(const std::vector<Blocked>& blocks) {
  Json all = Json::array();
  for (const Blocked& b : blocks) all.push_back({{"id", b.id}, {"name", b.name}, {"since", b.at}});
  return all;
}

void show_blocks(const Call& call) {
  call->people().ask<Json>(
      Rows::Read,
      [requester = call->requester](PeopleRows& rows) -> Parsed<Json> {
        const auto person = require_account(rows, requester);
        if (!person) return std::unexpected(person.error());
        return blocks_json(rows.blocks.of(person->row));
      },
      answer_to(call));
}

void block(const Call& call) {
  Members m(call->body, {"person", "game", "player"});
  const Whom other = whom(m);
  if (!call->accepts(m)) return;
  if (call->over_limit(RateLimits::Activity::Report)) return;
  change_blocks(call, other, [](BlockRows& blocks, std::int64_t person, std::int64_t blocked) {
    blocks.add(person, blocked, seconds_now());
  });
}

void end_block(const Call& call) {
  Members m(call->body, {"person"});
  const Whom other{m.text("person"), "", 0};
  if (!call->accepts(m)) return;
  change_blocks(call, other, [](BlockRows& blocks, std::int64_t person, std::int64_t blocked) {
    blocks.end(person, blocked);
  });
}

}  // namespace trictrac
