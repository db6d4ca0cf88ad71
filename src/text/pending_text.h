// What is pending where players mark for themselves (section R), as the value of the key `hand` of a TRID.
// How it is written: docs/record.md.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "game/referee/referee.h"

namespace trictrac {

// Prints the TRID with all that is pending; read again it goes on in the same way.
std::string print_trid(const referee::Referee& r);

// Reads the game at `state`, which parse_trid has read of `trid`, with what is pending there; the error says
// in English what is wrong with the key.
std::expected<referee::Referee, std::string> referee_of(const State& state, std::string_view trid);

}  // namespace trictrac
