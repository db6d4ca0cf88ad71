// A sheet kept at the terminal while a match is played at a wooden board: an entry a line.
#pragma once

#include <expected>
#include <istream>
#include <ostream>
#include <string>

#include "apps/cli/words.h"
#include "text/sheet/sheet_text.h"

namespace trictrac::cli {

// Reads entries, and `undo`, `redo`, `account`, `text`, `save [--force] FILE`, `help`, `quit`; shows the
// account after each. The file holds every entry before it is shown, whatever ends the program. What is
// refused is said on `refusals`, with the number of its line. Returns how many lines were refused; the error:
// the file cannot be written.
std::expected<int, std::string> keep_sheet(LedgerSheet sheet, const std::string& path, std::istream& in,
                                           std::ostream& out, std::ostream& refusals, const Words& words);

}  // namespace trictrac::cli
