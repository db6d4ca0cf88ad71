// What is agreed about time, and the time of every player of a game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace trictrac {

// Milliseconds since 1970, and between two moments.
using Moment = std::int64_t;
using Millis = std::int64_t;

inline constexpr Millis kSecond = 1000;
inline constexpr Millis kDay = 24 * 3600 * kSecond;

// How time is counted: live, by a reserve of each player beside a delay that is free at every decision
// (Bronstein's); or by days for each turn, with holidays.
enum class Pace : std::uint8_t { Live, Days };

// What is agreed about time before a game.
struct ClockTerms {
  Pace pace = Pace::Live;
  int reserve = 600;  // Live: seconds of each player, full again at every tour, marqué or meeting
  int delay = 15;     // Live: seconds of each decision that cost nothing of the reserve
  int days = 3;       // Days: for each turn
  int holidays = 14;  // Days: days of each player in the whole game
  friend bool operator==(const ClockTerms&, const ClockTerms&) = default;
};

// Returns the name in messages: "live", "days"; and the pace of that name, if any.
std::string_view name_of(Pace pace);
std::optional<Pace> find_pace(std::string_view name);

// Days of holiday of a player in one game.
inline constexpr int kMostHolidays = 60;

// One of the numbers of the terms, with the pace it belongs to and its limits.
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

// The clocks of a game, which read no clock of the machine: each moment is given, so that the same events at
// the same moments leave the same time everywhere. Players are numbered from 0. A moment before the last
// counts as the last.
class Clocks {
 public:
  // Starts with full reserves and all holidays; nobody's time runs.
  Clocks(const ClockTerms& terms, int players);

  // Asks a player, or nobody, for something from now on. By days a turn of several decisions has one time;
  // live every decision has its delay.
  void ask(std::optional<int> player, Moment at);
  // Fills all reserves of a live game: a tour, a marqué or a meeting has ended.
  void refill();
  // Gives the player who is asked all their time again: their days, or a full reserve.
  void give_grace(Moment at);
  // Lets the player who is asked run out of time so much later: what was lost while nobody could play.
  void postpone(Millis by, Moment at);
  // Gives the player who is asked so much more: live in the reserve, by days for this turn.
  void extend(Millis by, Moment at);
  // Stops all clocks until start(); play may go on.
  void stop(Moment at);
  void start(Moment at);
  // Sends a player on holiday for so many days, during which their clock stands; 0: they are back, and keep
  // the whole days they have not used. Requires may_leave().
  void leave(int player, int days, Moment at);
  bool may_leave(int player, int days, Moment at) const;

  std::optional<int> running() const { return running_; }
  bool stopped() const { return stopped_.has_value(); }
  // Returns since when the clock of the player who is asked has run without an event; nothing while it
  // stands.
  std::optional<Moment> runs_since() const;
  // Returns when the player who is asked runs out of time; nothing while no clock runs.
  std::optional<Moment> ends() const;
  bool is_out(Moment at) const;

  const ClockTerms& terms() const { return terms_; }
  // Returns what is left of the reserve, not counting the decision in hand; by days 0.
  Millis reserve(int player) const { return of(player).reserve; }
  int holidays(int player) const { return of(player).holidays; }
  // Returns when the holiday ends; 0: there is none, or it was over at the last event.
  Moment away_until(int player) const { return of(player).away_until; }
  Moment last() const { return last_; }

 private:
  struct Time {
    Millis reserve = 0;
    int holidays = 0;
    Moment away_until = 0;
  };
  const Time& of(int player) const { return times_[static_cast<std::size_t>(player)]; }
  Time& of(int player) { return times_[static_cast<std::size_t>(player)]; }
  Millis full_reserve() const { return terms_.reserve * kSecond; }
  bool is_live() const { return terms_.pace == Pace::Live; }
  void go_to(Moment at);
  void charge();

  ClockTerms terms_;
  std::vector<Time> times_;
  std::optional<int> running_;
  Moment since_ = 0;               // from when the time of the player who is asked counts
  std::optional<Moment> stopped_;  // up to when it counts, while the clocks stand
  Moment last_ = 0;                // the last moment that was given
};

}  // namespace trictrac
