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
  // Awaits a share of every person, or none if the dice are not `fair`; at a mirrored board also those of the
  // people at its mirrored board, who follow in number.
  Shares(bool fair, std::span<const Seat> seats, bool mirrored = false);

  // Returns whether a share is still due.
  bool due() const;
  // Returns whether all are committed.
  bool committed() const;
  // Returns the players here who can give a missing part now: a commitment or, once all are committed, a
  // share.
  std::vector<int> owing() const;
  // Returns the players here who have given no commitment.
  std::vector<int> uncommitted() const;
  // Return whether this very commitment or share has been given.
  bool has(const CommitShare& commitment) const;
  bool has(const RevealShare& sharing) const;
  // Return the reason to refuse it, or nullopt. A commitment may be changed until the first share is shown;
  // no share is shown before all are committed, and it must be the committed one. At a mirrored board the
  // players here change none once all are committed, and show none before the mirrored board has all
  // commitments too (seal): else one could be shown against a commitment that is changed there.
  std::optional<ApiError> objection(const CommitShare& commitment) const;
  std::optional<ApiError> objection(const RevealShare& sharing) const;
  // Take a commitment or share. Require that it has no objection.
  void take(const CommitShare& commitment);
  void take(const RevealShare& sharing);
  // Notes that the mirrored board has all commitments.
  void seal() { sealed_ = true; }

  // Returns the shares in the order of the players; none while one is due.
  std::vector<PlayerShare> given() const;
  // Return what the players here have given so far.
  std::vector<CommitShare> own_commitments() const;
  std::vector<RevealShare> own_shares() const;

 private:
  struct Giver {
    int player = 0;
    std::optional<Digest> commitment{};
    std::optional<Seed> share{};
  };
  const Giver* find_giver(int player) const;
  Giver& giver(int player);

  bool is_here(const Giver& one) const { return one.player < players_; }
  bool may_show() const { return committed() && (sealed_ || !mirrored_); }

  int players_ = 0;  // here
  bool mirrored_ = false;
  bool sealed_ = false;
  std::vector<Giver> givers_;  // the people, in the order of the players
};

}  // namespace trictrac
