// The time control of a game, and the clock of each player.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/enum_table.h"

namespace trictrac {

// A point in time, in milliseconds since 1970; and a duration in milliseconds.
using Moment = std::int64_t;
using Millis = std::int64_t;

inline constexpr Millis kSecond = 1000;
inline constexpr Millis kDay = 24 * 3600 * kSecond;

// The kinds of time control. Live: a reserve for each player, and a free delay at each decision (Bronstein).
// Days: so many days for each turn, with holidays.
enum class Pace : std::uint8_t { Live, Days };

// The time control agreed before a game.
struct ClockTerms {
  Pace pace = Pace::Live;
  int reserve = 600;  // Live: seconds of each player, full again at every tour, marqué or meeting
  int delay = 15;     // Live: seconds of each decision that cost nothing of the reserve
  int days = 3;       // Days: for each turn
  int holidays = 14;  // Days: days of each player in the whole game
  friend bool operator==(const ClockTerms&, const ClockTerms&) = default;
};

// The names of the paces in messages.
inline constexpr EnumTable<Pace, Pace::Days, std::string_view> kPaces({{Pace::Live, "live"},
                                                                       {Pace::Days, "days"}});
constexpr std::string_view name_of(Pace pace) { return kPaces[pace]; }
constexpr std::optional<Pace> find_pace(std::string_view name) { return kPaces.find(name); }

// The time of the network for which a live decision is not charged: up to this much. Each player has an
// allowance of it, which starts full and regains a part at every decision.
inline constexpr Millis kMostLag = kSecond, kLagRegained = kSecond / 4;

// Days of holiday of a player in one game.
inline constexpr int kMostHolidays = 60;

// One number of the time control: the pace it belongs to, and its limits.
struct ClockNumber {
  std::string_view name;
  Pace pace = Pace::Live;
  int ClockTerms::* of = nullptr;
  int least = 0;
  int most = 0;
  int once = 0;  // the most of games of earlier versions, which are played on
};
inline constexpr std::array<ClockNumber, 4> kClockNumbers{{
    {"reserve", Pace::Live, &ClockTerms::reserve, 0, 7200, 7200},
    {"delay", Pace::Live, &ClockTerms::delay, 5, 600, 600},
    {"days", Pace::Days, &ClockTerms::days, 1, 14, 30},
    {"holidays", Pace::Days, &ClockTerms::holidays, 0, kMostHolidays, kMostHolidays},
}};

// The clocks of a game. They never read the time: each call is given the moment, so that the same events at
// the same moments always leave the same time. Players are numbered from 0. A moment before the last one
// counts as the last one.
class Clocks {
 public:
  // Starts with full reserves and all holidays; no clock is running.
  Clocks(const ClockTerms& terms, int players);

  // Starts the clock of `player`, who has to act from now on (nullopt: nobody). In Days, the decisions of one
  // turn share its time; in Live, each decision has its own delay. `lag`: the time of the network that the
  // decision which ends now is not charged. Requires forgivable(lag, at) == lag.
  void ask(std::optional<int> player, Moment at, Millis lag = 0);
  // Refills all reserves of a live game, at the end of a tour, a marqué or a meeting.
  void refill();
  // Gives the player to act all their time again: the days of a turn, or a full reserve.
  void restore(Moment at);
  // Moves the deadline of the player to act by `by`, the duration of an outage.
  void postpone(Millis by, Moment at);
  // Adds `by` to the time of the player to act: to the reserve (Live), or to this turn (Days).
  void extend(Millis by, Moment at);
  // Stops all clocks until start(); play may continue.
  void stop(Moment at);
  void start(Moment at);
  // Sends a player on holiday for that many days, during which their clock stands. With 0 days, ends the
  // holiday; whole days that were not used are kept. Requires may_leave().
  void leave(int player, int days, Moment at);
  bool may_leave(int player, int days, Moment at) const;

  std::optional<int> running() const { return running_; }
  bool stopped() const { return stopped_.has_value(); }
  // Returns when the running clock was last started, or nullopt if no clock runs.
  std::optional<Moment> running_since() const;
  // Returns when the time of the player to act runs out, or nullopt if no clock runs.
  std::optional<Moment> ends() const;
  bool is_out(Moment at) const;
  // Returns how much of `lag`, the time of the network, a decision of the player to act at `at` would not be
  // charged: no more than is left of their allowance, and 0 where it costs nothing of the reserve.
  Millis forgivable(Millis lag, Moment at) const;

  const ClockTerms& terms() const { return terms_; }
  // Returns the rest of the reserve in ms, without the decision in progress; 0 in Days.
  Millis reserve(int player) const { return of(player).reserve; }
  int holidays(int player) const { return of(player).holidays; }
  // Returns the end of the holiday; 0 if there is none, or it was over at the last event.
  Moment away_until(int player) const { return of(player).away_until; }
  Moment last() const { return last_; }

 private:
  struct Time {
    Millis reserve = 0;
    int holidays = 0;
    Moment away_until = 0;
    Millis allowance = kMostLag;  // Live: of the time of the network
  };
  const Time& of(int player) const { return times_[static_cast<std::size_t>(player)]; }
  Time& of(int player) { return times_[static_cast<std::size_t>(player)]; }
  Millis full_reserve() const { return terms_.reserve * kSecond; }
  bool is_live() const { return terms_.pace == Pace::Live; }
  void go_to(Moment at);
  Millis cost(Moment at) const;
  void charge(Millis lag);

  ClockTerms terms_;
  std::vector<Time> times_;
  std::optional<int> running_;
  Moment since_ = 0;               // from when the time of the player who is asked counts
  std::optional<Moment> stopped_;  // the end of the counted time, while the clocks are stopped
  Moment last_ = 0;                // the last moment that was given
};

}  // namespace trictrac
