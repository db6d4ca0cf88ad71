// What one address, one person, one socket and all together may ask of a server, and what each has used of
// it.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>

#include "wire/protocol.h"

namespace trictrac {

using Clock = std::chrono::steady_clock;

// So much at once, and so much again in each period. `most` 0: without limit.
struct Quota {
  double most = 0;
  Clock::duration period{};
};

// What has been used of a quota, which comes back evenly as time passes. The time is given by the caller.
class TokenBucket {
 public:
  // Uses `cost` and returns nothing; or uses nothing and returns how long until as much can be had.
  std::optional<Clock::duration> take(const Quota& quota, Clock::time_point now, double cost = 1);
  // Uses `cost` even where less is left. Where nothing is left, uses nothing and returns how long until
  // something is.
  std::optional<Clock::duration> borrow(const Quota& quota, Clock::time_point now, double cost);
  // Returns whether all has come back by now.
  bool full(const Quota& quota, Clock::time_point now) const { return used_at(quota, now) <= 0; }

 private:
  double used_at(const Quota& quota, Clock::time_point now) const;

  double used_ = 0;  // at seen_
  Clock::time_point seen_{};
};

// Of every number of times, connections or bytes 0 means: without limit.
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
  int messages_per_second_of_person = 60;  // on all sockets; of an address, where nobody is known
  int talk_per_minute = 20;                // in free words, by one person
  int reports_per_hour = 20;               // to the moderators, by one address and by one person
  int answers_per_hour = 60;               // to the position of the day, by one address
  int waiting = 32;                        // answers to a socket; with more nothing is read from it
  int record_kib = 512;                    // the largest record; other bodies are short
  std::chrono::seconds join_within{20};    // a socket must have joined a game
  std::chrono::seconds patience{30};       // for a request, for an answer to be taken, for a farewell
  std::chrono::seconds idle{30};           // a socket's peer must have shown that it lives
  std::chrono::seconds drain_notice{0};    // to serve on after SIGTERM, so that a proxy learns of it
  std::chrono::seconds drain{5};           // to end in, after that
};

// Returns the error too_many: "at most WHAT: try again in N s".
ApiError too_many(std::string what, Clock::duration wait);

// What is counted by address, and by person (Person::row) where one is known: a new identity gives an address
// nothing. Addresses are texts such as share_of() makes.
class RateLimits {
 public:
  enum class Activity { Call, Game, Record, SignIn, Message, Talk, Report, Daily };

  explicit RateLimits(const LimitOptions& options);
  RateLimits(RateLimits&&) = default;  // while nobody has been let in

  const LimitOptions& options() const { return options_; }

  // Something rare that was counted, and by whom: an address, a person or a name, in words of our own.
  struct CountedActivity {
    Activity activity = Activity::Call;
    std::string by;
  };
  // Sets what is called with what is rare, so that other servers of the same service count it too; of calls
  // and messages each server counts its own.
  void when_counted(std::function<void(const CountedActivity&)> counted) { counted_ = std::move(counted); }
  // Counts what another server counted.
  void count_elsewhere(const CountedActivity& counted, Clock::time_point now);

  // Counts one activity of an address, or says why not.
  std::optional<ApiError> count(Activity activity, const std::string& address, Clock::time_point now);
  // The same of a person, 0: nobody known, of whom nothing is counted. `cost`: of a plain one, 1.
  std::optional<ApiError> count(Activity activity, std::int64_t person, Clock::time_point now,
                                double cost = 1);

  // Counts events that are to be printed again, as messages of a person or, where nobody is known, of an
  // address. Says why not while what was counted before has still to come back.
  std::optional<ApiError> count_lines(std::int64_t person, const std::string& address, Clock::time_point now,
                                      int lines);

  int connections() const { return connections_; }

  // Counts an attempt of an address to sign in under the name of an account, there or not (folded_name), or
  // says why not: too many of this address, or of all together.
  std::optional<ApiError> count_name(const std::string& folded, const std::string& address,
                                     Clock::time_point now);
  // The same in a browser in which the owner of that account has been signed in before (RequestOrigin::mark),
  // by itself: what strangers try never keeps owners from their accounts.
  std::optional<ApiError> count_name_in_browser(const std::string& folded, const std::string& mark,
                                                Clock::time_point now);

  // Forgets the addresses and names of which nothing is left to remember.
  void forget(Clock::time_point now);
  std::size_t addresses() const { return by_address_.size(); }

 private:
  static constexpr std::size_t kActivities = 8;
  using Used = std::array<TokenBucket, kActivities>;
  using Quotas = std::array<Quota, kActivities>;
  struct Account {
    int connections = 0;
    Used activities;
  };
  TokenBucket& of_address(Activity activity, const std::string& address);
  TokenBucket& of_person(Activity activity, std::int64_t person);
  // `key`: by whom a name was tried (a kind of kTried) and the name.
  TokenBucket& of_name(const std::string& key);
  const Quota& quota_of_name(const std::string& key) const;
  std::optional<ApiError> count_tried(const std::string& key, Clock::time_point now);
  void counted(Activity activity, char kind, const std::string& by) const;
  static bool nothing_left(const Used& used, const Quotas& quotas, Clock::time_point now);
  friend class Admission;
  // The name under which an address is remembered.
  const std::string& known_as(const std::string& address) const;
  std::optional<ApiError> enter();
  std::optional<ApiError> enter(const std::string& name);
  void leave(const std::string& name);

  LimitOptions options_;
  std::function<void(const CountedActivity&)> counted_ = [](const CountedActivity&) {};
  Quotas of_address_{}, of_person_{};
  Quota of_name_, of_name_in_all_;
  int connections_ = 0;
  std::unordered_map<std::string, Account> by_address_;
  std::unordered_map<std::string, TokenBucket> by_name_;
  std::unordered_map<std::int64_t, Used> by_person_;
};

// A connection let in, counted while this lives.
class Admission {
 public:
  Admission() = default;
  // Of nobody yet, or of an address; `refused` says why not, and then nothing is counted.
  static Admission of_all(RateLimits& limits, std::optional<ApiError>& refused);
  static Admission of(RateLimits& limits, const std::string& address, std::optional<ApiError>& refused);
  Admission(Admission&& other) noexcept { *this = std::move(other); }
  Admission& operator=(Admission&& other) noexcept;
  ~Admission();

 private:
  RateLimits* limits_ = nullptr;
  std::optional<std::string> name_;
};

// The messages of one socket.
class MessageQuota {
 public:
  enum class Verdict { Take, Refuse, Close };

  // `cost`: of a plain message, 1. A socket that goes on after being refused is to be closed.
  Verdict take(const LimitOptions& options, Clock::time_point now, double cost);
  Clock::duration wait() const { return wait_; }  // after Refuse

 private:
  TokenBucket messages_, refusals_;
  Clock::duration wait_{};
};

// How long a socket has been what it is.
class SocketAge {
 public:
  enum class Overdue { No, NeverJoined, Stuck };

  explicit SocketAge(Clock::time_point now) : opened_(now) {}
  void begin_to_send(Clock::time_point now) { sending_ = now; }
  void sent() { sending_.reset(); }
  // A socket that has not joined in time, or a peer that has not taken its message in time.
  Overdue overdue(const LimitOptions& options, bool joined, Clock::time_point now) const;

 private:
  Clock::time_point opened_;
  std::optional<Clock::time_point> sending_;
};

}  // namespace trictrac
