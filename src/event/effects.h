// The effects of an act on everything outside the event: games to make or to call off, ratings to count
// again, messages to send. Of a match each game has effects, and the table itself has none.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "event/state.h"

namespace trictrac::event {

// A game is to be made for two entrants.
struct TablePaired {
  TableNumber at{};
  Seats seats{};
  friend bool operator==(const TablePaired&, const TablePaired&) = default;
};
// A game that was made is not to be played.
struct TableCalledOff {
  TableNumber at{};
  Seats seats{};
  friend bool operator==(const TableCalledOff&, const TableCalledOff&) = default;
};
// A table has another outcome than before, which ratings follow.
struct OutcomeChanged {
  TableNumber at{};
  std::optional<Outcome> before{};
  std::optional<Outcome> after{};
  friend bool operator==(const OutcomeChanged&, const OutcomeChanged&) = default;
};
// The players of a table have reported different results.
struct TableDisputed {
  TableNumber at{};
  friend bool operator==(const TableDisputed&, const TableDisputed&) = default;
};
// A table has so many minutes more, or fewer if that was undone.
struct TimeGranted {
  TableNumber at{};
  int minutes = 0;
  friend bool operator==(const TimeGranted&, const TimeGranted&) = default;
};
// Another person sits where an entrant does, or of a team at one of its boards; the seat of a game in play
// passes to them.
struct PersonChanged {
  int entrant = 0;
  std::int64_t person = 0;
  int board = 0;  // of a team, from 1
  friend bool operator==(const PersonChanged&, const PersonChanged&) = default;
};
struct RoundClosed {
  int round = 0;
  friend bool operator==(const RoundClosed&, const RoundClosed&) = default;
};
struct PauseChanged {
  bool paused = false;
  friend bool operator==(const PauseChanged&, const PauseChanged&) = default;
};
struct MessageSent {
  std::string text;
  friend bool operator==(const MessageSent&, const MessageSent&) = default;
};
struct EventFinished {
  friend bool operator==(const EventFinished&, const EventFinished&) = default;
};

using Effect = std::variant<TablePaired, TableCalledOff, OutcomeChanged, TableDisputed, TimeGranted,
                            PersonChanged, RoundClosed, PauseChanged, MessageSent, EventFinished>;
using Effects = std::vector<Effect>;

// Returns what has changed between two states of one event, so that an undo has the effects of what it
// undoes.
Effects effects_between(const EventState& before, const EventState& after);

}  // namespace trictrac::event
