// The players of a measurement: nets with any search, yardsticks, and nets with one deliberate error.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/players/pursuit.h"

namespace trictrac::players {

// A player to be measured.
class Player {
 public:
  virtual ~Player() = default;
  // Sets the seed of later random choices.
  virtual void begin_match(std::uint64_t /*seed*/) {}
  // Begins a round in which the player sits at `side`.
  virtual void begin_round(const MatchLedger& /*root*/, Side /*side*/) {}
  // Returns the player's event, which is legal. Requires that match.state() is at Decide or Move.
  virtual GameEvent choose(const Match& match) = 0;

 protected:
  // Returns the play with that index in the current turn.
  static GameEvent play(const Match& match, int index);
};

// Finds the net in a file; "" is the net compiled in. The error says in English what is wrong with the file.
using FindNet =
    std::function<std::expected<std::shared_ptr<const net::Weights>, std::string>(const std::string& file)>;

// Reads a file. The error says that it cannot, and why.
using ReadFile = std::function<std::expected<std::string, std::string>(const std::string& file)>;

// Returns a function that finds nets in the files that `read` reads, each once. It refuses a net made with
// other rules than this program's.
FindNet net_finder(ReadFile read);

// A player described by a text; each thread makes its own.
struct Entrant {
  std::string name;                             // that text
  std::shared_ptr<const net::Weights> weights;  // null without a net
  std::function<std::unique_ptr<Player>()> make;
  // Returns the fault of any player made, which then no longer plays as it should, or nullopt; null if none
  // can fail.
  std::function<std::optional<std::string>()> fault{};
  // Whether each choice is drawn: begin_match() before it repeats it.
  bool draws = false;

  bool at_fault() const { return fault && fault(); }
};

// Makes a player without a net, a yardstick or a bot, by its name in read_player(); returns null if there is
// none of that name.
std::unique_ptr<Player> make_yardstick(std::string_view name);

// Returns the names of most players that can be read: nets compiled in, yardsticks, one strength, and levels.
std::vector<std::string> player_names();

// Reads a player by its text:
//   net[@FILE]:PLIES[,keep=N,N][,within=HOLES][,heat=HOLES][,always-go|always-hold][,as-tour|as-win]
//   random | random-go        at random; holds or goes with equal chances, or always goes
//   first-go                  the first legal play; always goes
//   greedy | shape            yardsticks.cpp
//   lessons[,without=RULE]    lessons.h
//   elo:N                     that strength on the ladder, with errors as people make them (strengths.h)
//   a name of make_bot (engine/bots/bot.h)
// `tables`: what the start of a relevé is worth to nets. The error says that there is no such player, or what
// `find_net` says.
std::expected<Entrant, std::string> read_player(std::string_view text, const FindNet& find_net,
                                                const Tables& tables);

}  // namespace trictrac::players
