#include "apps/server/line_store.h"

namespace trictrac {
namespace {

constexpr std::int64_t kLinesApplication = 0x74726963;  // "tric"
constexpr std::int64_t kLinesVersion = 1;

constexpr const char* kLinesDurable = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;";

constexpr const char* kLinesSchema = R"(
BEGIN IMMEDIATE;
CREATE TABLE game (
  id TEXT PRIMARY KEY NOT NULL,
  config TEXT NOT NULL,
  white_key TEXT NOT NULL,
  black_key TEXT NOT NULL
) STRICT;
CREATE TABLE line (
  game TEXT NOT NULL REFERENCES game (id),
  n INTEGER NOT NULL,
  json TEXT NOT NULL,
  PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
PRAGMA application_id = 1953655139;
PRAGMA user_version = 1;
COMMIT;
)";
static_assert(kLinesApplication == 1953655139);

std::unexpected<StoreError> no_lines(std::string what) {
  return std::unexpected(StoreError{Fault::Failed, std::move(what)});
}

Stored<void> make_or_recognise(Database& db, const std::string& path) {
  const auto application = db.number("PRAGMA application_id");
  const auto version = db.number("PRAGMA user_version");
  const auto tables = db.number("SELECT count(*) FROM sqlite_schema");
  if (!application || !version || !tables)
    return no_lines(path + " cannot be read: " + (tables ? "broken header" : tables.error().what));
  if (*application == 0 && *version == 0 && *tables == 0) return db.execute(kLinesSchema);
  if (*application != kLinesApplication)
    return no_lines(path + " is a database of some other program: choose another file");
  if (*version != kLinesVersion)
    return no_lines(path + " has version " + std::to_string(*version) + ", this program reads version " +
                    std::to_string(kLinesVersion));
  return {};
}

}  // namespace

Stored<LineStore> LineStore::open(const std::string& path) {
  auto db = Database::open(path);
  if (!db) return no_lines(path + ": " + db.error().what);
  if (auto known = make_or_recognise(*db, path); !known) return std::unexpected(known.error());
  if (auto durable = db->execute(kLinesDurable); !durable)
    return no_lines(path + ": " + durable.error().what);
  LineStore store;
  store.db_ = std::move(*db);
  if (auto ready = store.prepare(); !ready) return no_lines(path + ": " + ready.error().what);
  return store;
}

Stored<void> LineStore::prepare() {
  const auto into = [&](Statement& statement, std::string_view sql) -> Stored<void> {
    auto prepared = db_.prepare(sql);
    if (!prepared) return std::unexpected(prepared.error());
    statement = std::move(*prepared);
    return {};
  };
  if (auto r = into(insert_game_, "INSERT INTO game (id, config, white_key, black_key) VALUES (?, ?, ?, ?)");
      !r)
    return r;
  if (auto r = into(insert_line_, "INSERT INTO line (game, n, json) VALUES (?, ?, ?)"); !r) return r;
  if (auto r = into(select_game_, "SELECT config, white_key, black_key FROM game WHERE id = ?"); !r) return r;
  return into(select_lines_, "SELECT json FROM line WHERE game = ? ORDER BY n");
}

template <class Work>
Stored<void> LineStore::transaction(Work work) {
  if (auto begun = db_.execute("BEGIN IMMEDIATE"); !begun) return begun;
  Stored<void> done = work();
  if (done) done = db_.execute("COMMIT");
  if (!done) (void)db_.execute("ROLLBACK");
  return done;
}

Stored<void> LineStore::insert_line(std::string_view id, std::int64_t n, std::string_view json) {
  return insert_line_.bind(1, id).bind(2, n).bind(3, json).run();
}

Stored<void> LineStore::create(std::string_view id, const StoredLines& game) {
  return transaction([&]() -> Stored<void> {
    insert_game_.bind(1, id).bind(2, game.config).bind(3, game.keys.white).bind(4, game.keys.black);
    Stored<void> done = insert_game_.run();
    for (std::size_t i = 0; done && i < game.lines.size(); ++i)
      done = insert_line(id, static_cast<std::int64_t>(i) + 1, game.lines[i]);
    return done;
  });
}

Stored<void> LineStore::append(std::string_view id, std::span<const Line> lines) {
  return transaction([&]() -> Stored<void> {
    Stored<void> done;
    for (std::size_t i = 0; done && i < lines.size(); ++i) done = insert_line(id, lines[i].n, lines[i].json);
    return done;
  });
}

Stored<std::optional<StoredLines>> LineStore::load(std::string_view id) {
  const auto found = select_game_.bind(1, id).next();
  if (!found) return std::unexpected(found.error());
  if (!*found) return std::nullopt;
  StoredLines game{select_game_.text(0), {select_game_.text(1), select_game_.text(2)}, {}};
  select_game_.reset();
  select_lines_.bind(1, id);
  while (true) {
    const auto row = select_lines_.next();
    if (!row) return std::unexpected(row.error());
    if (!*row) return game;
    game.lines.push_back(select_lines_.text(0));
  }
}

}  // namespace trictrac
