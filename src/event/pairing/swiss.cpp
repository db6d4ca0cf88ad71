#include "event/pairing/swiss.h"

#include <algorithm>
#include <cstdlib>

#include "event/history.h"
#include "event/pairing/matching.h"
#include "event/pairing/seats.h"
#include "event/pairing/weights.h"

namespace trictrac::event {
namespace {

using Kind = RoundOf::Kind;

bool is_full_bye(const RoundOf& round) { return round.kind == Kind::Bye && round.halves == 2; }

// Whether two who were paired count as having met: a forfeit before the first throw leaves them unmet.
bool has_met(const RoundOf& round) {
  return round.opponent > 0 && (round.kind != Kind::Forfeit || round.begun);
}

Float float_of(const EventState& state, const std::vector<History>& all, std::size_t place,
               std::size_t round) {
  const RoundOf& last = all[place][round];
  if (is_full_bye(last)) return Float::Down;
  if (last.opponent == 0) return Float::None;
  const auto score = [&](std::size_t i) { return score_of(std::span(all[i]).first(round)); };
  const int own = score(place), theirs = score(*index_of(state, last.opponent));
  return own == theirs ? Float::None : own > theirs ? Float::Down : Float::Up;
}

}  // namespace

SwissRound::SwissRound(const EventState& state) : state_(state) {
  const std::vector<History> all = histories(state);
  for (std::size_t i = 0; i < state.entrants.size(); ++i) {
    const Entrant& entrant = state.entrants[i];
    if (entrant.withdrawn) continue;
    if (entrant.next_bye) {
      asked_.push_back({entrant.number, *entrant.next_bye});
      continue;
    }
    SwissEntrant one{.entrant = &entrant, .halves = score_of(all[i]), .whites = whites_of(all[i])};
    one.had_bye = std::ranges::any_of(all[i], is_full_bye);
    if (!all[i].empty()) one.last_float = float_of(state, all, i, all[i].size() - 1);
    for (const RoundOf& round : all[i])
      if (has_met(round)) one.met.push_back(round.opponent);
    entrants_.push_back(std::move(one));
  }
  std::ranges::sort(entrants_, [](const SwissEntrant& a, const SwissEntrant& b) {
    return a.halves != b.halves ? a.halves > b.halves : is_seeded_before(*a.entrant, *b.entrant);
  });
  for (std::size_t from = 0; from < entrants_.size();) {
    std::size_t to = from;
    while (to < entrants_.size() && entrants_[to].halves == entrants_[from].halves) ++to;
    for (std::size_t i = from; i < to; ++i) {
      entrants_[i].rank = static_cast<int>(i - from);
      entrants_[i].group = static_cast<int>(to - from);
    }
    from = to;
  }
}

PairCost SwissRound::cost(int first, int second) const {
  const SwissEntrant& a = entrants_[first];
  const int down = a.last_float == Float::Down ? 1 : 0;
  // The bye goes from the bottom of a group, as a float down does.
  const int from_bottom = a.group - 1 - a.rank;
  if (second == std::ssize(entrants_)) {
    const int second_bye = a.had_bye ? entrants_.front().halves + 1 : 0;  // costs more than any score
    return {0, a.halves + second_bye, 0, down, 0, from_bottom};
  }
  const SwissEntrant& b = entrants_[second];
  const bool met = std::ranges::find(a.met, b.entrant->number) != a.met.end();
  const bool conflict = met || is_excluded(state_, a.entrant->number, b.entrant->number);
  const bool kept_apart = std::ssize(state_.rounds) < state_.terms.apart_rounds;
  const bool one_club = kept_apart && !a.entrant->club.empty() && a.entrant->club == b.entrant->club;
  const int distance = a.halves - b.halves;
  const int floats = distance == 0 ? 0 : down + (b.last_float == Float::Up ? 1 : 0);
  // An entrant who floats down is paired as if they stood first in the lower group.
  const int half =
      distance == 0 ? std::abs(b.rank - a.rank - a.group / 2) : from_bottom + std::abs(b.rank - b.group / 2);
  return {conflict ? 1 : 0, 0, distance * distance, floats, one_club ? 1 : 0, half};
}

SwissRound::Sums SwissRound::greatest_sums(std::span<const PairCost> costs) const {
  // But there is one bye, and a float is the entrant's own.
  const std::vector<PairCost> most = greatest_costs<kCriteria>(places(), costs);
  Sums sums = bounds_of<kCriteria>(most);
  constexpr auto kBye = static_cast<std::size_t>(Criterion::Bye),
                 kFloat = static_cast<std::size_t>(Criterion::Float);
  sums[kBye] = 0;
  for (const PairCost& each : most) sums[kBye] = std::max<std::int64_t>(sums[kBye], each[kBye]);
  sums[kFloat] =
      std::ranges::count_if(entrants_, [](const SwissEntrant& one) { return one.last_float != Float::None; });
  return sums;
}

std::vector<std::int64_t> SwissRound::weights() const {
  std::vector<PairCost> costs;
  for (int i = 0; i < places(); ++i)
    for (int j = i + 1; j < places(); ++j) costs.push_back(cost(i, j));
  return weights_of<kCriteria>(costs, greatest_sums(costs));
}

Pairings SwissRound::pair() const {
  Pairings pairings{.tables = {}, .byes = asked_};
  const std::vector<int> mates = max_weight_perfect_matching(places(), weights());
  // Tables in the order of their better entrant, who stands first in entrants_.
  for (int i = 0; i < std::ssize(entrants_); ++i) {
    if (mates[i] < i) continue;
    const SwissEntrant& a = entrants_[i];
    if (mates[i] == std::ssize(entrants_)) {
      pairings.byes.push_back({a.entrant->number, allocated_halves(state_.terms)});
      continue;
    }
    const SwissEntrant& b = entrants_[mates[i]];
    pairings.tables.push_back(seated(*a.entrant, a.whites, *b.entrant, b.whites));
  }
  return pairings;
}

}  // namespace trictrac::event
