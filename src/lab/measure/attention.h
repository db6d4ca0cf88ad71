// How well a player of a level attends to marks and plays where players mark for themselves (section R).
#pragma once

#include <cstdint>
#include <string_view>

namespace trictrac::measure {

// So many of how many.
struct Share {
  int of = 0, is = 0;
  void add(bool holds) { ++of, is += holds; }
  double percent() const { return of > 0 ? 100.0 * is / of : 0; }
};

struct AttentionRates {
  Share marked_rightly;     // rolls that gave him something
  int points_due = 0;       // to him
  int points_lost = 0;      // of those, not marked
  int points_too_many = 0;  // marked
  Share errors_seen;        // the other's wrong marks that he claimed or had put right
  Share false_claims;       // the other's right marks that he claimed as a school
  Share asked;              // the other's marks of which he asked the reason
  Share plays_seen;         // the other's wrong plays that he had put right or left knowingly
  Share disputed;           // false schools against him that he disputed
};

// `level` plays so many tours against one who marks, plays and claims wrongly at random; the men are moved by
// the net. The same for the same seed.
AttentionRates attention_of(std::string_view level, int tours, std::uint64_t seed);

}  // namespace trictrac::measure
