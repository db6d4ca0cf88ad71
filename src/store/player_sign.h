// How rows name a player by one character.
#pragma once

#include "base/assert.h"

namespace trictrac {

// Returns the character that stands for a player, by number from 0, in a column that names several: 0 to 9,
// then a to v.
inline char sign_of_player(int player) {
  TRICTRAC_ASSERT(0 <= player && player < 32);
  return static_cast<char>(player < 10 ? '0' + player : 'a' + player - 10);
}

}  // namespace trictrac
