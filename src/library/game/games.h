// A batch of games, each at a point where a player is asked: for programs that learn by playing.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/worker_pool.h"
#include "game/chance/random.h"
#include "library/game/game.h"
#include "library/game/observation.h"
#include "library/game/opponents.h"

namespace trictrac::library {

// The result of each legal action before any dice; rows in the order of the games, and of the actions.
struct Afterstates {
  std::vector<std::int32_t> game;    // its number
  std::vector<std::int32_t> action;  // as in action.h
  std::vector<std::int8_t> seen;     // kSeen numbers a row, seen by the player who acts
};

// Arrays to be written, a row for each game; an empty one is left out. The player who is asked sees them.
struct BatchArrays {
  std::span<std::int8_t> observations{};  // kSeen numbers a row (observation.h)
  std::span<std::int32_t> standings{};    // standing_size(players()) numbers a row
  std::span<std::uint8_t> masks{};        // kActions numbers a row: 1 for a legal action
  std::span<std::int8_t> asked{};         // the side
  std::span<std::int8_t> player_asked{};
  std::span<std::uint8_t> ended{};  // 1 if the game ended in the last step
  std::span<float> rewards{};       // what each player won by that, players() numbers a row
};

// The end of a game of a batch: its own, or the first time that the men are put back (K4, K5).
enum class Until : std::uint8_t { End, Releve };

// The options of a batch.
struct BatchOptions {
  int threads = 1;
  Until until = Until::End;
  std::optional<players::Entrant> opponent{};  // plays all players but one of each game
  std::optional<int> player{};                 // that one; nothing: player i % players() of game i
};

// The state of a batch of games, from which it can be restored with the same options.
struct SavedGames {
  std::string start;                              // the record that each begins with
  std::vector<std::vector<std::uint16_t>> games;  // the actions and chances of each since then
  std::vector<std::uint64_t> dice, choices;
  std::vector<std::uint8_t> ended;
  std::vector<float> rewards;
};

// Games played in parallel, each waiting for an action of its player.
class GameBatch {
 public:
  // Begins `n` games of Game::open(text), whose dice depend on `seed`: the same seed and the same actions
  // give the same games, in any number of threads. Refuses a game that is over at its beginning.
  static Result<GameBatch> begin(std::string_view text, int n, std::uint64_t seed, BatchOptions options = {});
  SavedGames saved() const;
  // Restores a batch from `saved`. Fails if its parts are inconsistent.
  static Result<GameBatch> restored(const SavedGames& saved, BatchOptions options = {});

  int size() const { return static_cast<int>(rows_.size()); }
  // Returns game `i` as it stands.
  const Match& match(int i) const { return row(i).match; }
  // Returns game `i` with its history, which takes about as long as it took to play it.
  Game operator[](int i) const { return *replayed(rows_[static_cast<std::size_t>(i)].past); }
  int players() const { return start_.players(); }
  int threads() const { return pool_.size(); }
  const BatchOptions& options() const { return options_; }
  // Returns the side that is asked in game `i`, and its player.
  Side asked(int i) const { return row(i).match.state().to_act; }
  int player_asked(int i) const { return player_at(row(i).match.account(), asked(i)); }

  // Takes an action in each game, then throws, and lets the opponent play, until a player of the program is
  // asked. A game that ends begins again at once. Then writes `into`. After an error, nothing has changed in
  // any game.
  Result<void> step(std::span<const std::int32_t> actions, const BatchArrays& into = {});
  // Draws a legal action for each game, all with equal chances.
  void draw(std::span<std::int32_t> actions);

  // Returns, for the last step, 1 for each game that ended, and the gain of each player in it: players()
  // numbers for each game, in the unit of the format; until a relevé, the holes won in it less those lost.
  std::span<const std::uint8_t> ended() const { return ended_; }
  std::span<const float> rewards() const { return rewards_; }

  // Writes the arrays. Requires that each is empty or has a row for each game.
  void write(const BatchArrays& into) const;
  Afterstates afterstates() const;

 private:
  struct Row {
    Match match;
    Random dice, choices;
    std::vector<std::uint16_t> past;  // actions and chances
    int round = -1;                   // of which `root` is the beginning; only where an opponent plays
    MatchLedger root{};
    int legal = 0;                                          // how many actions are
    std::array<std::uint16_t, Plays::kCapacity> actions{};  // in the order of the plays
    int chosen = 0;                                         // the place of one of them
    bool thrown = false;                                    // a roll has fallen since the beginning

    // Returns the place of an action among them, or `legal`.
    int find(std::int32_t action) const;
    void list_actions();
    // Takes the action of that place; lets fall what is awaited.
    void act(int place);
    void fall();
  };

  GameBatch(Game start, int n, BatchOptions options);
  Result<Game> replayed(std::span<const std::uint16_t> past) const;
  const Row& row(int i) const { return rows_[static_cast<std::size_t>(i)]; }
  int own_player(int i) const { return options_.player.value_or(i % players()); }
  template <class Work>
  void for_each(Work work) const;
  void settle(int i, int thread);
  bool ended(const Row& row) const;
  void end(int i);
  double gain(const Match& match, int player) const;
  void write_row(int i, const BatchArrays& into) const;
  void write_afterstates(int i, std::size_t at, Afterstates& all) const;

  Game start_;
  BatchOptions options_;
  WorkerPool pool_;
  Opponents opponents_;
  std::vector<Row> rows_;
  std::vector<std::uint8_t> ended_;
  std::vector<float> rewards_;
};

}  // namespace trictrac::library
