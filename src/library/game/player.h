// The players and analysts of the library: bots, nets and yardsticks, and the net with a search.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/players/player.h"
#include "library/game/game.h"
#include "service/analysis_session.h"

namespace trictrac::library {

// Returns the net of a file, which was made with the rules of this program; "" is the net compiled in. Each
// file is read once.
Result<std::shared_ptr<const net::Weights>> find_net(const std::string& file);

// Finds a player by its text (engine/players/player.h): a bot, "net:1", "net@FILE:1", "random", "greedy" ….
// The error lists the names, or says what is wrong with the file or which parts of this build do not agree.
Result<players::Entrant> find_player(std::string_view text);

// Returns the names of all bots: the two that measure, then the opponents, weakest first.
std::vector<std::string> all_bot_names();

// A player that chooses for every seat of any game. Not thread-safe.
class Chooser {
 public:
  // `seed` decides the errors of bots, and what is drawn at random.
  Chooser(const players::Entrant& entrant, std::uint64_t seed);
  static Result<Chooser> make(std::string_view text, std::uint64_t seed);

  // Returns the number of the action that the player chooses. Fails if no player is asked.
  Result<int> choose(const Game& game);

 private:
  std::unique_ptr<players::Player> player_;
};

// A way to answer a roll, from the roller's point of view.
struct RankedAction {
  int action = 0;     // of plays: the play; of decisions: holding, going or suspending
  int plies = 0;      // the depth of the search: only ways searched equally deep are compared
  double holes = 0;   // the holes that the roller gains on the score as it stands
  double worth = 0;   // the roller's expected gain until the end of the round, in the unit of the format
  double lost = 0;    // holes less than the first, of a way looked at as far as that
  double chance = 0;  // of winning the round
};

// The value of a position before a roll, for the player who throws.
struct PositionValue {
  double holes = 0, worth = 0, chance = 0;
};

// The net compiled in, with a search. Not thread-safe; each thread may have one.
class Analyst {
 public:
  // Creates an analyst. The error says which parts of this build do not agree.
  static Result<std::unique_ptr<Analyst>> make();

  // Returns the ways to answer the current roll, best first; at Decide, one of each kind. `plies`: 0 to 2.
  Result<std::vector<RankedAction>> rank(const Game& game, int plies);
  // Returns the value of a position that awaits a throw. `plies`: 0 to 2.
  Result<PositionValue> worth(const Game& game, int plies);
  // Answers a question of docs/analysis.md, both in JSON: hints with rollouts, reviews of records.
  std::string ask(std::string_view question) { return session_.answer(question); }

 private:
  Analyst() : session_(resources()) {}
  static const advice::EngineResources& resources();
  advice::Round& round_of(const Match& match);

  advice::AnalysisSession session_;
  std::unique_ptr<advice::Round> round_;  // of the question asked last
};

}  // namespace trictrac::library
