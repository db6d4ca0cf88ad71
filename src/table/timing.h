// Time at a table: the clocks of a game that has any, holidays, and for whom the table plays what is forced.
#pragma once

#include <optional>
#include <vector>

#include "game/clock/clocks.h"
#include "game/event/event.h"
#include "table/api_error.h"

namespace trictrac {

// Without terms no time runs, and nothing of it may be done.
class Timing {
 public:
  Timing(const std::optional<ClockTerms>& terms, int players) : trusting_(static_cast<std::size_t>(players)) {
    if (terms) clocks_.emplace(*terms, players);
  }

  // Sets what time it is.
  void set(Moment now) { now_ = now; }
  // Returns the clocks; none without terms.
  const std::optional<Clocks>& clocks() const { return clocks_; }
  // Returns the timestamp of an event done now, never before that of the last event; 0 without a clock.
  Moment stamp() const;
  // Returns whether the time of the player who is asked is out.
  bool is_out() const { return clocks_ && clocks_->is_out(now_); }
  // Returns whether an event could be done at `at`, which is now; `overtime`: it ends the game by time, which
  // is all that is done once time is out.
  bool fits(Moment at, bool overtime) const;
  // Returns whether it may be done then, whether time is out or not.
  bool fits_anyhow(Moment at) const { return clocks_ && at >= clocks_->last(); }
  // Returns whether the clock of a live game runs for the player who is asked.
  bool runs_live() const { return clocks_ && clocks_->runs_since() && clocks_->terms().pace == Pace::Live; }
  // Lets the clock of this player run from now on, or of nobody; `round_ended` fills the reserves again.
  void ask(std::optional<int> player, bool round_ended);

  // Returns whether the table makes this player's throws and forced plays for them.
  bool trusts(int player) const { return trusting_[static_cast<std::size_t>(player)]; }

  // Returns why it cannot be done, if so. `take` does what has no objection.
  std::optional<ApiError> objection(const SetVacation& leaving) const;
  std::optional<ApiError> objection(const AddTime& grace) const;
  std::optional<ApiError> objection(const SetAutoPlay& trusting) const;
  std::optional<ApiError> objection(const ClockChange& change) const;
  void take(const SetVacation& leaving) { clocks_->leave(leaving.player, leaving.days, now_); }
  void take(const AddTime&) { clocks_->give_grace(now_); }
  void take(const ClockChange& change);
  void take(const SetAutoPlay& t) { trusting_[static_cast<std::size_t>(t.player)] = t.on; }

 private:
  std::optional<Clocks> clocks_;
  std::vector<bool> trusting_;
  Moment now_ = 0;
};

}  // namespace trictrac
