#include "event/pairings.h"

#include <vector>

#include "event/amounts.h"
#include "event/match.h"

namespace trictrac::event {
namespace {

// Whether the round must pair or release this entrant, may do so, or may not. Knockouts drop those who have
// lost; after the first round, round robins and knockouts pair those who have withdrawn, so that a forfeit
// says why nobody plays there.
enum class Place { Needed, Possible, Barred };

Place place_of(const EventState& state, const Entrant& entrant, const std::vector<int>& participants) {
  const System system = state.terms.system;
  if (state.rounds.empty() || system == System::Swiss)
    return entrant.withdrawn ? Place::Barred : Place::Needed;
  if (!std::ranges::binary_search(participants, entrant.number)) return Place::Barred;
  return eliminates(system) ? Place::Possible : Place::Needed;
}

void leave_of_withdrawn(const EventState& state, Round& round) {
  for (Table& table : round.tables)
    for (const int entrant : Seats(table.seats))
      if (entrant_of(state, entrant).withdrawn && can_leave(state.terms, table)) leave_table(table, entrant);
}

}  // namespace

std::optional<EventError> check_pairings(const EventState& state, const Pairings& pairings) {
  if (!has_rounds(state.terms.system))
    return pairings == Pairings{} ? std::nullopt : std::optional(EventError::BadValue);
  std::vector<int> times(state.entrants.size());
  std::vector<bool> released(state.entrants.size());
  for (const Seats& seats : pairings.tables) {
    if (std::ssize(seats) < state.terms.least_seats || std::ssize(seats) > state.terms.seats)
      return EventError::BadValue;
    for (const int number : seats) {
      const auto at = index_of(state, number);
      if (!at) return EventError::UnknownEntrant;
      ++times[*at];
    }
  }
  for (const Bye& bye : pairings.byes) {
    const auto at = index_of(state, bye.entrant);
    if (!at) return EventError::UnknownEntrant;
    ++times[*at];
    released[*at] = true;
    if (bye.halves != state.entrants[*at].next_bye.value_or(allocated_halves(state.terms)))
      return EventError::BadValue;
  }
  const std::vector<int> all = participants(state);
  for (std::size_t i = 0; i < times.size(); ++i) {
    if (times[i] > 1) return EventError::PairedTwice;
    const Place place = place_of(state, state.entrants[i], all);
    if (place == Place::Barred && times[i] > 0)
      return state.entrants[i].withdrawn ? EventError::HasWithdrawn : EventError::UnknownEntrant;
    if (place == Place::Needed && times[i] == 0) return EventError::NotPaired;
    if (state.entrants[i].next_bye && !released[i]) return EventError::BadValue;
  }
  if (pairings.tables.empty()) return EventError::BadValue;
  return std::nullopt;
}

Round round_of(const EventState& state, const Pairings& pairings) {
  Round round;
  for (const Seats& seats : pairings.tables) round.tables.push_back(table_of(state.terms, seats));
  for (const Bye& bye : pairings.byes)
    round.byes.push_back({bye, entrant_of(state, bye.entrant).next_bye.has_value()});
  release_withdrawn(state, round);
  return round;
}

void release_withdrawn(const EventState& state, Round& round) {
  if (counts_amounts(state.terms)) return leave_of_withdrawn(state, round);
  for (Table& table : round.tables) {
    const bool white = entrant_of(state, table.seats[kWhite]).withdrawn;
    const bool black = entrant_of(state, table.seats[kBlack]).withdrawn;
    if (table.outcome || (!white && !black)) continue;
    std::optional<int> winner;
    if (white != black) winner = white ? kBlack : kWhite;
    forfeit_table(state.terms, table, winner);
  }
}

}  // namespace trictrac::event
