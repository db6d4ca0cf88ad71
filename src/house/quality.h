// How those who played a game played it, by its review.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "standing/quality.h"

namespace trictrac {

// What a review may cost: a game of more actions is looked at without looking ahead, and of one that is
// longer still nothing is said.
inline constexpr int kMostActionsAhead = 2000;
inline constexpr int kMostActions = 20'000;

// Of each player, by his number. Nothing where there is no review of it: Le Tric Trac, a record that cannot
// be read, or a game without an end. Takes seconds.
std::optional<std::vector<standing::Quality>> quality_of(std::string_view record);

}  // namespace trictrac
