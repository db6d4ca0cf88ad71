// The number of faults that tests of the server try.
#pragma once

#include <cstdlib>

namespace served {

// Returns the number of TRICTRAC_KILLS, or else `few`.
inline int kills_wanted(int few) {
  const char* wanted = std::getenv("TRICTRAC_KILLS");
  return wanted ? std::atoi(wanted) : few;
}

}  // namespace served
