// An engine of somebody else's as a player to be measured.
#pragma once

#include "lab/measure/player.h"

namespace trictrac::external_engines {

inline constexpr std::string_view kEngine = "engine=";

// The engine that `command` begins, as often as it is made: it is begun once to see that it is one. It is
// shown positions alone, and of an account what a TRID holds of it. Once it has answered wrongly the entrant
// has a fault, and it only does the first thing that is lawful.
std::expected<measure::Entrant, std::string> entrant_of(const std::string& command);

}  // namespace trictrac::external_engines
