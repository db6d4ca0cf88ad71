// Fair dice: each person's device contributes a share, committed before any share is shown (dice.h).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "game/event/event.h"
#include "table/api_error.h"
#include "table/config.h"
#include "table/dice.h"

namespace trictrac {

// The shares of the people at a table: those given, and those still due.
class Shares {
 public:
  // Awaits a share of every person, or none if the dice are not `fair`.
  Shares(bool fair, std::span<const Seat> seats);

  // Returns whether a share is still due.
  bool due() const;
  // Returns the players who can give a missing part now: a commitment or, once all are committed, a share.
  std::vector<int> owing() const;
  // Returns the players who have given no commitment.
  std::vector<int> uncommitted() const;
  // Return whether this very commitment or share has been given.
  bool has(const CommitShare& commitment) const;
  bool has(const RevealShare& sharing) const;
  // Return the reason to refuse it, or nullopt. A commitment may be changed until the first share is shown;
  // no share is shown before all are committed, and it must be the committed one.
  std::optional<ApiError> objection(const CommitShare& commitment) const;
  std::optional<ApiError> objection(const RevealShare& sharing) const;
  // Take a commitment or share. Require that it has no objection.
  void take(const CommitShare& commitment);
  void take(const RevealShare& sharing);

  // Returns the shares in the order of the players; none while one is due.
  std::vector<PlayerShare> given() const;

 private:
  struct Giver {
    int player = 0;
    std::optional<Digest> commitment{};
    std::optional<Seed> share{};
  };
  const Giver* find_giver(int player) const;
  Giver& giver(int player);

  std::vector<Giver> givers_;  // the people, in the order of the players
};

}  // namespace trictrac
