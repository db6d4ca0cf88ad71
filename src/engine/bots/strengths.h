// Strengths on the ladder, on which the weakest level has 1000, and players of a given strength. Measured by
// `trictrac-lab ladder` (docs/strength.md, docs/bots.md).
#pragma once

#include <optional>
#include <string_view>

#include "engine/bots/levels.h"

namespace trictrac {

// Begins the text of a player of a given strength: "elo:1350".
inline constexpr std::string_view kEloPrefix = "elo:";
int least_elo();
int most_elo();

// Returns the level of a name of kLevels or of "elo:N", or nullopt. N is a whole number from least_elo() to
// most_elo(). Such a player errs as people do (errors.h): its heat, and its habits, lie between those that
// were measured for the nearest strengths.
std::optional<Level> level_of(std::string_view text);

// Returns the strength of a level or of "elo:N", or nullopt.
std::optional<int> elo_of(std::string_view text);

}  // namespace trictrac
