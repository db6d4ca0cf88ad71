#include "event/pairing/arena.h"

#include <algorithm>
#include <cstdlib>

#include "event/arena.h"
#include "event/history.h"
#include "event/pairing/matching.h"
#include "event/pairing/seats.h"
#include "event/pairing/weights.h"

namespace trictrac::event {

ArenaPairing::ArenaPairing(const EventState& state, std::int64_t now) : state_(state), now_(now) {
  TRICTRAC_ASSERT(!state.rounds.empty());
  const std::vector<History> all = histories(state);
  for (std::size_t i = 0; i < state.entrants.size(); ++i) {
    const Entrant& entrant = state.entrants[i];
    if (entrant.withdrawn || entrant.away) continue;
    ++present_;
    if (is_busy(state, entrant.number)) continue;
    FreeEntrant one{&entrant, score_of(all[i]), whites_of(all[i]), 0, entrant.since};
    if (!all[i].empty()) one.last_opponent = all[i].back().opponent;
    for (const Table& table : state.rounds.back().tables)
      if (std::ranges::find(table.seats, entrant.number) != table.seats.end())
        one.since = std::max(one.since, table.ended);
    free_.push_back(one);
  }
  std::ranges::sort(free_, std::ranges::greater(), &FreeEntrant::since);
  for (std::size_t i = 0; i < free_.size(); ++i)
    free_[i].waited =
        i > 0 && free_[i].since == free_[i - 1].since ? free_[i - 1].waited : static_cast<int>(i) + 1;
  std::ranges::sort(free_, [](const FreeEntrant& a, const FreeEntrant& b) {
    return a.halves != b.halves ? a.halves > b.halves : is_seeded_before(*a.entrant, *b.entrant);
  });
}

bool ArenaPairing::are_apart(const FreeEntrant& a, const FreeEntrant& b) const {
  if (is_excluded(state_, a.entrant->number, b.entrant->number)) return true;
  const bool just_met = a.last_opponent == b.entrant->number || b.last_opponent == a.entrant->number;
  return just_met && present_ > 2 && now_ - std::max(a.since, b.since) < kLongestWait;
}

ArenaCost ArenaPairing::cost(int first, int second) const {
  const FreeEntrant& a = free_[first];
  if (second == std::ssize(free_)) return {0, a.waited, 0, 0};
  const FreeEntrant& b = free_[second];
  if (are_apart(a, b)) return {1, a.waited + b.waited, 0, 0};
  const int distance = a.halves - b.halves;
  return {0, 0, distance * distance, std::abs(a.entrant->rating - b.entrant->rating)};
}

std::vector<Seats> ArenaPairing::tables() const {
  const int count = static_cast<int>(free_.size()), places = count + count % 2;
  std::vector<ArenaCost> costs;
  for (int i = 0; i < places; ++i)
    for (int j = i + 1; j < places; ++j) costs.push_back(cost(i, j));
  const std::vector<ArenaCost> most = greatest_costs<kArenaCriteria>(places, costs);
  const std::vector<int> mates =
      max_weight_perfect_matching(places, weights_of<kArenaCriteria>(costs, bounds_of<kArenaCriteria>(most)));
  std::vector<Seats> tables;
  for (int i = 0; i < count; ++i) {
    const int mate = mates[i];
    if (mate < i || mate == count || are_apart(free_[i], free_[mate])) continue;
    tables.push_back(seated(*free_[i].entrant, free_[i].whites, *free_[mate].entrant, free_[mate].whites));
  }
  return tables;
}

}  // namespace trictrac::event
