// A player of the computer's at a board where players mark for themselves and judge one another (section R):
// what it says of marks, écoles, goings and wrong plays. What it throws, holds on and plays is a Bot's.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "engine/attention/count.h"
#include "engine/search/searcher.h"
#include "game/match/hand_board.h"

namespace trictrac::attention {

// Values boards under marks made by hand, by the net at once.
class HandEstimator {
 public:
  // Returns the equity in holes, seen by `side`, for whatever is played for: of several boards those under
  // the same `root`, an account of the round, can be compared. Nothing where the next step is not a throw.
  std::optional<double> equity(const HandBoard& board, Side side, const MatchLedger& root);

 private:
  RoundSearch& search(const MatchLedger& root, Side side);

  std::unique_ptr<RoundSearch> search_;
};

// Says what a player has to say. Not for two threads at once.
class HandPlayer {
 public:
  // `level`: one of bot_names(); any other name counts without fault. `seed` is that of the errors: the same
  // question has the same answer for the same seed.
  HandPlayer(std::string_view level, std::uint64_t seed);

  // Returns what `side` does now; nothing: there is no more to say, and `side` throws, holds, goes or plays
  // if that is its turn. To be asked again after every action of either side, and before each of its own.
  // Whatever is returned is accepted, and is not said again.
  std::optional<GameEvent> next(const HandBoard& board, Side side);

 private:
  Eye eye_;
  double blur_ = 0;  // holes by which a remedy is misjudged
  HandEstimator estimator_;
};

}  // namespace trictrac::attention
