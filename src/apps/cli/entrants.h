// Who is measured, by the text a command was given.
#pragma once

#include <optional>

#include "apps/cli/command_line.h"
#include "lab/measure/player.h"

namespace trictrac::cli {

// Nets by the names of their files, for commands that measure.

// Reads each file once; "" is the net compiled in. A net made with other rules than this program's is
// refused.
measure::FindNet net_finder();

// What a command takes for a player. Whether the file of a net or an engine is there is not asked.
CheckedBy any_player();

// Is it a player for whom nothing is read from a file and nothing is begun?
bool needs_nothing(const std::string& player);

// engine=COMMAND, or what measure::read_player reads.
std::expected<measure::Entrant, std::string> read_entrant(const std::string& text,
                                                          const measure::FindNet& find_net,
                                                          const Tables& tables);

// The first fault of any of them.
template <class... Entrants>
std::optional<std::string> fault_of(const Entrants&... entrants) {
  std::optional<std::string> fault;
  ((fault || !entrants.fault || (fault = entrants.fault())), ...);
  return fault;
}

}  // namespace trictrac::cli
