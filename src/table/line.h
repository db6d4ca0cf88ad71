// One line of a game: what was done, what followed, and what is asked next, as a message.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "game/match/match.h"
#include "game/rules/reasons.h"
#include "wire/protocol.h"

namespace trictrac {

// The message for line `n`. `match`, of the preset `format`, is after `done`, and `reasons` are what is to be
// said of it where it was a play; `seed` (hex) is shown when it is over.
std::string line_text(int n, const Done& done, const MatchEffects& effects, const Match& match,
                      std::span<const Reason> reasons, std::string_view format, std::string_view seed);

}  // namespace trictrac
