// Relevés played out at speed, and the rule of thumb by which they decide.
#pragma once

#include "ai/random.h"
#include "ai/worth.h"
#include "match/match.h"

namespace trictrac {

// A relevé in play, and the account above it. The tour has no goal of its own: the account tells the end.
struct Holding {
  Tour tour;
  Account account;
};

// How often the rule of thumb counts the advantage it sees on the board, in hundredths.
inline constexpr int kBoardCounts = 200;

// tour.state().stage is Decide: by the tables and one look at the board, whose advantage is taken as so many
// holes to come. `from` appraises for the player to act.
MatchAction rule_of_thumb(const Holding& holding, const Appraiser& from, int board_counts = kBoardCounts);

// Carries out a decision or a play, which is lawful. The relevé or the round may end by it.
struct Followed {
  bool ended = false;       // the men went back to the talons, or the round ended
  Side first = Side::White; // and who throws first then
};
Followed follow(Holding& holding, const MatchAction& action);

// Plays from any position at Roll, Decide or Move until the men are put back or the round ends. Who throws
// first then; `holding` stands as it ended.
Side play_out(Holding& holding, const PerSide<const Appraiser*>& appraisers, Random& random);

}  // namespace trictrac
