// Nets by the names of their files, for verbs that measure.
#pragma once

#include "lab/measure/player.h"

namespace trictrac::cli {

// Reads each file once; "" is the net compiled in. A net made with other rules than this program's is
// refused.
measure::FindNet net_finder();

}  // namespace trictrac::cli
