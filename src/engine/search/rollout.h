// PlayMen on to the end of the relevé, many times: what an answer brings, and how sure that is.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/search/round_search.h"

namespace trictrac {

struct RolloutOptions {
  int most = 1296;  // times each answer is played on
  int batch = 108;  // before it is looked at again who is still in question
  double sure = 3;  // standard errors behind the best at which an answer is given up
  std::uint64_t seed = 1;
  Depth policy{};   // by which both sides play on
  int threads = 1;  // no result depends on it
};

// What one answer brought, seen by stakes().mine().
struct Rolled {
  Choice choice;
  Millionths mean{};
  Millionths error{};         // standard error of the mean; none where nothing was left to chance
  Millionths behind{};        // how much less than the best it brings its roller, by the dice that both met
  Millionths behind_error{};  // standard error of that
  int times = 0;              // 0: known without
};

// All answers meet the same dice (TrialDice). Relevés are played to their end, or to that of the round, whose
// worth is taken from the tables.
class Rollout {
 public:
  // `thrown` is used here only; `searcher` outlives it; `answers` are choices of it, at least one.
  // options.batch and options.threads are at least one.
  Rollout(Searcher& searcher, const RolledPosition& thrown, const std::vector<Choice>& answers,
          const RolloutOptions& options);

  // Plays each answer still in question on, as many times as a batch has. False when there was nothing more
  // to do.
  bool step();
  void run();
  // In the order given.
  std::vector<Rolled> results() const;

 private:
  struct Trial {
    Choice choice;
    std::optional<ChanceNode> chance_node;  // none: its worth is known
    Millionths exact{};
    std::vector<Millionths> equities;  // of each time
    bool given_up = false;
  };
  Searcher& searcher_of(int worker);
  ChanceNode spot_for(int worker, const ChanceNode& chance_node);
  void play_batch(int n);
  void give_up();
  bool settled() const;
  Rolled summary_of(const Trial& t) const;
  void compare(Rolled& rolled, const Trial& t, const Trial& best) const;

  Searcher& searcher_;
  double sign_;  // of the roller
  RolloutOptions options_;
  std::vector<Trial> trials_;
  std::vector<std::unique_ptr<RoundSearch>> helpers_;  // of the workers but the first
  int number_ = 0;
};

}  // namespace trictrac
