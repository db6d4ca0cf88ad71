// Orders of moderators and of the operator of a server, and their answers. Times are in seconds since 1970.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "contract/call.h"
#include "contract/clubs.h"
#include "contract/talk.h"
#include "contract/tournaments.h"
#include "game/event/event.h"

namespace trictrac::contract {

inline constexpr auto kReportedReasons = [] {
  std::array<std::string_view, kReportReasons.size() + 1> all{};
  std::ranges::copy(kReportReasons, all.begin());
  all.back() = "self_play";
  return all;
}();
inline constexpr WordList kReportedReason{"ReportedReason", kReportedReasons};

struct Moderated {
  std::string id, name;
  bool account = false;
  std::int64_t created = 0;
  bool moderator = false, closed = false;
  std::optional<std::int64_t> muted{};
  static constexpr auto kFields =
      fields<&Moderated::id, &Moderated::name, &Moderated::account, &Moderated::created,
             &Moderated::moderator, &Moderated::closed>("") +
      fields("A person as moderators see them.", field<&Moderated::muted>("until when").or_null());
};
// A person who may have left.
struct Somebody {
  std::string id, name;
  static constexpr auto kFields = fields<&Somebody::id, &Somebody::name>("");
};

struct SomeReport {
  std::int64_t id = 0, at = 0;
  std::string game;
  std::optional<int> player, talk;
  std::string reason, words;
  std::optional<Somebody> by, with;
  bool settled = false;
};
template <class T>
constexpr auto report_fields(std::string_view says) {
  return fields(says, field<&T::id>(), field<&T::at>(), field<&T::game>(), field<&T::player>().or_null(),
                field<&T::talk>("the number of the chat message").or_null(),
                field<&T::reason>("`self_play`: the server has seen both players in one browser")
                    .one_of(kReportedReason),
                field<&T::words>(), field<&T::by>("null once they have left").or_null(),
                field<&T::against>("likewise").or_null(),
                field<&T::with>("of `self_play`: the other player").or_null(), field<&T::settled>());
}
struct Reported : SomeReport {
  std::optional<Somebody> against;
};
template <>
inline constexpr auto kFields<Reported> = report_fields<Reported>("A report of a person.");
struct WholeReport : SomeReport {
  std::optional<Moderated> against;
  std::vector<ChatMessage> talks;
};
template <>
inline constexpr auto kFields<WholeReport> =
    report_fields<WholeReport>("") +
    fields<&WholeReport::talks>("The same with all that was said at the table.");

struct LoggedOrder {
  std::int64_t at = 0;
  std::string who, did, whom, what, why;
  static constexpr auto kFields =
      fields<&LoggedOrder::at, &LoggedOrder::who, &LoggedOrder::did, &LoggedOrder::whom, &LoggedOrder::what,
             &LoggedOrder::why>("An action of a moderator.");
};

// The part of a club or a tournament that is reported: its own words, or an announcement.
struct ReportedText {
  std::int64_t id = 0, at = 0;
  std::optional<std::string> club{}, tournament{};
  std::string name;
  std::optional<int> announcement{};
  std::string reason, words;
  std::optional<Somebody> by{};
  bool settled = false;
  static constexpr auto kFields =
      fields("A report of what a club or a tournament says.", field<&ReportedText::id>(),
             field<&ReportedText::at>(), field<&ReportedText::club>("the id of the club"),
             field<&ReportedText::tournament>("or that of the tournament"),
             field<&ReportedText::name>("its name now"),
             field<&ReportedText::announcement>(
                 "the number of the announcement; null: the club or tournament itself")
                 .or_null(),
             field<&ReportedText::reason>().one_of(kReportReason), field<&ReportedText::words>(),
             field<&ReportedText::by>("null once they have left").or_null(), field<&ReportedText::settled>());
};
struct ModeratedClub {
  std::string id;
  ClubSettings settings;
  bool closed = false;
  int members = 0;
  std::vector<ClubMember> officers{};
  std::vector<ClubAnnouncement> announcements{};
  static constexpr auto kFields = fields(
      "A club as moderators see it.", field<&ModeratedClub::id>(), field<&ModeratedClub::settings>(),
      field<&ModeratedClub::closed>("by moderators: nobody is shown it"),
      field<&ModeratedClub::members>("how many"), field<&ModeratedClub::officers>("the president first"),
      field<&ModeratedClub::announcements>("the last first"));
};

struct ModeratedTournament {
  std::string id, name, about;
  std::vector<std::string> staff{};
  std::vector<TournamentAnnouncement> messages{};
  static constexpr auto kFields =
      fields("A tournament as moderators see it.", field<&ModeratedTournament::id>(),
             field<&ModeratedTournament::name>(), field<&ModeratedTournament::about>(),
             field<&ModeratedTournament::staff>("the names of those who direct it"),
             field<&ModeratedTournament::messages>("to all entrants, the first first"));
};

// Has the member that was ordered.
struct OrderAnswer {
  std::optional<std::vector<Reported>> reports{};
  std::optional<WholeReport> report{};
  std::optional<std::vector<LoggedOrder>> log{};
  std::optional<Moderated> person{};
  std::optional<std::vector<ReportedText>> text_reports{};
  std::optional<ModeratedClub> club{};
  std::optional<ModeratedTournament> tournament{};
  static constexpr auto kFields =
      fields("The result of an order.", field<&OrderAnswer::reports>("the latest first"),
             field<&OrderAnswer::report>(), field<&OrderAnswer::log>(), field<&OrderAnswer::person>(),
             field<&OrderAnswer::text_reports>("the latest first"), field<&OrderAnswer::club>(),
             field<&OrderAnswer::tournament>());
};

// Orders. Each has the reason that the log of the moderators keeps; many are about a person or a game.

inline constexpr std::int64_t kMostNumber = 1'000'000'000;
inline constexpr std::int64_t kMostDays = 3650;
inline constexpr std::size_t kLongestServerName = 60, kLongestRules = 8000;

struct Reasoned {
  std::string why;
};
inline constexpr auto kWhy =
    fields("", field<&Reasoned::why>("the reason, for the log").or_usual().checked([](std::string& why) {
      return fault_unless_empty(why, "the reason");
    }));
struct AboutPerson : Reasoned {
  std::string name;
};
inline constexpr auto kName = fields("", field<&AboutPerson::name>("of an account; or the id of a person"));
struct AboutGame : Reasoned {
  std::string game;
};
inline constexpr auto kGame = fields("", field<&AboutGame::game>("the id of the game"));

struct ListReports : Reasoned {
  bool settled = false;
  static constexpr auto kFields =
      fields("", field<&ListReports::settled>().or_usual()) + kWhy +
      message("reports", "Answers the open reports, or those settled: the latest first, at most 200.");
};
struct ShowReport : Reasoned {
  int report = 0;
  static constexpr auto kFields = fields("", field<&ShowReport::report>().within(1, kMostNumber)) + kWhy +
                                  message("report", "Answers one report, with the chat of its table.");
};
struct SettleReport : Reasoned {
  int report = 0;
  static constexpr auto kFields = fields("", field<&SettleReport::report>().within(1, kMostNumber)) + kWhy +
                                  message("settle", "Settles a report.");
};
struct ShowPerson : AboutPerson {
  static constexpr auto kFields = kName + kWhy + message("who", "Answers a person.");
};
struct MutePerson : AboutPerson {
  int days = 0;
  static constexpr auto kFields = kName + fields("", field<&MutePerson::days>().within(1, kMostDays)) + kWhy +
                                  message("mute", "Keeps a person from the chat.");
};
struct UnmutePerson : AboutPerson {
  static constexpr auto kFields = kName + kWhy + message("unmute", "Ends that.");
};
struct RenamePerson : AboutPerson {
  std::string new_name;
  static constexpr auto kFields = kName + fields("", field("new", &RenamePerson::new_name)) + kWhy +
                                  message("rename", "Gives a person another name.");
};
struct CloseAccount : AboutPerson {
  static constexpr auto kFields =
      kName + kWhy +
      message("close", "Ends all sessions of an account and prevents signing in; its name remains reserved.");
};
struct ReopenAccount : AboutPerson {
  static constexpr auto kFields = kName + kWhy + message("reopen", "Opens it again.");
};
struct RemovePerson : AboutPerson {
  static constexpr auto kFields = kName + kWhy + message("delete", "Deletes a person.");
};
struct DeleteTalk : AboutGame {
  int talk = 0;
  static constexpr auto kFields = kGame + fields("", field<&DeleteTalk::talk>().within(1, kMostNumber)) +
                                  kWhy + message("delete_talk", "Removes the words of a chat message.");
};
struct AboutClub : Reasoned {
  std::string club;
};
inline constexpr auto kClub = fields("", field<&AboutClub::club>("the id of the club"));
struct ListTextReports : Reasoned {
  bool settled = false;
  static constexpr auto kFields = fields("", field<&ListTextReports::settled>().or_usual()) + kWhy +
                                  message("text_reports",
                                          "Answers the open reports of what clubs and tournaments say, or "
                                          "those settled: the latest first, at most 200.");
};
struct SettleTextReport : Reasoned {
  int report = 0;
  static constexpr auto kFields =
      fields("", field<&SettleTextReport::report>().within(1, kMostNumber)) + kWhy +
      message("settle_text_report", "Settles a report of a club or a tournament.");
};
struct ModerateClub : AboutClub {
  static constexpr auto kFields =
      kClub + kWhy + message("club", "Answers a club with all that it says, also a private or closed one.");
};
struct RewriteClub : AboutClub {
  std::optional<std::string> new_name{}, place{}, meets{}, about{};
  static constexpr auto kFields =
      kClub +
      fields("", field("new", &RewriteClub::new_name, "a name in place of its own"),
             field<&RewriteClub::place>(), field<&RewriteClub::meets>(),
             field<&RewriteClub::about>("empty: nothing; what is left out stays")) +
      kWhy + message("rewrite_club", "Replaces what a club says of itself.");
};
struct DeleteAnnouncement : AboutClub {
  int announcement = 0;
  static constexpr auto kFields =
      kClub + fields("", field<&DeleteAnnouncement::announcement>("its number").within(1, kMostNumber)) +
      kWhy + message("delete_announcement", "Removes an announcement of a club.");
};
struct CloseClub : AboutClub {
  static constexpr auto kFields =
      kClub + kWhy +
      message("close_club",
              "Closes a club: nobody is shown it, and nothing can be done in it; all of it stays.");
};
struct ReopenClub : AboutClub {
  static constexpr auto kFields = kClub + kWhy + message("reopen_club", "Opens it again.");
};
struct AboutTournament : Reasoned {
  std::string tournament;
};
inline constexpr auto kTournament =
    fields("", field<&AboutTournament::tournament>("the id of the tournament"));
struct ModerateTournament : AboutTournament {
  static constexpr auto kFields =
      kTournament + kWhy +
      message("tournament", "Answers a tournament with what it says, also a private one.");
};
struct WithdrawMessage : AboutTournament {
  int number = 0;
  static constexpr auto kFields =
      kTournament +
      fields("", field<&WithdrawMessage::number>("of the act that sent the message").within(1, kMostActs)) +
      kWhy +
      message(
          "withdraw_message",
          "Takes back a message of those who direct a tournament; its log keeps the act without the text.");
};
struct DeleteTournament : AboutTournament {
  static constexpr auto kFields =
      kTournament + kWhy +
      message("delete_tournament", "Deletes a tournament. Its games stay, and are then games like others.");
};
struct ShowLog : Reasoned {
  static constexpr auto kFields =
      kWhy + message("log", "Answers what moderators did, the latest first, at most 200.");
};
using ModeratorOrders =
    Types<ListReports, ShowReport, SettleReport, ShowPerson, MutePerson, UnmutePerson, RenamePerson,
          CloseAccount, ReopenAccount, RemovePerson, DeleteTalk, ListTextReports, SettleTextReport,
          ModerateClub, RewriteClub, DeleteAnnouncement, CloseClub, ReopenClub, ModerateTournament,
          WithdrawMessage, DeleteTournament, ShowLog>;

// Orders that only the operator of a server may give.

struct StopClock : AboutGame {
  static constexpr auto kFields = kGame + kWhy + message("stop_clock", "Stops the clocks of a game.");
};
struct StartClock : AboutGame {
  static constexpr auto kFields = kGame + kWhy + message("start_clock", "Starts them again.");
};
struct ExtendClock : AboutGame {
  int minutes = 0;
  static constexpr auto kFields =
      kGame + fields("", field<&ExtendClock::minutes>().within(1, kLongestExtension / (60 * kSecond))) +
      kWhy + message("extend_clock", "Gives the player to move more time.");
};
struct RestoreClock : AboutGame {
  static constexpr auto kFields =
      kGame + kWhy + message("restore_clock", "Gives the player to move their full time again.");
};
struct PauseGames : Reasoned {
  static constexpr auto kFields = kWhy + message("pause", "Pauses all games.");
};
struct ResumeGames : Reasoned {
  static constexpr auto kFields = kWhy + message("resume", "Ends that.");
};
template <auto kMember>
constexpr auto text_language_field() {
  return field<kMember>("by its code; the first language if left out").or_usual();
}
struct NameServer : Reasoned {
  std::string name;
  static constexpr auto kFields =
      fields("", field<&NameServer::name>("empty: none").checked([](std::string& name) {
        return name.size() > kLongestServerName ? std::optional("a name must have at most 60 bytes")
                                                : fault_unless_empty(name, "a name");
      })) +
      kWhy + message("name_server", "Gives the server a name of its own, which its pages show.");
};
struct SetRules : Reasoned {
  std::string language, text;
  static constexpr auto kFields =
      fields("", text_language_field<&SetRules::language>(),
             field<&SetRules::text>("empty: none").checked([](std::string& text) {
               return text.size() > kLongestRules
                          ? std::optional<std::string>("the rules must have at most 8000 bytes")
                          : std::nullopt;
             })) +
      kWhy + message("set_rules", "Sets the rules of the server, as plain text.");
};
struct Announce : Reasoned {
  std::string language, text;
  int days = 7;
  static constexpr auto kFields =
      fields("", text_language_field<&Announce::language>(),
             field<&Announce::text>("one line of at most 300 characters; empty: none")
                 .checked([](std::string& text) { return fault_unless_empty(text, "an announcement"); }),
             field<&Announce::days>("shown for so long").within(1, kMostDays)) +
      kWhy + message("announce", "Announces something on the start page.");
};
struct ProtectYoung : Reasoned {
  bool on = false;
  static constexpr auto kFields =
      fields("", field<&ProtectYoung::on>()) + kWhy +
      message("protect_young", "Protects all players as young players, or ends that.");
};
struct GrantModerator : AboutPerson {
  static constexpr auto kFields = kName + kWhy + message("grant", "Makes an account a moderator.");
};
struct RevokeModerator : AboutPerson {
  static constexpr auto kFields = kName + kWhy + message("revoke", "Ends that.");
};
using OperatorOrders = Types<StopClock, StartClock, ExtendClock, RestoreClock, PauseGames, ResumeGames,
                             NameServer, SetRules, Announce, ProtectYoung, GrantModerator, RevokeModerator>;

using Order = VariantOf<decltype(ModeratorOrders{} + OperatorOrders{})>;

// Returns the name of an order, as its member `do` has it.
std::string_view name_of(const Order& order);
// Reads an order.
Parsed<Order> parse_order(std::string_view text);

struct Moderate {
  using Reply = OrderAnswer;
  static constexpr CallInfo kCall{.method = HttpMethod::Post,
                                  .path = "/api/moderation",
                                  .name = "moderation.order",
                                  .access = Access::Moderator,
                                  .text = "order"};
  Order order;
  static constexpr auto kFields = fields("Carries out an order of a moderator; answered by its kind.",
                                         field<&Moderate::order>().written_as("Order"));
};
using ModerationCalls = Types<Moderate>;

}  // namespace trictrac::contract
