// The levels of opponents: the same net with less depth and more errors, never with worse dice.
#pragma once

#include <optional>
#include <string_view>

namespace trictrac {

// The care of a player for marks and plays, at a board marked by hand.
struct Habits {
  double overlook = 0;  // share of the commonest jans that are not seen; of rarer ones more
  double imagine = 0;   // share of rolls for which something is counted that is not there
  double unseen = 0;    // share of the opponent's marks and plays that are not looked at
  bool weighs = false;  // asks whether an école is worth its price (R31)
};

// The strength of one opponent.
struct Level {
  std::string_view name;  // of a person in the game's history (docs/bots.md)
  int plies = 0;          // how far it looks
  double blur = 0;        // holes by which it misjudges a position, as a standard deviation
  double rating = 0;      // as a judge of problems, the strongest being 2100 (docs/problems.md)
  int elo = 0;            // on the ladder of docs/strength.md (`trictrac-lab ladder`)
  Habits habits;          // measured in docs/bots.md
  double heat = 0;        // holes: how near to the best are answers that it gives as people do (errors.h)
};

// The levels, weakest first; all their properties in C++ are these rows.
inline constexpr Level kLevels[] = {
    {"geronte", 0, 4.0, 857, 1000, {0.150, 0.020, 0.50, false}},
    {"hector", 0, 1.8, 1092, 1215, {0.100, 0.012, 0.35, false}},
    {"valere", 0, 0.9, 1327, 1501, {0.060, 0.008, 0.22, false}},
    {"toutabas", 0, 0.45, 1594, 1792, {0.035, 0.004, 0.12, false}},
    {"jollyvet", 0, 0.2, 1867, 2049, {0.015, 0.002, 0.06, false}},
    {"soumille", 0, 0, 2040, 2260, {0.004, 0.001, 0.02, true}},
    {"guiton", 1, 0, 2070, 2278, {0, 0, 0, true}},
    {"lelasseux", 2, 0, 2100, 2283, {0, 0, 0, true}},
};

// Returns the level of that name, or nullopt.
constexpr std::optional<Level> find_level(std::string_view name) {
  for (const Level& level : kLevels)
    if (level.name == name) return level;
  return std::nullopt;
}

}  // namespace trictrac
