// Who plays in a measurement: nets at any depth, yardsticks, and nets that do one thing wrong on purpose.
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

class Player {
 public:
  virtual ~Player() = default;
  // Draws with these dice of its own from now on.
  virtual void begin_match(std::uint64_t /*seed*/) {}
  // A round begins in which he sits at `side`.
  virtual void begin_round(const MatchLedger& /*root*/, Side /*side*/) {}
  // match.state().stage is Decide or Move: what he does, lawful.
  virtual GameEvent choose(const Match& match) = 0;

 protected:
  // The play of that number in the turn in hand.
  static GameEvent play(const Match& match, int index);
};

// The net in a file; "" is the one compiled in. Or what is wrong with the file, in English.
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

// Returns the names that most players are read by: nets that are compiled in, yardsticks and levels.
std::vector<std::string> player_names();

// Reads
//   net[@FILE]:PLIES[,keep=N,N][,within=HOLES][,always-go|always-hold][,as-tour|as-win]
//   random | random-go | first-go | greedy
//   a name of make_bot (engine/bots/bot.h)
// `tables`: what the start of a relevé is worth to nets.
std::expected<Entrant, std::string> read_player(std::string_view text, const FindNet& find_net,
                                                const Tables& tables);

}  // namespace trictrac::measure
