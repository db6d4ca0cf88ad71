// An event of a match of Le Tric Trac as a message, and the plays possible next.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/json.h"
#include "courrier/session/session.h"

namespace trictrac::courrier {

// Applies the next event of a table and returns its message, or nullopt if the rules refuse it.
std::optional<std::string> apply_in_words(Table& table, const LoggedEvent& event);

// Returns the score of a match in short, for lists: the points of each.
Json stands_json(const State& state);

// Returns the message "verdict": whether a play may begin with `steps`, and the steps that may follow. At
// Stage::Move.
std::string verdict_text(const State& state, std::span<const Step> steps);

}  // namespace trictrac::courrier
