// A lawful answer to what a table asks.
#pragma once

#include "base/json.h"

namespace trictrac::load_test {

// `turn` is that of a line; `pick` chooses among what there is.
Json lawful_action(const Json& turn, unsigned pick);

}  // namespace trictrac::load_test
