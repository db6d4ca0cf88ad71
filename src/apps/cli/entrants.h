// Who is measured, by the text a verb was given.
#pragma once

#include <optional>

#include "lab/measure/player.h"

namespace trictrac::cli {

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
