// Clubs: their list, their pages, their members, and the acts of those who lead them. A club is named by its
// id, which is made from its name when it is founded and never changes; people are named by their accounts.
// Times are in seconds since 1970.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "contract/call.h"
#include "contract/talk.h"
#include "text/paragraphs.h"
#include "text/shown.h"
#include "text/words.h"

namespace trictrac::contract {

// The ways to become a member: at once; when an officer has agreed; only when an officer has invited.
inline constexpr std::array<std::string_view, 3> kClubJoinings{"open", "request", "invitation"};
inline constexpr WordList kClubJoining{"ClubJoining", kClubJoinings};

// The parts of a person in a club: none; they wait for an answer; are invited; or belong to it.
inline constexpr std::array<std::string_view, 6> kClubRoles{"none",   "asked",   "invited",
                                                            "member", "officer", "president"};
inline constexpr WordList kClubRole{"ClubRole", kClubRoles};

// The acts of officers that a club records.
inline constexpr std::array<std::string_view, 19> kClubActs{
    "found",  "change",        "invite",   "accept",     "decline", "remove", "appoint",
    "revoke", "hand_over",     "announce", "unannounce", "join",    "leave",  "tournament",
    "league", "change_league", "season",   "end_league", "moderate"};
inline constexpr WordList kClubActName{"ClubActName", kClubActs};

// The doings of a member who is here: plays a game; waits for anybody to play with; is free.
inline constexpr std::array<std::string_view, 3> kClubDoings{"plays", "waits", "free"};
inline constexpr WordList kClubDoing{"ClubDoing", kClubDoings};

// The answers of a member to whether they come to a tournament.
inline constexpr std::array<std::string_view, 4> kComings{"unsaid", "yes", "maybe", "no"};
inline constexpr WordList kComing{"Coming", kComings};

// The bounds of a club, and of one person in clubs.
inline constexpr int kMostClubMembers = 500, kMostClubWaiting = 200, kMostClubOfficers = 12,
                     kMostClubAnnouncements = 200, kMostFounded = 5, kMostClubsOfPerson = 20;
// The longest texts, in bytes.
inline constexpr std::size_t kLongestClubAbout = 4'000, kLongestAnnouncement = 2'000;
// The number of announcements on a page; a call has all.
inline constexpr int kAnnouncementsOnPage = 5;

// Trim one line that a club has as its `name`, the second one that is never empty; return what is wrong with
// it, or nullopt.
template <Literal kName>
std::optional<std::string> fault_of_club_line(std::string& text) {
  text = trim(std::string(text), " ");
  const auto fault = name_fault(text);
  return fault ? std::optional(std::string(kName) + " " + *fault) : std::nullopt;
}
template <Literal kName>
std::optional<std::string> fault_of_club_title(std::string& text) {
  auto fault = fault_of_club_line<kName>(text);
  return fault || !text.empty() ? fault : std::optional(std::string(kName) + " must not be empty");
}

// Returns what is wrong with such a text of several lines, or nullopt.
template <Literal kName, std::size_t kMost>
std::optional<std::string> fault_of_club_text(std::string& text) {
  const auto fault = text_fault(text, kMost);
  return fault ? std::optional(std::string(kName) + " " + *fault) : std::nullopt;
}

struct ClubSettings {
  std::string name, place{}, meets{}, about{};
  std::string joining = "request";
  bool is_private = false, young = false;
  static constexpr auto kFields =
      fields("What a club says of itself, and how one joins it.",
             field<&ClubSettings::name>().checked(fault_of_club_title<"the name of a club">),
             field<&ClubSettings::place>("where it meets: a town, a café")
                 .or_usual()
                 .checked(fault_of_club_line<"the place of a club">),
             field<&ClubSettings::meets>("when it meets, in words")
                 .or_usual()
                 .checked(fault_of_club_line<"the time at which a club meets">),
             field<&ClubSettings::about>("at most 4,000 bytes")
                 .or_usual()
                 .checked(fault_of_club_text<"the description of a club", kLongestClubAbout>),
             field<&ClubSettings::joining>("how one becomes a member").one_of(kClubJoining),
             field<&ClubSettings::is_private>("shows nobody but its members more than its name").or_usual(),
             field<&ClubSettings::young>("for young players: without free talk").or_usual());
};

struct ClubListing {
  std::string id, name, place{}, meets{}, joining{};
  bool is_private = false, young = false;
  int members = 0;
  std::string role;
  static constexpr auto kFields =
      fields("A club in the list.", field<&ClubListing::id>(), field<&ClubListing::name>(),
             field<&ClubListing::place>(), field<&ClubListing::meets>(),
             field<&ClubListing::joining>().one_of(kClubJoining),
             field<&ClubListing::is_private>().unless_usual(), field<&ClubListing::young>().unless_usual(),
             field<&ClubListing::members>("how many"), field<&ClubListing::role>("yours").one_of(kClubRole));
};
struct Clubs {
  std::vector<ClubListing> clubs;
  static constexpr auto kFields = fields<&Clubs::clubs>("");
};

struct ClubMember {
  std::string name, role, task{};
  std::int64_t since = 0;
  static constexpr auto kFields =
      fields("A person of a club.", field<&ClubMember::name>(), field<&ClubMember::role>().one_of(kClubRole),
             field<&ClubMember::task>("what an officer does for the club, in words").unless_usual(),
             field<&ClubMember::since>("when they became a member, asked, or were invited"));
};
struct ClubMembers {
  std::vector<ClubMember> members, waiting{};
  static constexpr auto kFields = fields(
      "",
      field<&ClubMembers::members>("the president first, then the officers, then by name; without young "
                                   "players hidden from you"),
      field<&ClubMembers::waiting>("who has asked or is invited, the last first; for officers alone"));
};

struct ClubAnnouncement {
  int number = 0;
  std::int64_t at = 0;
  std::string title, text, by{};
  static constexpr auto kFields = fields(
      "An announcement of a club.", field<&ClubAnnouncement::number>(), field<&ClubAnnouncement::at>(),
      field<&ClubAnnouncement::title>(), field<&ClubAnnouncement::text>(),
      field<&ClubAnnouncement::by>("who wrote it; empty once they have left the server, and of a young "
                                   "player hidden from you"));
};
struct ClubAnnouncements {
  std::vector<ClubAnnouncement> announcements;
  static constexpr auto kFields = fields("", field<&ClubAnnouncements::announcements>("the last first"));
};

// The season: the ranked tournaments of a club in a year that are finished, and what their places earned.

struct SeasonTournament {
  std::string id, name;
  std::int64_t at = 0;
  static constexpr auto kFields =
      fields("A column of a season.", field<&SeasonTournament::id>(), field<&SeasonTournament::name>(),
             field<&SeasonTournament::at>("when it was held"));
};
struct SeasonRow {
  int place = 0;
  bool shared = false, you = false, member = false, hidden = false;
  std::string name;
  int points = 0;
  std::vector<int> earned{};
  static constexpr auto kFields =
      fields("A row of a season.", field<&SeasonRow::place>(),
             field<&SeasonRow::shared>("others have the same place").unless_usual(),
             field<&SeasonRow::you>().unless_usual(),
             field<&SeasonRow::member>("an account of that name is a member of the club").unless_usual(),
             field<&SeasonRow::hidden>("a young player whose name is not told to you").unless_usual(),
             field<&SeasonRow::name>("empty if it is hidden, and once they have left the server"),
             field<&SeasonRow::points>("of all"),
             field<&SeasonRow::earned>("in each tournament, in their order; 0: none"));
};
struct ClubSeason {
  int year = 0, planned = 0;
  std::vector<int> points;
  std::vector<SeasonTournament> tournaments{};
  std::vector<SeasonRow> rows{};
  static constexpr auto kFields = fields(
      "The season of a club: the year of its ranked tournaments. Equal sums go by the last tournament, then "
      "by the one before it, and so on.",
      field<&ClubSeason::year>(),
      field<&ClubSeason::planned>("how many ranked tournaments it has, finished or not"),
      field<&ClubSeason::points>("what places earn, from the first on"),
      field<&ClubSeason::tournaments>("the finished ones, the last at the end"),
      field<&ClubSeason::rows>("the best first"));
};

// A league of a club (leagues.h).
struct LeagueListing {
  std::string id, name, format;
  int season = 0, members = 0;
  static constexpr auto kFields =
      fields("A league of a club.", field<&LeagueListing::id>(), field<&LeagueListing::name>(),
             field<&LeagueListing::format>("of its games").written_as("Format"),
             field<&LeagueListing::season>("the last that has begun; 0: none"),
             field<&LeagueListing::members>("how many have signed up for the next season"));
};

// A member who is at this server now.
struct ClubPresent {
  std::string name, doing;
  std::optional<JsonText> game{}, offer{};
  static constexpr auto kFields =
      fields("A member who is here now.", field<&ClubPresent::name>(),
             field<&ClubPresent::doing>().one_of(kClubDoing),
             field<&ClubPresent::game>("the one that they play, if it may be watched").written_as("LiveGame"),
             field<&ClubPresent::offer>("the game that they wait to play, with the codes of its free seats")
                 .written_as("Offer"));
};

// The answers to one tournament.
struct ComingMember {
  std::string name, coming;
  static constexpr auto kFields = fields("A member who has answered.", field<&ComingMember::name>(),
                                         field<&ComingMember::coming>().one_of(kComing));
};
struct ClubComing {
  std::string tournament, yours{kComings[0]};
  int yes = 0, maybe = 0, no = 0;
  std::vector<ComingMember> members{};
  static constexpr auto kFields =
      fields("How many members have said that they come to a tournament.", field<&ClubComing::tournament>(),
             field<&ClubComing::yours>("what you have said").one_of(kComing), field<&ClubComing::yes>(),
             field<&ClubComing::maybe>(), field<&ClubComing::no>(),
             field<&ClubComing::members>("who has said what; for officers alone").unless_usual());
};

struct ClubPage {
  std::string id;
  std::int64_t now = 0, made = 0;
  ClubSettings settings;
  std::string role;
  bool closed = false;
  int members = 0, asked = 0, announced = 0;
  std::vector<ClubMember> officers{};
  std::vector<ClubAnnouncement> announcements{};
  std::vector<JsonText> tournaments{};
  std::vector<LeagueListing> leagues{};
  ClubSeason season{};
  std::vector<ClubPresent> here{};
  std::vector<ClubComing> coming{};
  bool quiet = false;
  static constexpr auto kFields = fields(
      "A club as it stands.", field<&ClubPage::id>(), field<&ClubPage::now>("the time of the server"),
      field<&ClubPage::made>(), field<&ClubPage::settings>(),
      field<&ClubPage::role>("yours").one_of(kClubRole),
      field<&ClubPage::closed>("it is private and you are no member: all but its name and the way to join it "
                               "is left empty")
          .unless_usual(),
      field<&ClubPage::members>("how many"),
      field<&ClubPage::asked>("how many wait for an answer; for officers, else 0"),
      field<&ClubPage::announced>("how many announcements there are"),
      field<&ClubPage::officers>("the president first"),
      field<&ClubPage::announcements>("the last five, the last first"),
      field<&ClubPage::tournaments>("those to come and in progress, the next first; then the finished ones, "
                                    "the last first; at most 50; without those of leagues")
          .written_as("TournamentListing[]"),
      field<&ClubPage::leagues>("the oldest first").unless_usual(), field<&ClubPage::season>("of this year"),
      field<&ClubPage::here>(),
      field<&ClubPage::coming>("the answers to tournaments that are not over; for members alone")
          .unless_usual(),
      field<&ClubPage::quiet>("you are told of no announcements").unless_usual());
};

struct ClubAct {
  std::int64_t at = 0;
  std::string by, act, whom{}, what{};
  static constexpr auto kFields =
      fields("What was done in a club.", field<&ClubAct::at>(),
             field<&ClubAct::by>("who did it; empty once they have left the server, and of `moderate`"),
             field<&ClubAct::act>().one_of(kClubActName),
             field<&ClubAct::whom>("to whom; empty: to nobody, or they have left").unless_usual(),
             field<&ClubAct::what>(
                 "the title of an announcement or a league, the id of a tournament, the new settings")
                 .unless_usual());
};
struct ClubActs {
  std::vector<ClubAct> acts;
  static constexpr auto kFields = fields("", field<&ClubActs::acts>("the last first, at most 500"));
};

// An announcement of which a member is to be told on any page.
struct ClubNewsItem {
  std::string club, name, title;
  int number = 0;
  static constexpr auto kFields =
      fields("A new announcement of a club of yours.", field<&ClubNewsItem::club>("its id"),
             field<&ClubNewsItem::name>("of the club"), field<&ClubNewsItem::title>(),
             field<&ClubNewsItem::number>());
};
struct ClubNews {
  std::vector<ClubNewsItem> news;
  static constexpr auto kFields = fields("", field<&ClubNews::news>("the last first, at most 20"));
};

// The calls. Who may not make one is told which role it needs; of a private club nobody but its members is
// told anything but its page.

struct ListClubs : Get<Clubs, "/api/clubs", "clubs.list"> {
  static constexpr auto kFields = fields(
      "Answers your clubs and those that have invited you, then those that everybody may see, the largest "
      "first; at most 200.");
};
struct MakeClub : Post<ClubPage, "/api/clubs", "clubs.make", Access::Account> {
  ClubSettings settings;
  static constexpr auto kFields =
      fields<&MakeClub::settings>("Founds a club, whose president you are: at most five.");
};

template <auto kMember>
constexpr auto club_field() {
  return field<kMember>("its id");
}
template <auto kMember>
constexpr auto account_field(std::string_view says = "of an account") {
  return field<kMember>(says);
}

struct ShowClub : Get<ClubPage, "/api/clubs/{club}", "clubs.show"> {
  std::string club;
  static constexpr auto kFields = fields("Answers a club.", club_field<&ShowClub::club>());
};
struct ChangeClub : Post<ClubPage, "/api/clubs/{club}", "clubs.change", Access::Account> {
  std::string club;
  ClubSettings settings;
  static constexpr auto kFields = fields("Changes the settings, as an officer. Its id stays.",
                                         club_field<&ChangeClub::club>(), field<&ChangeClub::settings>());
};
struct JoinClub : Post<ClubPage, "/api/clubs/{club}/join", "clubs.join", Access::Account> {
  std::string club;
  static constexpr auto kFields = fields(
      "Makes you a member, if the club is open or has invited you; else asks its officers, if it may be "
      "asked.",
      club_field<&JoinClub::club>());
};
struct LeaveClub : Post<ClubPage, "/api/clubs/{club}/leave", "clubs.leave", Access::Account> {
  std::string club;
  static constexpr auto kFields = fields(
      "Leaves a club, takes a request back, or declines an invitation. The president hands the club over "
      "first.",
      club_field<&LeaveClub::club>());
};
struct InviteToClub : Post<ClubMembers, "/api/clubs/{club}/invite", "clubs.invite", Access::Account> {
  std::string club, name;
  static constexpr auto kFields =
      fields("Invites somebody, as an officer; a person who has asked becomes a member.",
             club_field<&InviteToClub::club>(), account_field<&InviteToClub::name>());
};
struct AnswerToClub : Post<ClubMembers, "/api/clubs/{club}/answer", "clubs.answer", Access::Account> {
  std::string club, name;
  bool accept = false;
  static constexpr auto kFields =
      fields("Answers a request, as an officer.", club_field<&AnswerToClub::club>(),
             account_field<&AnswerToClub::name>(),
             field<&AnswerToClub::accept>("makes them a member; else they may ask again"));
};
struct RemoveFromClub : Post<ClubMembers, "/api/clubs/{club}/remove", "clubs.remove", Access::Account> {
  std::string club, name;
  static constexpr auto kFields = fields(
      "Removes a member, or takes an invitation back, as an officer. An officer is removed by the president.",
      club_field<&RemoveFromClub::club>(), account_field<&RemoveFromClub::name>());
};
struct NameOfficer : Post<ClubMembers, "/api/clubs/{club}/officers", "clubs.nameOfficer", Access::Account> {
  std::string club, name;
  bool officer = false;
  std::string task;
  static constexpr auto kFields =
      fields("Makes a member an officer, or no officer any more, as the president.",
             club_field<&NameOfficer::club>(), account_field<&NameOfficer::name>(),
             field<&NameOfficer::officer>("they are one from now on"),
             field<&NameOfficer::task>("what they do for the club, in words; of the president too")
                 .or_usual()
                 .checked(fault_of_club_line<"the task of an officer">));
};
struct HandOverClub : Post<ClubMembers, "/api/clubs/{club}/president", "clubs.handOver", Access::Account> {
  std::string club, name;
  static constexpr auto kFields =
      fields("Makes a member the president in your place; you stay an officer.",
             club_field<&HandOverClub::club>(), account_field<&HandOverClub::name>());
};
struct AnnounceInClub
    : Post<ClubAnnouncements, "/api/clubs/{club}/announcements", "clubs.announce", Access::Account> {
  std::string club, title, text;
  static constexpr auto kFields =
      fields("Announces something to the members, as an officer.", club_field<&AnnounceInClub::club>(),
             field<&AnnounceInClub::title>().checked(fault_of_club_title<"the title of an announcement">),
             field<&AnnounceInClub::text>("at most 2,000 bytes")
                 .or_usual()
                 .checked(fault_of_club_text<"an announcement", kLongestAnnouncement>));
};
struct RemoveAnnouncement : Post<ClubAnnouncements, "/api/clubs/{club}/announcements/remove",
                                 "clubs.removeAnnouncement", Access::Account> {
  std::string club;
  int number = 0;
  static constexpr auto kFields =
      fields("Removes an announcement, as an officer.", club_field<&RemoveAnnouncement::club>(),
             field<&RemoveAnnouncement::number>().within(1, 1'000'000'000));
};
struct ShowClubNews : Get<ClubNews, "/api/me/clubs/news", "clubs.news", Access::Account> {
  static constexpr auto kFields =
      fields("Answers the announcements of your clubs that you do not know of yet.");
};
struct HearClub : Post<ClubPage, "/api/clubs/{club}/hear", "clubs.hear", Access::Account> {
  std::string club;
  int number = 0;
  std::optional<bool> quiet{};
  static constexpr auto kFields =
      fields("Notes which announcements you know of, and whether you are told of them.",
             club_field<&HearClub::club>(),
             field<&HearClub::number>("of the last announcement that you have seen; 0: none")
                 .within(0, 1'000'000'000)
                 .or_usual(),
             field<&HearClub::quiet>("true: you are told of none; as it was where it is left out"));
};
struct AnswerEvening : Post<ClubPage, "/api/clubs/{club}/coming", "clubs.come", Access::Account> {
  std::string club, tournament, coming;
  static constexpr auto kFields = fields(
      "Says, as a member, whether you come to a tournament of the club that is not over. It neither enters "
      "you "
      "nor withdraws you.",
      club_field<&AnswerEvening::club>(), field<&AnswerEvening::tournament>("its id"),
      field<&AnswerEvening::coming>("`unsaid` takes an answer back").one_of(kComing));
};
struct ReportClub : Post<Nothing, "/api/clubs/{club}/report", "clubs.report", Access::Account> {
  std::string club;
  int announcement = 0;
  std::string reason, words;
  static constexpr auto kFields =
      fields("Reports to the moderators what a club says. A repeated report counts once.",
             club_field<&ReportClub::club>(),
             field<&ReportClub::announcement>("its number; 0: what the club says of itself")
                 .within(0, 1'000'000'000)
                 .or_usual(),
             field<&ReportClub::reason>().one_of(kReportReason),
             field<&ReportClub::words>("one line of at most 300 characters")
                 .or_usual()
                 .checked([](std::string& words) { return fault_unless_empty(words, "a message"); }));
};
struct EndClub : Post<Nothing, "/api/clubs/{club}/end", "clubs.end", Access::Account> {
  std::string club, name;
  static constexpr auto kFields =
      fields("Ends a club, as its president: everything but its tournaments is deleted.",
             club_field<&EndClub::club>(),
             field<&EndClub::name>("that of the club, so that nobody does this by mistake"));
};

struct ShowClubMembers : Get<ClubMembers, "/api/clubs/{club}/members", "clubs.members"> {
  std::string club;
  static constexpr auto kFields = fields("Answers all members.", club_field<&ShowClubMembers::club>());
};
struct ShowClubAnnouncements
    : Get<ClubAnnouncements, "/api/clubs/{club}/announcements", "clubs.announcements"> {
  std::string club;
  static constexpr auto kFields =
      fields("Answers all announcements.", club_field<&ShowClubAnnouncements::club>());
};
struct ShowClubSeason : Get<ClubSeason, "/api/clubs/{club}/season", "clubs.season"> {
  std::string club;
  int year = 0;
  static constexpr auto kFields =
      fields("Answers a season.", club_field<&ShowClubSeason::club>(),
             field<&ShowClubSeason::year>("0: this one").within(0, 9'999).or_usual());
};
struct ShowClubActs : Get<ClubActs, "/api/clubs/{club}/acts", "clubs.acts", Access::Account> {
  std::string club;
  static constexpr auto kFields = fields("Answers what was done in the club, and by whom, to its officers.",
                                         club_field<&ShowClubActs::club>());
};
struct ExportClub : Get<Text, "/api/clubs/{club}/file", "clubs.file"> {
  std::string club, file;
  static constexpr auto kFields = fields(
      "Answers a part of a club as a file; a season is that of this year.", club_field<&ExportClub::club>(),
      field<&ExportClub::file>("`members.csv`, `members.json`, `season.csv`, `season.json`"));
};

using ClubCalls = Types<ListClubs, MakeClub, ShowClub, ChangeClub, JoinClub, LeaveClub, InviteToClub,
                        AnswerToClub, RemoveFromClub, NameOfficer, HandOverClub, AnnounceInClub,
                        RemoveAnnouncement, ShowClubNews, HearClub, AnswerEvening, ReportClub, EndClub,
                        ShowClubMembers, ShowClubAnnouncements, ShowClubSeason, ShowClubActs, ExportClub>;

}  // namespace trictrac::contract
