// A batch of games, each at a point where a player is asked: for programs that learn by playing.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/chance/random.h"
#include "library/game/game.h"
#include "library/game/observation.h"

namespace trictrac::library {

// The result of each legal action before any dice; rows in the order of the games, and of the actions.
struct Afterstates {
  std::vector<std::int32_t> game;    // its number
  std::vector<std::int32_t> action;  // as in action.h
  std::vector<std::int8_t> seen;     // kSeen numbers a row, seen by the player who acts
};

// The state of a batch of games as texts and numbers, from which it can be restored.
struct SavedGames {
  std::string start;               // the record that each begins with
  std::vector<std::string> games;  // the record of each
  std::vector<std::uint64_t> dice;
  std::vector<std::uint8_t> ended;
  std::vector<float> rewards;
};

// Games played in parallel, each waiting for an action of its player.
class GameBatch {
 public:
  // Begins `n` games of Game::open(text), whose dice depend on `seed`: the same seed and the same actions
  // give the same games. Refuses a game that is over at its beginning.
  static Result<GameBatch> begin(std::string_view text, int n, std::uint64_t seed);
  SavedGames saved() const;
  // Restores a batch from `saved`. Fails if its parts are inconsistent.
  static Result<GameBatch> restored(const SavedGames& saved);

  int size() const { return static_cast<int>(games_.size()); }
  const Game& operator[](int i) const { return games_[static_cast<std::size_t>(i)]; }
  int players() const { return start_.players(); }
  // Returns the side that is asked in game `i`, and its player.
  Side asked(int i) const { return *(*this)[i].asked(); }
  int player_asked(int i) const { return *(*this)[i].player_asked(); }

  // Takes an action in each game, then throws until a player is asked. A game that ends begins again at once.
  // After an error, nothing has changed in any game.
  Result<void> step(std::span<const std::int32_t> actions);

  // Returns, for the last step, 1 for each game that ended, and the gain of each player in it: players()
  // numbers for each game, in the unit of the format.
  std::span<const std::uint8_t> ended() const { return ended_; }
  std::span<const float> rewards() const { return rewards_; }

  // Writes kSeen numbers for each game, seen by the player who is asked.
  void observe(std::span<std::int8_t> into) const;
  // Writes standing_size(players()) numbers for each game, seen by the same player.
  void stand(std::span<std::int32_t> into) const;
  // Writes kActions numbers for each game: 1 for a legal action.
  void masks(std::span<std::uint8_t> into) const;
  Afterstates afterstates() const;

 private:
  GameBatch(Game start, int n, std::uint64_t seed);
  void settle(std::size_t i);

  Game start_;
  std::vector<Game> games_;
  std::vector<Random> dice_;  // of each game
  std::vector<std::uint8_t> ended_;
  std::vector<float> rewards_;
};

}  // namespace trictrac::library
