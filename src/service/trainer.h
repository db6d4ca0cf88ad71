// What a trainer asks about its problems: what a roll is worth, which throws do something, how strong one is.
#pragma once

#include <string>

#include "base/json.h"

namespace trictrac {

// {"do":"judge","trid":TRID,"dice":[4,2]?}: a roll at a position, else the one in hand there.
//   {"say":"judged","side","dice","events":[…],"plays":[STEPS…]}: events as in a line, and what may be played
std::string judged(const Json& message);

// {"do":"throws","trid":TRID,"of":"hit"|"fill"|"keep"|"coin"}: which of the 36 throws do that.
//   {"say":"throws","n","rolls":[[6,4]…]}
std::string thrown(const Json& message);

// {"do":"rate","player":RATING,"problem":RATING,"right":true,"days":DAYS}: after an answer, so many days
// after the one before; by Glicko-2 (src/standing).
//   {"say":"rated","player":RATING,"problem":RATING}; RATING is {"rating","deviation","volatility"}
std::string rated(const Json& message);

}  // namespace trictrac
