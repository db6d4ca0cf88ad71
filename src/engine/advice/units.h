// Worths inside the engine are counted for White.
#pragma once

#include "game/rules/side.h"

namespace trictrac::advice {

// What turns a worth for White into one for `side`.
constexpr int sign(Side side) { return side == Side::White ? 1 : -1; }

}  // namespace trictrac::advice
