// Leagues of clubs: their terms, who has signed up, their seasons, and the way to the next one. A league is
// named by its id; its divisions are tournaments, named by theirs. Times are in seconds since 1970.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "contract/clubs.h"
#include "contract/tournaments.h"
#include "event/league.h"

namespace trictrac::contract {

inline constexpr WordList kLeagueMove{"LeagueMove", event::kLeagueMoves.values()};

// The most leagues of a club.
inline constexpr int kMostLeagues = 10;
// The longest name of a league, in bytes: those of its tournaments have a season and a division too.
inline constexpr std::size_t kLongestLeagueName = 45;

template <Literal kName>
std::optional<std::string> fault_of_league_title(std::string& text) {
  auto fault = fault_of_club_title<kName>(text);
  if (!fault && text.size() > kLongestLeagueName)
    fault = std::string(kName) + " must have at most " + std::to_string(kLongestLeagueName) + " bytes";
  return fault;
}

struct LeagueSettings {
  std::string name, about{};
  int size = 8, moves = 2, cycles = 1, days = 14;
  std::vector<std::string> tie_breaks;
  JsonText game;
  static constexpr auto kFields = fields(
      "What is played in a league, and how; a change holds from the next season on.",
      field<&LeagueSettings::name>("at most 45 bytes").checked(fault_of_league_title<"the name of a league">),
      field<&LeagueSettings::about>("at most 4,000 bytes")
          .or_usual()
          .checked(fault_of_club_text<"the description of a league", kLongestClubAbout>),
      field<&LeagueSettings::size>("of a division").within(event::kLeastDivision, event::kMostDivision),
      field<&LeagueSettings::moves>("how many go up and down: at most half of a division")
          .within(0, event::kMostDivision / 2),
      field<&LeagueSettings::cycles>("how often each two meet in a season").within(1, event::kMostCycles),
      field<&LeagueSettings::days>("of a round").within(event::kLeastDays, event::kMostDays),
      field<&LeagueSettings::tie_breaks>("what decides between equals, in this order")
          .one_of(kTieBreakName)
          .written_as("TieBreak[]")
          .within(0, event::kTieBreaks.kSize),
      field<&LeagueSettings::game>("the body of `POST /api/games`, without seats"));
};

struct LeagueRow {
  int entrant = 0, place = 0;
  bool shared = false;
  std::string name;
  double wins = 0;
  int played = 0;
  std::string move{};
  bool withdrawn = false, annulled = false, you = false;
  static constexpr auto kFields = fields(
      "A member in the table of a division.", field<&LeagueRow::entrant>("their number in the tournament"),
      field<&LeagueRow::place>("0: none, as their results do not count"),
      field<&LeagueRow::shared>("others have the same place").unless_usual(),
      field<&LeagueRow::name>("empty once they have left the server"), field<&LeagueRow::wins>(),
      field<&LeagueRow::played>("rounds that count, byes too"),
      field<&LeagueRow::move>("to the next season; in the last one, as it stands now").one_of(kLeagueMove),
      field<&LeagueRow::withdrawn>("from this season").unless_usual(),
      field<&LeagueRow::annulled>("their results do not count").unless_usual(),
      field<&LeagueRow::you>().unless_usual());
};
struct LeagueTable {
  int division = 0;
  std::string tournament;
  bool finished = false;
  int round = 0;
  std::optional<int> rounds{};
  std::optional<std::int64_t> due{};
  std::vector<LeagueRow> rows{};
  static constexpr auto kFields = fields(
      "A division of a season.", field<&LeagueTable::division>("from 1, the top one"),
      field<&LeagueTable::tournament>("its id"), field<&LeagueTable::finished>(),
      field<&LeagueTable::round>("the last that has begun"), field<&LeagueTable::rounds>("how many it has"),
      field<&LeagueTable::due>("by when the open round is to be played"),
      field<&LeagueTable::rows>("the best first"));
};
struct LeagueSeason {
  int season = 0;
  std::int64_t began = 0;
  bool over = false;
  static constexpr auto kFields = fields("A season of a league.", field<&LeagueSeason::season>("from 1"),
                                         field<&LeagueSeason::began>(), field<&LeagueSeason::over>());
};
// The game that the one who asks has to play in the open round of their division.
struct LeagueGame {
  std::string tournament;
  int round = 0, table = 0;
  std::optional<std::string> game{};
  std::string opponent;
  std::int64_t due = 0;
  static constexpr auto kFields =
      fields("Your next game in a league.", field<&LeagueGame::tournament>("its id"),
             field<&LeagueGame::round>(), field<&LeagueGame::table>(),
             field<&LeagueGame::game>("its id; left out where your opponent has left the server"),
             field<&LeagueGame::opponent>(), field<&LeagueGame::due>("by when it is to be played"));
};
struct LeagueYou {
  bool signed_up = false, goes_on = false, withdrawn = false;
  std::optional<int> division{};
  std::optional<LeagueGame> next{};
  static constexpr auto kFields = fields(
      "What you are in a league.", field<&LeagueYou::signed_up>("for the next season"),
      field<&LeagueYou::goes_on>("you play in the next season, as it stands now").unless_usual(),
      field<&LeagueYou::withdrawn>("from the last season that has begun").unless_usual(),
      field<&LeagueYou::division>("yours in the last season that has begun"), field<&LeagueYou::next>());
};

struct LeaguePage {
  std::string id, club, club_name;
  std::int64_t now = 0, made = 0;
  LeagueSettings settings;
  std::string format, role;
  int season = 0, last = 0;
  std::vector<LeagueTable> divisions{};
  std::vector<LeagueSeason> seasons{};
  std::vector<std::string> waiting{};
  int members = 0;
  LeagueYou you{};
  static constexpr auto kFields = fields(
      "A league as it stands.", field<&LeaguePage::id>(), field<&LeaguePage::club>("the id of its club"),
      field<&LeaguePage::club_name>(), field<&LeaguePage::now>("the time of the server"),
      field<&LeaguePage::made>(), field<&LeaguePage::settings>("as they hold for the next season"),
      field<&LeaguePage::format>("of its games").written_as("Format"),
      field<&LeaguePage::role>("yours in the club").one_of(kClubRole),
      field<&LeaguePage::season>("the one that is shown; 0: none has begun"),
      field<&LeaguePage::last>("the last one that has begun; 0: none has"),
      field<&LeaguePage::divisions>("of the season that is shown, the top one first"),
      field<&LeaguePage::seasons>("the last first; without those whose tournaments have been removed"),
      field<&LeaguePage::waiting>("the names of those who begin with the next season"),
      field<&LeaguePage::members>("how many have signed up for the next season"), field<&LeaguePage::you>());
};

struct PlannedMember {
  std::string name, move;
  int from = 0;
  static constexpr auto kFields = fields("A member in the plan of a season.", field<&PlannedMember::name>(),
                                         field<&PlannedMember::move>().one_of(kLeagueMove),
                                         field<&PlannedMember::from>("their division now; 0: none"));
};
struct PlannedDivision {
  std::vector<PlannedMember> members;
  static constexpr auto kFields = fields("A division in the plan of a season.",
                                         field<&PlannedDivision::members>("in the order of the league"));
};
struct LeaguePlan {
  int season = 0;
  std::string mark;
  std::vector<PlannedDivision> divisions{};
  std::vector<PlannedMember> leaving{};
  static constexpr auto kFields =
      fields("The next season as it would begin now.", field<&LeaguePlan::season>("its number"),
             field<&LeaguePlan::mark>("with which it is begun as it is shown here"),
             field<&LeaguePlan::divisions>("the top one first"),
             field<&LeaguePlan::leaving>("who played in the last season, and do not go on"));
};

// The calls. Of a league of a private club nobody but its members is told anything.

template <auto kMember>
constexpr auto league_field() {
  return field<kMember>("its id");
}

struct MakeLeague : Post<LeaguePage, "/api/clubs/{club}/leagues", "leagues.make", Access::Account> {
  std::string club;
  LeagueSettings settings;
  static constexpr auto kFields =
      fields("Founds a league, as an officer of the club; a club has at most ten.",
             club_field<&MakeLeague::club>(), field<&MakeLeague::settings>());
};
struct ShowLeague : Get<LeaguePage, "/api/leagues/{league}", "leagues.show"> {
  std::string league;
  int season = 0;
  static constexpr auto kFields = fields("Answers a league.", league_field<&ShowLeague::league>(),
                                         field<&ShowLeague::season>("to be shown; 0: the last that has begun")
                                             .within(0, event::kMostSeasons)
                                             .or_usual());
};
struct ChangeLeague : Post<LeaguePage, "/api/leagues/{league}", "leagues.change", Access::Account> {
  std::string league;
  LeagueSettings settings;
  static constexpr auto kFields =
      fields("Changes the settings, as an officer: they hold from the next season on.",
             league_field<&ChangeLeague::league>(), field<&ChangeLeague::settings>());
};
struct SignUpForLeague
    : Post<LeaguePage, "/api/leagues/{league}/sign-up", "leagues.signUp", Access::Account> {
  std::string league;
  bool signs_up = false;
  static constexpr auto kFields =
      fields("Signs a member of the club up for the next season and those that follow, or takes that back.",
             league_field<&SignUpForLeague::league>(),
             field<&SignUpForLeague::signs_up>("false: you do not go on; a season in progress is played to "
                                               "its end"));
};
struct RemoveFromLeague
    : Post<LeaguePage, "/api/leagues/{league}/remove", "leagues.remove", Access::Account> {
  std::string league, name;
  static constexpr auto kFields =
      fields("Takes the sign-up of somebody back, as an officer.", league_field<&RemoveFromLeague::league>(),
             account_field<&RemoveFromLeague::name>());
};
struct PlanSeason : Get<LeaguePlan, "/api/leagues/{league}/plan", "leagues.plan", Access::Account> {
  std::string league;
  static constexpr auto kFields =
      fields("Answers who goes up, down, enters and leaves if the next season begins now, to officers.",
             league_field<&PlanSeason::league>());
};
struct BeginSeason : Post<LeaguePage, "/api/leagues/{league}/seasons", "leagues.begin", Access::Account> {
  std::string league;
  int season = 0;
  std::string mark;
  static constexpr auto kFields = fields(
      "Begins the next season as it was planned, as an officer: makes the tournament of each division, and "
      "its first round. `stale` if the plan has changed meanwhile, or the season has begun.",
      league_field<&BeginSeason::league>(),
      field<&BeginSeason::season>("of the plan").within(1, event::kMostSeasons),
      field<&BeginSeason::mark>("of the plan"));
};
struct EndLeague : Post<Nothing, "/api/leagues/{league}/end", "leagues.end", Access::Account> {
  std::string league, name;
  static constexpr auto kFields =
      fields("Deletes a league, as an officer, when no season is in progress: its tournaments stay.",
             league_field<&EndLeague::league>(),
             field<&EndLeague::name>("that of the league, so that nobody does this by mistake"));
};

using LeagueCalls = Types<MakeLeague, ShowLeague, ChangeLeague, SignUpForLeague, RemoveFromLeague, PlanSeason,
                          BeginSeason, EndLeague>;

}  // namespace trictrac::contract
