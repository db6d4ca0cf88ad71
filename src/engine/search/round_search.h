// All that looks ahead in one round: what is played for there, and the searcher.
#pragma once

#include "engine/search/searcher.h"
#include "game/chance/random.h"
#include "game/match/match.h"

namespace trictrac {

// Not for two threads at once.
class RoundSearch {
 public:
  // `weights` outlive it. `root`: an account of the round, from which worths count; they are seen by `mine`.
  // See Stakes.
  RoundSearch(const net::Weights& weights, Tables tables, const MatchLedger& root, Side mine,
              std::optional<int> only = {}, Counting counting = Counting::Equity);
  // Another for the round that `like` searches, nothing being computed yet: for another thread.
  explicit RoundSearch(const Searcher& like);
  RoundSearch(const RoundSearch&) = delete;
  RoundSearch& operator=(const RoundSearch&) = delete;

  Stakes& stakes() { return stakes_; }
  Searcher& searcher() { return searcher_; }
  const MatchLedger& root() const { return stakes_.root(); }
  Side mine() const { return stakes_.mine(); }

  // The board of `state`, at Roll, under an account of this round.
  ChanceNode chance_node(const State& state, const MatchLedger& account);
  // The roll in hand of `tour`, at Decide or Move, under an account of this round.
  RolledPosition thrown(const Tour& tour, const MatchLedger& account);

 private:
  Stakes stakes_;
  Searcher searcher_;
};

// One trial: a relevé played on to its end.

// The rolls of one trial: over 36 trials the first falls each way once, over 1,296 the first two do; the
// others are drawn, the same for the same seed and number.
class TrialDice {
 public:
  // `trial` is not negative.
  TrialDice(std::uint64_t seed, int trial) : random_(seed_of(seed, trial, 0)), trial_(trial) {}
  Roll next();

 private:
  Random random_;
  const int trial_;
  int count_ = 0;
};

// The worth at the end of the relevé or the round, seen by stakes().mine(), to which both sides play as
// `policy` looks.
Millionths play_on(Searcher& searcher, ChanceNode chance_node, const Depth& policy, TrialDice dice);

}  // namespace trictrac
