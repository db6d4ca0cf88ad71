// The command by which the operator of a server moderates its players.
#include "apps/server/operations/admin.h"

#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/common.h"
#include "base/text_of.h"
#include "engine/bots/bot.h"
#include "text/shown.h"
#include "wire/protocol.h"

namespace trictrac::cli::admin_command {
namespace {

struct Arguments {
  std::filesystem::path db = "trictrac.db";
  std::string store, name, value, game, why;
  int number = 0;
  bool flag = false, json = false;
};
using Given = std::shared_ptr<Arguments>;

std::string text_at(const Json& json, const char* member) {
  const Json& value = json[member];
  if (value.is_string()) return visible(value.get<std::string>());
  return value.is_null() ? "-" : value.dump();
}

std::string day_of(const Json& seconds) {
  const std::chrono::sys_seconds at{std::chrono::seconds(seconds.get<std::int64_t>())};
  const std::chrono::hh_mm_ss time(at - std::chrono::floor<std::chrono::days>(at));
  const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(at));
  const auto two = [](auto n) { return (n < 10 ? "0" : "") + std::to_string(n); };
  return std::to_string(static_cast<int>(day.year())) + "-" + two(static_cast<unsigned>(day.month())) + "-" +
         two(static_cast<unsigned>(day.day())) + " " + two(time.hours().count()) + ":" +
         two(time.minutes().count());
}

std::string party_of(const Json& party) {
  return party.is_null() ? "somebody unknown" : text_at(party, "name") + " (" + text_at(party, "id") + ")";
}

void print_report(const Json& r) {
  const std::string what = r["with"].is_null()
                               ? party_of(r["by"]) + " against " + party_of(r["against"])
                               : party_of(r["against"]) + " and " + party_of(r["with"]) + " in one browser";
  std::cout << text_of("{}  {}  {}: {}, game {}{}\n", text_at(r, "id"), day_of(r["at"]), text_at(r, "reason"),
                       what, text_at(r, "game"), r["settled"] == true ? ", settled" : "");
  if (!text_at(r, "words").empty()) std::cout << "    \"" << text_at(r, "words") << "\"\n";
}

void print_person(const Json& p) {
  std::cout << text_of("{} ({}), {} since {}{}{}{}\n", text_at(p, "name"), text_at(p, "id"),
                       p["account"] == true ? "an account" : "a guest", day_of(p["created"]),
                       p["moderator"] == true ? ", moderator" : "", p["closed"] == true ? ", closed" : "",
                       p["muted"].is_null() ? "" : ", muted until " + day_of(p["muted"]));
}

void print_talk(const Json& talk, const Json& about) {
  std::cout << text_of("{} {}  {}  {}, to {}: {}\n", talk["n"] == about ? ">" : " ", text_at(talk, "n"),
                       day_of(talk["at"]), text_at(talk, "name"), text_at(talk, "to"), text_at(talk, "text"));
}

void print_logged(const Json& m) {
  std::cout << text_of("{}  {}  {} {} {}: {}\n", day_of(m["at"]), text_at(m, "who"), text_at(m, "did"),
                       text_at(m, "whom"), text_at(m, "what"), text_at(m, "why"));
}

void print(const Json& answer) {
  for (const Json& report : answer.value("reports", Json::array())) print_report(report);
  for (const Json& logged : answer.value("log", Json::array())) print_logged(logged);
  if (answer.contains("person")) print_person(answer["person"]);
  if (!answer.contains("report")) return;
  const Json& report = answer["report"];
  print_report(report);
  for (const Json& talk : report["talks"]) print_talk(talk, report["talk"]);
  if (!report["against"].is_null() && report["against"].contains("account")) print_person(report["against"]);
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
enum class Takes : std::uint8_t { Nothing, Settled, Report, Name, Days, NewName, Talk, Game, Minutes };
struct Ordered {
  const char* name;
  const char* says;  // its "do"
  const char* help;
  Takes takes;
};
constexpr Ordered kOrders[] = {
    {"reports", "reports", "list the reports that wait", Takes::Settled},
    {"report", "report", "show one report, with the chat of the table", Takes::Report},
    {"settle", "settle", "mark a report as settled", Takes::Report},
    {"who", "who", "show a person, by account name or id", Takes::Name},
    {"mute", "mute", "mute a person: no chat with others for some days", Takes::Days},
    {"unmute", "unmute", "let a person write to others again", Takes::Name},
    {"rename", "rename", "change the name of a person's account", Takes::NewName},
    {"close", "close", "close an account: nobody can sign in to it; its name stays taken", Takes::Name},
    {"reopen", "reopen", "open a closed account again", Takes::Name},
    {"delete", "delete", "delete an account, as its owner could", Takes::Name},
    {"delete-talk", "delete_talk", "delete a chat message", Takes::Talk},
    {"stop-clock", "stop_clock", "stop the clocks of a game; play can go on", Takes::Game},
    {"start-clock", "start_clock", "start the clocks of a game again", Takes::Game},
    {"extend-clock", "extend_clock", "give the player to move in a game more time", Takes::Minutes},
    {"restore-clock", "restore_clock", "give the player to move in a game their full time again",
     Takes::Game},
    {"pause", "pause", "stop the clocks of all games until resume, for planned work; players are told",
     Takes::Nothing},
    {"resume", "resume", "start the clocks of all games again after pause", Takes::Nothing},
    {"grant", "grant", "make a person a moderator", Takes::Name},
    {"revoke", "revoke", "make a moderator an ordinary account again", Takes::Name},
    {"log", "log", "list what moderators did, to whom and why", Takes::Nothing}};

bool names_somebody(Takes takes) {
  return takes == Takes::Name || takes == Takes::Days || takes == Takes::NewName;
}

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
  if (takes == Takes::Settled) line.flag("--settled", given->flag, "list settled reports instead");
}

Json order_of(const Ordered& ordered, const Arguments& given) {
  Json order{{"do", ordered.says}};
  const Takes takes = ordered.takes;
  if (names_somebody(takes)) order["name"] = given.name;
  if (takes == Takes::Days) order["days"] = given.number;
  if (takes == Takes::NewName) order["new"] = given.value;
  if (takes == Takes::Report) order["report"] = given.number;
  if (names_game(takes)) order["game"] = given.game;
  if (takes == Takes::Minutes) order["minutes"] = given.number;
  if (takes == Takes::Talk) order.update({{"game", given.game}, {"talk", given.number}});
  if (takes == Takes::Settled) order["settled"] = given.flag;
  return order;
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
    one.runs([given, &ordered](int& status) { give(*given, order_of(ordered, *given), status); });
  }
}

}  // namespace trictrac::cli::admin_command
