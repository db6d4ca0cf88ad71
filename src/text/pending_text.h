// The pending state of players who mark for themselves (section R), as the value of the key `hand` of a TRID
// (docs/record.md).
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "game/referee/referee.h"

namespace trictrac {

// Prints the TRID with everything pending; the game read from it continues in the same way.
std::string print_trid(const referee::Referee& r);

// Reads the game at `state`, which parse_trid has read from `trid`, with everything pending; the error says
// in English what is wrong with the key.
std::expected<referee::Referee, std::string> referee_of(const State& state, std::string_view trid);

}  // namespace trictrac
