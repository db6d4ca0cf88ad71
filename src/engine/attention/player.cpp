#include "engine/attention/player.h"

#include "engine/attention/moment.h"

namespace trictrac::attention {

Player::Player(std::string_view level, std::uint64_t seed) : eye_{habits_of(level), seed} {
  if (const auto known = find_level(level)) blur_ = known->blur;
}

std::optional<GameEvent> Player::next(const HandBoard& board, Side side) {
  return Moment(eye_, blur_, weigher_, board, side).next();
}

}  // namespace trictrac::attention
