// One line of `trictrac judge --jsonl`: a position and a roll in, what it is worth and allows out.
#pragma once

#include <string>

namespace trictrac::cli {

// Returns the answer to one line, itself one line; to a line that cannot be read {"error":{…}}.
std::string judge_line(const std::string& line);

}  // namespace trictrac::cli
