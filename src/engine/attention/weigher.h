// What a position under marks made by hand is worth, by the net at once.
#pragma once

#include <memory>
#include <optional>

#include "engine/search/round_search.h"
#include "game/referee/referee.h"

namespace trictrac::attention {

class Weigher {
 public:
  // In holes, seen by `side`, as in a tour of twelve holes; nothing where the next step is not a throw.
  std::optional<double> worth(const referee::Referee& game, Side side);

 private:
  PerSide<std::unique_ptr<RoundSearch>> searches_;
};

}  // namespace trictrac::attention
