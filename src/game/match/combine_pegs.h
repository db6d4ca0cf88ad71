// What stands at the board of trictrac combiné: pegs, neckties and the banner (section E; S3).
#pragma once

#include <optional>
#include <vector>

#include "game/match/combine.h"

namespace trictrac {

// Gold: à écrire. Silver: honours. Bimetal: both at once. Black: the game set aside.
enum class Metal : std::uint8_t { Gold, Silver, Bimetal, Black };

struct Peg {
  Metal metal = Metal::Gold;
  int hole = 0;          // 1 to 12 from the talon; 0 is the place in the end rail, beside the talon
  bool cravate = false;  // the necktie is on it
  friend bool operator==(const Peg&, const Peg&) = default;
};

struct Pieces {
  PerSide<std::vector<Peg>> pegs;  // in the order of their holes
  std::optional<Side> etendard{};  // whose banner is up
  friend bool operator==(const Pieces&, const Pieces&) = default;
};

Pieces pieces(const Combine& c);

// Whose necktie counts in this game: à écrire for a bredouille begun second, honours for the triple.
std::optional<Side> cravate(const Combine& c, CombineGame game);

}  // namespace trictrac
