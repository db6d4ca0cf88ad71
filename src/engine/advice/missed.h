// What a mark was worth that stood wrong and that nobody claimed (R18).
#pragma once

#include <optional>

#include "engine/advice/round.h"

namespace trictrac::advice {

struct MissedWorth {
  std::optional<Amount> lost;    // by whose mark it is, against the right one; negative where it was too much
  std::optional<Amount> school;  // what the other would have had of a school of those points
};

// `closing` is the event that put it beyond dispute, and is legal in `before`, a match of the round of
// `round`. By the net at once; nothing where no throw follows, and of wrong plays.
MissedWorth worth_of(Round& round, const Match& before, const LoggedEvent& closing, const Missed& missed);

}  // namespace trictrac::advice
