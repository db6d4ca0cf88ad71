// Limits on the requests of an address, a person, a socket, and of all together; and the use of each.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "wire/protocol.h"

namespace trictrac {

using Clock = std::chrono::steady_clock;

// A quota: this much at once, and again in each period. `most` 0: without limit.
struct Quota {
  double most = 0;
  Clock::duration period{};
};

// The use of a quota, which is restored evenly over time. The caller gives the time.
class TokenBucket {
 public:
  // Takes `cost` and returns nullopt; or takes nothing and returns the time until as much is available.
  std::optional<Clock::duration> take(const Quota& quota, Clock::time_point now, double cost = 1);
  // Takes `cost` even if less is left. If nothing is left, takes nothing and returns the time until something
  // is.
  std::optional<Clock::duration> borrow(const Quota& quota, Clock::time_point now, double cost);
  // Returns whether the whole quota is available.
  bool full(const Quota& quota, Clock::time_point now) const { return used_at(quota, now) <= 0; }

 private:
  double used_at(const Quota& quota, Clock::time_point now) const;

  double used_ = 0;  // at seen_
  Clock::time_point seen_{};
};

// The limits; 0 means no limit for every number of times, connections or bytes.
struct LimitOptions {
  int connections = 4096;              // at once, in all
  int connections_per_address = 128;   // at once
  int games_per_hour = 240;            // made by one address
  int records_per_hour = 120;          // sent in by one address
  int calls_per_minute = 1200;         // under /api/, by one address
  int sign_ins_per_address = 30;       // tried in ten minutes, as are new accounts
  int sign_ins_per_name = 10;          // tried in ten minutes by one address; ten times as many by all
  int messages_per_second = 30;        // of one socket, ten seconds' worth at once
  int games_per_hour_of_person = 120;  // made by one person, from any address
  int records_per_hour_of_person = 60;
  int calls_per_minute_of_person = 600;
  int messages_per_second_of_person = 60;  // on all sockets; per address, if the person is unknown
  int talk_per_minute = 20;                // in free words, by one person
  int reports_per_hour = 20;               // to the moderators, by one address and by one person
  int answers_per_hour = 60;               // to the position of the day, by one address
  int waiting = 32;                        // answers to a socket; with more nothing is read from it
  int record_kib = 512;                    // the largest record; other bodies are short
  std::chrono::seconds join_within{20};    // a socket must have joined a game
  std::chrono::seconds patience{30};       // for a request, for an answer to be taken, for a farewell
  std::chrono::seconds idle{30};           // a socket's peer must have shown that it lives
  std::chrono::seconds drain_notice{0};    // the time of service after SIGTERM, in which proxies notice it
  std::chrono::seconds drain{5};           // to end in, after that
};

// An address that has given the code of a running tournament has several times the limits of one address on
// what people do who arrive there: calls, games, attempts to sign in, new accounts, messages, connections. A
// hall sits behind one address. Anybody can make a tournament: twice the limits are what every code gives,
// and more are for as many as have entered one whose maker is no newcomer.
inline constexpr int kLeastHallTimes = 2, kMostHallTimes = 8;
inline constexpr int kPeopleForHallTime = 16;
constexpr int hall_times(int people, bool of_newcomer) {
  return of_newcomer ? kLeastHallTimes
                     : std::min(kLeastHallTimes + people / kPeopleForHallTime, kMostHallTimes);
}
// It keeps them for so long at most.
inline constexpr std::chrono::hours kLongestLift{12};
// The wrong codes after which an address waits, and for how long.
inline constexpr int kWrongCodes = 5;
inline constexpr std::chrono::minutes kWrongCodesWait{10};

// Returns the error too_many: "at most WHAT: try again in N s".
ApiError too_many(std::string what, Clock::duration wait);

// A connection that was let in, counted until the last copy is gone.
using Admission = std::shared_ptr<void>;

// Counts activities by address, and by person (Person::row) if known, so that a new identity gains nothing
// for an address. Addresses are texts as from share_of().
class RateLimits {
 public:
  // Code and Hall have calls of their own: count_wrong_code and lift.
  enum class Activity { Call, Game, Record, SignIn, Message, Talk, Report, Daily, Code, Hall };

  explicit RateLimits(const LimitOptions& options);
  RateLimits(RateLimits&&) = default;  // only before the first admission

  const LimitOptions& options() const { return options_; }

  // A rare activity that was counted, and the address, person or name for which (`by`).
  struct CountedActivity {
    Activity activity = Activity::Call;
    std::string by;
  };
  // Sets the function that is called with rare activities, so that other servers of the service count them
  // too. Each server counts its own calls and messages.
  void when_counted(std::function<void(const CountedActivity&)> counted) { counted_ = std::move(counted); }
  // Counts an activity that another server has counted.
  void count_elsewhere(const CountedActivity& counted, Clock::time_point now);

  // Counts one activity of an address, or returns the error.
  std::optional<ApiError> count(Activity activity, const std::string& address, Clock::time_point now);
  // Counts an activity of a person; 0 (unknown) is not counted. `cost`: 1 for a plain one.
  std::optional<ApiError> count(Activity activity, std::int64_t person, Clock::time_point now,
                                double cost = 1);

