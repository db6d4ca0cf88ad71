// A net at the board.
#pragma once

#include "lab/measure/player.h"

namespace trictrac::measure {

struct NetManner {
  enum class Decides : std::uint8_t { Well, AlwaysGo, AlwaysHold };
  Depth depth{};
  Decides decides = Decides::Well;
  Aim aim = Aim::Agreed;
};

std::unique_ptr<Player> make_net_player(std::shared_ptr<const net::Weights> weights, const Tables& tables,
                                        const NetManner& manner);

}  // namespace trictrac::measure
