// Random legal events, for games that exercise the rules and need not be played well.
#pragma once

#include "base/overloaded.h"
#include "game/chance/random.h"
#include "game/match/match.h"

namespace trictrac {

// Draws a play with equal chances, in the order in which plays are generated.
struct AnyPlay {
  int operator()(const Tour& tour, Random& random) const { return random.below(tour.turn().plays.size()); }
};

// Draws the next event of a tour that is not over: the first throw by the agreed method (K9), the dice, hold
// (`hold_in_256` times in 256) or go, and a play by `choose(tour, random)`, an index in turn().plays. Returns
// act(event) of a TakeLead, Roll, Hold, Go or Play.
template <class Act, class Choose = AnyPlay>
auto draw_action(const Tour& tour, Random& random, Act act, Choose choose = {}, int hold_in_256 = 128) {
  const State& s = tour.state();
  switch (s.stage) {
    case Stage::Lead: {
      const Side first = random.below(2) == 0 ? Side::White : Side::Black;
      if (s.options.lead == Lead::ThrowAnew) return act(TakeLead{first});
      return act(TakeLead{first, random.simple_roll()});
    }
    case Stage::Decide:
      if (random.below(256) < hold_in_256) return act(Hold{});
      return act(Go{});
    case Stage::Move: return act(tour.turn().plays[choose(tour, random)]);
    default: return act(random.roll());
  }
}

// Returns the action of draw_action as an event.
template <class Choose = AnyPlay>
TurnEvent random_action(const Tour& tour, Random& random, Choose choose = {}, int hold_in_256 = 128) {
  constexpr Overloaded kEvent{[](Roll fell) -> TurnEvent { return RollDice{fell}; },
                              [](const Play& play) -> TurnEvent { return PlayMen{play}; },
                              [](const auto& event) -> TurnEvent { return event; }};
  return draw_action(tour, random, kEvent, choose, hold_in_256);
}

// Applies the action of draw_action.
template <class Choose = AnyPlay>
Effects act_randomly(Tour& tour, Random& random, Choose choose = {}, int hold_in_256 = 128) {
  return draw_action(
      tour, random, [&](const auto& event) { return tour.act_legal(event); }, choose, hold_in_256);
}

// Draws the next event of a match that is not over: also seats, half a fiche and suspensions, with equal
// chances for each decision.
GameEvent random_action(const Match& match, Random& random);

}  // namespace trictrac
