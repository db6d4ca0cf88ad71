// The players of a batch of games that are not the program's.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/players/player.h"
#include "game/chance/random.h"

namespace trictrac::library {

// The same player at both sides of many games, for several threads: what it chooses depends on the game
// alone, and on the dice that it is given. A copy makes players of its own.
class Opponents {
 public:
  Opponents(std::optional<players::Entrant> entrant, int threads)
      : entrant_(std::move(entrant)), at_(static_cast<std::size_t>(threads)) {}
  Opponents(const Opponents& like) : Opponents(like.entrant_, static_cast<int>(like.at_.size())) {}
  Opponents(Opponents&&) = default;
  Opponents& operator=(Opponents like) noexcept {
    entrant_ = std::move(like.entrant_);
    at_ = std::move(like.at_);
    return *this;
  }

  explicit operator bool() const { return entrant_.has_value(); }
  // Returns the event that is chosen in a round that began with `root`; only one thread has that number.
  GameEvent choose(int thread, const Match& match, const MatchLedger& root, Random& dice) {
    const Side side = match.state().to_act;
    auto& player = at_[static_cast<std::size_t>(thread)][side];
    if (!player) player = entrant_->make();
    if (entrant_->draws) player->begin_match(dice.next());
    player->begin_round(root, side);
    return player->choose(match);
  }

 private:
  std::optional<players::Entrant> entrant_;
  std::vector<PerSide<std::unique_ptr<players::Player>>> at_;  // of each thread, once they are needed
};

}  // namespace trictrac::library
