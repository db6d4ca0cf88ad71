#include "engine/bots/judgement.h"

#include <algorithm>

#include "game/rules/ground.h"

namespace trictrac {
namespace {

// Net points a roll of the player in view brings on average, were he to throw now.
double next_roll(const Position& p, const RuleOptions& options) {
  Turn turn;
  int sum = 0;
  for (const Roll r : all_rolls()) {
    judge(p, r, options, Context{}, turn);
    // A roll can fill or hit many times over, but what counts most is the first hole.
    sum += throws(r) * (std::min(turn.events.points_roller(), 24) - turn.events.points_other());
  }
  return sum / 36.0;
}

int men_missing(const Men& men, FlecheSet jan) {
  return 12 - size(at_least(men, 1) & jan) - size(at_least(men, 2) & jan);
}

// How far one side's game is made, in points: a jan within reach is worth its fill and its keeping.
double shape(const Men& men) {
  double equity = 0;
  if (can_fill_grand_jan(men)) {
    const int missing = men_missing(men, kGrandJan);
    equity += (12 - missing) * 0.35;
    if (missing == 0) equity += 6.0;
    if (can_fill_petit_jan(men)) equity += (12 - men_missing(men, kPetitJan)) * 0.25;
  }
  if (men.on(kCoin) >= 2) equity += 2.0;
  equity -= 0.6 * std::max(0, men.on(kCoin) - 3);
  // Men gone to the return no longer serve; a retour in the making does.
  const int gone = size(at_least(men, 1) & (kOtherGrandJan | kRetour));
  equity -= 0.8 * gone;
  equity += 0.3 * (size(at_least(men, 2) & kRetour));
  return equity;
}

double equity_of_points(const Marks& m, Side s) {
  const double run = in_bredouille(m, s) && m.points[s] > 0 ? 1.35 : 1.0;
  return run * m.points[s];
}

}  // namespace

double judgement(const Position& p, const RuleOptions& options) {
  const Position facing_board = turned(p);
  return 0.8 * next_roll(p, options) - next_roll(facing_board, options) + shape(p.own) -
         shape(facing_board.own);
}

double equity_of_holes(const Marks& marks, Side mine) {
  return 14.0 * (marks.holes[mine] - marks.holes[other(mine)]);
}

double judgement(const Position& p, const RuleOptions& options, const Marks& marks, Side mine) {
  const Side o = other(mine);
  return judgement(p, options) + equity_of_holes(marks, mine) + equity_of_points(marks, mine) -
         equity_of_points(marks, o);
}

}  // namespace trictrac
