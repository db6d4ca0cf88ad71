// How files of earlier versions become ones of today.
#pragma once

#include <expected>
#include <functional>
#include <string>
#include <vector>

#include "store/sqlite/sqlite.h"
#include "store/tables.h"

namespace trictrac {

// What only a house can say of the games in a file of an earlier version.
struct Conversion {
  // The deed of a line as version 1 stored it (the message "line" of the protocol), or what is wrong with it.
  std::function<std::expected<std::string, std::string>(std::string_view config, std::string_view line)>
      deed_of_line;
  // Which players of a game are people, one for each; or why that cannot be read.
  std::function<std::expected<std::vector<bool>, std::string>(std::string_view config)> people_of;
};

// Makes the tables of a new file, brings an earlier version up to this one, and leaves alone, with an error,
// what is no file of ours or of a later version. All of it or nothing; whatever of a file's games cannot be
// converted is kept as it was in aside_game and aside_line, with the reason.
Stored<void> make_or_convert(Database& db, const Conversion& conversion);

// The version of a file of ours, 0 of an empty one; an error for what is no file of ours or of a later
// version.
Stored<std::int64_t> version_of(Database& db);

}  // namespace trictrac