  // Counts events that are made again, as messages of a person or, if unknown, of an address. Returns an
  // error until the earlier count is restored.
  std::optional<ApiError> count_lines(std::int64_t person, const std::string& address, Clock::time_point now,
                                      int lines);

  // Admit a connection before its address is known, and of an address. On an error nothing is counted.
  // Requires that the limits outlive the admission.
  Parsed<Admission> admit();
  Parsed<Admission> admit(const std::string& address, Clock::time_point now = Clock::now());
  int connections() const { return connections_; }

  // Counts an attempt of an address to sign in under the name of an account, whether or not it exists
  // (folded_name), or returns the error: too many from this address, or from all together.
  std::optional<ApiError> count_name(const std::string& folded, const std::string& address,
                                     Clock::time_point now);
  // Counts an attempt in a browser in which the owner of that account has been signed in before
  // (RequestOrigin::mark), separately: attempts of strangers never keep owners from their accounts.
  std::optional<ApiError> count_name_in_browser(const std::string& folded, const std::string& mark,
                                                Clock::time_point now);

  // Gives an address that has given the code of a running tournament so many times its limits (hall_times)
  // until `until`, at most kLongestLift from now; never fewer than it has. The limits of each person, and of
  // all together, stay.
  void lift(const std::string& address, int times, Clock::time_point until, Clock::time_point now);
  // Returns the error for an address that has given too many wrong codes and must wait; ask before a code is
  // looked up.
  std::optional<ApiError> may_try_code(const std::string& address, Clock::time_point now) const;
  // Counts a wrong code of an address; after kWrongCodes of them it waits for kWrongCodesWait.
  void count_wrong_code(const std::string& address, Clock::time_point now);

  // Deletes the addresses and names whose quotas are fully restored.
  void forget(Clock::time_point now);
  std::size_t addresses() const { return by_address_.size(); }

 private:
  static constexpr std::size_t kActivities = 8;
  using Used = std::array<TokenBucket, kActivities>;
  using Quotas = std::array<Quota, kActivities>;
  struct Account {
    int connections = 0;
    Used activities;
    std::optional<Clock::time_point> lifted_until{};
    int lifted_times = 1;            // until then
    int wrong_codes = 0;             // since the last wait
    Clock::time_point wrong_code{};  // the last
  };
  Account& account_of(const std::string& address) { return by_address_[known_as(address)]; }
  static int times_of(const Account& account, Clock::time_point now);
  static void lift(Account& account, int times, Clock::time_point until, Clock::time_point now);
  // Returns the quota of an address, as it is at `now`.
  Quota quota_of_address(Activity activity, const Account& account, Clock::time_point now) const;
  // Takes one from the quota of an address.
  std::optional<Clock::duration> take_of_address(Activity activity, const std::string& address,
                                                 Clock::time_point now);
  void lift_for(const std::string& text, Clock::time_point now);
  void note_wrong_code(Account& account, Clock::time_point now);
  TokenBucket& of_person(Activity activity, std::int64_t person);
  // `key`: who tried the name (a kind of kTried), and the name.
  TokenBucket& of_name(const std::string& key);
  const Quota& quota_of_name(const std::string& key) const;
  std::optional<ApiError> count_tried(const std::string& key, Clock::time_point now);
  // Reports an activity that was counted.
  std::nullopt_t counted(Activity activity, char kind, const std::string& by) const;
  static bool nothing_left(const Used& used, const Quotas& quotas, Clock::time_point now);
  bool is_idle(const Account& account, Clock::time_point now) const;
  // Returns the text under which an address is counted.
  const std::string& known_as(const std::string& address) const;

  LimitOptions options_;
  std::function<void(const CountedActivity&)> counted_ = [](const CountedActivity&) {};
  Quotas of_address_{}, of_person_{};
  Quota of_name_, of_name_in_all_;
  int connections_ = 0;
  std::unordered_map<std::string, Account> by_address_;
  std::unordered_map<std::string, TokenBucket> by_name_;
  std::unordered_map<std::int64_t, Used> by_person_;
};

// The quota of messages of one socket.
class MessageQuota {
 public:
  enum class Verdict { Take, Refuse, Close };

  // `cost`: 1 for a plain message. A socket that continues after a refusal is to be closed.
  Verdict take(const LimitOptions& options, Clock::time_point now, double cost);
  Clock::duration wait() const { return wait_; }  // after Refuse

 private:
  TokenBucket messages_, refusals_;
  Clock::duration wait_{};
};

// The age of a socket in its present state.
class SocketAge {
 public:
  enum class Timeout { No, NeverJoined, Stuck };

  explicit SocketAge(Clock::time_point now) : opened_(now) {}
  void begin_to_send(Clock::time_point now) { sending_ = now; }
  void sent() { sending_.reset(); }
  // Returns whether a socket has not joined in time, or its peer has not read its message in time.
  Timeout timeout_at(const LimitOptions& options, bool joined, Clock::time_point now) const;

 private:
  Clock::time_point opened_;
  std::optional<Clock::time_point> sending_;
};

}  // namespace trictrac
