#include "event/arena.h"

namespace trictrac::event {

std::optional<std::int64_t> end_of_arena(const EventState& state) {
  if (state.rounds.empty()) return std::nullopt;
  return state.rounds.front().started + 60 * std::int64_t{state.terms.minutes};
}

bool is_busy(const EventState& state, int entrant) {
  if (!is_round_open(state)) return false;
  return std::ranges::any_of(state.rounds.back().tables, [&](const Table& table) {
    return !table.outcome && std::ranges::find(table.seats, entrant) != table.seats.end();
  });
}

std::optional<EventError> check_arena_table(const EventState& state, const Seats& seats, std::int64_t now) {
  if (now >= end_of_arena(state).value_or(0)) return EventError::TimeOver;
  for (const int seat : seats) {
    if (entrant_of(state, seat).away) return EventError::Away;
    if (is_busy(state, seat)) return EventError::Busy;
  }
  return std::nullopt;
}

}  // namespace trictrac::event
