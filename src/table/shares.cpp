#include "table/shares.h"

#include <algorithm>

#include "base/assert.h"

namespace trictrac {
namespace {

ApiError gives_no_share() { return {ErrorCode::NotAllowed, "this player gives no share of the dice"}; }

}  // namespace

Shares::Shares(bool fair, std::span<const Seat> seats, bool mirrored)
    : players_(static_cast<int>(seats.size())), mirrored_(mirrored) {
  for (std::size_t i = 0; fair && i < seats.size(); ++i)
    if (seats[i].human()) givers_.push_back({static_cast<int>(i)});
  for (int there = 0; mirrored && there < players_; ++there) givers_.push_back({players_ + there});
}

bool Shares::due() const {
  return std::ranges::any_of(givers_, [](const Giver& one) { return !one.share; });
}

bool Shares::committed() const {
  return std::ranges::all_of(givers_, [](const Giver& one) { return one.commitment.has_value(); });
}

std::vector<int> Shares::owing() const {
  if (auto players = uncommitted(); !players.empty() || !may_show()) return players;
  std::vector<int> players;
  for (const Giver& one : givers_)
    if (!one.share && is_here(one)) players.push_back(one.player);
  return players;
}

std::vector<int> Shares::uncommitted() const {
  std::vector<int> players;
  for (const Giver& one : givers_)
    if (!one.commitment && is_here(one)) players.push_back(one.player);
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
  const Giver* giver = find_giver(commitment.player);
  if (!giver) return gives_no_share();
  if (mirrored_ && is_here(*giver) && committed())
    return ApiError{ErrorCode::WrongStage, "all have sealed their shares: seals can no longer be changed"};
  if (std::ranges::any_of(givers_, [](const Giver& one) { return one.share.has_value(); }))
    return ApiError{ErrorCode::WrongStage, "a share has been shown: seals can no longer be changed"};
  return std::nullopt;
}

std::optional<ApiError> Shares::objection(const RevealShare& sharing) const {
  const Giver* one = find_giver(sharing.player);
  if (!one) return gives_no_share();
  if (one->share) return ApiError{ErrorCode::WrongStage, "this player has shown their share"};
  if (!may_show()) return ApiError{ErrorCode::WrongStage, "a share has still to be sealed"};
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

std::vector<CommitShare> Shares::own_commitments() const {
  std::vector<CommitShare> all;
  for (const Giver& one : givers_)
    if (is_here(one) && one.commitment) all.push_back({one.player, *one.commitment});
  return all;
}

std::vector<RevealShare> Shares::own_shares() const {
  std::vector<RevealShare> all;
  for (const Giver& one : givers_)
    if (is_here(one) && one.share) all.push_back({one.player, *one.share});
  return all;
}

}  // namespace trictrac
