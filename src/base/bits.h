#pragma once

#include <bit>
#include <cstdint>

namespace trictrac {

// Returns how many bits of `set` are one. The baseline of x86-64 has no instruction for it, and std::popcount
// is then a call into the compiler's library; here it is a dozen instructions in place, the same result
// everywhere.
constexpr int count_bits(std::uint64_t set) {
#if defined(__x86_64__) && !defined(__POPCNT__)
  set -= (set >> 1) & 0x5555555555555555;
  set = (set & 0x3333333333333333) + ((set >> 2) & 0x3333333333333333);
  set = (set + (set >> 4)) & 0x0F0F0F0F0F0F0F0F;
  return static_cast<int>((set * 0x0101010101010101) >> 56);
#else
  return std::popcount(set);
#endif
}

}  // namespace trictrac
