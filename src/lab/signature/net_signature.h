// What the net answers, in one number.
#pragma once

#include <cstdint>

#include "engine/net/kernel.h"

namespace trictrac {

// A hash of the net's answers on positions of tours played at random: the same by every kernel on every
// machine.
std::uint64_t net_signature(const net::Weights& weights, const net::Kernel& kernel);

}  // namespace trictrac
