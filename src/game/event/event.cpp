#include "game/event/event.h"

#include "base/assert.h"

namespace trictrac {

int player_aside(const GameEvent& event) {
  TRICTRAC_ASSERT(is_aside(event));
  return std::visit(
      []<class Kind>(const Kind& done) {
        if constexpr (requires { done.player; })
          return done.player;
        else
          return 0;
      },
      event);
}

}  // namespace trictrac
