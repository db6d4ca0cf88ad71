// A game as rows of the database: the calls of a store one by one, inside the caller's transaction.
#pragma once

#include <optional>
#include <span>

#include "store/chain.h"
#include "store/database.h"
#include "store/store.h"

namespace trictrac {

// The place of a game in a tournament, which is given by its row.
struct TournamentTable {
  std::int64_t tournament = 0;
  int round = 0, table = 0, board = 0;
};

// A call that fails has changed nothing, and the transaction continues, unless Database::in_transaction() is
// false.
class GameRows {
 public:
  // Requires that `db` outlives it and has the present schema.
  explicit GameRows(Database& db) : db_(&db) {}

  // `now` in seconds since 1970.
  Stored<void> create(std::string_view id, const StoredGame& game, std::int64_t now);
  // Creates a game inside the caller's savepoint, which a failure is to undo.
  Stored<void> insert(std::string_view id, const StoredGame& game, std::int64_t now,
                      const std::optional<TournamentTable>& at = {});
  Stored<void> append(std::string_view id, int first, const NewEvents& events, std::int64_t now);
  Stored<bool> claim(std::string_view id, int player, std::string_view claim_hash, const SeatTaken& taken);
  Stored<bool> pass_seat(std::string_view id, int player, std::int64_t from, const SeatTaken& taken);
  Stored<std::string> follow(std::string_view id, std::string_view next, const StoredGame& game,
                             std::int64_t now);
  Stored<std::optional<StoredGame>> load(std::string_view id);
  Stored<std::vector<std::string>> load_from(std::string_view id, int first);
  // `now` in ms, as Store::due.
  Stored<std::vector<std::string>> due(Moment now, int most);
  // Returns the names of all games.
  Stored<std::vector<std::string>> names();
  // See Store. These read a game's row without its events, so that a page of a hundred is fast.
  Stored<std::vector<GameListing>> list(std::int64_t after, int most);
  Stored<bool> remove(std::string_view id, std::int64_t touched);

 private:
  // A game's row, and the members that only the rows need.
  struct Row {
    std::int64_t id = 0;
    std::int64_t created = 0;
    std::int64_t events = 0;
    StoredGame game;           // without its events
    std::optional<Link> last;  // after the last event; none before the first, or where it is missing
  };

  Stored<std::optional<Row>> find(std::string_view name);
  Stored<Row> need(std::string_view name);
  Stored<void> read_seats(std::string_view name, Row& row);
  Stored<bool> change_seat(std::string_view id, Row& row, int player, const SeatTaken& taken);
  Stored<void> reseal(std::string_view id, const Row& row);
  Stored<void> read_events(std::string_view name, std::int64_t first, Row& row);
  Stored<Link> link_at(std::string_view name, const Row& row, std::int64_t n);
  Stored<void> insert_events(const Row& row, Link link, std::span<const std::string> events,
                             std::optional<Moment> ends, const Awaited& awaited, std::int64_t now);

  Stored<void> remove_rows(std::int64_t row);

  Database* db_;
};

}  // namespace trictrac
