// Answers for the trainers: the worth of a roll, the throws with an effect, the strength of a player.
#pragma once

#include <string>

#include "base/json.h"

namespace trictrac {

// Answers {"do":"judge","trid":TRID,"dice":[4,2]?}: a roll at a position, else the one in hand there.
//   {"say":"judged","side","dice","events":[…],"plays":[STEPS…]}: events as in a line, and what may be played
std::string answer_judge(const Json& message);

// Answers {"do":"throws","trid":TRID,"of":"hit"|"fill"|"keep"|"coin"}: which of the 36 throws do that.
//   {"say":"throws","n","rolls":[[6,4]…]}
std::string answer_throws(const Json& message);

// Answers {"do":"rate","player":RATING,"problem":RATING,"right":true,"days":DAYS}: after an answer, so many
// days after the one before; by Glicko-2 (src/standing).
//   {"say":"rated","player":RATING,"problem":RATING}; RATING is {"rating","deviation","volatility"}
std::string answer_rate(const Json& message);

}  // namespace trictrac
