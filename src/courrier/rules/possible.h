// The legal plays of a roll in Le Tric Trac, and the numbers still to be played.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "courrier/rules/position.h"
#include "game/rules/roll.h"

namespace trictrac::courrier {

// Returns the flèches from which one man may move by `number` (1..6), each step by itself: J4, J5, J8, J9.
// `held` are the flèches with men of the opponent, on the same path as `men`.
FlecheSet movable(const Men& men, FlecheSet held, int number);

// Returns the legal plays of the player to act (J7) for a valid roll, one for each different result; a single
// play without steps if nothing can be played.
std::vector<Play> legal_plays(const Position& p, Roll roll);

// Returns the legal plays in every order of steps, any of which may be played man after man.
std::vector<Play> legal_sequences(const Position& p, Roll roll);

// Returns the legal next steps after `taken`; none when the play is complete.
std::vector<Step> next_steps(const std::vector<Play>& sequences, std::span<const Step> taken);

// The numbers of a roll that are still to be played.
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

  // Returns the number that makes this step: its distance or, for a man that leaves, the least number beyond
  // it.
  std::optional<int> number_of(Step s) const {
    const int distance = s.to - s.from;
    if (has(distance)) return distance;
    if (s.to != kOff) return std::nullopt;
    const auto greater = std::find_if(left_.begin(), left_.end(), [&](int n) { return n > distance; });
    return greater == left_.end() ? std::nullopt : std::optional(*greater);
  }

  // Removes a number, if it is left.
  void spend(int number) {
    if (const auto at = std::find(left_.begin(), left_.end(), number); at != left_.end()) left_.erase(at);
  }

 private:
  std::vector<int> left_;  // lowest first
};

}  // namespace trictrac::courrier
