// Replays a whole record as the messages of the table that played it, which a page shows roll by roll.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/record/record.h"

namespace trictrac {

// A record as messages. Contains only what the record contains: no lead, roll or play is added to an
// unfinished game.
struct Replayed {
  std::string game;  // the message "game", for a watcher
  // The messages "line"; for a game marked by hand, each has the marks made after it, and `by_hand`.
  std::vector<std::string> lines;
};

// Replays a record.
Replayed replay(const Record& record);

// Replays the text of a record of trictrac or Le Tric Trac; the error says why it cannot be read.
std::expected<Replayed, RecordError> replay_text(std::string_view record);

}  // namespace trictrac
