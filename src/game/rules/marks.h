// Points, holes and the two bredouilles (section K).
#pragma once

#include <cstdint>
#include <optional>

#include "game/rules/side.h"

namespace trictrac {

inline constexpr int kPointsPerHole = 12;
inline constexpr int kHolesPerTour = 12;

enum class Pavillon : std::uint8_t {
  Middle,  // nobody holds it
  White,
  Black,
  Lost,  // it was taken and given up: no grande bredouille is left in this tour
};
constexpr bool held_by(Pavillon p, Side s) {
  return p == (s == Side::White ? Pavillon::White : Pavillon::Black);
}

struct Marks {
  PerSide<int> points;                   // 0..10, even
  PerSide<int> holes;                    // 0 and up; a tour ends at twelve
  std::optional<Side> double_jeton;      // who marked second and without interruption since (K2)
  Pavillon pavillon = Pavillon::Middle;  // K7
  friend bool operator==(const Marks&, const Marks&) = default;
};

// K2: would twelve points completed now by `s` count double?
bool in_bredouille(const Marks& m, Side s);

// K7: has `s` holes, all of them taken without interruption?
bool in_grande_bredouille(const Marks& m, Side s);

// K7: `s` takes `holes` more, one at least.
void take_holes(Marks& m, Side s, int holes);

// What one award did, for those who show or check it.
struct Award {
  Side side = Side::White;
  int had = 0;              // points before
  int points = 0;           // marked now, even
  int holes = 0;            // won now; those past the one that ends the tour do not count (K6)
  bool bredouille = false;  // the first of these holes counted double
  int rest = 0;             // points after
  friend bool operator==(const Award&, const Award&) = default;
};

// K2, K3, K7: marks `points` (0 or more, even) for `s`.
Award award(Marks& m, Side s, int points);
// The same; what it did is written to `out`.
void award(Marks& m, Side s, int points, Award& out);

// K4: all points of both are lost, holes stay.
void clear_points(Marks& m);

}  // namespace trictrac
