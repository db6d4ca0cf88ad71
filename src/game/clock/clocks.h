// The time of every player of a game. It reads no clock itself: each moment is given, so that the same deeds
// at the same moments leave the same time wherever they are followed.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/clock/terms.h"

namespace trictrac {

// Milliseconds since 1970, and between two moments.
using Moment = std::int64_t;
using Millis = std::int64_t;

inline constexpr Millis kSecond = 1000;
inline constexpr Millis kDay = 24 * 3600 * kSecond;

// Players by their numbers, from 0. Moments never go back: one before the last counts as the last.
class Clocks {
 public:
  Clocks(const ClockTerms& terms, int players);

  // From now on something is asked of a player, or of nobody. By days a turn of several decisions has one
  // time; live every decision has its delay.
  void ask(std::optional<int> player, Moment at);
  // A tour, a marqué or a meeting has ended: live all reserves are full again.
  void refill();
  // Whoever is asked is given his time anew: all his days, or a full reserve.
  void give_grace(Moment at);
  // The player who is asked runs out of time so much later: what was lost while nobody could play.
  void postpone(Millis by, Moment at);
  // The player who is asked has so much more: live in the reserve, by days for this turn.
  void extend(Millis by, Moment at);
  // Nobody's time runs until start(); play may go on.
  void stop(Moment at);
  void start(Moment at);
  // A player goes on holiday for so many days, while which his clock stands; 0: he is back, and keeps the
  // whole days he has not used. Only where may_leave().
  void leave(int player, int days, Moment at);
  bool may_leave(int player, int days, Moment at) const;

  std::optional<int> running() const { return running_; }
  bool stopped() const { return stopped_.has_value(); }
  // Since when the clock of the player who is asked has run without a deed; nothing while it does not run.
  std::optional<Moment> runs_since() const;
  // When the time of whoever is asked is out.
  std::optional<Moment> ends() const;
  bool is_out(Moment at) const;

  const ClockTerms& terms() const { return terms_; }
  // What is left of his reserve, not counting the decision he is at; by days 0.
  Millis reserve(int player) const { return of(player).reserve; }
  int holidays(int player) const { return of(player).holidays; }
  // When his holiday ends; 0: he had none, or it was over when something was last done.
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
  Moment last_ = 0;                // the last moment of which was heard
};

}  // namespace trictrac
