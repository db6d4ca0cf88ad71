// Events as TRF16, the text that FIDE and pairing programs exchange. It has no holes and no clubs, cuts names
// at 33 letters, and cannot say that a game was annulled: it counts as an absence of both. Of an event
// without rounds it has only points and places.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "event/exchange/imported.h"

namespace trictrac::event {

struct TrfEvent {
  std::string title;
  int rounds = 0;  // that are planned (XXR), or played
  Imported event{};
};

// Returns an event as TRF16, with line ends as on this system's files (\n). Requires entrants of numbers up
// to 9999.
std::string print_trf(const EventState& state, std::string_view title);

// Reads an event as TRF16; lines other than 001, 012 and XXR say nothing that is needed. The results of each
// two opponents must fit.
std::expected<TrfEvent, ImportFault> read_trf(std::string_view text);

}  // namespace trictrac::event
