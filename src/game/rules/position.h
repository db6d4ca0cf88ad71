// The position of the men, as the player to act sees it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "game/rules/fleche.h"

namespace trictrac {

inline constexpr int kMenPerSide = 15;
inline constexpr int kMostMen = 127;  // on one flèche, as it may be described: a byte, less its highest bit

// One man on each place, as words of Men. Sums of these stay in registers; a word chosen by its number would
// be fetched from memory just written.
inline constexpr auto kManOn = [] {
  std::array<std::array<std::uint64_t, 3>, kOff + 1> table{};
  for (Fleche f = kTalon; f <= kLast; ++f) table[f][(f - 1) >> 3] = std::uint64_t{1} << (((f - 1) & 7) * 8);
  return table;
}();

// The men of one side on flèches 1 to 24 (in its own numbering) and those borne off: three words of eight
// flèches each, on which every question is answered at once. Requires that every `f` is on the board.
struct Men {
  std::array<std::uint64_t, 3> words{};
  std::uint8_t off = 0;

  constexpr int on(Fleche f) const {
    TRICTRAC_ASSERT(on_board(f));
    return (words[(f - 1) >> 3] >> (((f - 1) & 7) * 8)) & 0xFF;
  }
  constexpr void add(Fleche f) {
    TRICTRAC_ASSERT(on(f) < kMostMen);
    put(f);
  }
  // Removes a man from a flèche that has one.
  constexpr void take(Fleche f) {
    TRICTRAC_ASSERT(on(f) > 0);
    words[0] -= kManOn[f][0];
    words[1] -= kManOn[f][1];
    words[2] -= kManOn[f][2];
  }
  // Puts `n` men there, 0 to kMostMen.
  constexpr void set(Fleche f, int n) {
    while (on(f) > n) take(f);
    while (on(f) < n) add(f);
  }
  // Adds a man on the board, or off it (kOff).
  constexpr void arrive(Fleche f) {
    TRICTRAC_ASSERT(f == kOff || on(f) < kMostMen);
    off += f == kOff;
    put(f);
  }
  constexpr int total() const {
    int n = off;
    for (const std::uint64_t w : words) n += static_cast<int>((w * 0x0101010101010101u) >> 56);
    return n;
  }
  friend constexpr bool operator==(const Men&, const Men&) = default;

 private:
  constexpr void put(Fleche f) {
    words[0] += kManOn[f][0];
    words[1] += kManOn[f][1];
    words[2] += kManOn[f][2];
  }
};

// Returns the flèches that hold at least `n` men (1..15).
constexpr FlecheSet at_least(const Men& men, int n) {
  TRICTRAC_ASSERT(n >= 1 && n <= kMenPerSide);
  FlecheSet set = 0;
  for (int i = 2; i >= 0; --i) {
    const std::uint64_t carries =
        (men.words[i] + 0x0101010101010101u * static_cast<unsigned>(128 - n)) & 0x8080808080808080u;
    set = (set << 8) | static_cast<FlecheSet>((carries >> 7) * 0x0102040810204080u >> 56);
  }
  return set;
}

// The men of both sides, in the numbering of the player to act.
struct Position {
  Men own;    // of the player to act
  Men other;  // of the opponent, on the same flèches
  friend constexpr bool operator==(const Position&, const Position&) = default;
};

// Returns the men in the opponent's numbering.
constexpr Men seen_from_facing(const Men& m) {
  return Men{{std::byteswap(m.words[2]), std::byteswap(m.words[1]), std::byteswap(m.words[0])}, m.off};
}

// Returns the position as the opponent sees it. This is the only place that changes sides.
constexpr Position turned(const Position& p) {
  return Position{seen_from_facing(p.other), seen_from_facing(p.own)};
}

// Returns the position with all men on their talons.
constexpr Position start_position() {
  Position p;
  p.own.set(kTalon, kMenPerSide);
  p.other.set(kLast, kMenPerSide);
  return p;
}

}  // namespace trictrac
