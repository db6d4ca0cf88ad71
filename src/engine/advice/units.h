// Worths inside the engine are counted for White and in millionths.
#pragma once

#include "game/rules/side.h"

namespace trictrac::analysis {

inline constexpr double kMillion = 1e6;

// What turns a worth for White into one for `side`.
constexpr int sign(Side side) { return side == Side::White ? 1 : -1; }

}  // namespace trictrac::analysis
