#include "store/postgres/postgres_schema.h"

#include "base/text_of.h"

namespace trictrac {
namespace {

std::unexpected<StoreError> refuse(std::string what) {
  return refuse(StoreError::Failed, "PostgreSQL: " + std::move(what));
}

// 0: an empty database.
Stored<std::int64_t> version_of(Database& db) {
  const auto ours = db.number("SELECT count(*) FROM pg_class WHERE oid = to_regclass('trictrac_version')");
  if (!ours) return ours;
  if (*ours == 1) return db.number("SELECT version FROM trictrac_version");
  const auto others =
      db.number("SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()");
  if (others && *others > 0) return refuse("a database of some other program: choose another");
  return others;
}

std::unexpected<StoreError> other_version(std::int64_t version, const Schema& schema) {
  return refuse(
      text_of("a database of version {}, this program reads version {}: use the program that made it",
              version, schema.version()));
}

Stored<void> bring_up(Database& db, const Schema& schema) {
  const auto version = version_of(db);
  if (!version) return std::unexpected(version.error());
  if (*version == schema.version()) return {};
  if (*version < 0 || *version > schema.version()) return other_version(*version, schema);
  if (auto done = schema.bring_up(db, *version); !done) return done;
  if (*version > 0) return db.execute(text_of("UPDATE trictrac_version SET version = {}", schema.version()));
  return db.execute(
      text_of("CREATE TABLE trictrac_version (version INTEGER NOT NULL);"
              "INSERT INTO trictrac_version (version) VALUES ({})",
              schema.version()));
}

}  // namespace

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
  return {};
}

}  // namespace trictrac
