// Points, holes and the two bredouilles (section K).
#pragma once

#include <cstdint>
#include <optional>

#include "game/rules/side.h"

namespace trictrac {

inline constexpr int kPointsPerHole = 12;
inline constexpr int kHolesPerTour = 12;

// The place of the pavillon (K7).
enum class Pavillon : std::uint8_t {
  Middle,  // held by no player
  White,
  Black,
  Lost,  // it was taken and given up: no grande bredouille is left in this tour
};
constexpr Pavillon pavillon_of(Side s) { return s == Side::White ? Pavillon::White : Pavillon::Black; }
constexpr bool held_by(Pavillon p, Side s) { return p == pavillon_of(s); }

struct Marks {
  PerSide<int> points;                   // 0..10, even
  PerSide<int> holes;                    // 0 and up; a tour ends at twelve
  std::optional<Side> double_jeton;      // the side that marked second, without interruption since (K2)
  Pavillon pavillon = Pavillon::Middle;  // K7
  friend bool operator==(const Marks&, const Marks&) = default;
};

// Returns whether twelve points that `s` completed now would count double (K2).
bool in_bredouille(const Marks& m, Side s);

// Returns whether `s` has holes, all of them taken in one run (K7).
bool in_grande_bredouille(const Marks& m, Side s);

// Adds one or more holes to those of `s`, and moves the pavillon (K7).
void take_holes(Marks& m, Side s, int holes);

// The effect of marking points for one side.
struct Award {
  Side side = Side::White;
  int had = 0;              // points before
  int points = 0;           // marked now, even
  int holes = 0;            // won now; holes beyond the one that ends the tour do not count (K6)
  bool bredouille = false;  // the first of these holes counted double
  int rest = 0;             // points after
  friend bool operator==(const Award&, const Award&) = default;
};

// Marks `points` (0 or more, even) for `s` (K2, K3, K7).
Award award(Marks& m, Side s, int points);
// Marks `points` as above, and writes the effect to `out`.
void award(Marks& m, Side s, int points, Award& out);

// Clears the points of both sides; holes stay (K4).
void clear_points(Marks& m);

}  // namespace trictrac
