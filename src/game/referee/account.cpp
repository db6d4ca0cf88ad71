#include "game/referee/account.h"

#include <algorithm>

namespace trictrac::referee {
namespace {

// R13: the points that stand behind holes forgotten, or behind holes too many. A hole won bredouille and
// marked simple, or the other way, is none.
int behind_holes(int twelves, int pegged) {
  if (pegged < twelves) return -kPointsPerHole * (twelves - pegged);
  if (pegged > 2 * twelves) return kPointsPerHole * ((pegged - 2 * twelves + 1) / 2);
  return 0;
}

// The jeton as the hand moved it, the holes as it pegged them.
Counted peg(Marks& m, const Entry& e) {
  const Marks before = m;
  const int twelves = (m.points[e.side] + e.points) / kPointsPerHole;
  const int lawful = award(m, e.side, e.points).holes;
  m.holes = before.holes;
  m.pavillon = before.pavillon;
  if (*e.holes == 0) {  // the other's jetons go back when a hole is pegged
    m.points[other(e.side)] = before.points[other(e.side)];
    if (twelves > 0) m.double_jeton.reset();
  } else {
    take_holes(m, e.side, *e.holes);
    if (twelves == 0) m.points[other(e.side)] = 0;
  }
  if (m.points.white == 0 || m.points.black == 0) m.double_jeton.reset();
  return {*e.holes, lawful, e.points + behind_holes(twelves, *e.holes)};
}

Counted as_points_have_it(Marks& m, const Entry& e) {
  const int holes = award(m, e.side, e.points).holes;
  return {holes, holes, e.points};
}

Counted marked(Marks& m, const Entry& e) {
  if (e.why == Why::Gone) {
    clear_points(m);
    return {};
  }
  const Marks before = m;
  const Counted c = e.holes ? peg(m, e) : as_points_have_it(m, e);
  if (!e.jeton && m.double_jeton == e.side) m.double_jeton.reset();
  if (!e.pavillon && held_by(m.pavillon, e.side) && !held_by(before.pavillon, e.side))
    m.pavillon = Pavillon::Lost;
  return c;
}

std::optional<Side> winner_of(const Marks& m, Goal goal) {
  const auto holes = holes_to_win(goal);
  if (!holes) return std::nullopt;
  for (const Side s : kSides)
    if (m.holes[s] >= *holes) return s;
  return std::nullopt;
}

}  // namespace

Score score_of(const Marks& base, std::span<const Entry> entries, Goal goal) {
  Score all{base, {}, winner_of(base, goal)};
  for (const Entry& e : entries) {
    all.entries.push_back(marked(all.marks, e));
    if (!all.winner) all.winner = winner_of(all.marks, goal);
  }
  if (all.winner) all.marks.holes[*all.winner] = *holes_to_win(goal);  // K6: what goes beyond does not count
  return all;
}

void insert(std::vector<Entry>& entries, const Entry& e) {
  const auto later = [](int moment, const Entry& x) { return moment < x.moment; };
  entries.insert(std::upper_bound(entries.begin(), entries.end(), e.moment, later), e);
}

}  // namespace trictrac::referee
