// The sheet of a real table in a terminal: its columns as on a printed sheet, and what is being played.
#pragma once

#include <expected>
#include <istream>
#include <ostream>
#include <string>

#include "apps/cli/words.h"
#include "text/sheet/sheet_text.h"

namespace trictrac::cli {

// Returns what has been written so far: marqués, tours or meetings, and at the end the settlement.
std::string written_account(const LedgerSheet& sheet, const SheetLedger& now, const Words& words);

// Returns one or two lines: who sits at the board, their points and holes, who may go, what is asked next.
std::string running_account(const LedgerSheet& sheet, const SheetLedger& now, const Words& words);

// Keeps a sheet at the terminal while a match is played at a wooden board: reads entries, one a line, and
// `undo`, `redo`, `account`, `text`, `save [--force] FILE`, `help`, `quit`; shows the account after each. The
// file holds every entry before it is shown, whatever ends the program. What is refused is said on
// `refusals`, with the number of its line. Returns how many lines were refused; the error: the file cannot be
// written.
std::expected<int, std::string> keep_sheet(LedgerSheet sheet, const std::string& path, std::istream& in,
                                           std::ostream& out, std::ostream& refusals, const Words& words);

}  // namespace trictrac::cli
