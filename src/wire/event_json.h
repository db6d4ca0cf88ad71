// What a roll is worth, event by event, as messages print it.
#pragma once

#include <string_view>

#include "base/json.h"
#include "game/rules/events.h"
#include "game/rules/judge.h"
#include "game/rules/side.h"

namespace trictrac {

// {"jan",…,"ways","points","at"}, with `particulars` after the jan.
Json event_json(const Event& event, const Json& particulars);

// Whose it is, `roller` having thrown.
std::string_view side_of(const Event& event, Side roller);

// What `roll`, thrown by `roller` on `p` and judged as `turn`, is worth: each event with its rule, whose it
// is, and the men and flèches of its ways.
Json explained_json(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn, Side roller);

// As their numbers, lowest first.
Json fleches_json(FlecheSet set);

}  // namespace trictrac
