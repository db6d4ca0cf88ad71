// Checks of a game before it is requested: its options, and the notes of an adjourned match.
#pragma once

#include <string>

#include "base/json.h"

namespace trictrac {

// Answers {"do":"check","game":{…}}: the body of POST /api/games, its seats too or not.
//   {"say":"checked","game":{…},"problems":[]}: the game with all that it leaves unsaid; or null, and all
//   that is wrong:
//   {"option","code","message","limits"?|"values"?}, the last two saying what would be right.
std::string check(const Json& message);

// Answers {"do":"resume","format":F,"match":{…}?,"noted":{"white":{"lost":3,"jetons":15,…},"black":{…},
// "dice":SIDE?,"cravate":SIDE?,"contrat":SIDE?}}: what the tables of S3 say of an adjourned match.
//   {"say":"resumed","match":{…},"won":{"white","black"},"dice":SIDE,"left":N,"problems":[]}: the match that
//   goes on from them, jetons won, who throws first, marqués left; `match` is null where there are problems.
std::string resume(const Json& message);

}  // namespace trictrac
