// Games as the terminal of mmai/trictrac lists them, a program of others (docs/record.md, "Other programs").
#pragma once

#include <string>
#include <string_view>

#include "text/record/record.h"

namespace trictrac {

// A history that was read: the game as far as our rules follow it.
struct MmaiGame {
  Record record;
  // Where they part from it, or where the text is wrong: the line, from 1, and why. Line 0: nowhere.
  int line = 0;
  std::string fault{};
};

// Returns whether one of the lines is an event of such a history.
bool looks_like_mmai_history(std::string_view text);

// Reads a history: what the command `history` prints, one event a line, with or without what stands above and
// below it.
MmaiGame read_mmai_history(std::string_view text);

}  // namespace trictrac
