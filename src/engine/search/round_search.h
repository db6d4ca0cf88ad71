// All that looks ahead in one round: what is played for there, and the searcher.
#pragma once

#include "engine/search/searcher.h"
#include "game/match/match.h"

namespace trictrac {

// Not for two threads at once.
class RoundSearch {
 public:
  // `weights` outlive it. `root`: an account of the round, from which worths count; they are seen by `mine`.
  // See Stakes.
  RoundSearch(const net::Weights& weights, Tables tables, const Account& root, Side mine,
              std::optional<int> only = {}, Counting counting = Counting::Worth);
  // Another for the round that `like` searches, nothing being computed yet: for another thread.
  explicit RoundSearch(const Searcher& like);
  RoundSearch(const RoundSearch&) = delete;
  RoundSearch& operator=(const RoundSearch&) = delete;

  Stakes& stakes() { return stakes_; }
  Searcher& searcher() { return searcher_; }
  const Account& root() const { return stakes_.root(); }
  Side mine() const { return stakes_.mine(); }

  // The board of `state`, at Roll, under an account of this round.
  Spot spot(const State& state, const Account& account);
  // The roll in hand of `tour`, at Decide or Move, under an account of this round.
  Thrown thrown(const Tour& tour, const Account& account);

 private:
  Stakes stakes_;
  Searcher searcher_;
};

}  // namespace trictrac
