// The matching on which pairings stand. It is in C++17, as LEMON 1.3 needs allocators that C++20 has dropped.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace trictrac::event {

// The greatest weight: the sums that LEMON makes of a few weights stay far from the end of 64 bits.
constexpr std::int64_t kMostWeight = std::int64_t{1} << 58;

// Returns the place of the pair (i, j), i < j, among the weights of a complete graph of `count` vertices.
constexpr std::size_t place_of_pair(int count, int i, int j) {
  const auto n = static_cast<std::size_t>(count), row = static_cast<std::size_t>(i);
  return row * (2 * n - row - 1) / 2 + static_cast<std::size_t>(j - i - 1);
}

// Returns for each vertex of a complete graph its mate in a perfect matching of the greatest weight, the same
// one on every machine. `weights` has the pairs in the order of place_of_pair(). Requires an even count, and
// weights of 0 to kMostWeight.
std::vector<int> max_weight_perfect_matching(int count, const std::vector<std::int64_t>& weights);

}  // namespace trictrac::event
