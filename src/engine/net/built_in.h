// The net that comes with the program: data/nets/trictrac.net, compiled in.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "engine/net/weights.h"

namespace trictrac::net {

// Its file, byte for byte.
std::string_view built_in_file();

// The net, read once; or why it cannot be used, naming the rules it was made with and those of the program.
const std::expected<Weights, std::string>& load_built_in();

// The net. Where it cannot be used the program ends with that message: nothing plays by an empty net.
const Weights& built_in();

}  // namespace trictrac::net
