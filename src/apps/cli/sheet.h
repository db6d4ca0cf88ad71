// A score sheet in a terminal: its columns as on a printed sheet, and the round in progress.
#pragma once

#include <expected>
#include <istream>
#include <ostream>
#include <string>

#include "apps/cli/words.h"
#include "text/sheet/sheet_text.h"

namespace trictrac::cli {

// Returns the account so far: marqués, tours or meetings, and at the end the settlement.
std::string written_account(const LedgerSheet& sheet, const SheetLedger& now, const Words& words);

// Returns one or two lines: the players at the board, their points and holes, who may go, and the next
// question.
std::string running_account(const LedgerSheet& sheet, const SheetLedger& now, const Words& words);

// Keeps a score sheet at the terminal: reads entries, one a line, and `undo`, `redo`, `account`, `text`,
// `save [--force] FILE`, `help`, `quit`, and shows the score after each. The file holds every entry before it
// is shown, whatever ends the program. Refusals go to `refusals`, with the number of the line. Returns the
// number of refused lines; fails if the file cannot be written.
std::expected<int, std::string> keep_sheet(LedgerSheet sheet, const std::string& path, std::istream& in,
                                           std::ostream& out, std::ostream& refusals, const Words& words);

}  // namespace trictrac::cli
