// Rollouts: the result of an answer over many trials to the end of the relevé, and its standard error.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "engine/search/searcher.h"
#include "game/chance/random.h"

namespace trictrac {

// The options of a rollout.
struct RolloutOptions {
  int most = 1296;  // times each answer is played on
  int batch = 108;  // times before it is decided again which answers are still in question
  double sure = 3;  // standard errors behind the best at which an answer is given up
  std::uint64_t seed = 1;
  Depth policy{};   // by which both sides play on
  int threads = 1;  // no result depends on it
};

// The result of one answer over all trials, for the player stakes().mine().
struct RolloutResult {
  Choice choice;
  Millionths mean{};
  Millionths error{};         // standard error of the mean; none where nothing was left to chance
  Millionths behind{};        // how much less than the best it brings the roller, by the dice that both met
  Millionths behind_error{};  // standard error of that
  Millionths wins{};          // the mean gain counted in rounds won, if requested
  int times = 0;              // 0: known without trials
};

// The result of one trial of one answer, for the player stakes().mine().
struct TrialOutcome {
  Millionths equity{};
  Millionths wins{};  // in the round of another search, by who wins it; nothing where there is none
};

// The rolls of one trial. Over 36 trials the first roll falls each way once, and over 1,296 trials the first
// two do; the others are drawn, and depend only on the seed and the number.
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

// Plays one relevé to its end, or that of the round, with both sides searching as `policy` says, and returns
// the result. `wins`: a searcher of the same round by its winner, or null.
TrialOutcome play_on(Searcher& searcher, Searcher* wins, ChanceNode chance_node, const Depth& policy,
                     TrialDice dice);

// Calls work(worker, i) once for each i of 0 … n-1 on `workers` threads, and returns when all is done. Each
// `worker`, of 0 … workers-1, does one thing at a time; which one does i is undefined. Without threads
// (WebAssembly), worker 0 does everything. Requires n >= 0 and workers >= 1.
void share_out(int n, int workers, const std::function<void(int worker, int i)>& work);

// Rolls out several answers to one roll, all with the same dice (TrialDice). Relevés are played to their end,
// or to that of the round; the tables give the equity there.
class Rollout {
 public:
  // Requires that `searcher` outlives it, that `answers` are one or more choices at `thrown`, and that
  // options.batch and options.threads are at least one. `wins`: a search of the same round by its winner,
  // which outlives it, or null.
  Rollout(Searcher& searcher, const RolledPosition& thrown, const std::vector<Choice>& answers,
          const RolloutOptions& options, RoundSearch* wins = nullptr);

  // Plays each undecided answer for a batch of trials, or `times`, at least once. Returns false if nothing
  // was left to do.
  bool step() { return step(options_.batch); }
  bool step(int times);
  // Takes steps until nothing is left to do.
  void run();
  // Returns whether nothing is left to do: no answer that depends on chance is undecided.
  bool is_settled() const;
  // Returns the number of trials of the answers that are still undecided.
  int times() const { return number_; }
  // Returns the results of the answers, in the order given.
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
