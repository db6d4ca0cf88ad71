// Positions for a benchmark, drawn from a net's play against itself.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "game/chance/random.h"
#include "lab/measure/luck.h"

namespace trictrac::measure {

// The kinds of problem of a benchmark.
enum class ProblemKind : std::uint8_t {
  Plays,      // three plays at least are within sixty thousandths of a tour of the best
  Decisions,  // hold or go
  Openings,   // one of the first three rolls of a relevé, more than one play
  Returns,    // a man has passed into the opponent's jans, more than one play
};
inline constexpr std::array<ProblemKind, 4> kProblemKinds{ProblemKind::Plays, ProblemKind::Decisions,
                                                          ProblemKind::Openings, ProblemKind::Returns};
// Returns the name of its file in data/benchmark.
std::string_view name_of(ProblemKind kind);

// Looks ahead in a tour, whatever its score; equities are seen by White.
class TourSearch {
 public:
  // Requires `weights` to outlive it.
  TourSearch(const net::Weights& weights, Tables tables);

  Stakes& stakes() { return search_.stakes(); }
  Searcher& searcher() { return search_.searcher(); }
  const MatchLedger& root() const { return search_.root(); }
  // Return the node of a state of a tour at Roll, and the roll in hand of one at Decide or Move; its goal is
  // left aside.
  ChanceNode chance_node(const State& state);
  RolledPosition thrown(const State& state);

 private:
  RoundSearch search_;
};

// Returns whether a roll in hand is a question of that kind: never where the tour ends whatever is played.
bool is_of(ProblemKind kind, Searcher& searcher, const RolledPosition& thrown);

// Plays a relevé of a tour from a random score, both by the net at once but for a few odd plays: `see` is
// given every board before a roll, and that roll in hand.
void play_releve(TourSearch& table, Random& random,
                 const std::function<void(const ChanceNode& before, const RolledPosition& thrown)>& see);

// Plays a relevé as above from `chance_node`, whatever is played for.
void play_releve(Searcher& searcher, ChanceNode chance_node, Random& random,
                 const std::function<void(const ChanceNode& before, const RolledPosition& thrown)>& see);

// Returns a state that was searched as a tour shows it: with the goal of a tour.
State in_a_tour(State s);

// Returns whether a line of text holds the state and gives it back.
bool can_be_written(const State& state);

// Draws a state at Decide or Move with the goal of a tour, of that kind: one of a relevé played from a random
// score with a few odd plays. The same for the same seed.
State draw(TourSearch& table, ProblemKind kind, std::uint64_t seed);

}  // namespace trictrac::measure
