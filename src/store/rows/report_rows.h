// Reports to the moderators, and the actions of moderators, as rows of the database.
#pragma once

#include <optional>
#include <vector>

#include "store/statements.h"

namespace trictrac {

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
  std::string with, with_name;        // of a kSelfPlay: the second of the two players
  bool settled = false;
};

// The reason of the service's own reports: both sides of a rated game used one browser.
inline constexpr std::string_view kSelfPlay = "self_play";

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
