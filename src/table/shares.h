// Fair dice: what each person's device gives to them, sealed before any is shown (dice.h).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "game/event/event.h"
#include "table/api_error.h"
#include "table/config.h"
#include "table/dice.h"

namespace trictrac {

class Shares {
 public:
  // Nobody gives any where the dice are not `fair`.
  Shares(bool fair, std::span<const Seat> seats);

  // Has somebody still to give his?
  bool due() const;
  // Who can give what is missing now: a seal, or else a share.
  std::vector<int> owing() const;
  // Is this very one given already?
  bool has(const CommitShare& sealing) const;
  bool has(const RevealShare& sharing) const;
  // Why it is not taken, if so. A seal may be changed until the first share is shown; no share is shown
  // before everybody has sealed his, and it must be the one that was sealed.
  std::optional<ApiError> objection(const CommitShare& sealing) const;
  std::optional<ApiError> objection(const RevealShare& sharing) const;
  // One without objection.
  void take(const CommitShare& sealing);
  void take(const RevealShare& sharing);

  // In the order of the players; none while one is due.
  std::vector<PlayerShare> given() const;

 private:
  struct Giver {
    int player = 0;
    std::optional<Digest> seal{};
    std::optional<Seed> share{};
  };
  const Giver* giver(int player) const;
  Giver& known_giver(int player);

  std::vector<Giver> givers_;  // every person
};

}  // namespace trictrac
