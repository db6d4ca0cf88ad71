// The interface of all bots, and the bots by name.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/match/match.h"

namespace trictrac {

// A player that chooses for a seat. Not for two threads at once.
class Bot {
 public:
  virtual ~Bot() = default;

  // Returns the index in tour.turn().plays of the play chosen. Requires tour.state() to be at Move.
  virtual int choose_play(const Tour& tour) = 0;
  // Chooses as above, knowing what is played for; returns an index in match.tour().turn().plays.
  virtual int choose_play(const Match& match) { return choose_play(match.tour()); }

  // Returns Hold{}, Go{} or, where may_suspend allows it, Suspend. Requires match.state() to be at Decide
  // (K4). The same question is given the same answer, but by a bot that draws.
  virtual GameEvent decide(const Match& match) = 0;
};

// Checks what the bots play by: the tables, the net and the book compiled in must go together and with the
// rules of the program; the error says what does not. To be called where a program starts that will need
// them.
std::expected<void, std::string> bots_ready();

// Returns the names of the bots that can be chosen as opponents, weakest first.
std::vector<std::string_view> bot_names();

// Makes a bot by name; null where there is none. Besides those of bot_names there are two measures
// (docs/bots.md): "hasard" plays anything, "commis" looks one roll ahead without a net. `seed` serves bots
// that draw.
std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);

}  // namespace trictrac
