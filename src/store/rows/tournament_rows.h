// A tournament as rows of the database: the calls of a TournamentStore one by one, inside the caller's
// transaction.
#pragma once

#include "store/chain.h"
#include "store/database.h"
#include "store/rows/game_rows.h"
#include "store/statements.h"
#include "store/tournaments.h"

namespace trictrac {

// A call that fails has changed nothing, as in GameRows.
class TournamentRows {
 public:
  // Requires that `db` outlives it and has the present schema.
  explicit TournamentRows(Database& db) : db_(&db) {}

  // `now` in seconds since 1970.
  Stored<void> create(std::string_view name, const StoredTournament& tournament, std::int64_t now);
  Stored<void> begin_season(const NewSeason& season, std::int64_t now);
  Stored<bool> append(std::string_view name, int first, const NewActs& acts, std::int64_t now);
  Stored<std::optional<StoredTournament>> load(std::string_view name);
  // Returns the names of all tournaments.
  Stored<std::vector<std::string>> names();
  // Erases a person from one of their tournaments and returns its name; "" if there is none. The chain is
  // sealed again where it was sound; a damaged one stays damaged.
  Stored<std::string> erase(std::int64_t person, const ErasedPerson& erased);

 private:
  struct Row {
    std::int64_t id = 0;
    std::int64_t acts = 0;
    std::string terms;
    int rules = 0;
  };

  Stored<std::optional<Row>> find(std::string_view name);
  Stored<void> insert_new(const NewTournament& made, std::int64_t now);
  Stored<bool> has_these(const Row& row, std::string_view name, int first, std::span<const std::string> acts);
  Stored<void> insert(std::string_view name, const Row& row, const NewActs& acts, std::int64_t now);
  void put_listed(Statements& sql, std::int64_t id, const TournamentListed& listed);
  TournamentListed read_listed(Statements& sql, std::int64_t id);
  Stored<void> insert_persons(const Row& row, std::span<const std::int64_t> persons);
  Stored<void> read_around(const Row& row, StoredTournament& tournament);
  Stored<void> erase_number(const Row& row, std::string_view name, std::int64_t number,
                            const ErasedPerson& erased);

  Database* db_;
};

}  // namespace trictrac
