// How good a position of Le Tric Trac is.
#pragma once

#include "tric_trac/rules/position.h"

namespace trictrac::tric_trac {

// How the player who has just played (p.own) likes it; only comparisons count. The unit is roughly one
// flèche of lead in the race.
double judgement(const Position& p);

}  // namespace trictrac::tric_trac
