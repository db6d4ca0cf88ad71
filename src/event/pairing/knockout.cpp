#include "event/pairing/knockout.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "base/assert.h"
#include "event/history.h"
#include "event/pairing/matching.h"
#include "event/pairing/seats.h"

namespace trictrac::event {
namespace {

constexpr int kNobody = 0;

std::vector<const Entrant*> by_seed(const EventState& state) {
  std::vector<const Entrant*> all;
  for (const int number : participants(state)) all.push_back(&entrant_of(state, number));
  std::ranges::sort(all, [](const Entrant* a, const Entrant* b) { return is_seeded_before(*a, *b); });
  return all;
}

struct Bracket {
  const EventState& state;
  std::vector<History> histories{event::histories(state)};

  const History& history(int number) const { return histories[*index_of(state, number)]; }

  // Returns how many tables an entrant has lost; both players lose where nobody has won.
  int losses(int number) const {
    return static_cast<int>(std::ranges::count_if(history(number), [](const RoundOf& round) {
      return round.opponent != kNobody && round.kind != RoundOf::Kind::Open && round.halves == 0;
    }));
  }
  bool lost(int number, std::size_t round) const {
    const RoundOf& last = history(number)[round];
    return last.opponent != kNobody && last.halves == 0;
  }

  Seats seats(int a, int b) const {
    return seated(entrant_of(state, a), whites_of(history(a)), entrant_of(state, b), whites_of(history(b)));
  }
  void pair(Pairings& pairings, int a, int b) const {
    if (a == kNobody && b == kNobody) return;
    if (a == kNobody || b == kNobody)
      pairings.byes.push_back({a == kNobody ? b : a, allocated_halves(state.terms)});
    else
      pairings.tables.push_back(seats(a, b));
  }

  // The places of the bracket after `rounds` of them have been played; kNobody where nobody is left.
  std::vector<int> places(std::size_t rounds) const {
    std::vector<int> places;
    for (const BracketPlace& place : bracket_of(state)) places.push_back(place.entrant);
    for (std::size_t round = 0; round < rounds && places.size() > 1; ++round) {
      std::vector<int> next;
      for (std::size_t i = 0; i < places.size(); i += 2) {
        const auto stays = [&](int number) { return number != kNobody && !lost(number, round); };
        next.push_back(stays(places[i]) ? places[i] : stays(places[i + 1]) ? places[i + 1] : kNobody);
      }
      places = std::move(next);
    }
    return places;
  }
};

// Pairs those who have lost once; with an odd number, who has had the fewest byes has one, the best seed
// first.
void pair_losers(const Bracket& bracket, std::vector<int> losers, Pairings& pairings) {
  const auto byes = [&](int number) {
    return std::ranges::count(bracket.history(number), RoundOf::Kind::Bye, &RoundOf::kind);
  };
  if (losers.size() % 2 == 1) {
    const auto free = std::ranges::min_element(losers, {}, byes);
    bracket.pair(pairings, *free, kNobody);
    losers.erase(free);
  }
  const int count = static_cast<int>(losers.size()), half = count / 2;
  const auto meetings = [&](int a, int b) {
    return std::ranges::count(bracket.history(a), b, &RoundOf::opponent);
  };
  // One meeting weighs more than all distances together.
  const std::int64_t one_meeting = std::int64_t{count} * count + 1, most = one_meeting * kMostRounds;
  std::vector<std::int64_t> weights;
  for (int i = 0; i < count; ++i)
    for (int j = i + 1; j < count; ++j)
      weights.push_back(
          most - one_meeting * std::min<std::int64_t>(meetings(losers[i], losers[j]), kMostRounds - 1) -
          std::abs(j - i - half));
  const std::vector<int> mates = max_weight_perfect_matching(count, weights);
  for (int i = 0; i < count; ++i)
    if (i < mates[i]) bracket.pair(pairings, losers[i], losers[mates[i]]);
}

}  // namespace

std::vector<int> bracket_order(int size) {
  TRICTRAC_ASSERT(size >= 1 && std::has_single_bit(static_cast<unsigned>(size)));
  std::vector<int> order{1};
  while (std::ssize(order) < size) {
    const int sum = 2 * static_cast<int>(order.size()) + 1;
    std::vector<int> twice;
    for (const int seed : order) twice.insert(twice.end(), {seed, sum - seed});
    order = std::move(twice);
  }
  return order;
}

std::vector<BracketPlace> bracket_of(const EventState& state) {
  const auto seeds = by_seed(state);
  std::vector<BracketPlace> places;
  for (const int seed : bracket_order(static_cast<int>(std::bit_ceil(seeds.size()))))
    places.push_back({seed, seed <= std::ssize(seeds) ? seeds[seed - 1]->number : kNobody});
  return places;
}

std::optional<Pairings> pair_knockout(const EventState& state) {
  const Bracket bracket{state};
  const std::size_t done = state.rounds.size();
  const std::vector<int> places = bracket.places(done);
  if (places.size() < 2) return std::nullopt;
  Pairings pairings;
  for (std::size_t i = 0; i < places.size(); i += 2) bracket.pair(pairings, places[i], places[i + 1]);
  if (state.terms.third_place && places.size() == 2 && done > 0) {
    std::vector<int> losers;
    for (const int number : bracket.places(done - 1))
      if (number != kNobody && bracket.lost(number, done - 1)) losers.push_back(number);
    if (losers.size() == 2) bracket.pair(pairings, losers[0], losers[1]);
  }
  if (pairings.tables.empty()) return std::nullopt;
  return pairings;
}

std::optional<Pairings> pair_double_knockout(const EventState& state) {
  const Bracket bracket{state};
  std::vector<int> unbeaten, losers;
  for (const Entrant* entrant : by_seed(state)) {
    const int losses = bracket.losses(entrant->number);
    if (losses == 0) unbeaten.push_back(entrant->number);
    if (losses == 1) losers.push_back(entrant->number);
  }
  if (unbeaten.size() + losers.size() < 2) return std::nullopt;
  Pairings pairings;
  if (unbeaten.size() == 1) {
    bracket.pair(pairings, unbeaten[0], losers.size() == 1 ? losers[0] : kNobody);
    if (losers.size() == 1) return pairings;
  } else {
    const std::vector<int> places = bracket.places(state.rounds.size());
    for (std::size_t i = 0; i + 1 < places.size(); i += 2) bracket.pair(pairings, places[i], places[i + 1]);
  }
  pair_losers(bracket, std::move(losers), pairings);
  return pairings;
}

}  // namespace trictrac::event
