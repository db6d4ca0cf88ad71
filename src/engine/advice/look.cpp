#include "engine/advice/look.h"

#include <algorithm>

#include "base/assert.h"

namespace trictrac::advice {
namespace {

bool same(const Choice& a, const Choice& b) { return same_kind(a, b) && a.play == b.play; }

// What ends the relevé or the round is worth what it is worth.
void look(Searcher& searcher, const Thrown& thrown, Looked& way, int plies) {
  if (const auto spot = searcher.follow(thrown, way.choice))
    way.choice.worth = searcher.worth(*spot, plies, Depth{.plies = plies});
  way.plies = plies;
}

void sort(std::vector<Looked>& ways, const Thrown& thrown, Side mine) {
  const double s = thrown.state.to_act == mine ? 1 : -1;
  std::ranges::stable_sort(ways, [s](const Looked& a, const Looked& b) {
    return a.plies != b.plies ? a.plies > b.plies : s * a.choice.worth > s * b.choice.worth;
  });
}

// The best of a kind as last looked at, and how many of it were looked at since.
struct Kind {
  Choice best;
  int n = 0;
};

Kind& kind_of(const Choice& choice, std::vector<Kind>& kinds) {
  const auto found = std::ranges::find_if(kinds, [&](const Kind& k) { return same_kind(k.best, choice); });
  return found != kinds.end() ? *found : kinds.emplace_back(choice);
}

// Of each kind the best `most` of those looked at `plies` - 1 ahead, one ply farther.
void look_at_best(Searcher& searcher, const Thrown& thrown, std::vector<Looked>& ways, int plies, int most) {
  const Millionths within = searcher.stakes().measure(thrown.node).worth(Depth{}.within);
  std::vector<Kind> kinds;
  for (Looked& way : ways) {
    if (way.plies != plies - 1) continue;
    Kind& kind = kind_of(way.choice, kinds);
    if (kind.n++ < most && abs(way.choice.worth - kind.best.worth) <= within)
      look(searcher, thrown, way, plies);
  }
  sort(ways, thrown, searcher.stakes().mine());
}

std::size_t place_of(const std::vector<Looked>& ways, const Choice& choice) {
  const auto at = std::ranges::find_if(ways, [&](const Looked& w) { return same(w.choice, choice); });
  return static_cast<std::size_t>(at - ways.begin());
}

}  // namespace

std::vector<Looked> look_at(Searcher& searcher, const Thrown& thrown, int plies, const Width& width) {
  TRICTRAC_ASSERT(plies >= 0 && plies <= kMostPlies);
  std::vector<Looked> ways;
  for (const Choice& choice : searcher.ranked(thrown, Depth{})) ways.push_back({choice, 0});
  for (int n = 1; n <= plies; ++n) look_at_best(searcher, thrown, ways, n, width.keep[n - 1]);
  return ways;
}

std::size_t look_too(Searcher& searcher, const Thrown& thrown, std::vector<Looked>& ways, std::size_t i) {
  TRICTRAC_ASSERT(i < ways.size());
  const int plies = ways.front().plies;
  if (ways[i].plies == plies) return i;
  const Choice choice = ways[i].choice;
  look(searcher, thrown, ways[i], plies);
  sort(ways, thrown, searcher.stakes().mine());
  return place_of(ways, choice);
}

std::size_t look_farther(Searcher& searcher, const Thrown& thrown, std::vector<Looked>& ways, std::size_t i) {
  TRICTRAC_ASSERT(i < ways.size() && ways.front().plies < kMostPlies);
  const Choice choice = ways[i].choice;
  const int plies = ways.front().plies + 1;
  look(searcher, thrown, ways[i], plies);
  look_at_best(searcher, thrown, ways, plies, 2);
  return place_of(ways, choice);
}

}  // namespace trictrac::advice
