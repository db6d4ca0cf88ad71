// A play of Le Tric Trac: up to four steps, since a doublet is played four times.
#pragma once

#include "game/rules/steps.h"
#include "tric_trac/rules/position.h"

namespace trictrac::tric_trac {

// Steps in an order in which they can be carried out; none where nothing can be played.
using Play = Steps;

inline Position after(Position p, const Play& play) {
  p.own = trictrac::after(p.own, play);
  return p;
}

}  // namespace trictrac::tric_trac
