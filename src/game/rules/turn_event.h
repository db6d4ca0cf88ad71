// The events of a turn, at any board.
#pragma once

#include <optional>
#include <vector>

#include "game/rules/play.h"
#include "game/rules/roll.h"
#include "game/rules/side.h"

namespace trictrac {

// An event that needs no particulars.
struct WithoutParticulars {
  friend bool operator==(const WithoutParticulars&, const WithoutParticulars&) = default;
};

// Settles who throws first (K9).
struct TakeLead {
  Side first = Side::White;
  std::optional<Roll> roll{};  // the roll to play, where the lead gave it and no event of its own follows
  std::vector<Roll> dice{};    // White's die, Black's die, again while they are equal; empty: not drawn
  friend bool operator==(const TakeLead&, const TakeLead&) = default;
};
struct RollDice {
  std::optional<Roll> dice{};  // nothing where the table is to draw them
  RollDice() = default;
  RollDice(Roll fell) : dice(fell) {}  // NOLINT(google-explicit-constructor)
  explicit RollDice(std::optional<Roll> fell) : dice(fell) {}
  friend bool operator==(const RollDice&, const RollDice&) = default;
};
// Holds on the hole just made (K4).
struct Hold : WithoutParticulars {};
// Goes on the hole just made (K4).
struct Go : WithoutParticulars {};
// Moves all men of a roll at once; wrongly too, if wrong plays are allowed to stand (R20).
struct PlayMen {
  Steps steps{};
  friend bool operator==(const PlayMen&, const PlayMen&) = default;
};
// Resigns the tour, or the current game of Le Tric Trac.
struct Resign {
  Side side = Side::White;
  friend bool operator==(const Resign&, const Resign&) = default;
};

}  // namespace trictrac
