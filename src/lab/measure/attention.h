// How well a player of a level attends to marks and plays where players mark for themselves (section R).
#pragma once

#include <cstdint>
#include <string_view>

#include "lab/measure/statistics.h"

namespace trictrac::measure {

struct AttentionRates {
  Proportion marked_rightly;  // rolls that gave him something
  int points_due = 0;         // to him
  int points_lost = 0;        // of those, not marked
  int points_too_many = 0;    // marked
  Proportion errors_seen;     // the other's wrong marks that he claimed or had put right
  Proportion false_claims;    // the other's right marks that he claimed as a school
  Proportion asked;           // the other's marks of which he asked the reason
  Proportion plays_seen;      // the other's wrong plays that he had put right or left knowingly
  Proportion disputed;        // false schools against him that he disputed
};

// `level` plays so many tours against one who marks, plays and claims wrongly at random; the men are moved by
// the net. The same for the same seed.
AttentionRates attention_of(std::string_view level, int tours, std::uint64_t seed);

}  // namespace trictrac::measure
