// A net's view of a match in progress, for an aim.
#pragma once

#include <memory>

#include "engine/search/searcher.h"
#include "game/match/match.h"

namespace trictrac::players {

// The aim of a player or a measurement: the agreed stakes, or something else on purpose.
enum class Aim : std::uint8_t {
  Agreed,  // the payments of the format
  Tour,    // a tour of twelve holes, simple or double, in any format
  Win,     // to win such a tour, which pays no more where it is double
};

// A net's view of a match in progress, round by round, in the units of the aim.
class Pursuit {
 public:
  // Requires that `weights` outlives it.
  Pursuit(const net::Weights& weights, Tables tables, Aim aim);

  // Begins a round at `root`, in which the first throw is settled; equities are for `mine`.
  void begin_round(const MatchLedger& root, Side mine);

  // The functions below require that a round has begun.
  Searcher& searcher();
  // Returns the node of a match at Roll.
  ChanceNode chance_node(const Match& match);
  // Returns the current roll of a match at Decide or Move.
  RolledPosition thrown(const Match& match);
  // Returns the value of a hole in a match at Roll, which counts as at least a tenth of its value at the
  // beginning of the round, as in a review (docs/analysis.md).
  Units value_of_hole(const Match& match);

 private:
  RoundSearch& search();
  // Returns the ledger that represents the match under this aim.
  MatchLedger account_of(const Match& match);

  const net::Weights& weights_;
  const Tables tables_;
  const Aim aim_;
  std::unique_ptr<RoundSearch> search_;
};

}  // namespace trictrac::players
