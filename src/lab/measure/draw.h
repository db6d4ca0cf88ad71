// Positions for a benchmark, drawn from a net's play against itself.
#pragma once

#include <optional>
#include <string_view>

#include "game/chance/random.h"
#include "lab/measure/pursuit.h"

namespace trictrac::measure {

enum class Kind : std::uint8_t {
  Plays,      // three plays at least are within sixty thousandths of a tour of the best
  Decisions,  // hold or go
  Openings,   // one of the first three rolls of a relevé, more than one play
  Returns,    // a man has passed into the other's jans, more than one play
};
inline constexpr std::array<Kind, 4> kKinds{Kind::Plays, Kind::Decisions, Kind::Openings, Kind::Returns};
std::string_view name_of(Kind kind);  // as its file in data/benchmark

// A tour under its account, and what is known of it.
struct Table {
  // `weights` outlive it.
  Table(const net::Weights& weights, Tables tables);
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;
  // The spot of a state of a tour, its goal left aside.
  Spot spot(const State& state);

  Account root;
  Stakes stakes;  // seen by White
  Searcher searcher;
};

// Is a roll in hand a question of that kind? Never where the tour ends whatever is played.
bool is_of(Kind kind, Searcher& searcher, const Thrown& thrown);

// A state at Decide or Move with the goal of a tour, of that kind: one of a relevé played from a random score
// with a few odd plays. The same for the same seed.
State draw(Table& table, Kind kind, std::uint64_t seed);

}  // namespace trictrac::measure
