// Whoever chooses for a seat of Le Tric Trac (source S4, docs/courrier.md).
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "tric_trac/rules/match.h"

namespace trictrac::tric_trac {

class Bot {
 public:
  virtual ~Bot() = default;
  // game.state().stage is Move: the index in game.plays() of the play chosen.
  virtual int choose_play(const Match& game) = 0;
};

// The names make_bot knows, weakest first.
std::vector<std::string_view> bot_names();

// A bot by name ("hasard", "commis"), or null. `seed` serves bots that draw.
std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);

}  // namespace trictrac::tric_trac
