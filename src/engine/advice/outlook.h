// The 36 throws to come: what each would bring and cost, and the luck of the one that fell.
#pragma once

#include <vector>

#include "engine/advice/answer.h"
#include "engine/advice/odds.h"

namespace trictrac::advice {

// One of the 21 rolls, thrown from a position before it; seen by who throws it.
struct RollOutlook {
  Roll roll;
  std::vector<Event> events{};  // of both sides
  Award mine{};                 // what he marks
  Award his{};         // what the other marks if he plays on; nothing if he goes, or the round has ended
  bool ended = false;  // his holes end the round
  Way best{};     // the answer the net likes best at once; without loss; nothing where the round has ended
  Amount gain{};  // beyond the mean of all 36 throws
};

struct Outlook {
  Side side = Side::White;           // who throws
  Holes holes{};                     // what he is ahead of the score as it stands
  Units unit{};                      // what he may expect until the end of the round
  double chance = 0;                 // of winning it
  std::vector<RollOutlook> rolls{};  // 21, as all_rolls() has them
  Odds mine{}, his{};                // his: if the other threw now
};

// Of a match that awaits a throw; `round` is its round. All rolls are answered by the net at once, so that
// the mean is the worth at one ply.
Outlook outlook_of(Round& round, const Match& match);

// The luck of `roll` in that match, for who throws: what it is worth beyond the mean. The same numbers as
// above.
struct Fortune {
  Amount luck;
  double before = 0, after = 0;  // White's chances of winning the round, before the throw and after it
};
Fortune fortune_of(Round& round, const Match& match, Roll roll);

}  // namespace trictrac::advice
