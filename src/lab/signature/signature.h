// One number for the whole of the rules: seeded games by a fixed policy, every event hashed.
#pragma once

#include <cstdint>

#include "game/rules/options.h"

namespace trictrac {

// Plays tours with uniform choices under every preset and option, and hashes every roll, event,
// count of plays, mark and outcome (FNV-1a). Integers only: the same from every compiler.
std::uint64_t signature();

}  // namespace trictrac
