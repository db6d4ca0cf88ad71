// Which rules these are: what nets, books and stored games name that rest on them.
#pragma once

#include <cstdint>

namespace trictrac {

// signature() (src/lab/signature), which takes a while to compute; a test proves it. A change of the rules
// that alters the one alters the other in the same commit.
inline constexpr std::uint64_t kRulesVersion = 0x803e63333049205d;

}  // namespace trictrac
