// From version 2, which kept the keys and claims of White and Black in the row of their game.
#include <algorithm>
#include <array>

#include "store/chain.h"
#include "store/sqlite/earlier.h"
#include "store/sqlite/earlier_seats.h"

namespace trictrac {
namespace {

constexpr const char* kAddColumns =
    "ALTER TABLE game ADD COLUMN next TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE game ADD COLUMN ends INTEGER NOT NULL DEFAULT 0;"
    "CREATE INDEX game_ends ON game (ends) WHERE ends > 0";
constexpr const char* kDropSides = R"(
ALTER TABLE game DROP COLUMN white_key;
ALTER TABLE game DROP COLUMN black_key;
ALTER TABLE game DROP COLUMN white_claim;
ALTER TABLE game DROP COLUMN black_claim;
)";

struct SidedGame {
  std::int64_t id = 0, created = 0;
  std::string name;
  PerSide<std::string> keys, claims;
  StoredGame game;
  bool whole = false;  // is what was stored
};

// As version 2 sealed a game.
Link seal_of_sides(const SidedGame& g) {
  const std::string rules = std::to_string(g.game.rules), created = std::to_string(g.created);
  return link_of(std::array<std::string_view, 8>{g.name, g.game.config, rules, created, g.keys.white,
                                                 g.keys.black, g.claims.white, g.claims.black});
}

class SidedGames {
 public:
  SidedGames(Database& db, const Conversion& conversion) : db_(db), conversion_(conversion) {}

  Stored<void> convert_all() {
    if (auto added = db_.execute(kAddColumns); !added) return added;
    if (auto made = make_seats(db_); !made) return made;
    if (auto made = make_people(db_); !made) return made;
    auto games = read_all();
    if (!games) return std::unexpected(games.error());
    if (auto ready = prepare(); !ready) return ready;
    for (SidedGame& game : *games)
      if (auto done = convert(game); !done) return done;
    put_seat_ = Statement();  // a table in use cannot be altered
    put_seal_ = Statement();
    return db_.execute(kDropSides);
  }

 private:
  Stored<std::vector<SidedGame>> read_all() {
    auto rows = db_.prepare(
        "SELECT id, created, name, config, white_key, black_key, white_claim, black_claim, rules, seal FROM "
        "game");
    if (!rows) return std::unexpected(rows.error());
    std::vector<SidedGame> games;
    while (true) {
      const auto more = rows->next();
      if (!more) return std::unexpected(more.error());
      if (!*more) return games;
      SidedGame g{rows->number(0),
                  rows->number(1),
                  rows->text(2),
                  {rows->text(4), rows->text(5)},
                  {rows->text(6), rows->text(7)},
                  {rows->text(3), {}, static_cast<int>(rows->number(8)), {}}};
      g.whole = std::ranges::equal(rows->blob(9), seal_of_sides(g));
      games.push_back(std::move(g));
    }
  }

  Stored<void> prepare() {
    auto seat = db_.prepare("INSERT INTO seat (game, player, key, claim, name) VALUES (?, ?, ?, ?, ?)");
    if (!seat) return std::unexpected(seat.error());
    put_seat_ = std::move(*seat);
    auto sealing = db_.prepare("UPDATE game SET seal = ?2 WHERE id = ?1");
    if (!sealing) return std::unexpected(sealing.error());
    put_seal_ = std::move(*sealing);
    return {};
  }

  // A damaged game keeps its seal, by which it is found damaged as before.
  Stored<void> convert(SidedGame& g) {
    g.game.seats = seats_of_sides(g.game.config, g.keys, g.claims, conversion_);
    std::int64_t player = 0;
    for (const StoredSeat& seat : g.game.seats) {
      put_seat_.bind(1, g.id).bind(2, player++).bind(3, seat.key).bind(4, seat.claim).bind(5, seat.name);
      if (auto put = put_seat_.run(); !put) return put;
    }
    if (!g.whole) return {};
    return put_seal_.bind(1, g.id).bind(2, seal(g.name, g.game, g.created)).run();
  }

  Database& db_;
  const Conversion& conversion_;
  Statement put_seat_, put_seal_;
};

}  // namespace

Stored<void> from_sides(Database& db, const Conversion& conversion) {
  return SidedGames(db, conversion).convert_all();
}

}  // namespace trictrac
