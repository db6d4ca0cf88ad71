// Whoever chooses for a seat: the interface of all bots.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/match/match.h"

namespace trictrac {

class Bot {
 public:
  virtual ~Bot() = default;

  // tour.state().stage is Move: the index in tour.turn().plays of the play chosen.
  virtual int choose_play(const Tour& tour) = 0;
  // The same, knowing what is played for; an index in match.tour().turn().plays.
  virtual int choose_play(const Match& match) { return choose_play(match.tour()); }

  // match.state().stage is Decide (K4): Hold{}, Go{} or, where may_suspend allows it,
  // Suspend. The same question is given the same answer, but by a bot that draws.
  virtual GameEvent decide(const Match& match) = 0;
};

// Whether the bots have what they play by: the tables, the net and the book compiled in, which must go
// together and with the rules of the program; else what does not. To be asked where a program starts that
// will need them.
std::expected<void, std::string> bots_ready();

// The names of the bots one may play against, weakest first.
std::vector<std::string_view> bot_names();

// A bot by name, or null. Besides those of bot_names there are two measures (docs/bots.md): "hasard" plays
// anything, "commis" looks one roll ahead without a net. `seed` serves bots that draw.
std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);

}  // namespace trictrac
