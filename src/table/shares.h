// Fair dice: the share that each person's device gives to them, sealed before any is shown (dice.h).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "game/event/event.h"
#include "table/api_error.h"
#include "table/config.h"
#include "table/dice.h"

namespace trictrac {

// The shares of the people at a table: what is given, and what is still to be given.
class Shares {
 public:
  // Awaits a share of every person; of nobody where the dice are not `fair`.
  Shares(bool fair, std::span<const Seat> seats);

  // Returns whether a share is still to be given.
  bool due() const;
  // Returns the players who can give what is missing now: a seal, or once all are in, a share.
  std::vector<int> owing() const;
  // Returns whether this very one has been given.
  bool has(const CommitShare& sealing) const;
  bool has(const RevealShare& sharing) const;
  // Returns why it is not taken, if so. A seal may be changed until the first share is shown; no share is
  // shown before all are sealed, and it must be the one that was sealed.
  std::optional<ApiError> objection(const CommitShare& sealing) const;
  std::optional<ApiError> objection(const RevealShare& sharing) const;
  // Requires one without objection.
  void take(const CommitShare& sealing);
  void take(const RevealShare& sharing);

  // Returns the shares in the order of the players; none while one is due.
  std::vector<PlayerShare> given() const;

 private:
  struct Giver {
    int player = 0;
    std::optional<Digest> seal{};
    std::optional<Seed> share{};
  };
  const Giver* find_giver(int player) const;
  Giver& giver(int player);

  std::vector<Giver> givers_;  // the people, in the order of the players
};

}  // namespace trictrac
