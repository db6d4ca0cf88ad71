#include "measure/rolling.h"

#include <algorithm>
#include <cmath>

#include "measure/contest.h"
#include "notation/play_text.h"

namespace trictrac::measure {
namespace {

constexpr int kMostThrows = 400;
constexpr int kThrows = 36;

Roll throw_of(int n) { return {static_cast<std::uint8_t>(n / 6 + 1), static_cast<std::uint8_t>(n % 6 + 1)}; }

// The rolls of one trial. Over 36 trials the first falls each way once, over 1,296 the first two do.
class Dice {
 public:
  Dice(std::uint64_t seed, int trial) : random_(seed_of(seed, trial, 0)), trial_(trial) {}
  Roll next() {
    switch (count_++) {
      case 0: return throw_of(trial_ % kThrows);
      case 1: return throw_of((trial_ + trial_ / kThrows) % kThrows);
      default: return random_.roll();
    }
  }

 private:
  Random random_;
  const int trial_;
  int count_ = 0;
};

double play_out(Searcher& searcher, Spot spot, const Depth& policy, Dice dice) {
  Thrown t;
  for (int n = 0; n < kMostThrows; ++n) {
    searcher.throw_roll(spot, dice.next(), t);
    const Choice choice = policy.plies == 0 || t.ended ? searcher.best(t) : searcher.ranked(t, policy).front();
    const auto next = searcher.follow(t, choice);
    if (!next) return choice.worth;
    spot = *next;
  }
  return searcher.worth(spot);
}

struct Mean {
  double mean = 0, error = 0;
};

Mean mean_of_half(Searcher& searcher, const Spot& spot, const RollingOptions& options, std::uint64_t seed) {
  const int n = std::max(2, options.trials / 2);
  double sum = 0, squares = 0;
  for (int trial = 0; trial < n; ++trial) {
    const double w = in_thousandths(play_out(searcher, spot, options.policy, Dice(seed, trial)));
    sum += w;
    squares += w * w;
  }
  const double mean = sum / n;
  return {mean, std::sqrt(std::max(0.0, squares / n - mean * mean) / (n - 1))};
}

std::string text_of(const Thrown& t, const Choice& c) {
  if (c.kind == Choice::Kind::Go) return std::string(kGo);
  return play_text(t.turn.plays[c.play], t.state.roll, Numbering::OneTo24);
}

}  // namespace

Problem roll_out(Table& table, const State& state, const RollingOptions& options, std::uint64_t seed) {
  const Tour tour(state);
  const Spot at = table.spot(state);
  const Thrown t{at.state, tour.turn(), at.node, false};
  const double sign = state.to_act == table.stakes.mine() ? 1 : -1;
  Searcher& searcher = table.searcher;
  const auto all = searcher.ranked(t, options.look);
  Problem p{state, {}};
  for (const Choice& c : all) {
    const double seen = sign * in_thousandths(c.worth);
    Answer a{text_of(t, c), false, {seen, seen}, 0};
    const bool close = std::abs(in_thousandths(c.worth - all.front().worth)) <= options.within;
    const auto spot = searcher.follow(t, c);
    a.rolled_out = !spot || close;  // what ends at once is known exactly
    for (int half = 0; spot && close && half < 2; ++half) {
      const Mean m = mean_of_half(searcher, *spot, options, seed_of(seed, half, 1));
      a.halves[half] = sign * m.mean;
      a.error = std::max(a.error, m.error);
    }
    p.answers.push_back(std::move(a));
  }
  return p;
}

}  // namespace trictrac::measure
