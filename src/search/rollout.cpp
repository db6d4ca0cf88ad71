#include "search/rollout.h"

#include <algorithm>
#include <cmath>

#include "rules/random.h"

namespace trictrac {
namespace {

constexpr int kThrows = 36;
constexpr int kMostThrows = 300;  // then the men are counted as put back

Roll throw_number(int n) {
  return {static_cast<std::uint8_t>(n / 6 % 6 + 1), static_cast<std::uint8_t>(n % 6 + 1)};
}

}  // namespace

Rollout::Rollout(Searcher& searcher, const Thrown& thrown, const std::vector<Choice>& answers, const RolloutOptions& options)
    : searcher_(searcher), roller_(thrown.state.to_act), options_(options) {
  for (const Choice& c : answers) {
    trials_.push_back({.choice = c, .spot = searcher.follow(thrown, c)});
    Trial& t = trials_.back();
    if (!t.spot) t.exact = searcher.worth_at_end(thrown, c);
  }
}

double Rollout::play_on(Spot spot, int number) {
  Random random(options_.seed * 0x9E3779B97F4A7C15u + static_cast<std::uint64_t>(number));
  Thrown thrown;
  for (int n = 0; n < kMostThrows; ++n) {
    const Roll drawn = random.roll();
    // In the second round of all throws the second roll begins elsewhere, so that all pairs come up.
    const Roll roll = n == 0   ? throw_number(number % kThrows)
                      : n == 1 ? throw_number((number / kThrows + number) % kThrows)
                               : drawn;
    searcher_.throw_roll(spot, roll, thrown);
    const Choice choice = searcher_.best(thrown);
    const auto next = searcher_.follow(thrown, choice);
    if (!next) return choice.worth;
    spot = *next;
  }
  return searcher_.stakes().start(spot.node, spot.state.to_act);
}

bool Rollout::step() {
  if (number_ >= options_.most || settled()) return false;
  for (Trial& t : trials_) {
    if (!t.spot || t.given_up) continue;
    const double worth = play_on(*t.spot, number_);
    t.sum += worth;
    t.squares += worth * worth;
    ++t.times;
  }
  if (++number_ % options_.batch == 0) give_up();
  return true;
}

void Rollout::run() {
  while (step()) {
  }
}

Rolled Rollout::told(const Trial& t) {
  Rolled r{.choice = t.choice, .mean = t.exact, .exact = !t.spot};
  if (!t.spot || t.times == 0) return r;
  r.times = t.times;
  r.mean = t.sum / t.times;
  const double variance = std::max(0.0, t.squares / t.times - r.mean * r.mean);
  r.error = std::sqrt(variance / std::max(1, t.times - 1));
  return r;
}

// Nobody comes back who is so far behind the best.
void Rollout::give_up() {
  const double sign = roller_ == searcher_.stakes().mine() ? 1 : -1;
  Rolled best;
  bool any = false;
  for (const Trial& t : trials_) {
    const Rolled r = told(t);
    if (!any || sign * r.mean > sign * best.mean) best = r;
    any = true;
  }
  for (Trial& t : trials_) {
    const Rolled r = told(t);
    if (sign * (best.mean - r.mean) > options_.sure * std::hypot(best.error, r.error)) t.given_up = true;
  }
}

bool Rollout::settled() const {
  const auto open = std::ranges::count_if(trials_, [](const Trial& t) { return !t.given_up; });
  const auto open_to_chance = std::ranges::count_if(trials_, [](const Trial& t) { return t.spot && !t.given_up; });
  return open_to_chance == 0 || (open <= 1 && trials_.size() > 1);
}

std::vector<Rolled> Rollout::results() const {
  std::vector<Rolled> all;
  for (const Trial& t : trials_) all.push_back(told(t));
  return all;
}

}  // namespace trictrac
