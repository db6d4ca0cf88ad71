// One line of a game: what was done, what followed, and what is asked next, as a message.
#pragma once

#include <string>
#include <string_view>

#include "notation/protocol.h"
#include "match/match.h"

namespace trictrac {

// The message for line `n`. `match`, of the preset `format`, is after `done`; `seed` (hex) is shown when it
// is over.
std::string line_text(int n, const Done& done, const MatchEffects& effects, const Match& match,
                      std::string_view format, std::string_view seed);

}  // namespace trictrac
