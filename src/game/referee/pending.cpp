#include "game/referee/pending.h"

#include <algorithm>

namespace trictrac::referee {

namespace {

// R13: the points that stand behind holes forgotten, or behind holes too many. A hole won bredouille and
// marked simple, or the reverse, is none.
int behind_holes(int twelves, int pegged) {
  if (pegged < twelves) return -kPointsPerHole * (twelves - pegged);
  if (pegged > 2 * twelves) return kPointsPerHole * ((pegged - 2 * twelves + 1) / 2);
  return 0;
}

// The jeton as the hand moved it, the holes as it pegged them.
EntryCount peg(Marks& m, const MarkEntry& e) {
  const Marks before = m;
  const int twelves = (m.points[e.side] + e.points) / kPointsPerHole;
  const int legal = award(m, e.side, e.points).holes;
  m.holes = before.holes;
  m.pavillon = before.pavillon;
  if (*e.holes == 0) {  // the opponent's jetons go back when a hole is pegged
    m.points[other(e.side)] = before.points[other(e.side)];
    if (twelves > 0) m.double_jeton.reset();
  } else {
    take_holes(m, e.side, *e.holes);
    if (twelves == 0) m.points[other(e.side)] = 0;
  }
  if (m.points.white == 0 || m.points.black == 0) m.double_jeton.reset();
  return {*e.holes, legal, e.points + behind_holes(twelves, *e.holes)};
}

EntryCount as_points_have_it(Marks& m, const MarkEntry& e) {
  const int holes = award(m, e.side, e.points).holes;
  return {holes, holes, e.points};
}

EntryCount marked(Marks& m, const MarkEntry& e) {
  if (e.why == Why::Gone) {
    clear_points(m);
    return {};
  }
  const Marks before = m;
  const EntryCount c = e.holes ? peg(m, e) : as_points_have_it(m, e);
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

HandScore score_of(const Marks& base, std::span<const MarkEntry> entries, Goal goal) {
  HandScore all{base, {}, winner_of(base, goal)};
  for (const MarkEntry& e : entries) {
    all.entries.push_back({e, marked(all.marks, e)});
    if (!all.winner) all.winner = winner_of(all.marks, goal);
  }
  if (all.winner) all.marks.holes[*all.winner] = *holes_to_win(goal);  // K6: what goes beyond does not count
  return all;
}

void insert(std::vector<MarkEntry>& entries, const MarkEntry& e) {
  const auto later = [](int moment, const MarkEntry& x) { return moment < x.moment; };
  entries.insert(std::upper_bound(entries.begin(), entries.end(), e.moment, later), e);
}

void owe_helplessness(PendingMark& sheet, int numbers) {
  if (numbers == 0) return;
  const int points = kHelpless * numbers;
  sheet.due += points;
  auto known = std::ranges::find(sheet.jans, Jan::Helpless, &JanDue::jan);
  if (known == sheet.jans.end()) known = sheet.jans.insert(known, {Jan::Helpless, 0, 0});
  known->ways += numbers;
  known->points += points;
  if (known->points <= 0) sheet.jans.erase(known);
}

}  // namespace trictrac::referee
