// People and their sessions, with everything stored about people, as rows of the database inside the caller's
// transaction. The statements keep a fault.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "store/rows/club_rows.h"
#include "store/rows/coming_rows.h"
#include "store/rows/game_challenge_rows.h"
#include "store/rows/job_rows.h"
#include "store/rows/league_rows.h"
#include "store/rows/learning_rows.h"
#include "store/rows/notice_rows.h"
#include "store/rows/passkey_rows.h"
#include "store/rows/seat_rows.h"
#include "store/rows/server_rows.h"
#include "store/rows/standing_rows.h"
#include "store/rows/talk_rows.h"
#include "store/rows/text_report_rows.h"
#include "store/rows/tournament_list_rows.h"
#include "store/statements.h"
#include "store/store.h"

namespace trictrac {

// From whom a person takes challenges: everybody, those they know (young.h), or nobody.
enum class Challengers : std::uint8_t { Everybody, Met, Nobody };

// A guest or the owner of an account. Times are seconds since 1970.
struct Person {
  std::int64_t row = 0;  // never given to another person
  std::string id;        // the public id for other people
  std::string name;      // "" of a guest who gave none
  bool account = false;  // else a guest
  std::string password;  // password_hash, "" if none
  std::string email;     // "" if none; a link that was sent there has been followed
  std::int64_t created = 0;
  bool moderator = false;
  bool closed = false;       // signing in to this account is no longer possible
  std::int64_t muted = 0;    // until when they may not write to others; 0: they may
  std::string new_email{};   // takes the place of `email` once it is confirmed, "" if none
  bool young = false;        // strangers are kept from them, by their own choice or the operator's
  bool chose_young = false;  // by their own
  Challengers challengers = Challengers::Everybody;
};

// An address that an account had, and can be given back for some days.
struct FormerEmail {
  std::int64_t id = 0;
  std::int64_t person = 0;  // Person::row
  std::string email;
};

// The state of an account's address after a link was followed.
struct ConfirmedEmail {
  Person person;
  std::int64_t former = 0;  // FormerEmail::id of the address before, 0: there was none
};

// A browser in which a person is signed in, or known as a guest.
struct Session {
  std::string token;  // key_hash of the key in the browser
  std::string id;
  std::string device;  // such as "Firefox, Linux", "" if unknown
  std::int64_t created = 0;
  std::int64_t seen = 0;    // to the hour
  std::int64_t proved = 0;  // when its person last showed that it is them, 0: not since it began
};

inline constexpr std::int64_t kSessionSeconds = 34'560'000;  // 400 days, as long as a browser keeps a cookie
inline constexpr std::int64_t kFormerEmailSeconds = 7 * 86'400;

class PersonRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Adds a guest.
  Person make_guest(std::string_view id, std::string_view name, std::int64_t now);
  // Find a person by Person::row, an account by folded_name(), a person by Person::id.
  std::optional<Person> find(std::int64_t row);
  std::optional<Person> named(std::string_view folded);
  std::optional<Person> with_id(std::string_view id);
  // Returns when the first of those who are here came, or 0: nobody has.
  std::int64_t first_created();
  // Stores a name, with `folded` and `likeness` (folded_name, likeness_of) of an account, "" for a guest.
  // Conflict if another account has `folded`.
  void rename(std::int64_t row, std::string_view name, std::string_view folded, std::string_view likeness);
  // Returns whether an account other than `row` has a name of that likeness.
  bool is_alike(std::string_view likeness, std::int64_t row);
  // Stores the hash of a new password.
  void set_password(std::int64_t row, std::string_view hash);
  // Stores an address that has still to be confirmed, in place of another such; the one that has been stays
  // until then. The address itself, or "": nothing is to be confirmed any more.
  void propose_email(std::int64_t row, std::string_view email);
  // Takes the address away, and any that has still to be confirmed. Returns FormerEmail::id, 0: there was
  // none.
  std::int64_t remove_email(std::int64_t row, std::int64_t now);
  // Sets whether an account is a moderator's.
  void make_moderator(std::int64_t row, bool is);
  // Close an account, or mute a person until a time; 0 ends it.
  void close(std::int64_t row, std::int64_t since);
  void mute(std::int64_t row, std::int64_t until);
  // Stores whether the owner of an account has chosen to be protected as a young player.
  void choose_young(std::int64_t row, bool young);
  // Stores from whom a person takes challenges.
  void choose_challengers(std::int64_t row, Challengers from);
  // Deletes everything about a person except the row, which stays until their seats are emptied and their
  // tournaments name them no more. Others lead their clubs from then on.
  void leave(std::int64_t row);
  // Returns the people of whom that is still to be done.
  std::vector<std::int64_t> leaving();
  // Deletes a guest, whose seats an account has taken over, and carries to it what else can be carried.
  void carry(std::int64_t guest, std::int64_t account);
  // Deletes a person who no longer has seats, and whom no tournament names.
  void forget(std::int64_t row);
  // Deletes at most `most` guests to whom no session leads any more, and returns their number; their seats
  // then open only by their keys, and tournaments keep the names that they gave.
  int forget_lost_guests(int most);

