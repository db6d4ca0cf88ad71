// The unit of luck and of losses in holes.
#pragma once

namespace trictrac::advice {

// The least value of a hole, as a part of that of the first hole of the round, where the round is all but
// decided.
inline constexpr double kLeastHole = 0.1;

}  // namespace trictrac::advice
