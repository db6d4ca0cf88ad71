// What a roll allows: the lawful plays of Le Tric Trac.
#pragma once

#include <span>
#include <vector>

#include "game/rules/roll.h"
#include "tric_trac/rules/play.h"

namespace trictrac::tric_trac {

// The flèches from which one man may move by `number` (1..6), each step judged for itself: J4, J5, J8, J9.
// `held` are the flèches where men of the other stand, on the same path as `men`.
FlecheSet movable(const Men& men, FlecheSet held, int number);

// Where a man from flèche `from` comes by `number`; kOff when he leaves.
constexpr Fleche landing(Fleche from, int number) { return from + number < kOff ? from + number : kOff; }

// The lawful plays of the player to act (J7) for a valid roll, one for each different result; at least one,
// which is without steps where nothing can be played.
std::vector<Play> lawful_plays(const Position& p, Roll roll);

// The same in every order of steps: any of these may be played man after man.
std::vector<Play> lawful_sequences(const Position& p, Roll roll);

// The lawful next steps once `taken` has been played; empty when the play is complete.
std::vector<Step> next_steps(const std::vector<Play>& sequences, std::span<const Step> taken);

}  // namespace trictrac::tric_trac
