// Clubs with their members, announcements and recorded acts, as rows of the database.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// These are stored by their numbers, and named in messages in this order (contract/clubs.h).
enum class ClubJoining : std::uint8_t { Open, Request, Invitation };
enum class ClubRole : std::uint8_t { None, Asked, Invited, Member, Officer, President };
enum class ClubDeed : std::uint8_t {
  Found,
  Change,
  Invite,
  Accept,
  Decline,
  Remove,
  Appoint,
  Revoke,
  HandOver,
  Announce,
  Unannounce,
  Join,
  Leave,
  Tournament,
  League,
  ChangeLeague,
  Season,
  EndLeague,
  Moderate  // by a moderator of the server, who is not named
};

// Recorded acts are kept for two years.
inline constexpr std::int64_t kClubActSeconds = std::int64_t{2} * 365 * 86'400;

// The words of a club about itself.
struct ClubCard {
  std::string title, place{}, meets{}, about{};
  ClubJoining joining = ClubJoining::Request;
  bool is_private = false;  // shown to its members only
  bool young = false;       // for young players
  friend bool operator==(const ClubCard&, const ClubCard&) = default;
};

// Times are in seconds since 1970.
struct StoredClub {
  std::int64_t id = 0;
  std::string name;  // its address
  ClubCard card;
  std::int64_t created = 0;
  bool closed = false;  // by moderators: nobody is shown it
};
struct ListedClub {
  StoredClub club;
  int members = 0;
  ClubRole role = ClubRole::None;  // of the person who asks
};

// A person of a club, also one who has asked to join or is invited.
struct ClubPerson {
  std::int64_t person = 0;  // Person::row
  std::string name;         // of their account
  ClubRole role = ClubRole::None;
  std::string task{};      // of an officer, in words
  std::int64_t since = 0;  // that they are a member, or wait
  bool admitted = false;   // an officer has let them in, or they have founded it
  bool quiet = false;      // they are told of no announcements
};

struct StoredAnnouncement {
  int number = 0;
  std::int64_t at = 0;
  std::string title, text;
  std::string by{};         // the name of its author; "" once they have left
  std::string club{};       // StoredClub::name
  std::int64_t person = 0;  // Person::row of its author, 0: they have left
};

// An announcement of which a person is to be told.
struct UnheardAnnouncement {
  std::string club, club_title, title;
  int number = 0;
};

struct StoredClubAct {
  std::int64_t at = 0;
  ClubDeed did = ClubDeed::Found;
  std::string by, whom, what;  // by and to whom, by their names
};

class ClubRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Adds a club, and returns its id. Conflict: there is, or was, one of that name.
  std::int64_t create(std::string_view name, const ClubCard& card, std::int64_t now);
  // Returns whether a name is, or was, that of a club.
  bool is_used(std::string_view name);
  // Returns a club, also one that moderators have closed.
  std::optional<StoredClub> find(std::string_view name);
  // Notes that moderators have closed a club, or (0) opened it again.
  void close(std::int64_t club, std::int64_t at);
  void change(std::int64_t club, const ClubCard& card);
  // Ends a club: nothing but its name is left. Its tournaments stay, as those of no club.
  void end(std::int64_t club);
  // Returns the clubs of a person, and those that have invited them; then those that are not private, those
  // with most members first.
  std::vector<ListedClub> list(std::int64_t person, int most);

  // Returns what a person is in a club.
  ClubPerson person_in(std::int64_t club, std::int64_t person);
  // Returns whether a person belongs to the club of that name.
  bool is_member(std::string_view name, std::int64_t person);
  // Returns those of at least that role, and at most the second: the highest first, then by name; of those
  // who wait, the last first.
  std::vector<ClubPerson> people(std::int64_t club, ClubRole least, ClubRole most);
  // Returns the young players among all of them.
  std::vector<std::int64_t> young(std::int64_t club);
  int count(std::int64_t club, ClubRole least, ClubRole most);
  // Returns the number of clubs in which a person has at least that role.
  int clubs_of(std::int64_t person, ClubRole least);
  // Gives a person a role, in place of another that they had.
  void put(std::int64_t club, const ClubPerson& person);
  void remove(std::int64_t club, std::int64_t person);
  // Gives the clubs that a person leads to others, before they leave the server: to the officer, or else the
  // member, of the longest standing. A club without another member ends.
  void hand_on(std::int64_t person);
  // Returns all clubs of a person, and what they are there.
  std::vector<ListedClub> of(std::int64_t person);

  // Returns whether two people are members of one club into which an officer has let both.
  bool share_club(std::int64_t person, std::int64_t other);
  // Returns at most `most` people with whom a person shares one in that sense, by their names.
  std::vector<std::int64_t> fellows(std::int64_t person, int most);

  // Has a member be told of announcements, or of none any more.
  void be_quiet(std::int64_t club, std::int64_t person, bool quiet);
  // Notes that a person knows of all announcements up to that number.
  void hear(std::int64_t club, std::int64_t person, int number);
  // Returns the announcements of which a person is to be told, the last first.
  std::vector<UnheardAnnouncement> unheard(std::int64_t person, int most);
  // Returns the members who are told of announcements; those of them who do not know of that one yet; whether
  // somebody is one of these.
  std::vector<std::int64_t> listeners(std::int64_t club);
  std::vector<std::int64_t> unaware(std::int64_t club, int number);
  bool is_unaware(std::int64_t club, std::int64_t person, int number);

  // Adds an announcement, which its author knows, and returns its number.
  int announce(std::int64_t club, std::int64_t by, const StoredAnnouncement& said);
  // Removes one, and returns its title; "" where there is none of that number.
  std::string unannounce(std::int64_t club, int number);
  // Returns the one of that number; the last ones, the last first; those of a person.
  std::optional<StoredAnnouncement> announcement(std::int64_t club, int number);
  std::vector<StoredAnnouncement> announcements(std::int64_t club, int most);
  std::vector<StoredAnnouncement> announcements_by(std::int64_t person);
  int count_announcements(std::int64_t club);

  // Records what was done; `whom`: 0: to nobody.
  void record(std::int64_t club, std::int64_t at, std::int64_t by, ClubDeed did, std::int64_t whom = 0,
              std::string_view what = "");
  // Returns the last acts, the last first.
  std::vector<StoredClubAct> acts(std::int64_t club, int most);

 private:
  int counted(std::string_view sql, std::int64_t of, ClubRole least, ClubRole most);
};

}  // namespace trictrac
