// What somebody asks a table to do for a side, in either game.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "game/match/match.h"

namespace trictrac {

struct AskRoll {
  std::optional<Roll> dice;  // where they are thrown by hand
  friend bool operator==(const AskRoll&, const AskRoll&) = default;
};
struct AskPlay {
  std::vector<Step> steps;
  friend bool operator==(const AskPlay&, const AskPlay&) = default;
};
struct AskResign {
  friend bool operator==(AskResign, AskResign) = default;
};
// What is said and marked at a board kept by its players (section R), the steps of a turn apart.
struct AskSaid {
  referee::Action action;
  friend bool operator==(const AskSaid&, const AskSaid&) = default;
};
using Request = std::variant<AskRoll, Hold, Go, Suspending, AskPlay, AskResign, AskSaid>;

}  // namespace trictrac
