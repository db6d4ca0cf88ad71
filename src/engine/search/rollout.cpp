#include "engine/search/rollout.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "base/assert.h"
#ifndef __wasm__
#include "base/joined_threads.h"
#endif

namespace trictrac {
namespace {

constexpr int kThrows = 36;
constexpr int kMostThrows = 400;  // then the net says what there is to come

// Returns the n-th of the 36 throws.
Roll throw_of(int n) { return {static_cast<std::uint8_t>(n / 6 + 1), static_cast<std::uint8_t>(n % 6 + 1)}; }

struct Mean {
  Millionths mean, error;
};

// Returns the mean of n numbers, the i-th being of(i), and its standard error.
template <class Of>
Mean mean_of(std::size_t n, Of of) {
  double sum = 0, squares = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const double x = of(i).count();
    sum += x;
    squares += x * x;
  }
  const double times = static_cast<double>(n), mean = sum / times;
  const double variance = std::max(0.0, squares / times - mean * mean);
  return {Millionths(mean), Millionths(std::sqrt(variance / std::max(1.0, times - 1)))};
}

// Returns the node of an account in another search of the round.
Stakes::Node node_in(Searcher& other, const Searcher& searcher, Stakes::Node node) {
  return other.stakes().at(searcher.stakes().account(node));
}

// Returns what winning brings where `choice` ends the relevé or the round.
Millionths wins_at_end(Searcher& wins, const Searcher& searcher, RolledPosition thrown,
                       const Choice& choice) {
  thrown.node = node_in(wins, searcher, thrown.node);
  return wins.equity_at_end(thrown, choice);
}

}  // namespace

Roll TrialDice::next() {
  switch (count_++) {
    case 0: return throw_of(trial_ % kThrows);
    case 1: return throw_of((trial_ + trial_ / kThrows) % kThrows);
    default: return random_.roll();
  }
}

TrialOutcome play_on(Searcher& searcher, Searcher* wins, ChanceNode chance_node, const Depth& policy,
                     TrialDice dice) {
  RolledPosition t;
  for (int n = 0; n < kMostThrows; ++n) {
    searcher.throw_roll(chance_node, dice.next(), t);
    const Choice choice = searcher.best(t, policy);
    const auto next = searcher.follow(t, choice);
    if (!next) return {choice.equity, wins ? wins_at_end(*wins, searcher, t, choice) : Millionths{}};
    chance_node = *next;
  }
  const Millionths equity = searcher.equity(chance_node);
  if (!wins) return {equity};
  return {equity, wins->equity({chance_node.state, node_in(*wins, searcher, chance_node.node)})};
}

void share_out(int n, int workers, const std::function<void(int, int)>& work) {
  TRICTRAC_ASSERT(n >= 0 && workers > 0);
  std::atomic<int> next = 0;
  const auto help = [&](int worker) {
    for (int i = next++; i < n; i = next++) work(worker, i);
  };
#ifndef __wasm__
  JoinedThreads helpers;
  for (int w = 1; w < std::min(workers, n); ++w) helpers.start(help, w);
#endif
  help(0);
}

Rollout::Helper::Helper(const Searcher& searcher, RoundSearch* of_wins)
    : search(searcher), wins(of_wins ? std::make_unique<RoundSearch>(of_wins->searcher()) : nullptr) {}

Rollout::Rollout(Searcher& searcher, const RolledPosition& thrown, const std::vector<Choice>& answers,
                 const RolloutOptions& options, RoundSearch* wins)
    : searcher_(searcher),
      wins_(wins),
      sign_(thrown.state.to_act == searcher.stakes().mine() ? 1 : -1),
      options_(options) {
  TRICTRAC_ASSERT(!answers.empty() && options.batch > 0 && options.threads > 0);
  for (const Choice& c : answers) {
    Trial& t =
        trials_.emplace_back(Trial{.choice = c, .chance_node = searcher.follow(thrown, c), .outcomes = {}});
    if (!t.chance_node) t.exact = outcome_at_end(thrown, c);
  }
  for (int i = 1; i < options.threads; ++i) helpers_.push_back(std::make_unique<Helper>(searcher, wins));
}

Searcher& Rollout::searcher_of(int worker) {
  return worker == 0 ? searcher_ : helpers_[static_cast<std::size_t>(worker) - 1]->search.searcher();
}

Searcher* Rollout::wins_of(int worker) {
  if (!wins_) return nullptr;
  return worker == 0 ? &wins_->searcher() : &helpers_[static_cast<std::size_t>(worker) - 1]->wins->searcher();
}

