// Random legal actions: for games that exercise the rules rather than play well.
#pragma once

#include "game/chance/random.h"
#include "game/match/match.h"

namespace trictrac {

// Draws a play evenly, in the order in which the plays are generated.
struct AnyPlay {
  int operator()(const Tour& tour, Random& random) const { return random.below(tour.turn().plays.size()); }
};

// Draws what may happen to a tour that is not over: the first throw by the method agreed (K9), the dice,
// hold (`hold_in_256` times in 256) or go, and a play by `choose(tour, random)`, an index in turn().plays.
template <class Choose = AnyPlay>
TurnEvent random_action(const Tour& tour, Random& random, Choose choose = {}, int hold_in_256 = 128) {
  const State& s = tour.state();
  switch (s.stage) {
    case Stage::Lead: {
      const Side first = random.below(2) == 0 ? Side::White : Side::Black;
      if (s.options.lead == Lead::ThrowAnew) return TakeLead{first};
      return TakeLead{first, random.simple_roll()};
    }
    case Stage::Decide:
      if (random.below(256) < hold_in_256) return Hold{};
      return Go{};
    case Stage::Move: return PlayMen{tour.turn().plays[choose(tour, random)]};
    default: return RollDice{random.roll()};
  }
}

// Draws what may happen to a match that is not over: also the seats, half a fiche and suspending, each
// decision alike.
GameEvent random_action(const Match& match, Random& random);

}  // namespace trictrac
