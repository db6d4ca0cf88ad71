// A player of the computer's at a board where players mark for themselves and judge one another (section R):
// what he says of marks, schools, goings and wrong plays. What he throws, holds on and plays is a Bot's.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "engine/attention/count.h"
#include "engine/attention/weigher.h"
#include "game/match/hand_board.h"

namespace trictrac::attention {

// Not for two threads at once.
class Player {
 public:
  // `level`: one of bot_names(); any other name counts without fault. `seed` is that of his errors: the same
  // question has the same answer for the same seed.
  Player(std::string_view level, std::uint64_t seed);

  // What `side` does now; nothing: he has no more to say, and throws, holds, goes or plays if that is his to
  // do. To be asked anew after every action of either side, and before each of his own. Whatever it returns
  // is taken, and he does not say it again.
  std::optional<GameEvent> next(const HandBoard& board, Side side);

 private:
  Eye eye_;
  double blur_ = 0;  // holes by which he misjudges a remedy
  HandEstimator weigher_;
};

}  // namespace trictrac::attention
