// The version of the rules, named by the nets, books and stored games that depend on it.
#pragma once

#include <cstdint>

namespace trictrac {

// signature() (src/lab/signature), which takes a while to compute; a test proves that it is this. A change of
// the rules that alters one alters the other in the same commit.
inline constexpr std::uint64_t kRulesVersion = 0x803e63333049205d;

}  // namespace trictrac
