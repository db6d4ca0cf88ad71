// One line of a game: what was done, what followed, and what is asked next, as a message.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "notation/protocol.h"
#include "rules/state.h"

namespace trictrac {

// `json` is the message "line" of the protocol; it follows from all that was done up to here.
struct Line {
  int n = 0;  // from 1
  Done done;
  std::string json;
};

// The message for line `n`. `tour` is after `done`; `seed` (hex) is shown when the game is over.
std::string line_text(int n, const Done& done, const Effects& effects, const Tour& tour,
                      std::string_view seed);

}  // namespace trictrac
