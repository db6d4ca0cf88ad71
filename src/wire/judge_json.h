// One line of `trictrac judge --jsonl`. Input: a position and a roll. Output: the worth of the roll and its
// legal plays.
#pragma once

#include <string>

namespace trictrac::cli {

// Returns the answer to one line as one line; {"error":{…}} for a line that cannot be read.
std::string judge_line(const std::string& line);

}  // namespace trictrac::cli
