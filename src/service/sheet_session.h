// A score sheet in a page: text in, JSON out (docs/sheet.md). It stores nothing itself.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/sheet/sheet_text.h"
#include "wire/protocol.h"

namespace trictrac {

// The current sheet, and the entries that were undone.
class SheetSession {
 public:
  // Returns the answer to one message: the whole sheet as it now is, or an error; nothing has changed then.
  //   {"do":"begin","format":…,"match":{…}?,"worth":…?,"names":[…],"tags":{…}?}
  //   {"do":"open","text":…}     a sheet as it was saved
  //   {"do":"enter","entry":…}   one line of it, or several that are made together or not at all
  //   {"do":"undo"} {"do":"redo"} {"do":"show"}
  std::string answer(std::string_view text);

 private:
  Parsed<void> carry_out(const Json& message);
  Parsed<void> open(const Json& message);
  Parsed<void> enter(const Json& message);
  Parsed<void> undo();
  Parsed<void> redo();
  void put(LedgerSheet sheet);

  std::optional<LedgerSheet> sheet_;
  std::vector<SheetLedger> after_;   // the account before the first entry, and after each
  std::vector<LedgerEntry> undone_;  // the latest last
  std::string_view why_;             // code_of the refusal of the last entry, or ""
};

}  // namespace trictrac
