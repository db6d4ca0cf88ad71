#include "table/timing.h"

#include <algorithm>

namespace trictrac {
namespace {

ApiError not_allowed(std::string why) { return {ErrorCode::NotAllowed, std::move(why)}; }

}  // namespace

Moment Timing::stamp() const { return clocks_ ? std::max(now_, clocks_->last()) : 0; }

bool Timing::fits(Moment at, Millis lag, bool overtime) const {
  if (!clocks_) return at == 0 && lag == 0 && !overtime;
  return at >= clocks_->last() && clocks_->forgivable(lag, at) == lag &&
         clocks_->is_out(at - lag) == overtime && !(overtime && lag > 0);
}

void Timing::ask(std::optional<int> player, Millis lag, bool round_ended) {
  if (!clocks_) return;
  clocks_->ask(player, now_, lag);
  if (round_ended) clocks_->refill();
}

std::optional<ApiError> Timing::objection(const SetVacation& leaving) const {
  if (clocks_ && clocks_->may_leave(leaving.player, leaving.days, now_)) return std::nullopt;
  return not_allowed("holidays are for games by days: no more than are left, and one after another");
}

std::optional<ApiError> Timing::objection(const AddTime& given) const {
  if (clocks_ && clocks_->running() && clocks_->running() != given.player) return std::nullopt;
  return not_allowed("you can give more time only to another player, while their clock runs");
}

std::optional<ApiError> Timing::objection(const SetAutoPlay&) const {
  if (clocks_) return std::nullopt;
  return not_allowed("this game has no clock: all players throw for themselves");
}

std::optional<ApiError> Timing::objection(const ClockChange& change) const {
  if (!clocks_) return not_allowed("this game has no clock");
  switch (change.kind) {
    case ClockChange::Kind::Outage: {
      const auto since = clocks_->running_since();
      if (since && change.by > 0 && change.by <= now_ - *since) return std::nullopt;
      return not_allowed("no more time can be given back than has run since the last event");
    }
    case ClockChange::Kind::Extend:
      if (clocks_->running() && change.by > 0 && change.by <= kLongestExtension) return std::nullopt;
      return not_allowed("only the clock of the player to move can be extended, by 30 days at most");
    case ClockChange::Kind::Restore:
      if (clocks_->running()) return std::nullopt;
      return not_allowed("nobody is to move: there is no clock to restore");
    case ClockChange::Kind::Stop:
      if (!clocks_->stopped()) return std::nullopt;
      return not_allowed("the clocks are stopped already");
    case ClockChange::Kind::Start: break;
  }
  if (clocks_->stopped()) return std::nullopt;
  return not_allowed("the clocks run already");
}

void Timing::take(const ClockChange& change) {
  switch (change.kind) {
    case ClockChange::Kind::Outage: return clocks_->postpone(change.by, now_);
    case ClockChange::Kind::Extend: return clocks_->extend(change.by, now_);
    case ClockChange::Kind::Restore: return clocks_->restore(now_);
    case ClockChange::Kind::Stop: return clocks_->stop(now_);
    case ClockChange::Kind::Start: return clocks_->start(now_);
  }
}

}  // namespace trictrac
