// The sheet of a real table as a message.
#pragma once

#include <span>

#include "base/json.h"
#include "text/sheet/sheet_text.h"

namespace trictrac {

// Returns {"say":"sheet",…}: `after` holds the account before the first entry and after each; `undone`: how
// many entries can be redone.
Json sheet_message(const LedgerSheet& sheet, std::span<const SheetLedger> after, std::size_t undone);

}  // namespace trictrac
