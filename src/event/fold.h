// The effect of one act on the state of an event.
#pragma once

#include <optional>

#include "event/error.h"
#include "event/role.h"
#include "event/state.h"

namespace trictrac::event {

// Applies an act to `state`, or returns why it is refused; the state is then undefined. Requires an act other
// than Undo, which is an act on the log (event.h).
std::optional<EventError> fold(EventState& state, const LoggedAct& line);

}  // namespace trictrac::event
