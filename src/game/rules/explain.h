// Explains each event of a roll: every way, with its men and flèches.
#pragma once

#include <vector>

#include "game/rules/judge.h"

namespace trictrac {

// The flèches on the path of one man: start, rest (if any), end. In the roller's numbering.
using Path = std::vector<int>;
// The paths of the men that make one way together.
using Way = std::vector<Path>;

struct Explained {
  Event event;
  std::vector<Way> ways;  // as many as event.ways, but for helplessness (none)
};

// Returns the events of `turn`, the judgement of `roll` on `p`, in order. Each has its ways, as the functions
// that scored it found them.
std::vector<Explained> explain(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn);

}  // namespace trictrac
