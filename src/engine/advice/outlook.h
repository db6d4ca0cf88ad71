// The outlook on the 36 throws: the gain of each, and the luck of the throw that fell.
#pragma once

#include <vector>

#include "engine/advice/answer.h"
#include "engine/explain/odds.h"

namespace trictrac::advice {

// The effect of one of the 21 rolls, from the point of view of the player who throws it.
struct RollOutlook {
  Roll roll;
  std::vector<Event> events{};  // of both sides
  Award mine{};                 // the points that the player marks
  Award theirs{};  // the points of the opponent if the player plays on; none after going or the end of the
                   // round
  bool ended = false;  // the holes end the round
  Way best{};     // the answer the net likes best at once; without loss; nothing where the round has ended
  Amount gain{};  // beyond the mean of all 36 throws
};

// The effects of all possible rolls.
struct Outlook {
  Side side = Side::White;             // who throws
  Holes holes{};                       // the lead of that player over the score as it stands
  Units unit{};                        // their expected gain until the end of the round
  double chance = 0;                   // of winning it
  std::vector<RollOutlook> rolls{};    // 21, as all_rolls() has them
  explanation::Odds mine{}, theirs{};  // theirs: if the opponent threw now
};

// Returns the outlook of a match that awaits a throw; `round` is its round. The net answers all rolls at
// once, so that their mean is the equity at one ply.
Outlook outlook_of(Round& round, const Match& match);

// The luck of a roll for the player who throws: its gain beyond the mean.
struct Fortune {
  Amount luck;
  double before = 0, after = 0;  // White's chances of winning the round, before the throw and after it
};
// Returns the luck of `roll` in that match, by the figures of outlook_of().
Fortune fortune_of(Round& round, const Match& match, Roll roll);

}  // namespace trictrac::advice
