// Tournaments: their list, their pages, entries, and the acts of those who direct them. Times are in seconds
// since 1970; entrants are named by their numbers, tables by round and table, both from 1.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "contract/call.h"
#include "contract/talk.h"
#include "event/settings.h"

namespace trictrac::contract {

inline constexpr WordList kTournamentSystem{"TournamentSystem", event::kSystems.values()};
inline constexpr WordList kTieBreakName{"TieBreak", event::kTieBreaks.values()};
inline constexpr WordList kClockworkName{"Clockwork", event::kClockworks.values()};
inline constexpr WordList kNoShowName{"NoShow", event::kNoShows.values()};

struct TournamentListing {
  std::string id, name, system, format;
  bool on_wood = false;
  int entrants = 0, round = 0;
  std::optional<int> rounds{};
  bool finished = false, entered = false;
  std::int64_t touched = 0;
  std::string club{};
  bool ranked = false;
  std::int64_t starts = 0;
  std::string league{};
  int season = 0, division = 0;
  static constexpr auto kFields = fields(
      "A tournament in the list.", field<&TournamentListing::id>(), field<&TournamentListing::name>(),
      field<&TournamentListing::system>().one_of(kTournamentSystem),
      field<&TournamentListing::format>("of its games").written_as("Format"),
      field<&TournamentListing::on_wood>("played at real boards"), field<&TournamentListing::entrants>(),
      field<&TournamentListing::round>("the last that has begun; 0: none"),
      field<&TournamentListing::rounds>("null where it is not known yet").or_null(),
      field<&TournamentListing::finished>(),
      field<&TournamentListing::entered>("you have entered it, or direct it"),
      field<&TournamentListing::touched>(),
      field<&TournamentListing::club>("the id of the club that holds it").unless_usual(),
      field<&TournamentListing::ranked>("it counts for the season of that club").unless_usual(),
      field<&TournamentListing::starts>("when it is to begin, if that is announced").unless_usual(),
      field<&TournamentListing::league>("the id of the league of which it is a division").unless_usual(),
      field<&TournamentListing::season>("of that league").unless_usual(),
      field<&TournamentListing::division>("of that season, from 1").unless_usual());
};
struct Tournaments {
  std::vector<TournamentListing> tournaments;
  static constexpr auto kFields = fields<&Tournaments::tournaments>("");
};

// The terms and the settings as the page sends and shows them; the code is not among them.
struct TournamentSettings {
  std::string name, about;
  std::string system;
  int rounds = 0, cycles = 1;
  bool third_place = false;
  int apart_rounds = 0, best_of = 1, boards = 1;
  bool mirrored = false;
  int minutes = 0, reach = 0, answer_days = 0;
  int seats = 2, least_seats = 2;
  std::vector<std::string> tie_breaks;
  JsonText game;
  bool on_wood = false;
  std::string clockwork;
  int days = 7, sit_down = 10;
  std::string no_show;
  bool is_private = false;
  std::string club{};
  bool ranked = false;
  std::int64_t starts = 0;
  static constexpr auto kFields = fields(
      "What is played in a tournament, and how; fixed when it is made.", field<&TournamentSettings::name>(),
      field<&TournamentSettings::about>().or_usual(),
      field<&TournamentSettings::system>("who meets whom").one_of(kTournamentSystem),
      field<&TournamentSettings::rounds>("of a Swiss tournament; else 0").within(0, event::kMostRounds),
      field<&TournamentSettings::cycles>("how often each two meet in a round robin; else 1")
          .within(1, event::kMostCycles),
      field<&TournamentSettings::third_place>("the losers of the semi-finals play too"),
      field<&TournamentSettings::apart_rounds>("how many rounds keep the members of a club apart")
          .within(0, event::kMostRounds),
      field<&TournamentSettings::best_of>("the games of a table of a knockout, which more than half of them "
                                          "win: an odd number; else 1")
          .within(1, event::kMostGames)
          .or_usual(),
      field<&TournamentSettings::minutes>("for which an arena lasts; else 0")
          .within(0, event::kMostMinutes)
          .unless_usual(),
      field<&TournamentSettings::reach>("how many places up one may challenge in a ladder; else 0")
          .within(0, event::kMostReach)
          .unless_usual(),
      field<&TournamentSettings::answer_days>("for the first throw after a challenge in a ladder; else 0")
          .within(0, event::kMostAnswerDays)
          .unless_usual(),
      field<&TournamentSettings::boards>(
          "at which two teams meet, in a Swiss tournament or a round robin; 1: "
          "there are no teams")
          .within(1, event::kMostBoards)
          .or_usual(),
      field<&TournamentSettings::seats>(
          "of a table: 2, or 3 or 4 in a Swiss tournament, whose standings add up "
          "what each seat has won")
          .within(2, event::kMostSeats)
          .unless_usual(),
      field<&TournamentSettings::least_seats>(
          "of a table where entrants are left over or missing: as many as "
          "`seats`, or one fewer")
          .within(2, event::kMostSeats)
          .unless_usual(),
      field<&TournamentSettings::mirrored>(
          "of teams: boards 1 and 2, 3 and 4 … have the same throws for White, and for Black, and go on in "
          "step")
          .unless_usual(),
      field<&TournamentSettings::tie_breaks>("what decides between equals, in this order")
          .one_of(kTieBreakName)
          .written_as("TieBreak[]")
          .within(0, event::kTieBreaks.kSize),
      field<&TournamentSettings::game>("the body of `POST /api/games`, without seats"),
      field<&TournamentSettings::on_wood>("at real boards: results are typed"),
      field<&TournamentSettings::clockwork>("when the next round begins").one_of(kClockworkName),
      field<&TournamentSettings::days>("of a round, by date").within(event::kLeastDays, event::kMostDays),
      field<&TournamentSettings::sit_down>("minutes in which players must have sat down")
          .within(event::kLeastSitDown, event::kMostSitDown),
      field<&TournamentSettings::no_show>("what follows when they have not").one_of(kNoShowName),
      field<&TournamentSettings::is_private>("shown only to its people, to members of its club, and to who "
                                             "has the code; so is each of a private "
                                             "club"),
      field<&TournamentSettings::club>("the id of the club that holds it, whose officers direct it")
          .unless_usual(),
      field<&TournamentSettings::ranked>("it counts for the season of that club").unless_usual(),
      field<&TournamentSettings::starts>("when it is to begin, if that is announced; no clock obeys it")
          .within(0, event::kLastStart)
          .unless_usual());
};

struct TournamentPlayer {
  std::string name;
  bool account = false, captain = false;
  static constexpr auto kFields =
      fields("Somebody who plays for a team.", field<&TournamentPlayer::name>(),
             field<&TournamentPlayer::account>("they are known to this server, and play here").unless_usual(),
             field<&TournamentPlayer::captain>("they name who plays for it").unless_usual());
};
struct TournamentEntrant {
  int entrant = 0;
  std::string name, club{};
  int rating = 0;
  bool account = false, withdrawn = false;
  std::optional<int> next_bye{};
  bool away = false, hidden = false;
  std::vector<TournamentPlayer> players{};
  static constexpr auto kFields = fields(
      "", field<&TournamentEntrant::entrant>("their number"),
      field<&TournamentEntrant::name>("empty if it is hidden"),
      field<&TournamentEntrant::club>().unless_usual(), field<&TournamentEntrant::rating>("at entry"),
      field<&TournamentEntrant::account>("they are known to this server, and play here").unless_usual(),
      field<&TournamentEntrant::withdrawn>().unless_usual(),
      field<&TournamentEntrant::next_bye>("the halves of a bye in the next round"),
      field<&TournamentEntrant::away>("not paired until they are back, in an arena").unless_usual(),
      field<&TournamentEntrant::hidden>("a young player whose name is not told to everybody: see `named` of "
                                        "`TournamentYou`")
          .unless_usual(),
      field<&TournamentEntrant::players>("of a team, by board; a hidden one has no name").unless_usual());
};

inline constexpr std::array<std::string_view, 3> kOutcomeWords{"played", "forfeit", "annulled"};
inline constexpr WordList kOutcomeName{"TournamentOutcome", kOutcomeWords};

struct TournamentReport {
  int seat = 0;
  std::optional<int> winner{};
  std::array<int, 2> holes{};
  std::vector<int> amounts{};
  static constexpr auto kFields =
      fields("The result of a table as one of its players has reported it.",
             field<&TournamentReport::seat>("of the player: 0 White, 1 Black"),
             field<&TournamentReport::winner>("left out where both have won as much"),
             field<&TournamentReport::holes>("of White and Black"),
             field<&TournamentReport::amounts>("of each seat, where amounts are counted").unless_usual());
};
// A game of a tournament: that of a table, or at a board of a match.
struct TournamentBoard {
  std::vector<int> seats{};
  std::optional<std::string> game{}, outcome{};
  std::optional<int> winner{};
  std::array<int, 2> holes{};
  std::vector<int> amounts{}, missing{};
  std::optional<int> gave_up{};
  bool begun = false, late = false, disputed = false;
  int minutes = 0;
  std::optional<std::int64_t> due{};
  std::vector<TournamentReport> reports{};
  std::vector<int> seated{};
  std::optional<std::int64_t> started{}, ended{};
  std::vector<std::string> players{};
  static constexpr auto kFields = fields(
      "A game of a match.", field<&TournamentBoard::seats>("the entrants: White, Black; or three or four"),
      field<&TournamentBoard::game>("its id; left out on wood, and where it was removed"),
      field<&TournamentBoard::outcome>("left out while there is none").one_of(kOutcomeName),
      field<&TournamentBoard::winner>("the seat: 0 White, 1 Black; left out where nobody has won"),
      field<&TournamentBoard::holes>(
          "of White and Black; of a game that is played now, those so far, or what "
          "each has won in the account, some seconds ago"),
      field<&TournamentBoard::amounts>(
          "what each seat has won, less what it has lost, where amounts are counted")
          .unless_usual(),
      field<&TournamentBoard::missing>("the entrants without whom it is played").unless_usual(),
      field<&TournamentBoard::gave_up>("the seat of three or four that has given up: a director decides"),
      field<&TournamentBoard::begun>("the first throw was made").unless_usual(),
      field<&TournamentBoard::late>("its players should have sat down by now, and have not thrown")
          .unless_usual(),
      field<&TournamentBoard::disputed>(
          "its players have reported different results, or one of three or four "
          "has given up")
          .unless_usual(),
      field<&TournamentBoard::minutes>("that it was given besides").unless_usual(),
      field<&TournamentBoard::due>(
          "by when its players must have sat down, or answered a challenge; left out "
          "once it has begun"),
      field<&TournamentBoard::reports>("of its players").unless_usual(),
      field<&TournamentBoard::seated>("the seats whose player has sat down").unless_usual(),
      field<&TournamentBoard::started>("when it was begun, where there are no rounds"),
      field<&TournamentBoard::ended>("when it was decided, where there are no rounds"),
      field<&TournamentBoard::players>("of teams: who plays White and Black; empty where nobody is named")
          .unless_usual());
};
struct TournamentTable : TournamentBoard {
  std::array<int, 2> score{};
  std::vector<TournamentBoard> boards{};
  static constexpr auto kFields =
      TournamentBoard::kFields +
      fields(
          "A table of a round: a game, or a match of several.",
          field<&TournamentTable::score>("of a match: the halves that White and Black of the table have won")
              .unless_usual(),
          field<&TournamentTable::boards>("of a match: its games, in which the entrants change colours in "
                                          "turn; acts name them by `board`, from 1")
              .unless_usual());
};
struct TournamentBye {
  int entrant = 0, halves = 0;
  static constexpr auto kFields =
      fields("", field<&TournamentBye::entrant>(), field<&TournamentBye::halves>("2 for a win"));
};
struct TournamentRound {
  std::vector<TournamentTable> tables;
  std::vector<TournamentBye> byes{};
  bool closed = false;
  std::int64_t begun = 0;
  std::optional<std::int64_t> due{};
  static constexpr auto kFields = fields(
      "", field<&TournamentRound::tables>(), field<&TournamentRound::byes>(),
      field<&TournamentRound::closed>(), field<&TournamentRound::begun>("when it was paired"),
      field<&TournamentRound::due>("by when players must have sat down, or of a round by date, played"));
};

struct StandingSummand {
  int round = 0, opponent = 0;
  double value = 0;
  bool cut = false;
  static constexpr auto kFields =
      fields("What a round adds to a number.", field<&StandingSummand::round>(),
             field<&StandingSummand::opponent>("0 where there was none"), field<&StandingSummand::value>(),
             field<&StandingSummand::cut>("left out as the least one").unless_usual());
};
struct StandingFigure {
  double value = 0;
  std::vector<StandingSummand> sum{};
  static constexpr auto kFields =
      fields("A number of the standings.", field<&StandingFigure::value>(),
             field<&StandingFigure::sum>("where `tournaments.standing` answers it").unless_usual());
};
struct StandingLuck {
  int games = 0, reviewed = 0;
  std::optional<double> mean{}, plus_or_minus{};
  static constexpr auto kFields =
      fields("What an entrant has won without the luck of the dice.",
             field<&StandingLuck::games>("that were played"),
             field<&StandingLuck::reviewed>("of these: by which luck was found"),
             field<&StandingLuck::mean>("holes a game; left out until half of the games have been reviewed"),
             field<&StandingLuck::plus_or_minus>("the half of its interval of 95 %"));
};
struct Standing {
  int entrant = 0, place = 0;
  bool shared = false, annulled = false;
  int eliminated = 0;
  std::optional<StandingFigure> balance{};
  StandingFigure wins;
  std::vector<StandingFigure> tie_breaks{};
  std::optional<StandingLuck> luck{};
  int moved = 0;
  static constexpr auto kFields = fields(
      "", field<&Standing::entrant>(), field<&Standing::place>("0 where none is given"),
      field<&Standing::shared>("others have the same place").unless_usual(),
      field<&Standing::annulled>("their results do not count").unless_usual(),
      field<&Standing::eliminated>("the round of a knockout in which they were").unless_usual(),
      field<&Standing::balance>(
          "what they have won at all tables, less what they have lost, where that is what "
          "counts"),
      field<&Standing::wins>("1 for a win, ½ for a draw"),
      field<&Standing::tie_breaks>("in the order of the settings"),
      field<&Standing::luck>("left out where games are not reviewed: on wood, and other than tours"),
      field<&Standing::moved>("places up in a ladder within 30 days, or down if negative").unless_usual());
};

struct TournamentAnnouncement {
  int number = 0;
  std::int64_t at = 0;
  std::string text;
  static constexpr auto kFields =
      fields<&TournamentAnnouncement::number, &TournamentAnnouncement::at, &TournamentAnnouncement::text>("");
};
struct TournamentStaff {
  std::string name, role;
  static constexpr auto kFields =
      fields("", field<&TournamentStaff::name>(),
             field<&TournamentStaff::role>().written_as("'officer'|'director'|'assistant'"));
};

// A place in the first round of a knockout.
struct BracketPlace {
  int seed = 0, entrant = 0;
  static constexpr auto kFields =
      fields("A place in the first round of a knockout.", field<&BracketPlace::seed>("from 1"),
             field<&BracketPlace::entrant>("0 for nobody"));
};

// The league of which a tournament is a division.
struct TournamentLeague {
  std::string id;
  int season = 0, division = 0;
  static constexpr auto kFields = fields(
      "The league of a tournament.", field<&TournamentLeague::id>("empty once it has been deleted"),
      field<&TournamentLeague::season>("from 1"), field<&TournamentLeague::division>("from 1, the top one"));
};

// A hidden name that the person who asks may see.
struct TournamentNamed {
  int entrant = 0;
  std::string name{}, club{};
  std::vector<std::string> players{};
  static constexpr auto kFields = fields(
      "The names of an entrant that are hidden from others, but not from you: you direct the tournament, "
      "you have had them as an opponent, or you know them.",
      field<&TournamentNamed::entrant>(), field<&TournamentNamed::name>(),
      field<&TournamentNamed::club>().unless_usual(),
      field<&TournamentNamed::players>("of a team, by board").unless_usual());
};

// The part that the person who asks has in it.
struct TournamentYou {
  std::optional<int> entrant{}, table{}, board{};
  bool captain = false;
  std::optional<std::string> role{}, code{};
  std::vector<int> within_reach{};
  std::vector<TournamentNamed> named{};
  static constexpr auto kFields = fields(
      "What you are in a tournament.", field<&TournamentYou::entrant>("your number, if you have entered"),
      field<&TournamentYou::table>("yours in the open round"),
      field<&TournamentYou::board>("of your match there: your game, or your last one"),
      field<&TournamentYou::captain>("of your team: you name who plays for it").unless_usual(),
      field<&TournamentYou::role>("of those who direct it").written_as("'officer'|'director'|'assistant'"),
      field<&TournamentYou::code>("of the tournament, for those who direct it"),
      field<&TournamentYou::within_reach>("whom you can challenge now in a ladder, the nearest first")
          .unless_usual(),
      field<&TournamentYou::named>("the hidden names that you may see").unless_usual());
};

struct TournamentPage {
  std::string id;
  int revision = 0;
  std::int64_t now = 0, made = 0;
  TournamentSettings settings;
  std::string format;
  bool paused = false, finished = false;
  std::optional<int> rounds_planned{};
  std::optional<std::int64_t> ends{};
  std::vector<TournamentEntrant> entrants{};
  std::vector<TournamentRound> rounds{};
  std::vector<Standing> standings{};
  std::vector<BracketPlace> bracket{};
  std::vector<TournamentAnnouncement> messages{};
  std::vector<TournamentStaff> staff{};
  std::optional<TournamentLeague> league{};
  TournamentYou you{};
  static constexpr auto kFields = fields(
      "A tournament as it stands.", field<&TournamentPage::id>(),
      field<&TournamentPage::revision>("the number of its last act"),
      field<&TournamentPage::now>("the time of the server"), field<&TournamentPage::made>(),
      field<&TournamentPage::settings>(), field<&TournamentPage::format>().written_as("Format"),
      field<&TournamentPage::paused>(), field<&TournamentPage::finished>(),
      field<&TournamentPage::rounds_planned>("null where it is not known yet").or_null(),
      field<&TournamentPage::ends>("when no more tables of an arena are begun, once it has begun"),
      field<&TournamentPage::entrants>(),
      field<&TournamentPage::rounds>("of an arena and a ladder one, with all tables"),
      field<&TournamentPage::standings>("best first"),
      field<&TournamentPage::bracket>("of a knockout: the places of its first round, from above; neighbours "
                                      "meet, and the winners of neighbouring tables")
          .unless_usual(),
      field<&TournamentPage::messages>("of the director"), field<&TournamentPage::staff>(),
      field<&TournamentPage::league>("of which it is a division"), field<&TournamentPage::you>());
};

// The changes of which a page that follows a tournament is told.
struct TournamentChanges {
  std::string mark;
  std::optional<TournamentPage> page{};
  std::vector<JsonText> changes{};
  std::int64_t now = 0;
  TournamentYou you{};
  static constexpr auto kFields =
      fields("What has changed in a tournament.",
             field<&TournamentChanges::mark>("of the tournament as it stands, for the next question"),
             field<&TournamentChanges::page>("all of it, where `after` is left out, or too old"),
             field<&TournamentChanges::changes>(
                 "else what to change in the page of `after`, one after another: `[VALUE]` "
                 "is the value now, `[]` takes a member away, a number is to be added, and an "
                 "object has the changes of members, or of elements by their number (`5-9`: "
                 "all of these); before them, `moved` has the elements of a list that have "
                 "changed places, as pairs: their numbers in the former list, where they are "
                 "taken out, and in the later one, where they are put in, the least first; a "
                 "list that has become shorter has its `length` too")
                 .unless_usual(),
             field<&TournamentChanges::now>("the time of the server"), field<&TournamentChanges::you>());
};

struct TournamentLogLine {
  int number = 0;
  std::int64_t at = 0;
  std::string role, name, why;
  bool undone = false;
  JsonText act;
  static constexpr auto kFields =
      fields("An act in the log.", field<&TournamentLogLine::number>(), field<&TournamentLogLine::at>(),
             field<&TournamentLogLine::role>(), field<&TournamentLogLine::name>("of who did it"),
             field<&TournamentLogLine::why>(), field<&TournamentLogLine::undone>().unless_usual(),
             field<&TournamentLogLine::act>("with its name in `type`"));
};
struct TournamentLog {
  std::vector<TournamentLogLine> lines;
  static constexpr auto kFields = fields<&TournamentLog::lines>("");
};

// The calls.

// The greatest number of an act.
inline constexpr int kMostActs = 1'000'000;

struct ListTournaments : Get<Tournaments, "/api/tournaments", "tournaments.list"> {
  static constexpr auto kFields =
      fields("Answers the tournaments that everybody may see, and yours; those last changed first.");
};
struct MakeTournament : Post<TournamentPage, "/api/tournaments", "tournaments.make", Access::Account> {
  TournamentSettings settings;
  static constexpr auto kFields =
      fields<&MakeTournament::settings>("Makes a tournament, whose director you are.");
};
struct ShowTournament : Get<TournamentPage, "/api/tournaments/{id}", "tournaments.show"> {
  std::string id, code;
  static constexpr auto kFields =
      fields("Answers a tournament.", field<&ShowTournament::id>(),
             field<&ShowTournament::code>("shows a private one to who has not entered yet").or_usual());
};
struct FollowTournament : Get<TournamentChanges, "/api/tournaments/{id}/news", "tournaments.news"> {
  std::string id, code, after;
  static constexpr auto kFields =
      fields("Answers what has changed in a tournament.", field<&FollowTournament::id>(),
             field<&FollowTournament::code>("as of `tournaments.show`").or_usual(),
             field<&FollowTournament::after>("the `mark` of the answer before").or_usual());
};
struct ShowStanding : Get<Standing, "/api/tournaments/{id}/standing", "tournaments.standing"> {
  std::string id, code;
  int entrant = 0;
  static constexpr auto kFields =
      fields("Answers a place in the standings, with the sum of each number.", field<&ShowStanding::id>(),
             field<&ShowStanding::code>("as of `tournaments.show`").or_usual(),
             field<&ShowStanding::entrant>().within(1, kMostActs));
};
struct ShowTournamentLog : Get<TournamentLog, "/api/tournaments/{id}/log", "tournaments.log"> {
  std::string id;
  static constexpr auto kFields = fields<&ShowTournamentLog::id>("Answers all acts, the first first.");
};
struct FoundTournament {
  std::string id;
  static constexpr auto kFields = fields<&FoundTournament::id>("");
};
struct FindTournament : Post<FoundTournament, "/api/tournaments/find", "tournaments.find"> {
  std::string code;
  static constexpr auto kFields = fields(
      "Answers the tournament of a code, which lifts the limits of your address while it runs. After five "
      "wrong codes an address waits.",
      field<&FindTournament::code>("six digits"));
};
struct EnterTournament : Post<TournamentPage, "/api/tournaments/{id}/enter", "tournaments.enter"> {
  std::string id, name, club, code, team;
  static constexpr auto kFields = fields(
      "Enters you; a name is enough, and makes a guest of who is not known here.",
      field<&EnterTournament::id>(), field<&EnterTournament::name>(),
      field<&EnterTournament::club>().or_usual(),
      field<&EnterTournament::team>("among teams: the one of this name, or a new one whose captain you are")
          .or_usual(),
      field<&EnterTournament::code>("needed where the tournament is private").or_usual());
};
// The description of the choice to see only what a call would do.
inline constexpr std::string_view kPreview = "answers the tournament as it would be, and changes nothing";
struct ActInTournament
    : Post<TournamentPage, "/api/tournaments/{id}/acts", "tournaments.act", Access::Person> {
  std::string id;
  int number = 0;
  std::string why, account;
  std::vector<std::string> accounts;
  JsonText act;
  bool preview = false;
  static constexpr auto kFields = fields(
      "Does an act, as its number; `stale` if the tournament has changed meanwhile. Rounds are not begun so.",
      field<&ActInTournament::id>(),
      field<&ActInTournament::number>("the next one that you know of").within(0, kMostActs),
      field<&ActInTournament::why>().or_usual(),
      field<&ActInTournament::account>("the name of the account that the act gives an entry, a place or a "
                                       "role to; without it, the act names nobody who is known here")
          .or_usual(),
      field<&ActInTournament::accounts>(
          "of `set_lineup`: the names of the accounts of the players, by board; "
          "empty: that player is the one of this name who plays for the team")
          .within(0, event::kMostBoards)
          .or_usual(),
      field<&ActInTournament::act>("with its name in `type`; its `person` is filled in by the server")
          .written_as("EventAct"),
      field<&ActInTournament::preview>(kPreview).or_usual());
};
struct PairTournament
    : Post<TournamentPage, "/api/tournaments/{id}/rounds", "tournaments.pair", Access::Person> {
  std::string id;
  int number = 0;
  bool again = false;
  std::string why;
  bool preview = false;
  static constexpr auto kFields = fields(
      "Pairs the next round, and closes the present one if all its tables have a result; or pairs the "
      "present "
      "one again before its first throw.",
      field<&PairTournament::id>(), field<&PairTournament::number>("as of an act").within(0, kMostActs),
      field<&PairTournament::again>().or_usual(), field<&PairTournament::why>().or_usual(),
      field<&PairTournament::preview>(kPreview).or_usual());
};
struct ImportEntrants
    : Post<TournamentPage, "/api/tournaments/{id}/entrants", "tournaments.importEntrants", Access::Person> {
  std::string id;
  int number = 0;
  std::string csv;
  bool preview = false;
  static constexpr auto kFields = fields(
      "Enters all of a list, or nobody.", field<&ImportEntrants::id>(),
      field<&ImportEntrants::number>("as of the first act").within(0, kMostActs),
      field<&ImportEntrants::csv>("a line each: name, club, rating; a first line may name the columns"),
      field<&ImportEntrants::preview>(kPreview).or_usual());
};
struct ReportTournament
    : Post<Nothing, "/api/tournaments/{id}/report", "tournaments.report", Access::Person> {
  std::string id, code;
  int message = 0;
  std::string reason, words;
  static constexpr auto kFields = fields(
      "Reports to the moderators what a tournament says. A repeated report counts once.",
      field<&ReportTournament::id>(), field<&ReportTournament::code>("as of `tournaments.show`").or_usual(),
      field<&ReportTournament::message>(
          "the number of the message to all; 0: its name, description or entrants")
          .within(0, kMostActs)
          .or_usual(),
      field<&ReportTournament::reason>().one_of(kReportReason),
      field<&ReportTournament::words>("one line of at most 300 characters")
          .or_usual()
          .checked([](std::string& words) { return fault_unless_empty(words, "a message"); }));
};
struct ExportTournament : Get<Text, "/api/tournaments/{id}/file", "tournaments.file"> {
  std::string id, file;
  static constexpr auto kFields = fields(
      "Answers a tournament as a file.", field<&ExportTournament::id>(),
      field<&ExportTournament::file>("`results.csv`, `standings.csv`, `entrants.csv`, `tournament.json`, "
                                     "`tournament.trf`"));
};

using TournamentCalls = Types<ListTournaments, MakeTournament, ShowTournament, FollowTournament, ShowStanding,
                              ShowTournamentLog, FindTournament, EnterTournament, ActInTournament,
                              PairTournament, ImportEntrants, ReportTournament, ExportTournament>;

}  // namespace trictrac::contract
