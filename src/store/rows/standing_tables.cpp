#include "store/rows/standing_tables.h"

namespace trictrac {
namespace {

// Ratings and deviations are thousandths of a point, volatilities thousand-millionths. `settled` is until
// when a rating is sure enough to be compared with others, `at` when a game was last counted. A game is
// counted once: its row in `rated` says so, and why it did not count, if so. It outlives the game, whose
// number is then taken out of it, as that of somebody who leaves is taken out of his row of rated_player.
constexpr const char* kStandingTables = R"(
CREATE TABLE rating (
  person INTEGER NOT NULL REFERENCES person (row),
  kind TEXT NOT NULL,
  rating INTEGER NOT NULL,
  deviation INTEGER NOT NULL,
  volatility INTEGER NOT NULL,
  games INTEGER NOT NULL,
  at INTEGER NOT NULL,
  settled INTEGER NOT NULL,
  PRIMARY KEY (person, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_best ON rating (kind, rating);
CREATE TABLE rated (
  id INTEGER PRIMARY KEY,
  game INTEGER UNIQUE REFERENCES game (id),
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  why TEXT NOT NULL
) STRICT;
CREATE TABLE rated_player (
  rated INTEGER NOT NULL REFERENCES rated (id),
  player INTEGER NOT NULL,
  person INTEGER REFERENCES person (row),
  halves INTEGER NOT NULL,
  rating_before INTEGER NOT NULL,
  deviation_before INTEGER NOT NULL,
  rating_after INTEGER NOT NULL,
  deviation_after INTEGER NOT NULL,
  PRIMARY KEY (rated, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_player_person ON rated_player (person) WHERE person IS NOT NULL;
CREATE TABLE quality (
  rated INTEGER NOT NULL REFERENCES rated (id),
  player INTEGER NOT NULL,
  choices INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  luck INTEGER NOT NULL,
  gained INTEGER NOT NULL,
  adjusted INTEGER NOT NULL,
  PRIMARY KEY (rated, player)
) STRICT, WITHOUT ROWID;
)";

}  // namespace

Stored<void> add_standing(Database& db) { return db.execute(kStandingTables); }

}  // namespace trictrac
