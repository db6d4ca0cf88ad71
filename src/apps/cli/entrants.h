// The players of a measurement, by the texts given to a command.
#pragma once

#include <optional>

#include "apps/cli/command_line.h"
#include "engine/players/player.h"

namespace trictrac::cli {

// Returns a function that finds nets by the names of their files. It reads each file once; "" is the net
// compiled in. A net made with other rules than this program's is refused.
players::FindNet net_finder();

// Returns the check of a text for a player. Does not look for the file of a net or an engine.
CheckedBy any_player();

// Returns whether a player needs neither a file nor another program.
bool needs_nothing(const std::string& player);

// Reads engine=COMMAND, or any text of players::read_player.
std::expected<players::Entrant, std::string> read_entrant(const std::string& text,
                                                          const players::FindNet& find_net,
                                                          const Tables& tables);

// Returns the first fault of any entrant, or nullopt.
template <class... Entrants>
std::optional<std::string> fault_of(const Entrants&... entrants) {
  std::optional<std::string> fault;
  ((fault || !entrants.fault || (fault = entrants.fault())), ...);
  return fault;
}

}  // namespace trictrac::cli
