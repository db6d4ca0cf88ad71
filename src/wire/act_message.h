// One line of `trictrac act --jsonl`. Input: a position and the events in it. Output: score, position and the
// next question (section R; docs/act.md).
#pragma once

#include <string>

namespace trictrac {

// Returns the answer to one line as one line; {"ok":false,…} if an event is refused or the line cannot be
// read.
std::string act_line(const std::string& line);

}  // namespace trictrac
