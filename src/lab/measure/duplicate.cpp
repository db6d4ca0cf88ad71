#include "lab/measure/duplicate.h"

#include "base/assert.h"
#include "lab/measure/in_order.h"

namespace trictrac::measure {

void PairedResults::add(double first, double second) {
  first_.add(first, 1);
  second_.add(second, 1);
  difference_.add(first - second, 1);
}

std::vector<double> PairedResults::squares_apart() const {
  std::vector<double> sum = first_.squares();
  const std::vector<double> second = second_.squares();
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += second[i];
  return sum;
}

MeasuredValue PairedResults::share_cut() const {
  const MeasuredValue left = variance_ratio(difference_.squares(), squares_apart()).factor();
  if (!left.interval) return {1 - left.value, std::nullopt};
  return {1 - left.value, Interval{1 - left.interval->high, 1 - left.interval->low}};
}

namespace {

using Pair = std::array<MatchScore, 2>;  // A has White at the first table, Black at the second

Pair play_pair(Arena& arena, Duplicate kind, std::uint64_t seed, int number) {
  Pair scores;
  for (int seat = 0; seat < 2; ++seat) {
    DealtThrows dealt(kind, seed_of(seed, number, 0));
    scores[seat] = arena.play(seed_of(seed_of(seed, number, 1), seat, 0), seat, &dealt);
  }
  return scores;
}

void count(DuplicateResult& result, const Pair& pair) {
  for (const MatchScore& score : pair) result.total += score;
  if (pair[0].unfinished || pair[1].unfinished) return;
  ++result.pairs;
  result.gain.add(pair[0].gain, -pair[1].gain);
  result.first_releve.add(pair[0].first_releve, -pair[1].first_releve);
}

}  // namespace

DuplicateResult play_duplicate(const ArenaOptions& options, const Entrant& a, const Entrant& b,
                               Duplicate kind, const ContestOptions& how) {
  TRICTRAC_ASSERT(options.match.players == 2);
  DuplicateResult result;
  const auto make_worker = [&] {
    return [&, arena = std::make_unique<Arena>(options, a, b)](int pair) -> std::optional<Pair> {
      Pair scores = play_pair(*arena, kind, how.seed, pair);
      if (options.stops && options.stops()) return std::nullopt;
      return scores;
    };
  };
  in_order(how.sets, how.threads, make_worker, [&](int pair, const std::optional<Pair>& scores) {
    if (!scores || a.at_fault() || b.at_fault()) return false;
    count(result, *scores);
    if (how.reached) how.reached(pair + 1);
    return true;
  });
  return result;
}

}  // namespace trictrac::measure
