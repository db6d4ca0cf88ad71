// The net that comes with the program: data/nets/trictrac.net, compiled in.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/net/weights.h"

namespace trictrac::net {

// Its file, byte for byte.
std::string_view built_in_file();

// Read once. That it was made with the rules of this program is proved by a test.
const Weights& built_in();

}  // namespace trictrac::net
