// What a player sees of a game, as small whole numbers for programs that learn (docs/python.md lists them).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "game/rules/state.h"

namespace trictrac::library {

// Where each kind begins. Pairs are the viewer's and then the other's; flèches are the viewer's, from his
// talon.
enum Seen : int {
  kSeenMen = 0,          // 24 flèches of the viewer's men, then the same 24 of the other's
  kSeenOff = 48,         // men off
  kSeenPoints = 50,      // 0 to 10
  kSeenHoles = 52,       // of the round, 127 at most
  kSeenBredouille = 54,  // 1: twelve points completed now would count double (K2)
  kSeenPavillon = 56,    // 1: holds it (K7)
  kSeenThrows = 58,      // since the men were last put back, 127 at most
  kSeenAsked = 60,       // 1: he throws, plays or decides; at Lead nobody
  kSeenStage = 62,       // one of five is 1: lead, roll, decide, move, over
  kSeenDice = 67,        // of the roll in hand, higher first; 0 where there is none
  kSeenWorth = 69,  // points the roll in hand gives him: the roller's are marked already, the other's not
  kSeenRules = 71,  // bearing off: 0 Parisian, 1 Provincial, 2 as in backgammon; pile; rencontre; Margot
  kSeenGoal = 75,   // holes that end the round: 12, 6, or 0 where only going does
  kSeen = 76,
};

using Seeing = std::span<std::int8_t, kSeen>;

// `turn` is the judgement of the roll in hand at Decide and Move; elsewhere it is not looked at.
void observe(const State& state, const Turn& turn, Side viewer, Seeing into);

}  // namespace trictrac::library
