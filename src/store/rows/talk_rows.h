// Chat messages, blocked people, reports to the moderators, and the actions of moderators, as rows of the
// database.
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

// A new report.
struct NewReport {
  std::string game;
  std::optional<int> player{};  // of the person it is against
  int talk = 0;                 // the number of the reported message, 0: none
  std::int64_t reporter = 0;    // Person::row, 0: the service itself, or a person who has left
  std::int64_t against = 0;     // Person::row, 0: only the seat is known
  std::string reason, words{};  // the reason, in a word; the reporter's text
  std::int64_t at = 0;          // seconds since 1970
};

// A report as moderators see it.
struct StoredReport {
  std::int64_t id = 0;
  NewReport said;
  std::string by, by_name;            // Person::id and name of the reporter, "" once they have left
  std::string against, against_name;  // the same of the reported person
  std::string with, with_name;        // of "self_play": the second of the two players
  bool settled = false;
};

class ReportRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Adds a report. Returns false if there is no such game, or the reporter's earlier report of the same is
  // still open.
  bool add(const NewReport& report);
  // Adds a report of self-play, once for the same two people until it is settled.
  void add_self_play(std::string_view game, std::int64_t person, std::int64_t other, std::int64_t at);
  std::optional<StoredReport> find(std::int64_t id);
  // Returns open or settled reports, the latest first.
  std::vector<StoredReport> all(bool settled, int most);
  std::vector<StoredReport> by(std::int64_t reporter);
  void settle(std::int64_t id, std::int64_t at);
  // Returns whether a person is a moderator, and there is an open report about that game.
  bool admits(std::string_view game, std::int64_t person);
};

// An action of a moderator.
struct Moderated {
  std::int64_t at = 0;      // seconds since 1970
  std::string who;          // "os:root" or the name of an account
  std::string did;          // the command
  std::int64_t person = 0;  // the recipient, 0: none
  std::string whom{};       // their name then
  std::string what{};       // such as "7 days"
  std::string why{};
};

class ModerationRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  void note(const Moderated& done);
  std::vector<Moderated> last(int most);  // the latest first
};

}  // namespace trictrac
