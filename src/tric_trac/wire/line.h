// An event of a match of Le Tric Trac as a message, and what may be played next.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/json.h"
#include "tric_trac/session/session.h"

namespace trictrac::tric_trac {

// Applies the next event of a table and returns its message, or nothing where the rules do not take it.
std::optional<std::string> apply_in_words(Table& table, const LoggedEvent& event);

// Prints where a match stands, in short, for those who do not look at it: the points of each.
Json stands_json(const State& state);

// Prints the message "verdict": whether a play may begin with `steps`, and what may follow. At Stage::Move.
std::string verdict_text(const State& state, std::span<const Step> steps);

}  // namespace trictrac::tric_trac