  // Stores the hash of a code to set a new password, which replaces an earlier one.
  void put_recovery(std::int64_t row, std::string_view code, std::int64_t until);
  // Returns the person with that code, and deletes the code.
  std::optional<Person> take_recovery(std::string_view code, std::int64_t now);
  // Stores the hash of the code sent to a person's address, which replaces an earlier one.
  void put_confirmation(std::int64_t row, std::string_view code, std::int64_t until);
  // Gives the account of the code the address that it was sent to; the code is used up, and links sent to
  // the address before set no password any more.
  std::optional<ConfirmedEmail> take_confirmation(std::string_view code, std::int64_t now);

  // Returns an address that its account no longer has and may still be given back.
  std::optional<FormerEmail> former_email(std::int64_t id, std::int64_t now);
  // Stores the hash of the code that gives it back, in place of an earlier one.
  void put_way_back(std::int64_t former, std::string_view code);
  // Gives an account its former address back, and returns whose it is: the code, those of later addresses and
  // all other links are used up.
  std::optional<Person> take_way_back(std::string_view code, std::int64_t now);

 private:
  void forget_codes(std::int64_t row);
  std::int64_t set_email(const Person& person, std::string_view email, std::int64_t now);
};

class SessionRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Begins a session of a person.
  void begin(std::int64_t person, const Session& session);
  // The person of a session, and when it was last seen.
  struct Found {
    std::int64_t person = 0;
    std::int64_t seen = 0;
    bool account = false;     // else a guest
    std::string name{};       // of the account, "" of a guest
    std::int64_t proved = 0;  // Session::proved
    bool young = false;       // Person::young
  };
  // Returns a session that has not ended by `now`.
  std::optional<Found> find(std::string_view token, std::int64_t now);
  // Records that a session was seen.
  void see(std::string_view token, std::int64_t now);
  // Notes that its person has shown that it is them.
  void prove(std::string_view token, std::int64_t now);
  // Returns the session of that id, and whose it is.
  std::optional<std::pair<Session, std::int64_t>> with_id(std::string_view id);
  // Returns a person's sessions, the last seen first.
  std::vector<Session> of(std::int64_t person);
  // Ends one session, or all of a person.
  void end(std::string_view token);
  void end_all(std::int64_t person);
};

// The browsers that people have used. A browser is identified by a mark that it keeps, of which only a hash
// is stored.
class DeviceRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Records that a session of a person began in the browser with that mark.
  void note(std::string_view mark, std::int64_t person, std::int64_t now);
  // Returns whether a session of that person has ever begun in that browser.
  bool knows(std::string_view mark, std::int64_t person);
  // Returns whether both people have ever used the same browser.
  bool share(std::int64_t person, std::int64_t other);
};

// All rows about people, within one transaction.
struct PeopleRows {
  explicit PeopleRows(Database& db) : sql(db), seats(sql, db), game_challenges(sql, db) {}
  PeopleRows(const PeopleRows&) = delete;
  PeopleRows& operator=(const PeopleRows&) = delete;

  // Deletes what has expired: sessions with their browsers, marks that no browser keeps any more, codes of
  // links, and addresses that cannot be given back any more.
  void forget_expired(std::int64_t now);
  // Ends a person's open challenges, then deletes everything about them (PersonRows::leave).
  void leave(std::int64_t person);

  Statements sql;
  PersonRows persons{sql};
  SessionRows sessions{sql};
  DeviceRows devices{sql};
  PasskeyRows passkeys{sql};
  ChallengeRows challenges{sql};
  SeatRows seats;
  GameChallengeRows game_challenges;
  StandingRows standings{sql};
  JobRows jobs{sql};
  TournamentListRows tournaments{sql};
  ClubRows clubs{sql};
  LeagueRows leagues{sql};
  ComingRows coming{sql};
  TextReportRows text_reports{sql};
  NoticeRows notices{sql};
  ServerRows server{sql};
  LearningRows learning{sql};
  DailyRows daily{sql};
  TalkRows talk{sql};
  BlockRows blocks{sql};
  ReportRows reports{sql};
  ModerationRows moderation{sql};
};

// Reads or changes the rows on the store's thread; runs again if the disk refused it. Returns whether to
// commit; otherwise, and after a fault of the rows, everything is undone.
using PeopleWork = std::function<bool(PeopleRows& rows)>;

class PeopleStore {
 public:
  virtual ~PeopleStore() = default;
  // Does `work` in order with the calls of the Store of the same file, and as durably. `writes`: it changes
  // something.
  virtual void people(bool writes, PeopleWork work, Then<void> then) = 0;
  // Erases a person who leaves (PersonRows::leave) from the acts of one of their tournaments, and answers its
  // name; "" if there is none left.
  virtual void erase_from_tournament(std::int64_t person, Then<std::string> then) = 0;
  // Empties the seats of a person who leaves (PersonRows::leave) in one of their games, and answers its name;
  // if no seat is left, deletes the person and answers "".
  virtual void empty_seat_of(std::int64_t person, Then<std::string> then) = 0;
};

}  // namespace trictrac
