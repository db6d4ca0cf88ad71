// Many records in one text, one after another (docs/record.md, Collections).
#pragma once

#include <string_view>
#include <vector>

namespace trictrac {

// One of the records in a text.
struct RecordText {
  std::string_view text;
  int line = 0;  // lines of the whole text before it
};

// Splits a text into its records, of whichever game, without reading them. Tags begin a new record where one
// of them is given again that the record before has already, or where they follow play and play follows them.
// A text without tags is one record, whatever is in it. The parts look into `text`.
std::vector<RecordText> records_in(std::string_view text);

}  // namespace trictrac
