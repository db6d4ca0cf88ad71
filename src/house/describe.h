// What the program offers, as one object (docs/protocol.md, "What the program offers"): every format, option,
// jan, law and code, with defaults, limits and sources, made from the tables that the program itself reads.
#pragma once

#include <string>

#include "base/json.h"

namespace trictrac {

Json description();

// The same as text.
std::string describe();

}  // namespace trictrac
