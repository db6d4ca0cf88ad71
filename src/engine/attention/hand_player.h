// A computer player at a board where players mark for themselves and judge one another (section R): its
// marks, its écoles, and its answers to goings and wrong plays. A Bot throws, holds and plays for it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "engine/attention/count.h"
#include "engine/search/searcher.h"
#include "game/match/hand_board.h"

namespace trictrac::attention {

// Values boards marked by hand, by the net without search.
class HandEstimator {
 public:
  // Returns the equity in holes for `side`, in any format. Boards under the same `root`, a ledger of the
  // round, can be compared. Returns nullopt if the next step is not a throw.
  std::optional<double> equity(const HandBoard& board, Side side, const MatchLedger& root);

 private:
  RoundSearch& search(const MatchLedger& root, Side side);

  std::unique_ptr<RoundSearch> search_;
};

// Chooses the words and marks of a player. Not thread-safe.
class HandPlayer {
 public:
  // `level`: one of bot_names() or "elo:N"; any other name counts without error. `seed` decides the errors:
  // the same question has the same answer for the same seed.
  HandPlayer(std::string_view level, std::uint64_t seed);

  // Returns the next event of `side`, or nullopt if it has nothing to say; it then throws, holds, goes or
  // plays if it is its turn. Call it after every event of either side, and before each of its own. Every
  // event returned is legal, and is not returned again.
  std::optional<GameEvent> next(const HandBoard& board, Side side);

 private:
  Eye eye_;
  double blur_ = 0;  // holes by which a remedy is misjudged
  HandEstimator estimator_;
};

}  // namespace trictrac::attention
