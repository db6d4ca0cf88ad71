// Reports, blocks, and the calls of moderators from the page.
#include <algorithm>

#include "apps/server/http/api_call.h"
#include "apps/server/moderation/moderation.h"
#include "contract/moderation.h"

namespace trictrac {
namespace {

// Finds who said it, or sits there.
Parsed<contract::Nothing> keep_report(PeopleRows& rows, const Person& reporter,
                                      const contract::Report& said) {
  NewReport report;
  report.game = said.game;
  report.player = said.player;
  report.talk = said.talk.value_or(0);
  report.reason = said.reason;
  report.words = said.words;
  if (said.talk) {
    const auto talk = rows.talk.one(said.game, *said.talk);
    if (!talk) return refuse(ErrorCode::BadMessage, "there is no message with that number in that game");
    report.against = talk->person;
    report.player = talk->player;
  } else {
    report.against = rows.seats.person_at(said.game, *said.player);
  }
  report.reporter = reporter.row;
  report.at = seconds_now();
  rows.reports.add(report);
  return contract::Nothing{};
}

// Finds a person by their id, or by their seat.
struct Whom {
  std::string id, game;
  int player = 0;
};

Parsed<Person> find(PeopleRows& rows, const Whom& whom) {
  const auto found = whom.game.empty() ? rows.persons.with_id(whom.id)
                                       : rows.persons.find(rows.seats.person_at(whom.game, whom.player));
  if (!found) return refuse(ErrorCode::BadMessage, "nobody with a name sits there");
  return *found;
}

// The caller's blocks after a change, and whether the two now avoid each other.
struct ChangedBlock {
  contract::Blocks blocks;
  std::int64_t person = 0, other = 0;
  bool apart = false;
};

// Does `change` with the rows and both persons, and answers with whom the caller then blocks.
template <class T, class Change>
void change_blocks(const Call<T>& call, const Whom& other, Change change) {
  ask(
      call, Rows::Written,
      [other, change](PeopleRows& rows, const Person& person) -> Parsed<ChangedBlock> {
        const auto blocked = find(rows, other);
        if (!blocked) return std::unexpected(blocked.error());
        if (blocked->row == person.row) return refuse(ErrorCode::BadMessage, "you cannot block yourself");
        change(rows.blocks, person.row, blocked->row);
        const auto all = rows.blocks.apart_from(person.row);
        return ChangedBlock{blocks_of(rows.blocks.of(person.row)), person.row, blocked->row,
                            std::ranges::find(all, blocked->row) != all.end()};
      },
      [call](const ChangedBlock& done) {
        call->context.lobby.keep_apart(done.person, done.other, done.apart);
        call->answer(done.blocks);
      });
}

}  // namespace

void handle(const Call<contract::Moderate>& call) {
  call->context.moderation.carry_out_for(call->requester, call->asked.order,
                                         [call](const auto& done) { call->answer(done); });
}

// Sends the report of a player to the moderators.
void handle(const Call<contract::Report>& call) {
  if (!call->asked.player && !call->asked.talk)
    return call->refuse(bad("\"player\" or \"talk\" is required: it says whom you report"));
  if (call->over_limit(RateLimits::Activity::Report)) return;
  ask(call, Rows::Written, [said = call->asked](PeopleRows& rows, const Person& reporter) {
    return keep_report(rows, reporter, said);
  });
}

contract::Blocks blocks_of(const std::vector<Blocked>& blocks) {
  contract::Blocks all;
  for (const Blocked& b : blocks) all.blocks.push_back({b.id, b.name, b.at});
  return all;
}

void handle(const Call<contract::ShowBlocks>& call) {
  ask(call, Rows::Read,
      [](PeopleRows& rows, const Person& person) { return blocks_of(rows.blocks.of(person.row)); });
}

void handle(const Call<contract::Block>& call) {
  const contract::Block& asked = call->asked;
  if (asked.person.empty() == (asked.game.empty() || !asked.player))
    return call->refuse(bad("either \"person\" or \"game\" and \"player\" are required"));
  if (call->over_limit(RateLimits::Activity::Report)) return;
  const Whom other{asked.person, asked.game, asked.player.value_or(0)};
  change_blocks(call, other, [](BlockRows& blocks, std::int64_t person, std::int64_t blocked) {
    blocks.add(person, blocked, seconds_now());
  });
}

void handle(const Call<contract::EndBlock>& call) {
  change_blocks(
      call, Whom{call->asked.person, "", 0},
      [](BlockRows& blocks, std::int64_t person, std::int64_t blocked) { blocks.end(person, blocked); });
}

Routes people_routes() { return routes(contract::PeopleCalls{} + contract::ModerationCalls{}); }

}  // namespace trictrac
