// The order of a ladder as it was, for the arrows beside its places.
#pragma once

#include <cstdint>
#include <vector>

#include "event/event.h"

namespace trictrac::event {

// Returns the entrants of a ladder as they stood at a moment, best first, by the acts that still count.
// Before it had begun: by seed. Reads the whole log.
std::vector<int> ladder_at(const Event& event, std::int64_t moment);

}  // namespace trictrac::event
