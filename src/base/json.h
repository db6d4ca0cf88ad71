// The JSON type of the whole program; members keep their order.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace trictrac {

using Json = nlohmann::ordered_json;

}  // namespace trictrac
