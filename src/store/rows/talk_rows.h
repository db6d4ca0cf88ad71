// Chat messages and blocked people, as rows of the database.
#pragma once

#include <optional>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// A chat message.
struct StoredTalk {
  int n = 0;                    // the n-th of its game, from 1
  bool watchers = false;        // it is for spectators, else for players
  std::optional<int> player{};  // of the writer, where they played
  std::int64_t person = 0;      // Person::row, 0 once they have left
  std::int64_t at = 0;          // seconds since 1970
  std::string text;             // "" once it has been taken away
  std::string by{}, name{};     // Person::id and their name of today; not stored here
};

class TalkRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Adds the next message of a game and returns its number; nullopt if there is no such game.
  std::optional<int> add(std::string_view game, const StoredTalk& said);
  // The last messages of a game, at most that many, for players, spectators or both, without those by people
  // whom `reader` has blocked.
  struct Wanted {
    bool players = true, watchers = true;
    std::int64_t reader = 0;
    int most = 0;
  };
  std::vector<StoredTalk> of(std::string_view game, const Wanted& wanted);
  std::optional<StoredTalk> one(std::string_view game, int n);
  // Deletes the words of a message.
  void clear(std::string_view game, int n);
  // All messages of a person, with the names of the games.
  struct Own {
    std::string game;
    std::int64_t at = 0;
    std::string text;
  };
  std::vector<Own> by(std::int64_t person);

 private:
  std::int64_t game_of(std::string_view name);
};

// A blocked person, as shown to the person who blocked them.
struct Blocked {
  std::string id, name;  // Person
  std::int64_t at = 0;   // since when, seconds since 1970
};

class BlockRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  void add(std::int64_t person, std::int64_t other, std::int64_t at);
  void end(std::int64_t person, std::int64_t other);
  std::vector<Blocked> of(std::int64_t person);  // the latest first
  // Returns the people who have blocked a person.
  std::vector<std::int64_t> against(std::int64_t other);
  // Returns the people whom a person has blocked, or who have blocked them.
  std::vector<std::int64_t> apart_from(std::int64_t person);
  // Returns whether a player of that game has blocked a person.
  bool bars(std::string_view game, std::int64_t other);
};

}  // namespace trictrac
