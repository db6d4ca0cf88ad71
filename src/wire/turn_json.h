// What is asked next: the member `turn` of a line.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "wire/line.h"

namespace trictrac {

Json turn_json(const Match& match, const LineAt& at);

// roll, decide, move or over.
std::string_view stage_name(Stage stage);
// Each a list of [from,to,number].
Json plays_json(const std::vector<Sequence>& sequences);
// What decision_json says, where it stands in a turn.
void add_decision(Json& turn, const Json& decision);
Json reasons_json(std::span<const Reason> reasons);

}  // namespace trictrac
