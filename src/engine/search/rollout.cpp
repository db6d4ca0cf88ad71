#include "engine/search/rollout.h"

#include <algorithm>
#include <cmath>

#include "base/assert.h"
#include "engine/search/round_search.h"
#include "engine/search/share.h"

namespace trictrac {
namespace {

struct Mean {
  Millionths mean, error;
};

// Of n numbers, the i-th being of(i).
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

}  // namespace

Rollout::Rollout(Searcher& searcher, const RolledPosition& thrown, const std::vector<Choice>& answers,
                 const RolloutOptions& options)
    : searcher_(searcher),
      sign_(thrown.state.to_act == searcher.stakes().mine() ? 1 : -1),
      options_(options) {
  TRICTRAC_ASSERT(!answers.empty() && options.batch > 0 && options.threads > 0);
  for (const Choice& c : answers) {
    Trial& t =
        trials_.emplace_back(Trial{.choice = c, .chance_node = searcher.follow(thrown, c), .equities = {}});
    if (!t.chance_node) t.exact = searcher.equity_at_end(thrown, c);
  }
  for (int i = 1; i < options.threads; ++i) helpers_.push_back(std::make_unique<RoundSearch>(searcher));
}

Searcher& Rollout::searcher_of(int worker) {
  return worker == 0 ? searcher_ : helpers_[static_cast<std::size_t>(worker) - 1]->searcher();
}

// Accounts are numbered otherwise there.
ChanceNode Rollout::spot_for(int worker, const ChanceNode& chance_node) {
  if (worker == 0) return chance_node;
  return {chance_node.state, searcher_of(worker).stakes().at(searcher_.stakes().account(chance_node.node))};
}

void Rollout::play_batch(int n) {
  std::vector<Trial*> open;
  for (Trial& t : trials_)
    if (t.chance_node && !t.given_up) open.push_back(&t);
  const int workers = static_cast<int>(helpers_.size()) + 1;
  std::vector<std::vector<ChanceNode>> spots(static_cast<std::size_t>(workers));
  for (int w = 0; w < workers; ++w)
    for (Trial* t : open) spots[static_cast<std::size_t>(w)].push_back(spot_for(w, *t->chance_node));
  for (Trial* t : open) t->equities.resize(static_cast<std::size_t>(number_ + n));
  share(n, workers, [&](int worker, int i) {
    const int number = number_ + i;
    for (std::size_t k = 0; k < open.size(); ++k)
      open[k]->equities[static_cast<std::size_t>(number)] =
          play_on(searcher_of(worker), spots[static_cast<std::size_t>(worker)][k], options_.policy,
                  TrialDice(options_.seed, number));
  });
  number_ += n;
}

bool Rollout::step() {
  if (number_ >= options_.most || settled()) return false;
  play_batch(std::min(options_.batch, options_.most - number_));
  give_up();
  return true;
}

void Rollout::run() {
  while (step()) {
  }
}

Rolled Rollout::summary_of(const Trial& t) const {
  Rolled r{.choice = t.choice, .mean = t.exact};
  if (t.equities.empty()) return r;
  const Mean m = mean_of(t.equities.size(), [&](std::size_t i) { return t.equities[i]; });
  r.mean = m.mean;
  r.error = m.error;
  r.times = static_cast<int>(t.equities.size());
  return r;
}

void Rollout::compare(Rolled& rolled, const Trial& t, const Trial& best) const {
  if (&t == &best) return;
  const auto equity = [](const Trial& of, std::size_t i) {
    return of.chance_node ? of.equities[i] : of.exact;
  };
  const std::size_t n = !t.chance_node      ? best.equities.size()
                        : !best.chance_node ? t.equities.size()
                                            : std::min(t.equities.size(), best.equities.size());
  if (n == 0) {
    rolled.behind = sign_ * (best.exact - t.exact);
    return;
  }
  const Mean m = mean_of(n, [&](std::size_t i) { return sign_ * (equity(best, i) - equity(t, i)); });
  rolled.behind = m.mean;
  rolled.behind_error = m.error;
}

// The best is one of those that are still in question.
std::vector<Rolled> Rollout::results() const {
  std::vector<Rolled> all;
  std::size_t best = trials_.size();
  for (const Trial& t : trials_) all.push_back(summary_of(t));
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!trials_[i].given_up && (best == trials_.size() || sign_ * all[i].mean > sign_ * all[best].mean))
      best = i;
  for (std::size_t i = 0; i < all.size(); ++i) compare(all[i], trials_[i], trials_[best]);
  return all;
}

// Nobody comes back who is so far behind the best.
void Rollout::give_up() {
  const auto all = results();
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].behind > options_.sure * all[i].behind_error) trials_[i].given_up = true;
}

bool Rollout::settled() const {
  const auto open = std::ranges::count_if(trials_, [](const Trial& t) { return !t.given_up; });
  const auto open_to_chance =
      std::ranges::count_if(trials_, [](const Trial& t) { return t.chance_node && !t.given_up; });
  return open_to_chance == 0 || (open <= 1 && trials_.size() > 1);
}

}  // namespace trictrac
