// What is kept of somebody's learning, as messages have it.
#pragma once

#include <nlohmann/json.hpp>

#include "base/json.h"
#include "store/rows/learning_rows.h"

namespace trictrac {

// {"version":N,"kept":{…}|null}
Json learnt_json(const Learnt& learnt);

}  // namespace trictrac
