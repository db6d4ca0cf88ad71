// Playing on to the end of the relevé, many times: what an answer brings, and how sure that is.
#pragma once

#include <cstdint>
#include <vector>

#include "search/searcher.h"

namespace trictrac {

struct RolloutOptions {
  int most = 1296;            // times each answer is played on
  int batch = 108;            // before it is looked at again who is still in question
  double sure = 3;            // joint standard errors behind the best at which an answer is given up
  std::uint64_t seed = 1;
};

// What one answer brought, in the unit of the stakes, seen by their owner.
struct Rolled {
  Choice choice;
  double mean = 0;
  double error = 0;  // standard error of the mean; none where nothing was left to chance
  int times = 0;
  bool exact = false;
};

// All answers meet the same dice: the first two rolls go through all throws in turn, the others are drawn. Played by
// the net at once, to the end of the relevé or the round, whose worth is taken from the tables.
class Rollout {
 public:
  // `thrown` and `searcher` outlive it; `answers` are choices of it.
  Rollout(Searcher& searcher, const Thrown& thrown, const std::vector<Choice>& answers, const RolloutOptions& options);

  // Plays each answer still in question once more. False when there is nothing more to do.
  bool step();
  void run();
  // In the order given.
  std::vector<Rolled> results() const;

 private:
  struct Trial {
    Choice choice;
    std::optional<Spot> spot;  // none: its worth is known
    double exact = 0, sum = 0, squares = 0;
    int times = 0;
    bool given_up = false;
  };
  double play_on(Spot spot, int number);
  void give_up();
  bool settled() const;
  static Rolled told(const Trial& t);

  Searcher& searcher_;
  Side roller_;
  RolloutOptions options_;
  std::vector<Trial> trials_;
  int number_ = 0;
};

}  // namespace trictrac
