// Bots that choose for a seat of Le Tric Trac (source S4, docs/courrier.md).
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "courrier/rules/match.h"

namespace trictrac::courrier {

class Bot {
 public:
  virtual ~Bot() = default;
  // Returns the index in game.plays() of the chosen play. Requires that game.state().stage is Move.
  virtual int choose_play(const Match& game) = 0;
};

// Returns the names of the bots, weakest first.
std::vector<std::string_view> bot_names();

// Returns a bot by name ("hasard", "commis"), or null. `seed` serves bots that draw.
std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);

}  // namespace trictrac::courrier
