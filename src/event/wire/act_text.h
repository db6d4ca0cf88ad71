// The acts and the terms of an event as lines of text, which a store keeps.
#pragma once

#include <string>
#include <string_view>

#include "event/role.h"
#include "event/terms.h"
#include "table/api_error.h"

namespace trictrac::event {

// Print an act or terms as one line of JSON, always the same for the same value.
std::string print_act(const LoggedAct& act);
std::string print_terms(const Terms& terms);

// Read such a line; the error says what is wrong with it. Whether an act is allowed is not checked.
Parsed<LoggedAct> parse_act(std::string_view text);
// The terms that were read can be held (are_valid).
Parsed<Terms> parse_terms(std::string_view text);

}  // namespace trictrac::event
