// A net at the board.
#pragma once

#include "measure/player.h"

namespace trictrac::measure {

struct NetManner {
  enum class Decides : std::uint8_t { Well, AlwaysGo, AlwaysHold };
  Depth depth{};
  Decides decides = Decides::Well;
  Aim aim = Aim::Agreed;
};

// `weights` outlive it.
std::unique_ptr<Player> make_net_player(const net::Weights& weights, const Tables& tables, const NetManner& manner);

}  // namespace trictrac::measure
