// The belongings of a person at a server besides their account: notifications, learning, blocks and reports;
// and all of it as a file for them. Times are in seconds since 1970.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "contract/person.h"
#include "contract/standing.h"
#include "contract/talk.h"
#include "game/match/format.h"

namespace trictrac::contract {

// Notifications.

struct Wished {
  bool turn = false, taken = false, offer = false, over = false, ready = false, challenge = false,
       announcement = false;
  static constexpr auto kFields =
      fields("The events of which a person is notified.", field<&Wished::turn>("that it is their turn"),
             field<&Wished::taken>("a seat taken at their table"), field<&Wished::offer>("a proposal"),
             field<&Wished::over>("the end of a game"),
             field<&Wished::ready>("that their table in a tournament is ready"),
             field<&Wished::challenge>("that somebody challenges them"),
             field<&Wished::announcement>("an announcement of a club of theirs"));
};
struct Notices {
  std::optional<std::string> key{};
  bool mail = false, here = false;
  Wished wished;
  bool letters = false;
  static constexpr auto kFields = fields(
      "The notifications that a person has chosen.",
      field<&Notices::key>("the server's public key (a P-256 point), for `applicationServerKey`; null if it "
                           "sends no push messages")
          .or_null(),
      field<&Notices::mail>("this server sends e-mail"),
      field<&Notices::here>("the browser that asks is sent notifications"), field<&Notices::wished>(),
      field<&Notices::letters>(
          "an e-mail, at most one a day, that names the games in which it is their turn, and the new "
          "announcements of their clubs"));
};

struct ShowNotices : Get<Notices, "/api/me/notices", "notices.show", Access::Person> {
  static constexpr auto kFields = fields("Answers how you want to be notified.");
};
struct ChooseNotices : Post<Notices, "/api/me/notices", "notices.choose", Access::Person> {
  std::optional<bool> turn, taken, offer, over, ready, challenge, announcement, letters;
  std::string language;
  static constexpr auto kFields =
      fields<&ChooseNotices::turn, &ChooseNotices::taken, &ChooseNotices::offer, &ChooseNotices::over,
             &ChooseNotices::ready, &ChooseNotices::challenge, &ChooseNotices::announcement,
             &ChooseNotices::letters>("") +
      fields("Chooses what you are notified of; what is left out stays as it is.",
             language_field<&ChooseNotices::language>());
};
struct CallBrowser : Post<Notices, "/api/me/browser", "notices.here", Access::Person> {
  std::string endpoint, p256dh, auth, language;
  static constexpr auto kFields =
      fields("Sends this browser notifications, as its PushSubscription says, until its session ends.",
             field<&CallBrowser::endpoint>(), field<&CallBrowser::p256dh>(), field<&CallBrowser::auth>(),
             field<&CallBrowser::language>("by its code").or_usual());
};
struct CallBrowserNoMore : Post<Notices, "/api/me/browser/end", "notices.hereNoMore", Access::Person> {
  static constexpr auto kFields = fields("Ends the notifications of this browser.");
};
struct StopLetters {
  using Reply = Nothing;
  static constexpr CallInfo kCall{.method = HttpMethod::Post,
                                  .path = "/api/letters/stop/{code}",
                                  .name = "notices.stopLetters",
                                  .text = "form"};
  std::string code, form;
  static constexpr auto kFields =
      fields("Stops the e-mails of the person with this code, without signing in (RFC 8058).",
             field<&StopLetters::code>("that of one of them"),
             field<&StopLetters::form>("what mail programs send when they follow the link").or_usual());
};

using NoticeCalls = Types<ShowNotices, ChooseNotices, CallBrowser, CallBrowserNoMore, StopLetters>;

// Learning, in documents that the page writes and merges; and how the position of a day was answered:
// counted, without names.

inline constexpr std::array<std::string_view, 2> kLearningKinds{"course", "trainers"};
inline constexpr WordList kLearningKind{"LearningKind", kLearningKinds};

struct Learnt {
  std::int64_t version = 0;
  std::optional<JsonText> kept;
  static constexpr auto kFields =
      fields("A document that an account keeps.", field<&Learnt::version>(),
             field<&Learnt::kept>("null where nothing is kept: version 0").or_null());
};
struct Learning {
  Learnt course, trainers;
  static constexpr auto kFields = fields<&Learning::course, &Learning::trainers>("");
};
struct PutLearnt : Learnt {
  bool taken = false;
  static constexpr auto kFields =
      Learnt::kFields +
      fields("The document as it is kept now.", field<&PutLearnt::taken>("the document that was sent"));
};

struct ShowLearning : Get<Learning, "/api/me/learning", "learning.show", Access::Account> {
  static constexpr auto kFields = fields("Answers what you have learnt on all your devices.");
};
struct PutLearning : Post<PutLearnt, "/api/me/learning", "learning.put", Access::Account> {
  std::string kind;
  int version = 0;
  JsonText kept;
  static constexpr auto kFields =
      fields("Keeps a document, unless another device has put a newer one.",
             field<&PutLearning::kind>("which document").one_of(kLearningKind),
             field<&PutLearning::version>("the one it follows").within(0, 1'000'000'000),
             field<&PutLearning::kept>("at most 60,000 bytes"));
};

struct DailyAnswer {
  std::string answer;
  std::int64_t times = 0;
  static constexpr auto kFields =
      fields("", field<&DailyAnswer::answer>("as in the problems of the trainers"),
             field<&DailyAnswer::times>("by how many players"));
};
struct DailyAnswers {
  std::vector<DailyAnswer> answers;
  static constexpr auto kFields = fields<&DailyAnswers::answers>("");
};
template <auto kMember>
constexpr auto day_field() {
  return field<kMember>("days since 1970").within(0, 1'000'000);
}
struct ShowDay : Get<DailyAnswers, "/api/days/{day}", "days.show"> {
  int day = 0;
  static constexpr auto kFields =
      fields("Answers how the position of a day was answered on this server, the most frequent answer first.",
             day_field<&ShowDay::day>());
};
struct AnswerDay : Post<Nothing, "/api/days/{day}", "days.answer"> {
  int day = 0;
  std::string answer;
  static constexpr auto kFields =
      fields("Counts one more answer to the position of today, anonymously.", day_field<&AnswerDay::day>(),
             field<&AnswerDay::answer>("at most 120 lower-case letters, digits, spaces and `_-:/.*`"));
};

using LearningCalls = Types<ShowLearning, PutLearning, ShowDay, AnswerDay>;

// Blocks, and reports to the moderators.

struct Blocked {
  std::string id, name;
  std::int64_t since = 0;
  static constexpr auto kFields = fields<&Blocked::id, &Blocked::name, &Blocked::since>("");
};
struct Blocks {
  std::vector<Blocked> blocks;
  static constexpr auto kFields = fields<&Blocks::blocks>("");
};
struct ShowBlocks : Get<Blocks, "/api/me/blocks", "people.blocks", Access::Account> {
  static constexpr auto kFields = fields("Answers whom you have blocked, the latest first.");
};
struct Block : Post<Blocks, "/api/me/blocks", "people.block", Access::Account> {
  std::string person, game;
  std::optional<int> player;
  static constexpr auto kFields =
      fields("Blocks a person: neither is shown the other's offers and messages.",
             field<&Block::person>("their id; or they sit at a table:").or_usual(),
             field<&Block::game>().or_usual(), field<&Block::player>().within(0, kMostPlayers - 1));
};
struct EndBlock : Post<Blocks, "/api/me/blocks/end", "people.endBlock", Access::Account> {
  std::string person;
  static constexpr auto kFields = fields("Ends that.", field<&EndBlock::person>("their id"));
};

struct Report : Post<Nothing, "/api/reports", "people.report", Access::Person> {
  std::string game;
  std::optional<int> player, talk;
  std::string reason, words;
  static constexpr auto kFields = fields(
      "Reports a player to the moderators. A repeated report counts once.", field<&Report::game>(),
      field<&Report::player>("the player reported").within(0, kMostPlayers - 1),
      field<&Report::talk>("or the author of this chat message").within(1, 1'000'000),
      field<&Report::reason>().one_of(kReportReason),
      field<&Report::words>("one line of at most 300 characters").or_usual().checked([](std::string& words) {
        return fault_unless_empty(words, "a message");
      }));
};

using PeopleCalls = Types<ShowBlocks, Block, EndBlock, Report>;

// All that is kept of them.

struct ExportedSession {
  std::string id, device;
  std::int64_t created = 0, seen = 0;
  static constexpr auto kFields = fields<&ExportedSession::id, &ExportedSession::device,
                                         &ExportedSession::created, &ExportedSession::seen>("");
};
struct ExportedTalk {
  std::string game;
  std::int64_t at = 0;
  std::string text;
  static constexpr auto kFields = fields<&ExportedTalk::game, &ExportedTalk::at, &ExportedTalk::text>("");
};
struct ExportedReport {
  std::string game;
  std::int64_t at = 0;
  std::string reason, words;
  static constexpr auto kFields =
      fields<&ExportedReport::game, &ExportedReport::at, &ExportedReport::reason, &ExportedReport::words>("");
};
struct ExportedBrowser {
  std::string endpoint, language;
  static constexpr auto kFields = fields<&ExportedBrowser::endpoint, &ExportedBrowser::language>("");
};
struct ExportedNotices {
  bool letters = false;
  std::vector<ExportedBrowser> browsers{};
  Wished wished{};
  static constexpr auto kFields =
      fields<&ExportedNotices::letters, &ExportedNotices::browsers, &ExportedNotices::wished>("");
};
struct ExportedLearning {
  std::optional<JsonText> course{}, trainers{};
  static constexpr auto kFields = fields<&ExportedLearning::course, &ExportedLearning::trainers>("");
};
struct ExportedGame {
  std::string game;
  std::vector<int> players;
  std::string record;
  static constexpr auto kFields = fields(
      "", field<&ExportedGame::game>(), field<&ExportedGame::players>(),
      field<&ExportedGame::record>("empty if the game cannot be read, or is a rated game in progress"));
};

struct ExportedTournament {
  std::string tournament, name;
  std::int64_t touched = 0;
  static constexpr auto kFields =
      fields("", field<&ExportedTournament::tournament>("its id"), field<&ExportedTournament::name>(),
             field<&ExportedTournament::touched>("when it last changed"));
};

struct ExportedClub {
  std::string club, name, role, task;
  std::int64_t since = 0;
  bool quiet = false;
  static constexpr auto kFields =
      fields("", field<&ExportedClub::club>("its id"), field<&ExportedClub::name>(),
             field<&ExportedClub::role>("that you have in it").written_as("ClubRole"),
             field<&ExportedClub::task>().unless_usual(), field<&ExportedClub::since>(),
             field<&ExportedClub::quiet>("you are told of no announcements").unless_usual());
};
struct ExportedComing {
  std::string tournament, coming;
  std::int64_t at = 0;
  static constexpr auto kFields = fields("", field<&ExportedComing::tournament>("its id"),
                                         field<&ExportedComing::coming>("your answer").written_as("Coming"),
                                         field<&ExportedComing::at>());
};
struct ExportedTextReport {
  std::optional<std::string> club, tournament;
  std::int64_t at = 0;
  std::string reason, words;
  static constexpr auto kFields =
      fields("", field<&ExportedTextReport::club>("its id"), field<&ExportedTextReport::tournament>("its id"),
             field<&ExportedTextReport::at>(), field<&ExportedTextReport::reason>(),
             field<&ExportedTextReport::words>());
};
struct ExportedAnnouncement {
  std::string club;
  std::int64_t at = 0;
  std::string title, text;
  static constexpr auto kFields =
      fields("", field<&ExportedAnnouncement::club>("its id"), field<&ExportedAnnouncement::at>(),
             field<&ExportedAnnouncement::title>(), field<&ExportedAnnouncement::text>());
};

struct ExportedLeague {
  std::string league, name, club;
  bool signed_up = false;
  std::int64_t since = 0;
  static constexpr auto kFields =
      fields("", field<&ExportedLeague::league>("its id"), field<&ExportedLeague::name>(),
             field<&ExportedLeague::club>("the id of its club"),
             field<&ExportedLeague::signed_up>("for its next season"), field<&ExportedLeague::since>());
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
  std::vector<ExportedTournament> tournaments{};
  std::vector<ExportedClub> clubs{};
  std::vector<ExportedComing> coming{};
  std::vector<ExportedTextReport> text_reports{};
  std::vector<ExportedAnnouncement> announcements{};
  std::vector<ExportedLeague> leagues{};
  std::vector<ExportedGame> games{};
  static constexpr auto kFields = fields(
      "", field<&Exported::person>(), field<&Exported::created>(), field<&Exported::sessions>(),
      field<&Exported::talk>("all that they have written"), field<&Exported::blocks>(),
      field<&Exported::reports>("those they have made"), field<&Exported::ratings>(),
      field<&Exported::rated>(), field<&Exported::notices>(), field<&Exported::learning>(),
      field<&Exported::tournaments>("those that name you: their logs are files of theirs"),
      field<&Exported::clubs>("those of which they are members, or wait to be"),
      field<&Exported::coming>("their answers to the tournaments of clubs"),
      field<&Exported::text_reports>("those they have made of clubs and tournaments"),
      field<&Exported::announcements>("those that they have written in clubs"),
      field<&Exported::leagues>("those for which they have signed up, or had"), field<&Exported::games>());
};

struct ExportAll : Get<Exported, "/api/me/export", "me.exported", Access::Person> {
  static constexpr auto kFields = fields("Answers all that is kept of you, as a file.");
};
using ExportCalls = Types<ExportAll>;

}  // namespace trictrac::contract
