// Pseudorandom numbers for games whose dice need not be secret.
#pragma once

#include <cstdint>

#include "game/rules/roll.h"

namespace trictrac {

// A SplitMix64 generator: a seed gives the same numbers on every machine.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  // Returns the seed of a generator that continues from here.
  std::uint64_t state() const { return state_; }
  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15u;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }
  // Returns 0 … n-1, n at most 256; the bias is below one in 2^40.
  int below(int n) { return static_cast<int>(((next() >> 8) * static_cast<std::uint64_t>(n)) >> 56); }
  Roll roll() {
    const int a = below(6), b = below(6);
    return Roll{static_cast<std::uint8_t>(a + 1), static_cast<std::uint8_t>(b + 1)};
  }
  // Returns a roll that is not a doublet.
  Roll simple_roll() {
    Roll r = roll();
    while (r.doublet()) r = roll();
    return r;
  }

 private:
  std::uint64_t state_;
};

// Returns the seed of the thing with this number. Each has two (`which` is 0 or 1); all are independent.
inline std::uint64_t seed_of(std::uint64_t seed, int number, int which) {
  Random random(seed * 0x9E3779B97F4A7C15u + 2 * static_cast<std::uint64_t>(number) +
                static_cast<std::uint64_t>(which));
  return random.next();
}

}  // namespace trictrac
