// The levels of opponents: the same net, looking less far and seeing less well. Never worse dice.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace trictrac {

// How well one opponent plays.
struct Level {
  std::string_view name;  // of a person in the game's history (docs/bots.md)
  int plies = 0;          // how far it looks
  double blur = 0;        // holes by which it misjudges a position, as a standard deviation
};

// Weakest first.
inline constexpr std::array<Level, 8> kLevels{{
    {"geronte", 0, 4.0},
    {"hector", 0, 1.8},
    {"valere", 0, 0.9},
    {"toutabas", 0, 0.45},
    {"jollyvet", 0, 0.2},
    {"soumille", 0, 0},
    {"guiton", 1, 0},
    {"lelasseux", 2, 0},
}};

// Returns the level of that name; nothing where there is none.
constexpr std::optional<Level> find_level(std::string_view name) {
  for (const Level& level : kLevels)
    if (level.name == name) return level;
  return std::nullopt;
}

}  // namespace trictrac
