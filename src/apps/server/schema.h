// The layout of the database and how files of earlier versions become ones of today.
#pragma once

#include <functional>

#include "apps/server/sqlite.h"

namespace trictrac {

inline constexpr std::int64_t kSchemaVersion = 2;

// The deed of a line as version 1 stored it (the message "line" of the protocol), or what is wrong with it.
using DeedOfLine =
    std::function<std::expected<std::string, std::string>(std::string_view config, std::string_view line)>;

// Makes the tables of a new file, brings an earlier version up to this one, and leaves alone, with an error,
// what is no file of ours or of a later version. All of it or nothing; whatever of a file's games cannot be
// converted is kept as it was in aside_game and aside_line, with the reason.
Stored<void> make_or_convert(Database& db, const DeedOfLine& deed_of_line);

}  // namespace trictrac
