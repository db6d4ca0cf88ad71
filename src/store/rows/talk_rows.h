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
  std::optional<int> player{};  // of whoever played
  std::int64_t person = 0;      // Person::row, 0 once he has left
  std::int64_t at = 0;          // seconds since 1970
  std::string text;             // "" once it has been taken away
  std::string by{}, name{};     // Person::id and his name of today; written by nobody
};

class TalkRows {
 public:
  explicit TalkRows(Statements& sql) : sql_(sql) {}

  // As the next of that game, whose number is answered; nothing where there is no such game.
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
  // Takes its words away.
  void clear(std::string_view game, int n);
  // All that somebody said, with the names of the games.
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

// Somebody who is blocked, as who blocked him sees it.
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
  // Those who have blocked him.
  std::vector<std::int64_t> against(std::int64_t other);
  // Those he has blocked, and who have blocked him.
  std::vector<std::int64_t> apart_from(std::int64_t person);
  // Has somebody who sits at that game blocked him?
  bool bars(std::string_view game, std::int64_t other);

 private:
  Statements& sql_;
};

// Nothing of what somebody said stays, nor whom he blocked or who blocked him.
void forget_talk_of(Statements& sql, std::int64_t person);

}  // namespace trictrac
