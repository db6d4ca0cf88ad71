#include "store/schema_talk.h"

namespace trictrac {
namespace {

// Wherever a person is named, 0 is nobody, or somebody who has left. `watchers`: for them to read, else for
// the players. `player` -1: of nobody who played.
constexpr const char* kTalk = R"(
CREATE TABLE talk (
  game INTEGER NOT NULL REFERENCES game (id),
  n INTEGER NOT NULL,
  watchers INTEGER NOT NULL,
  player INTEGER NOT NULL,
  person INTEGER NOT NULL,
  at INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX talk_person ON talk (person) WHERE person > 0;
CREATE TABLE block (
  person INTEGER NOT NULL,
  other INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX block_other ON block (other);
)";

// `talk` 0: not about something said. `settled` since when, 0: it waits for a moderator.
constexpr const char* kModeration = R"(
CREATE TABLE report (
  id INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game (id),
  player INTEGER NOT NULL,
  talk INTEGER NOT NULL,
  reporter INTEGER NOT NULL,
  against INTEGER NOT NULL,
  reason TEXT NOT NULL,
  words TEXT NOT NULL,
  at INTEGER NOT NULL,
  settled INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX report_game ON report (game);
CREATE INDEX report_settled ON report (settled);
CREATE TABLE moderation (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  did TEXT NOT NULL,
  person INTEGER NOT NULL,
  whom TEXT NOT NULL,
  what TEXT NOT NULL,
  why TEXT NOT NULL
) STRICT;
)";

}  // namespace

Stored<void> add_talk(Database& db) {
  for (const char* sql : {kTalk, kModeration})
    if (auto added = db.execute(sql); !added) return added;
  return {};
}

}  // namespace trictrac
