// Flèches and sets of flèches, numbered from the talon of the player in view.
#pragma once

#include <bit>
#include <cstdint>

#include "base/assert.h"
#include "base/bits.h"

namespace trictrac {

// A place: 1 to 24 from the player's own talon; 25 is off the board.
using Fleche = int;

inline constexpr Fleche kTalon = 1;
inline constexpr Fleche kCoin = 12;       // the player's own coin de repos
inline constexpr Fleche kOtherCoin = 13;  // the opponent's coin
inline constexpr Fleche kLast = 24;       // the opponent's talon
inline constexpr Fleche kOff = 25;

// Returns the same place in the opponent's numbering.
constexpr Fleche facing(Fleche f) { return 25 - f; }

constexpr bool on_board(Fleche f) { return f >= kTalon && f <= kLast; }
constexpr bool is_place(Fleche f) { return f >= kTalon && f <= kOff; }

// A set of places; bit f-1 stands for flèche f.
using FlecheSet = std::uint32_t;

inline constexpr FlecheSet kAllFleches = 0xFFFFFF;

// Returns the set of one place. Requires, here and below, that `f` is a place.
constexpr FlecheSet only(Fleche f) {
  TRICTRAC_ASSERT(is_place(f));
  return FlecheSet{1} << (f - 1);
}
constexpr bool contains(FlecheSet set, Fleche f) {
  TRICTRAC_ASSERT(is_place(f));
  return (set >> (f - 1)) & 1;
}
constexpr int size(FlecheSet set) { return count_bits(set); }
constexpr FlecheSet span(Fleche first, Fleche last) { return (only(last) << 1) - only(first); }
// Return the flèches from `first` to `last`, both included; and a set moved `distance` flèches forward or
// back, without what leaves the board.
constexpr FlecheSet ahead(FlecheSet set, int distance) { return (set << distance) & kAllFleches; }
constexpr FlecheSet behind(FlecheSet set, int distance) { return set >> distance; }

// Returns the lowest flèche of a set that is not empty.
constexpr Fleche first_of(FlecheSet set) {
  TRICTRAC_ASSERT(set != 0);
  return std::countr_zero(set) + 1;
}

// Removes the lowest flèche from a set that is not empty, and returns it.
constexpr Fleche pop(FlecheSet& set) {
  const Fleche f = first_of(set);
  set &= set - 1;
  return f;
}

inline constexpr FlecheSet kPetitJan = span(1, 6);
inline constexpr FlecheSet kGrandJan = span(7, 12);
inline constexpr FlecheSet kOtherGrandJan = span(13, 18);
inline constexpr FlecheSet kRetour = span(19, 24);  // the opponent's petit jan
inline constexpr FlecheSet kOuter = kGrandJan | kOtherGrandJan;

}  // namespace trictrac
