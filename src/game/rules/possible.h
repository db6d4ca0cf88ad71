// Possible plays: those legal under M1-M9, before filling and keeping bind.
#pragma once

#include "game/rules/ground.h"
#include "game/rules/options.h"
#include "game/rules/play.h"
#include "game/rules/roll.h"

namespace trictrac {

// Fills `plays` with one play for each distinct resulting position; with one play without steps if nothing
// can be played. Requires `g` to be survey(p).
void possible_plays(const Position& p, const Ground& g, Roll roll, const RuleOptions& options, Plays& plays);

}  // namespace trictrac
