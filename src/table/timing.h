// The time at a table: the clocks of a game that has them, holidays, and the players whose forced plays the
// table makes.
#pragma once

#include <optional>
#include <vector>

#include "game/clock/clocks.h"
#include "game/event/event.h"
#include "table/api_error.h"

namespace trictrac {

// Counts the time of a table. Without terms no time runs, and no event about time is possible.
class Timing {
 public:
  Timing(const std::optional<ClockTerms>& terms, int players)
      : auto_play_(static_cast<std::size_t>(players)) {
    if (terms) clocks_.emplace(*terms, players);
  }

  // Sets the current time, and how much of it the network may have taken from the player to act.
  void set(Moment now, Millis lag = 0) {
    now_ = now;
    lag_ = lag;
  }
  // Returns the clocks, or nullopt without terms.
  const std::optional<Clocks>& clocks() const { return clocks_; }
  // Returns the timestamp of an event done now, never before that of the last event; 0 without a clock.
  Moment stamp() const;
  // Returns whether the time of the player to act has run out, even if the network took that much of it.
  bool is_out() const { return clocks_ && clocks_->is_out(now_ - lag()); }
  // Returns how much of the time of the network a decision made now is not charged.
  Millis lag() const { return clocks_ ? clocks_->forgivable(lag_, now_) : 0; }
  // Returns whether an event that is not charged `lag` is possible at `at`, which is now. `overtime`: it ends
  // the game by time, and is the only event possible once time has run out.
  bool fits(Moment at, Millis lag, bool overtime) const;
  // Returns whether `at` is not before the last event, and 0 without a clock; ignores expired clocks.
  bool fits_order(Moment at) const { return clocks_ ? at >= clocks_->last() : at == 0; }
  // Returns whether the game is played by days.
  bool by_days() const { return clocks_ && clocks_->terms().pace == Pace::Days; }
  // Returns whether a live clock runs for the player to act.
  bool runs_live() const {
    return clocks_ && clocks_->running_since() && clocks_->terms().pace == Pace::Live;
  }
  // Returns whether it is this player's clock that runs (nullopt: nobody's).
  bool runs_for(std::optional<int> player) const { return clocks_ && clocks_->running() == player; }
  // Starts the clock of this player (nullopt: of none), after a decision that is not charged `lag`;
  // `round_ended` refills the reserves.
  void ask(std::optional<int> player, Millis lag, bool round_ended);

  // Returns whether the table makes this player's throws and forced plays for them.
  bool plays_for(int player) const { return auto_play_[static_cast<std::size_t>(player)]; }

  // Return the reason why it cannot be done, or nullopt. Call `take` only without objection.
  std::optional<ApiError> objection(const SetVacation& leaving) const;
  std::optional<ApiError> objection(const AddTime& given) const;
  std::optional<ApiError> objection(const SetAutoPlay& trusting) const;
  std::optional<ApiError> objection(const ClockChange& change) const;
  void take(const SetVacation& leaving) { clocks_->leave(leaving.player, leaving.days, now_); }
  void take(const AddTime&) { clocks_->restore(now_); }
  void take(const ClockChange& change);
  void take(const SetAutoPlay& t) { auto_play_[static_cast<std::size_t>(t.player)] = t.on; }

 private:
  std::optional<Clocks> clocks_;
  std::vector<bool> auto_play_;
  Moment now_ = 0;
  Millis lag_ = 0;
};

}  // namespace trictrac
