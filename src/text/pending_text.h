// What is pending where players mark for themselves (section R), as the value of the key `hand` of a TRID.
// How it is written: docs/record.md.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "game/referee/referee.h"

namespace trictrac {

// The TRID with all that is pending; read again it goes on in the same way.
std::string print_trid(const referee::Referee& r);

// The game at `state`, which parse_trid has read of `trid`, with what is pending there; or what is wrong with
// the key, in English.
std::expected<referee::Referee, std::string> referee_of(const State& state, std::string_view trid);

}  // namespace trictrac

// Whether what a text says is pending can be so at all.

namespace trictrac::referee {

inline constexpr int kMostPending = 99999;    // of any number in it
inline constexpr std::size_t kMostJans = 80;  // of a mark

// English, or nothing where the game can go on from it.
std::optional<std::string> problem_of_pending(const State& s, const Pending& p);

}  // namespace trictrac::referee
