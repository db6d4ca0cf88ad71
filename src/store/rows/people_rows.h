// People as rows of the database, inside whatever transaction is open. A fault is kept by the statements.
#pragma once

#include <functional>

#include "store/person.h"
#include "store/rows/challenge_rows.h"
#include "store/rows/daily_rows.h"
#include "store/rows/device_rows.h"
#include "store/rows/job_rows.h"
#include "store/rows/learning_rows.h"
#include "store/rows/notice_rows.h"
#include "store/rows/passkey_rows.h"
#include "store/rows/report_rows.h"
#include "store/rows/seat_rows.h"
#include "store/rows/standing_rows.h"
#include "store/rows/talk_rows.h"
#include "store/statements.h"

namespace trictrac {

inline constexpr std::int64_t kSessionSeconds = 34'560'000;  // 400 days, as long as a browser keeps a cookie

class PersonRows {
 public:
  explicit PersonRows(Statements& sql) : sql_(sql) {}

  Person make_guest(std::string_view id, std::string_view name, std::int64_t now);
  std::optional<Person> find(std::int64_t row);
  // An account, by folded_name().
  std::optional<Person> named(std::string_view folded);
  // By Person::id.
  std::optional<Person> with_id(std::string_view id);
  // `folded` and `likeness` (folded_name, likeness_of) of an account, "" of a guest. Conflict where another
  // account has `folded`.
  void rename(std::int64_t row, std::string_view name, std::string_view folded, std::string_view likeness);
  // Returns whether an account other than `row` has a name of that likeness.
  bool is_alike(std::string_view likeness, std::int64_t row);
  void set_password(std::int64_t row, std::string_view hash);
  // Stores an address that has still to be confirmed; links sent to the one before work no more.
  void set_email(std::int64_t row, std::string_view email);
  void make_moderator(std::int64_t row, bool is);
  // 0: he is let in again, and may write again.
  void close(std::int64_t row, std::int64_t since);
  void mute(std::int64_t row, std::int64_t until);
  // Nothing of him stays but that his seats are to be emptied.
  void leave(std::int64_t row);
  std::vector<std::int64_t> leaving();
  // He has no seats any more.
  void forget(std::int64_t row);
  // Guests without a session: nobody can come back as one of them. Their seats are opened by keys alone. So
  // many at the most; how many they were is returned.
  int forget_lost_guests(int most);

  // Keeps the hash of a code by which he may set a new password, and that of no other.
  void put_recovery(std::int64_t row, std::string_view code, std::int64_t until);
  // Whose code it is, which is used up.
  std::optional<Person> take_recovery(std::string_view code, std::int64_t now);
  // Stores the hash of the code sent to a person's address, in place of an earlier one.
  void put_confirmation(std::int64_t row, std::string_view code, std::int64_t until);
  // Confirms the address that the code was sent to, and returns whose it is; the code is used up.
  std::optional<Person> take_confirmation(std::string_view code, std::int64_t now);

 private:
  void remove_all_of(std::int64_t row);

  Statements& sql_;
};

class SessionRows {
 public:
  explicit SessionRows(Statements& sql) : sql_(sql) {}

  void begin(std::int64_t person, const Session& session);
  // Whose session it is, and when it was last seen.
  struct Found {
    std::int64_t person = 0;
    std::int64_t seen = 0;
    bool account = false;  // else a guest
  };
  std::optional<Found> find(std::string_view token, std::int64_t now);
  void see(std::string_view token, std::int64_t now);
  std::vector<Session> of(std::int64_t person);  // the last seen first
  void end(std::string_view token);
  void end_all(std::int64_t person);
  // Those whose cookie no browser keeps any more.
  void end_old(std::int64_t now);

 private:
  Statements& sql_;
};

struct PeopleRows {
  explicit PeopleRows(Database& db) : sql(db) {}
  PeopleRows(const PeopleRows&) = delete;
  PeopleRows& operator=(const PeopleRows&) = delete;

  Statements sql;
  PersonRows persons{sql};
  SessionRows sessions{sql};
  DeviceRows devices{sql};
  PasskeyRows passkeys{sql};
  ChallengeRows challenges{sql};
  SeatRows seats{sql};
  StandingRows standings{sql};
  JobRows jobs{sql};
  NoticeRows notices{sql};
  LearningRows learning{sql};
  DailyRows daily{sql};
  TalkRows talk{sql};
  BlockRows blocks{sql};
  ReportRows reports{sql};
  ModerationRows moderation{sql};
};

}  // namespace trictrac
