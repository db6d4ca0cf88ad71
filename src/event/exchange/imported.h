// An event as another program has written it.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "event/event.h"

namespace trictrac::event {

// The fault of a text, and its place.
struct ImportFault {
  int line = 0;  // from 1
  std::string message;
  friend bool operator==(const ImportFault&, const ImportFault&) = default;
};

// The entrants and rounds of a text. An entrant without a table and without a bye in a round was absent.
struct Imported {
  std::vector<AddEntrant> entrants{};
  std::vector<Round> rounds{};
};

// Returns the event of these rounds, with `by` as the author of its acts, or why they are refused. Only the
// last round may have open tables. Entrants who were absent have a bye that scores nothing.
std::expected<Event, EventError> event_of(const Terms& terms, const Imported& imported, const Author& by);

}  // namespace trictrac::event
