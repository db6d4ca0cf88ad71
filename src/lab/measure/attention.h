// The attention of a level to marks and plays, where players mark for themselves (section R).
#pragma once

#include <cstdint>
#include <string_view>

#include "lab/measure/statistics.h"

namespace trictrac::measure {

// The counts for one player.
struct AttentionRates {
  Proportion marked_rightly;  // rolls that gave the player something
  int points_due = 0;         // to the player
  int points_lost = 0;        // of those, not marked
  int points_too_many = 0;    // marked
  Proportion errors_seen;     // wrong marks of the opponent that were claimed or put right
  Proportion false_claims;    // right marks of the opponent that were claimed as écoles
  Proportion asked;           // marks of the opponent of which the reason was asked
  Proportion plays_seen;      // wrong plays of the opponent put right, or left knowingly
  Proportion disputed;        // false écoles claimed of the player that were disputed
};

// Plays `tours` tours of a player of `level` against one who marks, plays and claims wrongly at random; the
// net moves the men. The same seed gives the same result.
AttentionRates attention_of(std::string_view level, int tours, std::uint64_t seed);

}  // namespace trictrac::measure
