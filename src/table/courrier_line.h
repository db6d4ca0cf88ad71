// One line of a match of Le Tric Trac as a message, and what may be played next.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "wire/courrier_messages.h"

namespace trictrac::courrier {

// The message for line `n`, `game` being after `done`; `seed` (hex) is shown when the match is over.
std::string line_text(int n, const Done& done, const Effects& effects, const Match& game,
                      std::string_view seed);

// The message "verdict": may a play begin with `steps`, and if so, what may follow? At Stage::Move.
std::string verdict_text(const State& state, std::span<const Step> steps);

}  // namespace trictrac::courrier
