// JSON as text.
#pragma once

#include <string>
#include <string_view>

#include "base/json.h"
#include "table/api_error.h"

namespace trictrac {

// Reads any JSON.
Parsed<Json> parse_json(std::string_view text);
// Returns JSON as compact text; bytes that are not UTF-8 are replaced.
std::string dump(const Json& json);
// Returns a member that is a text, or "".
std::string text_member(const Json& json, std::string_view name);

}  // namespace trictrac
