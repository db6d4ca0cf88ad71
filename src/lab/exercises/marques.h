// Where marqués of a partie à écrire may stand, drawn.
#pragma once

#include <string_view>

#include "game/chance/random.h"
#include "game/match/match.h"

namespace trictrac::exercises {

inline constexpr std::string_view kEcrire = "ecrire-lois";

// A partie of two with some of its marqués behind it, or none.
MatchOptions any_partie(Random& random);

// The men put back in one of its marqués, at Roll: holes as they may be before the sixth, after which no
// going leaves a marqué open.
State any_marque(Random& random);

}  // namespace trictrac::exercises
