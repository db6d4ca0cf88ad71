// The command by which the operator of a server moderates its players.
#include "apps/server/operations/admin.h"

#include <algorithm>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "apps/cli/common.h"
#include "apps/cli/json_text.h"
#include "engine/bots/bot.h"
#include "wire/protocol.h"

namespace trictrac::cli::admin_command {
namespace {

struct Arguments {
  std::filesystem::path db = "trictrac.db";
  std::string store, name, value, game, why, language;
  std::filesystem::path file;
  // Of a club, by the members of the order; left out while the option is not given.
  std::map<std::string, std::vector<std::string>> texts{
      {"new", {}}, {"place", {}}, {"meets", {}}, {"about", {}}};
  int number = 0;
  bool flag = false, json = false;
};
using Given = std::shared_ptr<Arguments>;

std::string day_of(const Json& seconds) {
  const std::time_t at = seconds.get<std::int64_t>();
  std::tm utc{};
  gmtime_r(&at, &utc);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &utc)};
}

// Returns the same with moments as days and times.
Json with_days(Json value) {
  constexpr std::string_view kMoments[] = {"at", "created", "muted"};
  for (auto& [name, one] : value.items())
    if (one.is_structured())
      one = with_days(std::move(one));
    else if (one.is_number() && std::ranges::find(kMoments, name) != std::end(kMoments))
      one = day_of(one);
  return value;
}

// An answer of one member is that member.
void print(const Json& answer) {
  const bool one = answer.size() == 1 && answer.front().is_object();
  std::cout << json_text(with_days(one ? answer.front() : answer));
}

// Gives an order with these members, and prints the answer.
void give(const Arguments& given, Json order, int& status) {
  if (const auto ready = bots_ready(); !ready) return fail(status, ready.error());
  if (!given.why.empty()) order["why"] = given.why;
  const auto answer = give_order(given.db, dump(order), given.store);
  if (!answer) return fail(status, answer.error());
  if (given.json)
    std::cout << *answer << "\n";
  else
    print(Json::parse(*answer));
}

// A command and what it takes besides the file and the reason.
enum class Takes : std::uint8_t {
  Nothing,
  Settled,
  Report,
  Name,
  Days,
  NewName,
  Talk,
  Game,
  Minutes,
  Title,
  Rules,
  Announcement,
  Switch,
  Club,
  ClubAnnouncement,
  ClubTexts,
  Tournament,
  TournamentMessage
};
struct Ordered {
  const char* name;
  const char* help;
  Takes takes;
};
constexpr Ordered kOrders[] = {
    {"reports", "list the reports that wait", Takes::Settled},
    {"report", "show one report, with the chat of the table", Takes::Report},
    {"settle", "mark a report as settled", Takes::Report},
    {"who", "show a person, by account name or id", Takes::Name},
    {"mute", "mute a person: no chat with others for some days", Takes::Days},
    {"unmute", "let a person write to others again", Takes::Name},
    {"rename", "change the name of a person's account", Takes::NewName},
    {"close", "close an account: nobody can sign in to it; its name stays taken", Takes::Name},
    {"reopen", "open a closed account again", Takes::Name},
    {"delete", "delete an account, as its owner could", Takes::Name},
    {"delete-talk", "delete a chat message", Takes::Talk},
    {"text-reports", "list the reports of clubs and tournaments that wait", Takes::Settled},
    {"settle-text-report", "mark a report of a club or a tournament as settled", Takes::Report},
    {"club", "show a club with all that it says, also a private or closed one", Takes::Club},
    {"rewrite-club", "replace what a club says of itself; an empty text removes it", Takes::ClubTexts},
    {"delete-announcement", "delete an announcement of a club", Takes::ClubAnnouncement},
    {"close-club", "close a club: nobody is shown it; all of it stays", Takes::Club},
    {"reopen-club", "open a closed club again", Takes::Club},
    {"tournament", "show a tournament with what it says, also a private one", Takes::Tournament},
    {"withdraw-message", "take back a message of those who direct a tournament", Takes::TournamentMessage},
    {"delete-tournament", "delete a tournament; its games stay", Takes::Tournament},
    {"stop-clock", "stop the clocks of a game; play can go on", Takes::Game},
    {"start-clock", "start the clocks of a game again", Takes::Game},
    {"extend-clock", "give the player to move in a game more time", Takes::Minutes},
    {"restore-clock", "give the player to move in a game their full time again", Takes::Game},
    {"pause", "stop the clocks of all games until resume, for planned work; players are told",
     Takes::Nothing},
    {"resume", "start the clocks of all games again after pause", Takes::Nothing},
    {"name-server", "give the server a name, which its pages show; an empty one removes it", Takes::Title},
    {"set-rules", "show the rules of the server, from a file of plain text; an empty one removes them",
     Takes::Rules},
    {"announce", "announce something on the start page; an empty text ends it", Takes::Announcement},
    {"protect-young", "protect all players of the server as young players: on, or off", Takes::Switch},
    {"grant", "make a person a moderator", Takes::Name},
    {"revoke", "make a moderator an ordinary account again", Takes::Name},
    {"log", "list what moderators did, to whom and why", Takes::Nothing}};

bool names_somebody(Takes takes) {
  return takes == Takes::Name || takes == Takes::Days || takes == Takes::NewName;
}

