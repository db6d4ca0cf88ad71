#include "table/timing.h"

#include <algorithm>

namespace trictrac {
namespace {

TableError not_allowed(std::string why) { return {ErrorCode::NotAllowed, std::move(why), {}, 0}; }

}  // namespace

Moment Timing::stamp() const { return clocks_ ? std::max(now_, clocks_->last()) : 0; }

bool Timing::fits(Moment at, bool overtime) const {
  if (!clocks_) return at == 0 && !overtime;
  return at >= clocks_->last() && is_out() == overtime;
}

void Timing::ask(std::optional<int> player, bool round_ended) {
  if (!clocks_) return;
  clocks_->ask(player, now_);
  if (round_ended) clocks_->refill();
}

std::optional<TableError> Timing::objection(const Leaving& leaving) const {
  if (clocks_ && clocks_->may_leave(leaving.player, leaving.days, now_)) return std::nullopt;
  return not_allowed(
      "holidays are taken where one plays by days: no more than are left, and one after another");
}

std::optional<TableError> Timing::objection(const Grace& grace) const {
  if (clocks_ && clocks_->running() && clocks_->running() != grace.player) return std::nullopt;
  return not_allowed("more time is given to another player, while his runs");
}

std::optional<TableError> Timing::objection(const Trusting&) const {
  if (clocks_) return std::nullopt;
  return not_allowed("this game has no clock: everybody does his own throws");
}

}  // namespace trictrac
