#include "store/rows/device_rows.h"

namespace trictrac {
namespace {

constexpr const char* kDevices = R"(
CREATE TABLE device (
  mark TEXT NOT NULL,
  person INTEGER NOT NULL REFERENCES person (row),
  seen INTEGER NOT NULL,
  PRIMARY KEY (mark, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX device_person ON device (person);
)";

}  // namespace

void DeviceRows::note(std::string_view mark, std::int64_t person, std::int64_t now) {
  sql_.run(
      "INSERT INTO device (mark, person, seen) VALUES (?, ?, ?) ON CONFLICT (mark, person)"
      " DO UPDATE SET seen = excluded.seen",
      mark, person, now);
}

bool DeviceRows::knows(std::string_view mark, std::int64_t person) {
  return sql_
      .first(
          "SELECT 1 FROM device WHERE mark = ?1 AND person = ?2", [](const Statement&) { return true; }, mark,
          person)
      .value_or(false);
}

bool DeviceRows::share(std::int64_t person, std::int64_t other) {
  return sql_
      .first(
          "SELECT 1 FROM device a JOIN device b ON b.mark = a.mark WHERE a.person = ?1 AND b.person = ?2"
          " AND a.person <> b.person LIMIT 1",
          [](const Statement&) { return true; }, person, other)
      .value_or(false);
}

void DeviceRows::forget_before(std::int64_t moment) {
  sql_.run("DELETE FROM device WHERE seen <= ?", moment);
}

Stored<void> add_devices(Database& db) { return db.execute(kDevices); }

}  // namespace trictrac
