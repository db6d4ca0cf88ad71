// Each way of each event, with the men and flèches, so that it can be shown.
#pragma once

#include <vector>

#include "game/rules/judge.h"

namespace trictrac {

// The flèches one man passes: from, rest if any, to. In the roller's numbering.
using Path = std::vector<int>;
// The men that make one way together.
using Way = std::vector<Path>;

struct Explained {
  Event event;
  std::vector<Way> ways;  // as many as event.ways, but for helplessness (none)
};

// The events of `turn`, which is the judgement of `roll` on `p`, in order, each with its ways. The same
// functions that scored it decide.
std::vector<Explained> explain(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn);

}  // namespace trictrac
