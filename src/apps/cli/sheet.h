// The sheet of a real table in a terminal: its columns as on a printed sheet, and what is being played.
#pragma once

#include <string>

#include "apps/cli/words.h"
#include "text/sheet/sheet_text.h"

namespace trictrac::cli {

// What has been written so far: marqués, tours or meetings, and at the end the settlement.
std::string written_account(const LedgerSheet& sheet, const Ledger& now, const Words& words);

// One or two lines: who sits at the board, their points and holes, who may go, what is asked next.
std::string running_account(const LedgerSheet& sheet, const Ledger& now, const Words& words);

}  // namespace trictrac::cli