bool names_club(Takes takes) {
  return takes == Takes::Club || takes == Takes::ClubAnnouncement || takes == Takes::ClubTexts;
}

bool names_tournament(Takes takes) { return takes == Takes::Tournament || takes == Takes::TournamentMessage; }

bool names_game(Takes takes) { return takes == Takes::Game || takes == Takes::Minutes; }

void declare_members(CommandLine& line, Takes takes, const Given& given) {
  if (names_somebody(takes)) line.required("name", &given->name, "account name, or id");
  if (takes == Takes::Days)
    line.option("--days", &given->number, "number of days", Between{1, 1'000'000'000});
  if (takes == Takes::NewName) line.required("new", &given->value, "the new name");
  if (takes == Takes::Report)
    line.required("report", &given->number, "number of the report", Between{1, 1'000'000'000});
  if (takes == Takes::Talk || names_game(takes)) line.required("game", &given->game, "name of the game");
  if (takes == Takes::Minutes)
    line.option("--minutes", &given->number, "number of minutes", Between{1, 1'000'000'000});
  if (takes == Takes::Talk)
    line.required("talk", &given->number, "number of the message in that game", Between{1, 1'000'000'000});
  if (takes == Takes::Title) line.required("text", &given->value, "the name");
  if (takes == Takes::Announcement) line.required("text", &given->value, "one line of text");
  if (takes == Takes::Announcement)
    line.option("--days", &given->number, "number of days for which it is shown", Between{1, 3650});
  if (takes == Takes::Rules) line.required("file", &given->file, "file of plain text, in UTF-8");
  if (takes == Takes::Rules || takes == Takes::Announcement)
    line.option("--language", &given->language, "language of the text, such as en or fr");
  if (takes == Takes::Switch) line.required("switch", &given->value, "on, or off");
  if (names_club(takes)) line.required("club", &given->game, "name of the club in its address");
  if (names_tournament(takes))
    line.required("tournament", &given->game, "name of the tournament in its address");
  if (takes == Takes::TournamentMessage)
    line.required("message", &given->number, "number of the message", Between{1, 1'000'000});
  if (takes == Takes::ClubAnnouncement)
    line.required("announcement", &given->number, "number of the announcement", Between{1, 1'000'000'000});
  if (takes == Takes::ClubTexts)
    for (auto& [name, text] : given->texts) line.option("--" + name, &text, "the new text");
  if (takes == Takes::Settled) line.flag("--settled", given->flag, "list settled reports instead");
}

Json order_of(const Ordered& ordered, const Arguments& given) {
  std::string name = ordered.name;
  std::ranges::replace(name, '-', '_');
  Json order{{"do", std::move(name)}};
  const Takes takes = ordered.takes;
  if (names_somebody(takes)) order["name"] = given.name;
  if (takes == Takes::Days) order["days"] = given.number;
  if (takes == Takes::NewName) order["new"] = given.value;
  if (takes == Takes::Report) order["report"] = given.number;
  if (names_game(takes)) order["game"] = given.game;
  if (takes == Takes::Minutes) order["minutes"] = given.number;
  if (takes == Takes::Talk) order.update({{"game", given.game}, {"talk", given.number}});
  if (names_club(takes)) order["club"] = given.game;
  if (takes == Takes::ClubAnnouncement) order["announcement"] = given.number;
  if (names_tournament(takes)) order["tournament"] = given.game;
  if (takes == Takes::TournamentMessage) order["number"] = given.number;
  if (takes == Takes::ClubTexts)
    for (const auto& [name, text] : given.texts)
      if (!text.empty()) order[name] = text.back();
  if (takes == Takes::Settled) order["settled"] = given.flag;
  if (takes == Takes::Title) order["name"] = given.value;
  if (takes == Takes::Announcement) order.update({{"text", given.value}, {"days", given.number}});
  if (!given.language.empty()) order["language"] = given.language;
  if (takes == Takes::Switch) order["on"] = given.value == "on";
  return order;
}

// Reads what an order takes from a file, or is one of two words; returns what is wrong.
std::optional<std::string> complete(Takes takes, const Arguments& given, Json& order) {
  if (takes == Takes::Switch && given.value != "on" && given.value != "off") return "say on, or off";
  if (takes != Takes::Rules) return std::nullopt;
  std::ifstream file(given.file, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (!file) return given.file.string() + ": cannot be read";
  order["text"] = std::move(text);
  return std::nullopt;
}

}  // namespace

void declare(CommandLine& line) {
  for (const Ordered& ordered : kOrders) {
    CommandLine& one = line.command(ordered.name, ordered.help);
    const auto given = std::make_shared<Arguments>();
    given->number = 7;
    one.option("--db", &given->db, "file of the games; the server may be running or stopped");
    one.option("--store", &given->store, "address of games in PostgreSQL, as in `trictrac-server serve`");
    declare_members(one, ordered.takes, given);
    one.option("--why", &given->why, "reason, for the log");
    one.flag("--json", given->json, "print the answer as JSON");
    one.runs([given, &ordered](int& status) {
      Json order = order_of(ordered, *given);
      if (const auto wrong = complete(ordered.takes, *given, order)) return fail(status, *wrong);
      give(*given, std::move(order), status);
    });
  }
}

}  // namespace trictrac::cli::admin_command
