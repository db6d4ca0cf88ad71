#include "store/postgres/postgres_engine.h"

#include <libpq-fe.h>

#include <utility>

#include "base/text_of.h"
#include "store/postgres/structure.h"

namespace trictrac {
namespace {

constexpr std::chrono::milliseconds kBetweenTries{500};
constexpr std::string_view kNewsName = "trictrac news of ";

std::unexpected<StoreError> refuse(std::string what) {
  return refuse(StoreError::Failed, "PostgreSQL: " + std::move(what));
}

Stored<std::int64_t> has_table(Database& db, const std::string& name) {
  return db.number(text_of("SELECT count(*) FROM pg_class WHERE oid = to_regclass('{}')", name));
}

// 0: an empty database.
Stored<std::int64_t> version_of(Database& db) {
  const auto ours = has_table(db, "trictrac_schema");
  if (!ours) return ours;
  if (*ours == 1) return db.number("SELECT version FROM trictrac_schema");
  const auto earlier = has_table(db, "trictrac_version");
  if (!earlier) return earlier;
  if (*earlier == 1)
    return refuse(
        "Trictrac 1.0.0 or an earlier one made this database, and this program cannot read it: go on serving "
        "it "
        "with that program, or name another database");
  const auto others =
      db.number("SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()");
  if (others && *others > 0) return refuse("this database belongs to another program: choose another");
  return others;
}

std::unexpected<StoreError> other_version(std::int64_t version, const Schema& schema) {
  return refuse(
      text_of("another Trictrac made this database: its version is {}, and this program reads version {}; "
              "use that one",
              version, schema.version()));
}

Stored<void> bring_up(Database& db, const Schema& schema) {
  const auto version = version_of(db);
  if (!version) return std::unexpected(version.error());
  if (*version == schema.version()) return check_postgres_structure(db, schema);
  if (*version < 0 || *version > schema.version()) return other_version(*version, schema);
  if (auto done = schema.bring_up(db, *version); !done) return done;
  if (auto same = check_postgres_structure(db, schema); !same) return same;
  if (*version > 0) return db.execute(text_of("UPDATE trictrac_schema SET version = {}", schema.version()));
  return db.execute(
      text_of("CREATE TABLE trictrac_schema (version BIGINT NOT NULL);"
              "INSERT INTO trictrac_schema (version) VALUES ({})",
              schema.version()));
}

}  // namespace

Stored<std::unique_ptr<PostgresEngine>> PostgresEngine::open(const std::string& url) {
  std::unique_ptr<PostgresEngine> engine(new PostgresEngine(url));
  if (auto connected = engine->connect(); !connected) return std::unexpected(connected.error());
  return engine;
}

// A database may have been put in the place of another meanwhile: its version is looked at every time.
Stored<void> PostgresEngine::connect() {
  next_try_ = std::chrono::steady_clock::now() + kBetweenTries;
  if (auto connected = db_.connect(); !connected) return connected;
  if (auto known = make_or_bring_up(db_, Schema{}); !known) {
    db_.disconnect();
    return known;
  }
  process_ = db_.process();
  return {};
}

Stored<void> PostgresEngine::begin(bool) {
  db_.meet_nobody();
  // That a connection was lost meanwhile is found out by using it.
  if (db_.connected() && db_.execute("BEGIN")) return {};
  if (std::chrono::steady_clock::now() < next_try_)
    return refuse(StoreError::Busy, "PostgreSQL: it cannot be reached");
  if (auto connected = connect(); !connected) return connected;
  return db_.execute("BEGIN");
}

Stored<void> PostgresEngine::commit() { return db_.execute("COMMIT"); }

void PostgresEngine::roll_back() {
  if (db_.connected()) (void)db_.execute("ROLLBACK");
}

std::optional<StoreError> PostgresEngine::fault() const {
  if (!db_.connected()) return StoreError{StoreError::Busy, "PostgreSQL: the connection was lost"};
  if (db_.met_another())
    return StoreError{StoreError::Busy, "PostgreSQL: the transaction conflicts with another"};
  if (db_.sound()) return std::nullopt;
  return StoreError{StoreError::Failed, "PostgreSQL: it refused a part of the transaction"};
}

void PostgresEngine::watch(std::function<void(std::string text)> hear) {
  news_name_ = std::string(kNewsName) + std::to_string(process_);
  news_ = std::make_unique<NewsThread>(url_, news_name_, process_, std::move(hear));
}

// Each server, and nothing else, listens; PostgreSQL forgets the connections of a killed one at once.
bool PostgresEngine::alone() {
  const auto others = db_.ask(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND starts_with(application_name, "
      "$1)"
      " AND application_name <> $2",
      {std::string(kNewsName), news_name_});
  return others && PQntuples(others->get()) == 0;
}

Stored<std::unique_ptr<RowStore>> open_postgres_store(const std::string& url, StoreOptions store,
                                                      RowStore::Post post) {
  auto engine = PostgresEngine::open(url);
  if (!engine) return std::unexpected(engine.error());
  return std::make_unique<RowStore>(std::move(*engine), std::move(store), std::move(post));
}

// Servers that start together wait for each other.
Stored<void> make_or_bring_up(Database& db, const Schema& schema) {
  if (auto begun = db.execute("BEGIN ISOLATION LEVEL READ COMMITTED"); !begun) return begun;
  auto done = lock_schema(db);
  if (done) done = bring_up(db, schema);
  if (done) return db.execute("COMMIT");
  (void)db.execute("ROLLBACK");
  return done;
}

Stored<void> lock_schema(Database& db) { return db.execute("SELECT pg_advisory_xact_lock(1953655139)"); }

Stored<void> of_this_version(Database& db, const Schema& schema) {
  const auto version = version_of(db);
  if (!version) return std::unexpected(version.error());
  if (*version == 0) return refuse("an empty database");
  if (*version != schema.version()) return other_version(*version, schema);
  return check_postgres_structure(db, schema);
}

}  // namespace trictrac
