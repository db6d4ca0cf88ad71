// Hold or go, and in combiné which game to suspend, by what the format pays.
#pragma once

#include <vector>

#include "ai/holding.h"

namespace trictrac {

// What one decision is expected to bring the player to act, in millionths of the format's unit, until the end
// of the round: stakes of a tour, jetons (a fiche is ten), units of a poule.
struct Prospect {
  MatchAction action;
  std::int64_t worth = 0;
};

// at.tour.state().stage is Decide. Every lawful decision with its worth, in the order of lawful_decisions. Going
// is exact by the fold and a table of values; what holds is played out at speed a number of times, the dice drawn
// from the position itself, so that the same question has the same answer everywhere. `play` is what he would
// play, an index in turn().plays.
std::vector<Prospect> prospects(const Holding& at, int play);

// The best of them; the first among equals.
const Prospect& best_of(const std::vector<Prospect>& all);

}  // namespace trictrac
