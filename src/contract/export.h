// Everything that a server stores about a person, as a file for them. Times are in seconds since 1970.
#pragma once

#include "contract/notices.h"
#include "contract/people.h"
#include "contract/person.h"
#include "contract/standing.h"

namespace trictrac::contract {

struct ExportedSession {
  std::string id, device;
  std::int64_t created = 0, seen = 0;
};
struct ExportedTalk {
  std::string game;
  std::int64_t at = 0;
  std::string text;
};
struct ExportedReport {
  std::string game;
  std::int64_t at = 0;
  std::string reason, words;
};
struct ExportedBrowser {
  std::string endpoint, language;
};
struct ExportedNotices {
  bool letters = false;
  std::vector<ExportedBrowser> browsers{};
  Wished wished{};
};
struct ExportedLearning {
  std::optional<JsonText> course{}, trainers{};
};
struct ExportedGame {
  std::string game;
  std::vector<int> players;
  std::string record;
};

struct Exported {
  Person person;
  std::int64_t created = 0;
  std::vector<ExportedSession> sessions{};
  std::vector<ExportedTalk> talk{};
  std::vector<Blocked> blocks{};
  std::vector<ExportedReport> reports{};
  std::vector<KindRating> ratings{};
  std::vector<RatedGame> rated{};
  ExportedNotices notices{};
  ExportedLearning learning{};
  std::vector<ExportedGame> games{};
};

struct ExportAll : Get<Exported, "/api/me/export", "me.exported", Access::Person> {};
using ExportCalls = Types<ExportAll>;

}  // namespace trictrac::contract
