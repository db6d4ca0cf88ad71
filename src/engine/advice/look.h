// All ways to answer a roll, those that matter looked at equally far.
#pragma once

#include <array>
#include <vector>

#include "engine/search/searcher.h"

namespace trictrac::advice {

// A way to answer, and how far it was looked at: only ways looked at equally far are compared.
struct Looked {
  Choice choice;
  int plies = 0;
};

// Is it the same kind of answer: holding and playing, going, suspending that game?
constexpr bool same_kind(const Choice& a, const Choice& b) {
  return a.kind == b.kind && (a.kind != Choice::Kind::Suspend || a.game == b.game);
}

// Of each kind, how many are looked at one ply ahead, and two.
struct Width {
  std::array<int, 2> keep{8, 3};
};

// The most plies that are looked ahead. A decision in doubt has its plays looked at so far already.
inline constexpr int kMostPlies = 2;

// All ways, those looked at farthest first, the best for the roller first among equals. Of each kind at least
// one is looked at `plies` ahead (0 to 2); what ends the relevé or the round is known without, and counts as
// looked at so far.
std::vector<Looked> look_at(Searcher& searcher, const Thrown& thrown, int plies, const Width& width = {});

// `ways` are look_at's, and i is one of them.
// Looks at ways[i] as far as at the first, if it was not, and puts it in its place. Where it stands then.
std::size_t look_too(Searcher& searcher, const Thrown& thrown, std::vector<Looked>& ways, std::size_t i);

// Looks one ply farther, which makes two at most, at the two best of each kind and at ways[i]; they come
// first then. Where ways[i] stands then.
std::size_t look_farther(Searcher& searcher, const Thrown& thrown, std::vector<Looked>& ways, std::size_t i);

}  // namespace trictrac::advice
