// One line of `trictrac act --jsonl`: a position and what the players do in it, in; score, position and what
// is asked next, out (section R; docs/act.md).
#pragma once

#include <string>

namespace trictrac {

// Returns the answer to one line, itself one line; {"ok":false,…} where an action is refused or the line
// cannot be read.
std::string act_line(const std::string& line);

}  // namespace trictrac
