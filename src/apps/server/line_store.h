// The games on disk. What a call has stored stays stored whatever happens to the process after it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "apps/server/sqlite.h"
#include "game/rules/side.h"
#include "table/sitting.h"

namespace trictrac {

struct StoredLines {
  std::string config;         // print_config
  PerSide<std::string> keys;  // key_hash of each seat's key, "" for a bot
  std::vector<std::string> lines;
};

class LineStore {
 public:
  // Opens the file or makes it. A file that is something else, or of another version, is left alone
  // and named in the error.
  static Stored<LineStore> open(const std::string& path);

  Stored<void> create(std::string_view id, const StoredLines& game);
  // All or none of the lines.
  Stored<void> append(std::string_view id, std::span<const Line> lines);
  Stored<std::optional<StoredLines>> load(std::string_view id);

 private:
  Stored<void> insert_line(std::string_view id, std::int64_t n, std::string_view json);
  Stored<void> prepare();
  // Runs `work` in a transaction that is undone when it fails.
  template <class Work>
  Stored<void> transaction(Work work);

  // Declared before the statements, so that it outlives them.
  Database db_;
  Statement insert_game_, insert_line_, select_game_, select_lines_;
};

}  // namespace trictrac
