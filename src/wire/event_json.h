// What a roll is worth, event by event, as messages print it.
#pragma once

#include <string_view>

#include "base/json.h"
#include "game/rules/events.h"
#include "game/rules/side.h"

namespace trictrac {

// {"jan",…,"ways","points","at"}, with `particulars` after the jan.
Json event_json(const Event& event, const Json& particulars);

// Whose it is, `roller` having thrown.
std::string_view side_of(const Event& event, Side roller);

// As their numbers, lowest first.
Json fleches_json(FlecheSet set);

}  // namespace trictrac
