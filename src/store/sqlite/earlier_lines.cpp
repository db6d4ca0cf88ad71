// From version 1, which kept whole lines.
#include "base/text_of.h"
#include "store/game_rows.h"
#include "store/sqlite/earlier.h"
#include "store/sqlite/earlier_seats.h"

namespace trictrac {
namespace {

constexpr int kFirstRules = 1;  // by which all games of version 1 were played

// A game of version 1: its row, its lines as deeds. The outer error is of the database, the inner of the
// game.
class OldGames {
 public:
  OldGames(Database& db, const Conversion& conversion) : db_(db), conversion_(conversion) {}

  Stored<void> convert_all() {
    if (auto moved = db_.execute("ALTER TABLE game RENAME TO old_game; ALTER TABLE line RENAME TO old_line");
        !moved)
      return moved;
    if (auto made = make_tables(db_); !made) return made;
    if (auto ready = prepare(); !ready) return ready;
    while (true) {
      const auto more = games_.next();
      if (!more) return std::unexpected(more.error());
      if (!*more) break;
      if (auto done = convert_one(); !done) return done;
    }
    games_ = Statement();  // a table in use cannot be dropped
    lines_ = Statement();
    return db_.execute("DROP TABLE old_line; DROP TABLE old_game");
  }

 private:
  Stored<void> prepare() {
    auto rows = GameRows::prepare(db_);
    if (!rows) return std::unexpected(rows.error());
    rows_.emplace(std::move(*rows));
    auto games = db_.prepare("SELECT id, config, white_key, black_key FROM old_game ORDER BY rowid");
    if (!games) return std::unexpected(games.error());
    games_ = std::move(*games);
    auto lines = db_.prepare("SELECT n, json FROM old_line WHERE game = ? ORDER BY n");
    if (!lines) return std::unexpected(lines.error());
    lines_ = std::move(*lines);
    return {};
  }

  Stored<void> convert_one() {
    const std::string name = games_.text(0);
    StoredGame game{games_.text(1), {}, kFirstRules, {}};
    game.seats = seats_of_sides(game.config, {games_.text(2), games_.text(3)}, {}, conversion_);
    const auto why_not = read_lines(name, game);
    if (!why_not) return std::unexpected(why_not.error());
    if (why_not->empty()) return rows_->create(name, game, 0);
    return set_aside(name, *why_not);
  }

  // Empty when all went well.
  Stored<std::string> read_lines(const std::string& name, StoredGame& game) {
    lines_.bind(1, name);
    std::string why;
    while (why.empty()) {
      const auto more = lines_.next();
      if (!more) return std::unexpected(more.error());
      if (!*more) return why;
      const std::int64_t n = static_cast<std::int64_t>(game.deeds.size()) + 1;
      auto deed = conversion_.deed_of_line(game.config, lines_.text(1));
      if (lines_.number(0) != n)
        why = text_of("line {} is missing", n);
      else if (!deed)
        why = text_of("line {}: {}", n, deed.error());
      else
        game.deeds.push_back(std::move(*deed));
    }
    lines_.reset();
    return why;
  }

  Stored<void> set_aside(const std::string& name, const std::string& why) {
    auto row = db_.prepare(
        "INSERT INTO aside_game SELECT id, ?2, config, white_key, black_key FROM old_game WHERE id = ?1");
    if (!row) return std::unexpected(row.error());
    if (auto put = row->bind(1, name).bind(2, why).run(); !put) return put;
    auto lines = db_.prepare("INSERT INTO aside_line SELECT game, n, json FROM old_line WHERE game = ?");
    if (!lines) return std::unexpected(lines.error());
    return lines->bind(1, name).run();
  }

  Database& db_;
  const Conversion& conversion_;
  std::optional<GameRows> rows_;
  Statement games_, lines_;
};

}  // namespace

Stored<void> from_lines(Database& db, const Conversion& conversion) {
  return OldGames(db, conversion).convert_all();
}

}  // namespace trictrac
