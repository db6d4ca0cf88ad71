// What people say at tables, and whom they block, as rows of the database.
#pragma once

#include <optional>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// Something said in free words.
struct StoredTalk {
  int n = 0;                    // the n-th of its game, from 1
  bool watchers = false;        // it is for those who look on, else for those who play
  std::optional<int> player{};  // of the writer, where they played
  std::int64_t person = 0;      // Person::row, 0 once they have left
  std::int64_t at = 0;          // seconds since 1970
  std::string text;             // "" once it has been taken away
  std::string by{}, name{};     // Person::id and their name of today; not stored here
};

class TalkRows {
 public:
  explicit TalkRows(Statements& sql) : sql_(sql) {}

  // Adds it as the next of that game, and returns its number; nothing if there is no such game.
  std::optional<int> add(std::string_view game, const StoredTalk& said);
  // The last of a game, at most so many, those for players, for watchers or both, without what those said
  // whom `reader` has blocked.
  struct Wanted {
    bool players = true, watchers = true;
    std::int64_t reader = 0;
    int most = 0;
  };
  std::vector<StoredTalk> of(std::string_view game, const Wanted& wanted);
  std::optional<StoredTalk> one(std::string_view game, int n);
  // Deletes its words.
  void clear(std::string_view game, int n);
  // All that a person said, with the names of the games.
  struct Own {
    std::string game;
    std::int64_t at = 0;
    std::string text;
  };
  std::vector<Own> by(std::int64_t person);

 private:
  std::int64_t game_of(std::string_view name);
  Statements& sql_;
};

// A person who is blocked, as shown to the one who blocked them.
struct Blocked {
  std::string id, name;  // Person
  std::int64_t at = 0;   // since when, seconds since 1970
};

class BlockRows {
 public:
  explicit BlockRows(Statements& sql) : sql_(sql) {}

  void add(std::int64_t person, std::int64_t other, std::int64_t at);
  void end(std::int64_t person, std::int64_t other);
  std::vector<Blocked> of(std::int64_t person);  // the latest first
  // Returns those who have blocked a person.
  std::vector<std::int64_t> against(std::int64_t other);
  // Returns those a person has blocked, and who have blocked them.
  std::vector<std::int64_t> apart_from(std::int64_t person);
  // Returns whether a player of that game has blocked a person.
  bool bars(std::string_view game, std::int64_t other);

 private:
  Statements& sql_;
};

// Deletes what a person said, whom they blocked, and who blocked them.
void forget_talk_of(Statements& sql, std::int64_t person);

// Makes the tables of what people say and whom they block.
Stored<void> add_talk(Database& db);

}  // namespace trictrac
