#include "table/shares.h"

#include <algorithm>

#include "base/assert.h"

namespace trictrac {
namespace {

ApiError gives_no_share() { return {ErrorCode::NotAllowed, "this player gives no share of the dice"}; }

}  // namespace

Shares::Shares(bool fair, std::span<const Seat> seats) {
  for (std::size_t i = 0; fair && i < seats.size(); ++i)
    if (seats[i].human()) givers_.push_back({static_cast<int>(i)});
}

bool Shares::due() const {
  return std::ranges::any_of(givers_, [](const Giver& one) { return !one.share; });
}

std::vector<int> Shares::owing() const {
  if (auto players = uncommitted(); !players.empty()) return players;
  std::vector<int> players;
  for (const Giver& one : givers_)
    if (!one.share) players.push_back(one.player);
  return players;
}

std::vector<int> Shares::uncommitted() const {
  std::vector<int> players;
  for (const Giver& one : givers_)
    if (!one.commitment) players.push_back(one.player);
  return players;
}

const Shares::Giver* Shares::find_giver(int player) const {
  const auto found = std::ranges::find(givers_, player, &Giver::player);
  return found == givers_.end() ? nullptr : &*found;
}

Shares::Giver& Shares::giver(int player) {
  const auto found = std::ranges::find(givers_, player, &Giver::player);
  TRICTRAC_ASSERT(found != givers_.end());
  return *found;
}

bool Shares::has(const CommitShare& commitment) const {
  const Giver* one = find_giver(commitment.player);
  return one && one->commitment == commitment.commitment;
}

bool Shares::has(const RevealShare& sharing) const {
  const Giver* one = find_giver(sharing.player);
  return one && one->share == sharing.share;
}

std::optional<ApiError> Shares::objection(const CommitShare& commitment) const {
  if (!find_giver(commitment.player)) return gives_no_share();
  if (std::ranges::any_of(givers_, [](const Giver& one) { return one.share.has_value(); }))
    return ApiError{ErrorCode::WrongStage, "a share has been shown: seals can no longer be changed"};
  return std::nullopt;
}

std::optional<ApiError> Shares::objection(const RevealShare& sharing) const {
  const Giver* one = find_giver(sharing.player);
  if (!one) return gives_no_share();
  if (one->share) return ApiError{ErrorCode::WrongStage, "this player has shown their share"};
  if (std::ranges::any_of(givers_, [](const Giver& any) { return !any.commitment; }))
    return ApiError{ErrorCode::WrongStage, "a share has still to be sealed"};
  if (*one->commitment != sha256(sharing.share))
    return ApiError{ErrorCode::NotAllowed, "this is not the share that was sealed"};
  return std::nullopt;
}

void Shares::take(const CommitShare& commitment) {
  giver(commitment.player).commitment = commitment.commitment;
}

void Shares::take(const RevealShare& sharing) { giver(sharing.player).share = sharing.share; }

std::vector<PlayerShare> Shares::given() const {
  std::vector<PlayerShare> all;
  if (due()) return all;
  for (const Giver& one : givers_) all.push_back({one.player, *one.share});
  return all;
}

}  // namespace trictrac
