// The version of the rules, named by the nets, books and stored games that depend on it.
#pragma once

#include <cstdint>

namespace trictrac {

// Equals signature() (src/lab/signature), which takes a while to compute; a test compares the two. A change
// of the rules that alters the signature updates this number in the same commit.
inline constexpr std::uint64_t kRulesVersion = 0x803e63333049205d;

}  // namespace trictrac
