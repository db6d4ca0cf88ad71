// What a line of a game says has been done, by whom; the game follows from the deeds of its lines.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "game/courrier/match.h"
#include "game/match/match.h"

namespace trictrac {

struct LeadDrawn {
  std::vector<Roll> throws;  // White's die, Black's die; empty where the game began otherwise
  Side first = Side::White;
  friend bool operator==(const LeadDrawn&, const LeadDrawn&) = default;
};
struct SeatsDrawn {
  std::vector<std::vector<int>> throws;  // a die of each player, again while two are equal; none: by lot
  std::vector<int> order;                // the player in each seat
  friend bool operator==(const SeatsDrawn&, const SeatsDrawn&) = default;
};
struct HalfDrawn {
  std::vector<Roll> throws;  // the die of who would be paid, and of who would pay; only the last differ
  friend bool operator==(const HalfDrawn&, const HalfDrawn&) = default;
};
using Deed = std::variant<LeadDrawn, SeatsDrawn, HalfDrawn, Throwing, Hold, Go, Suspending, Playing, Resign>;

template <class SomeDeed>
struct DoneBy {
  Side side = Side::White;
  SomeDeed deed;
  friend bool operator==(const DoneBy&, const DoneBy&) = default;
};
using Done = DoneBy<Deed>;

// The games of combiné in messages and deeds: "ecrire", "honours".
std::string_view name_of(CombineGame game);
std::optional<CombineGame> find_game(std::string_view name);

namespace courrier {

using Deed = std::variant<LeadDrawn, Throwing, Playing, Resign>;
using Done = DoneBy<Deed>;

}  // namespace courrier

}  // namespace trictrac
