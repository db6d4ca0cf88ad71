#include "store/sqlite/schema.h"

#include "base/text_of.h"
#include "store/sqlite/earlier.h"

namespace trictrac {
namespace {

constexpr std::int64_t kApplication = 0x74726963;  // "tric"

// What leads on from each version, from an empty file; from the last of them on additions do.
struct Leap {
  std::int64_t from, to;
  Stored<void> (*run)(Database&, const Conversion&);
};
Stored<void> make_new(Database& db, const Conversion&) { return make_tables(db); }
constexpr Leap kLeaps[] = {
    {0, kSchemaVersion, make_new}, {1, kSchemaVersion, from_lines}, {2, 5, from_sides}};

// Takes every step from version `at` to this one.
Stored<void> take_steps(Database& db, std::int64_t at, const Conversion& conversion) {
  for (const Leap& next : kLeaps) {
    if (next.from != at) continue;
    if (auto done = next.run(db, conversion); !done) return done;
    at = next.to;
  }
  for (const Addition& next : additions()) {
    if (next.from != at) continue;
    if (auto done = next.add(db); !done) return done;
    ++at;
  }
  return {};
}

std::unexpected<StoreError> refuse(std::string what) {
  return std::unexpected(StoreError{Fault::Failed, std::move(what)});
}

}  // namespace

Stored<std::int64_t> version_of(Database& db) {
  const auto application = db.number("PRAGMA application_id");
  const auto version = db.number("PRAGMA user_version");
  const auto tables = db.number("SELECT count(*) FROM sqlite_schema");
  if (!tables) return std::unexpected(tables.error());
  if (!application || !version) return refuse("its header cannot be read");
  if (*application == 0 && *version == 0 && *tables == 0) return 0;
  if (*application != kApplication) return refuse("a database of some other program: choose another file");
  if (*version < 1 || *version > kSchemaVersion)
    return refuse(text_of(
        "a file of version {}, this program reads version {} and earlier: use the program that made it",
        *version, kSchemaVersion));
  return *version;
}

Stored<void> make_or_convert(Database& db, const Conversion& conversion) {
  const auto version = version_of(db);
  if (!version) return std::unexpected(version.error());
  if (*version == kSchemaVersion) return {};
  if (auto begun = db.execute("BEGIN IMMEDIATE"); !begun) return begun;
  auto done = take_steps(db, *version, conversion);
  if (done)
    done = db.execute(text_of("PRAGMA application_id = {}; PRAGMA user_version = {}; COMMIT", kApplication,
                              kSchemaVersion));
  if (!done) {
    (void)db.execute("ROLLBACK");
    return done;
  }
  // Whole messages were thirty times larger than deeds: the file gives back what it no longer needs.
  if (*version != 0) (void)db.execute("VACUUM");
  return {};
}

}  // namespace trictrac
