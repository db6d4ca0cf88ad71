// Whether what a text says is pending can be so at all.
#pragma once

#include <optional>
#include <string>

#include "game/referee/referee.h"

namespace trictrac::referee {

inline constexpr int kMostPending = 99999;    // of any number in it
inline constexpr std::size_t kMostJans = 80;  // of a mark

// English, or nothing where the game can go on from it.
std::optional<std::string> problem_of_pending(const State& s, const Pending& p);

}  // namespace trictrac::referee
