// The names of what a measurement rests on.
#pragma once

#include "engine/equity/hashes.h"

namespace trictrac::measure {

using trictrac::hash_of;
using trictrac::in_hex;

}  // namespace trictrac::measure
