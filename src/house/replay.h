// A whole record as the messages of a table that played it: what a page shows roll by roll.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/sitting.h"
#include "text/record/record.h"

namespace trictrac {

// Nothing but what the record tells: no lead, roll or play is added to a game that is not over.
struct Replayed {
  std::string game;         // the message "game", for a watcher
  std::vector<Line> lines;  // games marked by hand too: a line holds the marks made after it, and `by_hand`
};

Replayed replay(const Record& record);

// The same of any record, of trictrac or of Le Tric Trac; the error of one that cannot be read.
std::expected<Replayed, RecordError> replay_text(std::string_view record);

}  // namespace trictrac
