// Playing on to the end of the relevé, many times: what an answer brings, and how sure that is.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "engine/search/searcher.h"
#include "game/chance/random.h"

namespace trictrac {

// How answers are played on.
struct RolloutOptions {
  int most = 1296;  // times each answer is played on
  int batch = 108;  // times before it is decided again which answers are still in question
  double sure = 3;  // standard errors behind the best at which an answer is given up
  std::uint64_t seed = 1;
  Depth policy{};   // by which both sides play on
  int threads = 1;  // no result depends on it
};

// What one answer brought, seen by stakes().mine().
struct RolloutResult {
  Choice choice;
  Millionths mean{};
  Millionths error{};         // standard error of the mean; none where nothing was left to chance
  Millionths behind{};        // how much less than the best it brings the roller, by the dice that both met
  Millionths behind_error{};  // standard error of that
  Millionths wins{};          // mean of what winning the round brings, where that was asked
  int times = 0;              // 0: known without trials
};

// What one answer brought once, seen by stakes().mine().
struct TrialOutcome {
  Millionths equity{};
  Millionths wins{};  // in the round of another search, by who wins it; nothing where there is none
};

// The rolls of one trial: over 36 trials the first falls each way once, over 1,296 the first two do; the
// others are drawn, the same for the same seed and number.
class TrialDice {
 public:
  // Requires `trial` not to be negative.
  TrialDice(std::uint64_t seed, int trial) : random_(seed_of(seed, trial, 0)), trial_(trial) {}
  Roll next();

 private:
  Random random_;
  const int trial_;
  int count_ = 0;
};

// Plays one relevé on, both sides as `policy` looks; returns what its end or that of the round brings.
// `wins`: a searcher of the same round by who wins it, or null.
TrialOutcome play_on(Searcher& searcher, Searcher* wins, ChanceNode chance_node, const Depth& policy,
                     TrialDice dice);

// Calls work(worker, i) once for each i of 0 … n-1, on `workers` threads, and returns when all is done.
// `worker`, of 0 … workers-1, is never at two things at once; which of them does i is left to chance. Where
// there are no threads (WebAssembly) the first does everything. `n` is not negative, and there is a worker.
void share_out(int n, int workers, const std::function<void(int worker, int i)>& work);

// Plays several answers to one roll on. All meet the same dice (TrialDice). Relevés are played to their end,
// or to that of the round, whose equity is taken from the tables.
class Rollout {
 public:
  // Requires `searcher` to outlive it, `answers` to be choices at `thrown`, at least one, and options.batch
  // and options.threads to be at least one. `wins`: a search of the same round by who wins it, which outlives
  // it, or null.
  Rollout(Searcher& searcher, const RolledPosition& thrown, const std::vector<Choice>& answers,
          const RolloutOptions& options, RoundSearch* wins = nullptr);

  // Plays each answer still in question on, as many times as a batch has, or `times`, at least once. Returns
  // false when there was nothing more to do.
  bool step() { return step(options_.batch); }
  bool step(int times);
  // Takes steps until there is nothing more to do.
  void run();
  // Returns whether there is nothing more to do: no answer left to chance is still in question.
  bool is_settled() const;
  // Returns how many times the answers that are still in question have been played on.
  int times() const { return number_; }
  // Returns what each answer brought, in the order given.
  std::vector<RolloutResult> results() const;

 private:
  struct Trial {
    Choice choice;
    std::optional<ChanceNode> chance_node;  // none: its equity is known
    TrialOutcome exact{};
    std::vector<TrialOutcome> outcomes;  // of each time
    bool given_up = false;
  };
  struct Helper {
    explicit Helper(const Searcher& searcher, RoundSearch* wins);
    RoundSearch search;
    std::unique_ptr<RoundSearch> wins;
  };
  Searcher& searcher_of(int worker);
  Searcher* wins_of(int worker);
  TrialOutcome outcome_at_end(const RolledPosition& thrown, const Choice& choice);
  ChanceNode node_for(int worker, const ChanceNode& chance_node);
  void play_batch(int n);
  void give_up();
  RolloutResult summary_of(const Trial& t) const;
  void compare(RolloutResult& rolled, const Trial& t, const Trial& best) const;

  Searcher& searcher_;
  RoundSearch* wins_;
  double sign_;  // of the roller
  RolloutOptions options_;
  std::vector<Trial> trials_;
  std::vector<std::unique_ptr<Helper>> helpers_;  // of the workers but the first
  int number_ = 0;
};

}  // namespace trictrac
