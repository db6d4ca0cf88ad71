// The players of a measurement: nets at any depth, yardsticks, and nets that do one thing wrong on purpose.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/measure/luck.h"

namespace trictrac::measure {

// A player to be measured.
class Player {
 public:
  virtual ~Player() = default;
  // Draws from this seed from now on.
  virtual void begin_match(std::uint64_t /*seed*/) {}
  // Begins a round in which the player sits at `side`.
  virtual void begin_round(const MatchLedger& /*root*/, Side /*side*/) {}
  // Returns what the player does, which is legal. Requires match.state() to be at Decide or Move.
  virtual GameEvent choose(const Match& match) = 0;

 protected:
  // Returns the play of that number in the turn in hand.
  static GameEvent play(const Match& match, int index);
};

// Finds the net in a file; "" is the one compiled in. The error says in English what is wrong with the file.
using FindNet =
    std::function<std::expected<std::shared_ptr<const net::Weights>, std::string>(const std::string& file)>;

// A player by its text, to be made as often as there are threads.
struct Entrant {
  std::string name;                             // that text
  std::shared_ptr<const net::Weights> weights;  // null without a net
  std::function<std::unique_ptr<Player>()> make;
  // What has gone wrong with any that was made, which then no longer plays as it would; null: nothing can.
  std::function<std::optional<std::string>()> fault{};

  bool at_fault() const { return fault && fault(); }
};

// How a net plays.
struct NetManner {
  enum class Decides : std::uint8_t { Well, AlwaysGo, AlwaysHold };
  Depth depth{};
  Decides decides = Decides::Well;
  Aim aim = Aim::Agreed;
};

// Makes a net at the board.
std::unique_ptr<Player> make_net_player(std::shared_ptr<const net::Weights> weights, const Tables& tables,
                                        const NetManner& manner);

// Returns the names that most players are read by: nets that are compiled in, yardsticks and levels.
std::vector<std::string> player_names();

// Reads a player by its text:
//   net[@FILE]:PLIES[,keep=N,N][,within=HOLES][,always-go|always-hold][,as-tour|as-win]
//   random | random-go | first-go | greedy
//   a name of make_bot (engine/bots/bot.h)
// `tables`: what the start of a relevé is worth to nets.
std::expected<Entrant, std::string> read_player(std::string_view text, const FindNet& find_net,
                                                const Tables& tables);

}  // namespace trictrac::measure
