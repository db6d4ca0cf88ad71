// Random legal events, for games that exercise the rules and need not be played well.
#pragma once

#include "game/chance/random.h"
#include "game/match/match.h"

namespace trictrac {

// Draws a play with equal chances, in the order in which plays are generated.
struct AnyPlay {
  int operator()(const Tour& tour, Random& random) const { return random.below(tour.turn().plays.size()); }
};

// Draws the next event of a tour that is not over: the first throw by the agreed method (K9), the dice, hold
// (`hold_in_256` times in 256) or go, and a play by `choose(tour, random)`, an index in turn().plays.
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

// Draws the next event of a match that is not over: also seats, half a fiche and suspensions, with equal
// chances for each decision.
GameEvent random_action(const Match& match, Random& random);

}  // namespace trictrac
