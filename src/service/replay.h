// A whole record as the messages of a table that played it: what a page shows roll by roll.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/record/record.h"

namespace trictrac {

// A record as messages. Nothing but what it holds: no lead, roll or play is added to a game that is not over.
struct Replayed {
  std::string game;  // the message "game", for a watcher
  // The messages "line"; of a game marked by hand each has the marks made after it, and `by_hand`.
  std::vector<std::string> lines;
};

// Replays a record.
Replayed replay(const Record& record);

// Replays the text of a record of trictrac or of Le Tric Trac; the error says why it cannot be read.
std::expected<Replayed, RecordError> replay_text(std::string_view record);

}  // namespace trictrac
