// What a position under marks made by hand is worth, by the net at once.
#pragma once

#include <memory>
#include <optional>

#include "engine/search/round_search.h"
#include "game/match/hand_board.h"

namespace trictrac::attention {

class HandEstimator {
 public:
  // In holes, seen by `side`, for whatever is played for: of several boards those under the same `root`, an
  // account of the round, can be compared. Nothing where the next step is not a throw.
  std::optional<double> equity(const HandBoard& board, Side side, const MatchLedger& root);

 private:
  RoundSearch& search(const MatchLedger& root, Side side);

  std::unique_ptr<RoundSearch> search_;
};

}  // namespace trictrac::attention
