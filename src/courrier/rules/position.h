// The men of Le Tric Trac (source S4, docs/courrier.md), as the player to act sees them, and their moves.
#pragma once

#include <optional>
#include <utility>

#include "game/rules/play.h"

namespace trictrac::courrier {

inline constexpr FlecheSet kLastQuarter = span(19, 24);
// The men that wait on the starting flèche while the courier travels (J5).
inline constexpr int kWaiting = kMenPerSide - 1;

// Returns the same place on the opponent's path: both go round in the same direction, half a circuit apart
// (J1).
constexpr Fleche across(Fleche f) { return f <= 12 ? f + 12 : f - 12; }
constexpr FlecheSet set_across(FlecheSet s) { return ((s << 12) | (s >> 12)) & kAllFleches; }

// Each side's men on flèches 1..24 of its own path; those borne off are counted in `off`.
struct Position {
  Men own;    // of the player to act
  Men other;  // of the opponent, on THEIR path: their flèche f is across(f) on the first
  friend constexpr bool operator==(const Position&, const Position&) = default;
};

// Returns the position as the opponent sees it.
constexpr Position turned(const Position& p) { return Position{p.other, p.own}; }

// Returns the position with all men on their starting flèches (J1).
constexpr Position start_position() {
  Position p;
  p.own.set(1, kMenPerSide);
  p.other.set(1, kMenPerSide);
  return p;
}

// Returns the flèches with men of the opponent, on the path of the player to act (J4).
constexpr FlecheSet held_by_other(const Position& p) { return set_across(at_least(p.other, 1)); }

// Returns the flèche of the courier, or nullopt once it has entered the last quarter (J5). No other man moves
// before, and none ever moves back, so the men themselves show it.
constexpr std::optional<Fleche> courier_of(const Men& men) {
  const FlecheSet standing = at_least(men, 1);
  if (men.off > 0 || (standing & kLastQuarter)) return std::nullopt;
  const FlecheSet gone = standing & ~only(1);
  return gone ? first_of(gone) : 1;
}

// Returns whether all men still on the board stand in the last quarter (J8).
constexpr bool all_home(const Men& men) { return (at_least(men, 1) & ~kLastQuarter) == 0; }

// Returns the flèches that all men together still have to travel until they are off.
constexpr int distance_left(const Men& men) {
  int sum = 0;
  for (FlecheSet left = at_least(men, 1); left;) {
    const Fleche f = pop(left);
    sum += men.on(f) * (kOff - f);
  }
  return sum;
}

// A play: up to four steps, since a doublet is played four times, in an order in which they can be made; no
// step if nothing can be played.
using Play = Steps;

inline Position after(Position p, const Play& play) {
  p.own = trictrac::after(p.own, play);
  return p;
}

}  // namespace trictrac::courrier
