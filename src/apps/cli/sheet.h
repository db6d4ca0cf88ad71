// A score sheet in a terminal: its columns as on a printed sheet.
#pragma once

#include <string>

#include "apps/cli/words.h"
#include "text/sheet/sheet_text.h"

namespace trictrac::cli {

// Returns the account so far: marqués, tours or meetings, and at the end the settlement.
std::string written_account(const LedgerSheet& sheet, const SheetLedger& now, const Words& words);

}  // namespace trictrac::cli
