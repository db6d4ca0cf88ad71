// A score sheet as a message.
#pragma once

#include <span>

#include "base/json.h"
#include "text/sheet/sheet_text.h"

namespace trictrac {

// Returns {"say":"sheet",…}. `after` holds the ledger before the first entry and after each; `undone` is the
// number of entries that can be redone.
Json sheet_message(const LedgerSheet& sheet, std::span<const SheetLedger> after, std::size_t undone);

}  // namespace trictrac
