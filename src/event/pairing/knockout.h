// Knockouts: a loss ends the event, or the second one.
#pragma once

#include <optional>
#include <vector>

#include "event/act.h"
#include "event/state.h"

namespace trictrac::event {

// Returns the seeds, from 1, in the order of a bracket: neighbours meet, and the best two can only meet in
// the last round. Requires a power of two.
std::vector<int> bracket_order(int size);

// A place in the first round of a bracket.
struct BracketPlace {
  int seed = 0;     // from 1
  int entrant = 0;  // their number, or 0 for nobody
  friend bool operator==(const BracketPlace&, const BracketPlace&) = default;
};
// Returns the places of the first round of a knockout, from above.
std::vector<BracketPlace> bracket_of(const EventState& state);

// Returns the next round of a knockout, or nothing once it has a winner. The best seeds have the byes of the
// first round; later somebody has a bye where nobody has won the table beside theirs. With Terms::third_place
// the losers of the semi-finals meet beside the final.
std::optional<Pairings> pair_knockout(const EventState& state);

// Returns the next round of a double knockout, or nothing once it has a winner. The unbeaten meet as in a
// knockout. Those who have lost once meet one another, as far as possible not again, the upper half by seed
// against the lower. The last unbeaten entrant waits for the last one who has lost once; if this one wins the
// final, the two meet again.
std::optional<Pairings> pair_double_knockout(const EventState& state);

}  // namespace trictrac::event
