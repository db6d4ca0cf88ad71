// Players that are measured, by the text a command was given.
#pragma once

#include <optional>

#include "apps/cli/command_line.h"
#include "lab/measure/player.h"

namespace trictrac::cli {

// Returns what finds nets by the names of their files. It reads each file once; "" is the net compiled in. A
// net made with other rules than this program's is refused.
measure::FindNet net_finder();

// Returns what a command takes for a player. Does not look for the file of a net or an engine.
CheckedBy any_player();

// Returns whether a player needs no file and no other program.
bool needs_nothing(const std::string& player);

// Reads engine=COMMAND, or what measure::read_player reads.
std::expected<measure::Entrant, std::string> read_entrant(const std::string& text,
                                                          const measure::FindNet& find_net,
                                                          const Tables& tables);

// Returns the first fault of any of them.
template <class... Entrants>
std::optional<std::string> fault_of(const Entrants&... entrants) {
  std::optional<std::string> fault;
  ((fault || !entrants.fault || (fault = entrants.fault())), ...);
  return fault;
}

}  // namespace trictrac::cli
