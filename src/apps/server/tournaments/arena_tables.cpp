#include "apps/server/tournaments/arena_tables.h"

#include <algorithm>
#include <vector>

#include "event/arena.h"
#include "event/pairing/arena.h"

namespace trictrac {
namespace {

bool is_time_over(const event::EventState& state, std::int64_t now) {
  const auto end = event::end_of_arena(state);
  return end && now >= *end;
}

// Returns the entrants who are a person that has entered before them: a guest who signed in to an account
// that had entered too.
std::vector<int> second_entries(const Tournament& tournament) {
  std::vector<int> all;
  std::vector<std::int64_t> seen;
  for (const event::Entrant& entrant : tournament.state().entrants) {
    const std::int64_t person = tournament.person_of(entrant.person);
    if (person == 0 || entrant.withdrawn) continue;
    if (std::ranges::find(seen, person) != seen.end()) all.push_back(entrant.number);
    seen.push_back(person);
  }
  return all;
}

// Returns whether the person of an entrant sits at an open table under another number.
bool plays_as_another(const Tournament& tournament, int number) {
  const event::EventState& state = tournament.state();
  const std::int64_t person = tournament.person_of(event::entrant_of(state, number).person);
  return person != 0 && std::ranges::any_of(state.entrants, [&](const event::Entrant& each) {
           return each.number != number && tournament.person_of(each.person) == person &&
                  event::is_busy(state, each.number);
         });
}

}  // namespace

bool is_running_arena(const event::EventState& state) {
  return state.terms.system == event::System::Arena && event::is_round_open(state) && !state.paused &&
         !state.finished;
}

Parsed<void> begin_arena_tables(Draft& draft) {
  const event::EventState& state = draft.after().state();
  if (!is_running_arena(state) || is_time_over(state, draft.now())) return {};
  for (const int number : second_entries(draft.after()))
    if (!event::entrant_of(state, number).away) (void)draft.act(kByServer, "", event::SetAway{number, true});
  for (const event::Seats& seats : event::ArenaPairing(state, draft.now()).tables()) {
    if (std::ranges::any_of(seats, [&](int one) { return plays_as_another(draft.after(), one); })) continue;
    const int table = static_cast<int>(state.rounds.back().tables.size()) + 1;
    (void)draft.act(kByServer, "", event::StartTable{{1, table}, seats});
  }
  return {};
}

void end_arena(Draft& draft) {
  const event::EventState& state = draft.after().state();
  if (!is_running_arena(state) || !is_time_over(state, draft.now())) return;
  const bool decided = std::ranges::all_of(
      state.rounds.back().tables, [](const event::Table& table) { return table.outcome.has_value(); });
  if (!decided || !draft.act(kByServer, "", event::CloseRound{})) return;
  (void)draft.act(kByServer, "", event::Finish{});
}

}  // namespace trictrac
