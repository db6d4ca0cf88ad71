// Games as listed by the terminal of mmai/trictrac, another program (docs/record.md, "Other programs").
#pragma once

#include <string>
#include <string_view>

#include "text/record/record.h"

namespace trictrac {

// A history that was read: the game, as far as our rules accept it.
struct MmaiGame {
  Record record;
  // The line, from 1, at which the rules refuse the history or its text is wrong, and the reason. 0: none.
  int line = 0;
  std::string fault{};
};

// Returns whether a line of the text is an event of such a history.
bool looks_like_mmai_history(std::string_view text);

// Reads a history: the output of the command `history`, one event on each line, with or without the text
// above and below it.
MmaiGame read_mmai_history(std::string_view text);

}  // namespace trictrac
