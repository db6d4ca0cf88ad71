// The small language in which probability cases name their event: a list
// whose head is the code, ["hit_true", [19]], ["or", [...], [...]]. The two
// notations of the data (code, check) are both read into it.
#pragma once

#include "cases.h"

namespace cases {

// One of the possible rolls on the position of a case, judged when first asked.
class RollInHand {
 public:
  RollInHand(const Case& c, int d1, int d2, const Judge& judge) : c_(c), d1_(d1), d2_(d2), judge_(judge) {}
  const twin::Board& board() const { return c_.board; }
  int d1() const { return d1_; }
  int d2() const { return d2_; }
  const twin::Verdict& verdict() const;
  const twin::Event* event(const std::string& jan) const;
  // Returns how many of the next 36 rolls satisfy the predicate after the best play of this one, if the
  // opponent does not move.
  int best_next(const Json& predicate) const;

 private:
  const Case& c_;
  int d1_;
  int d2_;
  const Judge& judge_;
  mutable std::optional<twin::Verdict> verdict_;
};

// "hit_true:20,19" as ["hit_true", [20, 19]].
Json parse_code(const std::string& code);

// The predicate holds for the roll. Throws std::runtime_error for an unknown code.
bool holds(const Json& predicate, const RollInHand& roll);

// 1 or 0 for an event; an amount for the codes that count ways or second rolls.
int measure(const Json& predicate, const RollInHand& roll);

}  // namespace cases
