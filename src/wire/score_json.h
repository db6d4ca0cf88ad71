// Marks as messages have them.
#pragma once

#include "base/json.h"
#include "game/rules/marks.h"

namespace trictrac {

// The `score` of a line: points, holes, bredouille, jetons and pavillon of each side.
Json score_json(const Marks& marks);

// One of the `marks` of a line.
Json award_json(const Award& award);

}  // namespace trictrac
