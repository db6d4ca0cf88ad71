// The learner: a player that knows what the lessons teach and nothing else. After each legal play it counts
// what a person can count at the board; it has no net, no tables and no search.
#pragma once

#include <memory>
#include <string_view>

#include "engine/players/player.h"

namespace trictrac::players {

// Makes the player "lessons", or "lessons,without=NAME", which lacks the rules whose names begin so
// (docs/strength.md, "The rules of the lessons", lists them). Returns null for any other text.
std::unique_ptr<Player> make_learner(std::string_view text);

}  // namespace trictrac::players
