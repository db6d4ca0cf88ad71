// The speed of games played by a program that learns: many at once, and one at a time.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "library/game/game.h"

namespace trictrac::environment {

// One case: steps by random legal actions, each with the mask and the observation after it. A step is
// a decision of the program.
struct EnvCase {
  int games = 0;  // of a batch; 0: one game at a time (library::Game)
  int threads = 1;
  std::string opponent{};  // a player by its text; empty: the program plays both sides
};

struct EnvSpeed {
  EnvCase of;
  long steps = 0;
  long games_ended = 0;
  double wall = 0, processor = 0;  // seconds; of the processor those of all threads together
};

// Measures each case for about `seconds`, in turns, so that what else the machine does meets them all. Calls
// `reached` with the number of turns done; it returns whether to continue. Fails if a case is not possible.
library::Result<std::vector<EnvSpeed>> measure_environment(
    std::span<const EnvCase> cases, double seconds, const std::function<bool(int turns)>& reached = {});

// Returns the number of turns.
int count_turns(std::size_t cases);

}  // namespace trictrac::environment
