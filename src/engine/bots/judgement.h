// What a position is worth to the eye of the first bot.
#pragma once

#include "game/rules/state.h"

namespace trictrac {

// In points, for the player seen in `p`, who has just played: the other is about to roll.
// Looks one roll ahead for either side and at the shape of the game.
double judgement(const Position& p, const RuleOptions& options);

// The same with what is marked: points, the double jeton, and holes at twelve points (bredouille more).
double judgement(const Position& p, const RuleOptions& options, const Marks& marks, Side mine);

// The part of the above that holes make.
double equity_of_holes(const Marks& marks, Side mine);

}  // namespace trictrac
