// Draws positions for a benchmark from a net's play against itself.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "base/enum_table.h"
#include "game/chance/random.h"
#include "lab/measure/luck.h"

namespace trictrac::measure {

// The kinds of problem of a benchmark.
enum class ProblemKind : std::uint8_t {
  Plays,      // three plays at least are within sixty thousandths of a tour of the best
  Decisions,  // hold or go
  Openings,   // one of the first three rolls of a relevé, more than one play
  Returns,    // a man has passed into the opponent's jans, more than one play
  Races,      // the men of both sides have passed each other, a decision or more than one play
};
// The kinds that data/benchmark has.
inline constexpr std::array<ProblemKind, 4> kProblemKinds{ProblemKind::Plays, ProblemKind::Decisions,
                                                          ProblemKind::Openings, ProblemKind::Returns};
// Their names, which are also those of the files.
inline constexpr EnumTable<ProblemKind, ProblemKind::Races, std::string_view> kProblemKindNames({
    {ProblemKind::Plays, "plays"},
    {ProblemKind::Decisions, "decisions"},
    {ProblemKind::Openings, "openings"},
    {ProblemKind::Returns, "returns"},
    {ProblemKind::Races, "races"},
});

// A search in a tour at any score; equities are White's.
class TourSearch : public RoundSearch {
 public:
  // Requires that `weights` outlives it.
  TourSearch(const net::Weights& weights, Tables tables);

  // Return the node of a state of a tour at Roll, and the current roll of one at Decide or Move; the goal of
  // the state is ignored.
  ChanceNode chance_node(const State& state);
  RolledPosition thrown(const State& state);
};

// Returns whether a roll is a question of that kind: never if every play ends the tour.
bool is_of(ProblemKind kind, Searcher& searcher, const RolledPosition& thrown);

// Plays a relevé of a tour from a random score. Both sides use the net without search, except for a few
// random plays. Calls `see` with every board before a roll, and with that roll.
void play_releve(TourSearch& table, Random& random,
                 const std::function<void(const ChanceNode& before, const RolledPosition& thrown)>& see);

// Plays a relevé as above from `chance_node`, for any stakes.
void play_releve(Searcher& searcher, ChanceNode chance_node, Random& random,
                 const std::function<void(const ChanceNode& before, const RolledPosition& thrown)>& see);

// Returns a state of a search as a tour shows it: with the goal of a tour.
State in_a_tour(State s);

// Returns whether the state survives printing and reading.
bool can_be_written(const State& state);

// Draws a state of that kind, at Decide or Move with the goal of a tour, from a relevé played from a random
// score with a few random plays. The same seed gives the same state.
State draw(TourSearch& table, ProblemKind kind, std::uint64_t seed);

}  // namespace trictrac::measure
