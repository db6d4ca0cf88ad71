// The opponents one may choose: the same net, looking less far and seeing less well. Never worse dice.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace trictrac {

struct Level {
  std::string_view name;  // of someone in the game's history; the page says who (docs/bots.md)
  int plies = 0;          // how far he looks
  double blur = 0;        // holes by which he misjudges a position, as a standard deviation
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

constexpr std::optional<Level> find_level(std::string_view name) {
  for (const Level& level : kLevels)
    if (level.name == name) return level;
  return std::nullopt;
}

}  // namespace trictrac
