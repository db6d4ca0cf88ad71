// Two signatures: a number for the whole of the rules, and one for the answers of a net.
#pragma once

#include <cstdint>

#include "engine/net/kernel.h"

namespace trictrac {

// Returns the signature of the rules: plays tours with uniform choices under every preset and option, and
// hashes every roll, event, count of plays, mark and outcome (FNV-1a). Integers only: the same from every
// compiler.
std::uint64_t signature();

// Returns the signature of a net: a hash of its answers on positions of tours played at random. The same with
// every kernel on every machine.
std::uint64_t net_signature(const net::Weights& weights, const net::Kernel& kernel);

}  // namespace trictrac
