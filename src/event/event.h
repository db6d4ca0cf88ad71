// An event: an append-only log of numbered acts, from which its state follows. A value: it has no store, no
// clock and no chance; pairings come with the acts (event/pairing makes them).
//
// Events without rounds (arenas, ladders) have the same log, with one act more: they are one round that
// begins empty and stays open, to which StartTable adds a table at a time. Results, forfeits, corrections,
// undo, and the games that the server makes are then those of any table.
#pragma once

#include <expected>
#include <span>
#include <vector>

#include "event/effects.h"
#include "event/error.h"
#include "event/role.h"
#include "event/state.h"

namespace trictrac::event {

class Event {
 public:
  // Begins an event without acts. Requires are_valid(terms).
  explicit Event(const Terms& terms);

  const EventState& state() const { return state_; }
  // Returns all acts in their order; those that were undone too.
  std::span<const LoggedAct> log() const { return log_; }
  // Returns the number that the next act must have.
  int next_number() const { return static_cast<int>(log_.size()) + 1; }
  // Returns for each act of the log whether it counts: it has not been undone, or its undo was.
  std::vector<bool> effective() const;

  // Appends an act and returns its effects. An error leaves the event as it was; Stale: the act was made for
  // another state of the event.
  std::expected<Effects, EventError> apply(const LoggedAct& act);

 private:
  std::expected<EventState, EventError> undo(const LoggedAct& line) const;

  EventState state_;
  std::vector<LoggedAct> log_;
};

}  // namespace trictrac::event
