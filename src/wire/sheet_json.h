// A score sheet as a message.
#pragma once

#include <span>

#include "base/json.h"
#include "contract/description.h"
#include "table/api_error.h"
#include "text/sheet/sheet_text.h"

namespace trictrac {

// Returns {"say":"sheet",…}. `after` holds the ledger before the first entry and after each; `undone` is the
// number of entries that can be redone.
Json sheet_message(const LedgerSheet& sheet, std::span<const SheetLedger> after, std::size_t undone);
// Returns the message of an error; that of a refused entry has also a word that a page can translate, by
// code_of.
Json sheet_error(const ApiError& error, std::string_view why);

}  // namespace trictrac

namespace trictrac::contract {

// Adds the answers of a sheet.
void describe_sheet(Description& all);

}  // namespace trictrac::contract
