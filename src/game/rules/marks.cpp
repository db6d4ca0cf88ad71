#include "game/rules/marks.h"

#include "base/assert.h"

namespace trictrac {
namespace {

// K7: the second side to take holes takes the pavillon, and loses it when the first takes one more.
void move_pavillon(Marks& m, Side s) {
  const Side o = other(s);
  if (held_by(m.pavillon, o))
    m.pavillon = Pavillon::Lost;
  else if (m.pavillon == Pavillon::Middle && m.holes[s] == 0 && m.holes[o] > 0)
    m.pavillon = pavillon_of(s);
}

}  // namespace

bool in_bredouille(const Marks& m, Side s) {
  return m.points[other(s)] == 0 || m.points[s] == 0 || m.double_jeton == s;
}

bool in_grande_bredouille(const Marks& m, Side s) {
  return m.holes[s] > 0 && (m.holes[other(s)] == 0 || held_by(m.pavillon, s));
}

void take_holes(Marks& m, Side s, int holes) {
  TRICTRAC_ASSERT(holes > 0);
  move_pavillon(m, s);
  m.holes[s] += holes;
}

Award award(Marks& m, Side s, int points) {
  Award a;
  award(m, s, points, a);
  return a;
}

void award(Marks& m, Side s, int points, Award& a) {
  TRICTRAC_ASSERT(points >= 0 && points % 2 == 0);
  const Side o = other(s);
  a = {.side = s, .had = m.points[s], .points = points, .rest = m.points[s]};
  if (points == 0) return;

  bool bredouille = in_bredouille(m, s);
  m.points[s] += points;
  while (m.points[s] >= kPointsPerHole) {
    if (a.holes == 0) a.bredouille = bredouille;
    a.holes += bredouille ? 2 : 1;
    m.points[s] -= kPointsPerHole;
    m.points[o] = 0;
    bredouille = true;  // the opponent stands at zero: every further twelve is uninterrupted (K2)
  }
  a.rest = m.points[s];

  // If the opponent still has points, no hole was taken, and both have some.
  m.double_jeton = m.points[o] > 0 && bredouille ? std::optional(s) : std::nullopt;
  if (a.holes > 0) take_holes(m, s, a.holes);
}

void clear_points(Marks& m) {
  m.points = {};
  m.double_jeton.reset();
}

}  // namespace trictrac
