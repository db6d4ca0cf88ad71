// Whoever chooses for a seat: the interface of all bots.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "rules/state.h"

namespace trictrac {

class Bot {
 public:
  virtual ~Bot() = default;
  // tour.state().stage is Move: the index in tour.turn().plays of the play chosen.
  virtual int choose_play(const Tour& tour) = 0;
  // tour.state().stage is Decide: true to hold, false to go (K4).
  virtual bool choose_hold(const Tour& tour) = 0;
};

// The names make_bot knows, weakest first.
std::vector<std::string_view> bot_names();

// A bot by name ("hasard", "commis"), or null. `seed` serves bots that draw.
std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);

}  // namespace trictrac
