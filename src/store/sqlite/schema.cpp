#include "store/sqlite/schema.h"

#include "base/text_of.h"

namespace trictrac {
namespace {

constexpr std::int64_t kApplication = 0x74726963;  // "tric"

std::unexpected<StoreError> refuse(std::string what) { return refuse(StoreError::Failed, std::move(what)); }

}  // namespace

Stored<std::int64_t> version_of(Database& db, const Schema& schema) {
  const auto application = db.number("PRAGMA application_id");
  const auto version = db.number("PRAGMA user_version");
  const auto tables = db.number("SELECT count(*) FROM sqlite_schema");
  if (!tables) return std::unexpected(tables.error());
  if (!application || !version) return refuse("its header cannot be read");
  if (*application == 0 && *version == 0 && *tables == 0) return 0;
  if (*application != kApplication) return refuse("a database of some other program: choose another file");
  if (*version < 1 || *version > schema.version())
    return refuse(text_of("a file of version {}, this program reads version {}: use the program that made it",
                          *version, schema.version()));
  return *version;
}

Stored<void> make_or_migrate(Database& db, const Schema& schema) {
  const auto version = version_of(db, schema);
  if (!version) return std::unexpected(version.error());
  if (*version == schema.version()) return {};
  if (auto begun = db.execute("BEGIN IMMEDIATE"); !begun) return begun;
  auto done = schema.bring_up(db, *version);
  if (done)
    done = db.execute(text_of("PRAGMA application_id = {}; PRAGMA user_version = {}; COMMIT", kApplication,
                              schema.version()));
  if (!done) (void)db.execute("ROLLBACK");
  return done;
}

}  // namespace trictrac
