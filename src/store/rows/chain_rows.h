// A hash-chained log as rows of the database: the events of a game, or the acts of a tournament.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/chain.h"
#include "store/database.h"

namespace trictrac {

// The table of a log: (OWNER, n, text, link).
struct LogTable {
  std::string_view table, owner;
  std::string_view entry;  // the name of an entry in errors
};
inline constexpr LogTable kGameEvents{"event", "game", "event"};
inline constexpr LogTable kTournamentActs{"tournament_act", "tournament", "act"};

// Reads the link in a column; nothing where it is none.
std::optional<Link> read_link(std::span<const std::uint8_t> blob);

// Entries are numbered from 1; `row` is that of the game or the tournament. Errors name the entry.
class ChainRows {
 public:
  ChainRows(Database& db, const LogTable& log) : db_(&db), log_(log) {}

  // Appends entries after entry `n`, which has this link.
  Stored<void> append(std::int64_t row, std::int64_t n, Link link, std::span<const std::string> texts);
  // Returns the link of an entry. Damaged: it is missing.
  Stored<Link> link_at(std::int64_t row, std::int64_t n);
  // Reads all entries from `first` on; `before` is the link before it, and `counted` how many the log has.
  // Damaged: they are not what was stored.
  Stored<std::vector<std::string>> read(std::int64_t row, std::int64_t first, Link before,
                                        std::int64_t counted);
  // Reads the entries that there are, unchecked; "" for those that are missing.
  Stored<std::vector<std::string>> read_unchecked(std::int64_t row, std::int64_t counted);
  // Replaces the texts of all entries, and links them again after `first`; without it, their links stay.
  Stored<void> rewrite(std::int64_t row, const std::optional<Link>& first,
                       std::span<const std::string> texts);

 private:
  std::string named(std::int64_t n) const;

  Database* db_;
  LogTable log_;
};

}  // namespace trictrac