TrialOutcome Rollout::outcome_at_end(const RolledPosition& thrown, const Choice& choice) {
  TrialOutcome outcome{.equity = searcher_.equity_at_end(thrown, choice)};
  if (wins_) outcome.wins = wins_at_end(wins_->searcher(), searcher_, thrown, choice);
  return outcome;
}

// Returns the node as the worker's searcher numbers accounts.
ChanceNode Rollout::node_for(int worker, const ChanceNode& chance_node) {
  if (worker == 0) return chance_node;
  return {chance_node.state, node_in(searcher_of(worker), searcher_, chance_node.node)};
}

void Rollout::play_batch(int n) {
  std::vector<Trial*> open;
  for (Trial& t : trials_)
    if (t.chance_node && !t.given_up) open.push_back(&t);
  const int workers = static_cast<int>(helpers_.size()) + 1;
  std::vector<std::vector<ChanceNode>> nodes(static_cast<std::size_t>(workers));
  for (int w = 0; w < workers; ++w)
    for (Trial* t : open) nodes[static_cast<std::size_t>(w)].push_back(node_for(w, *t->chance_node));
  for (Trial* t : open) t->outcomes.resize(static_cast<std::size_t>(number_ + n));
  share_out(n, workers, [&](int worker, int i) {
    const int number = number_ + i;
    for (std::size_t k = 0; k < open.size(); ++k)
      open[k]->outcomes[static_cast<std::size_t>(number)] =
          play_on(searcher_of(worker), wins_of(worker), nodes[static_cast<std::size_t>(worker)][k],
                  options_.policy, TrialDice(options_.seed, number));
  });
  number_ += n;
}

bool Rollout::step(int times) {
  TRICTRAC_ASSERT(times > 0);
  if (number_ >= options_.most || is_settled()) return false;
  play_batch(std::min(times, options_.most - number_));
  give_up();
  return true;
}

void Rollout::run() {
  while (step()) {
  }
}

RolloutResult Rollout::summary_of(const Trial& t) const {
  RolloutResult r{.choice = t.choice, .mean = t.exact.equity, .wins = t.exact.wins};
  if (t.outcomes.empty()) return r;
  const Mean m = mean_of(t.outcomes.size(), [&](std::size_t i) { return t.outcomes[i].equity; });
  r.mean = m.mean;
  r.error = m.error;
  r.wins = mean_of(t.outcomes.size(), [&](std::size_t i) { return t.outcomes[i].wins; }).mean;
  r.times = static_cast<int>(t.outcomes.size());
  return r;
}

void Rollout::compare(RolloutResult& rolled, const Trial& t, const Trial& best) const {
  if (&t == &best) return;
  const auto equity = [](const Trial& of, std::size_t i) {
    return of.chance_node ? of.outcomes[i].equity : of.exact.equity;
  };
  const std::size_t n = !t.chance_node      ? best.outcomes.size()
                        : !best.chance_node ? t.outcomes.size()
                                            : std::min(t.outcomes.size(), best.outcomes.size());
  if (n == 0) {
    rolled.behind = sign_ * (best.exact.equity - t.exact.equity);
    return;
  }
  const Mean m = mean_of(n, [&](std::size_t i) { return sign_ * (equity(best, i) - equity(t, i)); });
  rolled.behind = m.mean;
  rolled.behind_error = m.error;
}

// Compares all with the best of those still in question.
std::vector<RolloutResult> Rollout::results() const {
  std::vector<RolloutResult> all;
  std::size_t best = trials_.size();
  for (const Trial& t : trials_) all.push_back(summary_of(t));
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!trials_[i].given_up && (best == trials_.size() || sign_ * all[i].mean > sign_ * all[best].mean))
      best = i;
  for (std::size_t i = 0; i < all.size(); ++i) compare(all[i], trials_[i], trials_[best]);
  return all;
}

// Gives up the answers so far behind the best: none comes back.
void Rollout::give_up() {
  const auto all = results();
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].behind > options_.sure * all[i].behind_error) trials_[i].given_up = true;
}

bool Rollout::is_settled() const {
  const auto open = std::ranges::count_if(trials_, [](const Trial& t) { return !t.given_up; });
  const auto open_to_chance =
      std::ranges::count_if(trials_, [](const Trial& t) { return t.chance_node && !t.given_up; });
  return open_to_chance == 0 || (open <= 1 && trials_.size() > 1);
}

}  // namespace trictrac
