// The men of Le Tric Trac (source S4, docs/courrier.md), as the player to act sees them.
#pragma once

#include <optional>
#include <utility>

#include "game/rules/position.h"

namespace trictrac::tric_trac {

inline constexpr FlecheSet kLastQuarter = span(19, 24);
// The men that wait on the starting flèche while the courier travels (J5).
inline constexpr int kWaiting = kMenPerSide - 1;

// J1: both travel the same way round, half a circuit apart; the same place on the other's path.
constexpr Fleche across(Fleche f) { return f <= 12 ? f + 12 : f - 12; }
constexpr FlecheSet set_across(FlecheSet s) { return ((s << 12) | (s >> 12)) & kAllFleches; }

// Each side's men on flèches 1..24 of his own path; those borne off are counted in `off`.
struct Position {
  Men own;    // of the player to act
  Men other;  // of the other player, on HIS path: his flèche f is across(f) on the first one's
  friend constexpr bool operator==(const Position&, const Position&) = default;
};

// The same board seen by the other player.
constexpr Position turned(const Position& p) { return Position{p.other, p.own}; }

// J1: all men on their starting flèches.
constexpr Position start_position() {
  Position p;
  p.own.set(1, kMenPerSide);
  p.other.set(1, kMenPerSide);
  return p;
}

// The flèches, on the path of the player to act, where men of the other stand (J4).
constexpr FlecheSet held_by_other(const Position& p) { return set_across(at_least(p.other, 1)); }

// J5: where the courier travels, or nothing once he has entered the last quarter. Nobody else moves
// before, and no man ever comes back: so the men themselves show it.
constexpr std::optional<Fleche> courier_of(const Men& men) {
  const FlecheSet standing = at_least(men, 1);
  if (men.off > 0 || (standing & kLastQuarter)) return std::nullopt;
  const FlecheSet gone = standing & ~only(1);
  return gone ? first_of(gone) : 1;
}

// J8: all men still on the board stand in the last quarter.
constexpr bool all_home(const Men& men) { return (at_least(men, 1) & ~kLastQuarter) == 0; }

// The distance all men together still have to travel until they are off, in flèches.
constexpr int distance_left(const Men& men) {
  int sum = 0;
  for (FlecheSet left = at_least(men, 1); left;) {
    const Fleche f = pop(left);
    sum += men.on(f) * (kOff - f);
  }
  return sum;
}

}  // namespace trictrac::tric_trac
