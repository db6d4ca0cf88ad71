// Questions about games and positions away from a table: JSON in, JSON out, without state.
#pragma once

#include <string>
#include <string_view>

#include "contract/description.h"

namespace trictrac {

// Returns the answer to one question (contract/study_fields.h), or the message "error".
std::string study(std::string_view message);

}  // namespace trictrac

namespace trictrac::contract {

// Adds the questions and their answers.
void describe_study(Description& all);

}  // namespace trictrac::contract
