#include "game/event/event.h"

#include "base/assert.h"

namespace trictrac {

int player_aside(const GameEvent& event) {
  TRICTRAC_ASSERT(is_aside(event));
  return std::visit(
      [](const auto& aside) {
        if constexpr (requires { aside.player; })
          return aside.player;
        else
          return 0;
      },
      event);
}

}  // namespace trictrac
