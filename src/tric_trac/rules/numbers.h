// The numbers of a roll of Le Tric Trac that are still to be played.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "game/rules/roll.h"
#include "tric_trac/rules/play.h"

namespace trictrac::tric_trac {

class Numbers {
 public:
  explicit Numbers(Roll roll) {
    if (roll.doublet())
      left_.assign(kMostSteps, roll.a);
    else
      left_ = {roll.low(), roll.high()};
  }

  bool empty() const { return left_.empty(); }
  bool has(int number) const { return std::find(left_.begin(), left_.end(), number) != left_.end(); }

  // The number that makes this step: its distance, or for a man who leaves the least number beyond it.
  std::optional<int> number_of(Step s) const {
    const int distance = s.to - s.from;
    if (has(distance)) return distance;
    if (s.to != kOff) return std::nullopt;
    const auto greater = std::find_if(left_.begin(), left_.end(), [&](int n) { return n > distance; });
    return greater == left_.end() ? std::nullopt : std::optional(*greater);
  }

  // Takes a number away, if it is left.
  void spend(int number) {
    if (const auto at = std::find(left_.begin(), left_.end(), number); at != left_.end()) left_.erase(at);
  }

 private:
  std::vector<int> left_;  // lowest first
};

}  // namespace trictrac::tric_trac
