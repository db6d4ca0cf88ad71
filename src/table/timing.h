// Time at a table: the clocks of a game that has any, who goes on holiday, and who trusts the table.
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

  // It is that moment from now on.
  void set(Moment now) { now_ = now; }
  const std::optional<Clocks>& clocks() const { return clocks_; }
  // The moment of a deed done now; 0 without a clock. Moments never go back.
  Moment stamp() const;
  // The time of whoever is asked is out.
  bool is_out() const { return clocks_ && clocks_->is_out(now_); }
  // Could a deed have been done at that moment, which is now? When time is out nothing is done but to end it,
  // or to change the clocks.
  bool fits(Moment at, bool overtime) const;
  // May it be done at that moment, whether time is out or not?
  bool fits_anyhow(Moment at) const { return clocks_ && at >= clocks_->last(); }
  // Does the clock of a live game run for the player asked?
  bool runs_live() const { return clocks_ && clocks_->runs_since() && clocks_->terms().pace == Pace::Live; }
  // From now on this player is asked, or nobody; a round has ended, or not.
  void ask(std::optional<int> player, bool round_ended);

  // Does this player wish what he has no choice in to be done for him?
  bool trusts(int player) const { return trusting_[static_cast<std::size_t>(player)]; }

  // Why it cannot be done by one of the players, if so; and does what has no objection.
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
