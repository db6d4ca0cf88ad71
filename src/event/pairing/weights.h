// Weights of pairs by several criteria: a pairing has the greatest sum of weights when its sums of costs are
// least, one criterion after the other. Costs and weights are in the order of place_of_pair().
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "event/pairing/matching.h"

namespace trictrac::event {

// Returns for each place what it can cost at most, by each criterion.
template <std::size_t kCount>
std::vector<std::array<int, kCount>> greatest_costs(int places,
                                                    std::span<const std::array<int, kCount>> costs) {
  std::vector<std::array<int, kCount>> most(static_cast<std::size_t>(places));
  for (int i = 0; i < places; ++i)
    for (int j = i + 1; j < places; ++j)
      for (const int place : {i, j})
        for (std::size_t c = 0; c < kCount; ++c)
          most[place][c] = std::max(most[place][c], costs[place_of_pair(places, i, j)][c]);
  return most;
}

// Returns an upper bound of the cost of a pairing by each criterion: half of what its places can cost.
template <std::size_t kCount>
std::array<std::int64_t, kCount> bounds_of(std::span<const std::array<int, kCount>> most) {
  std::array<std::int64_t, kCount> sums{};
  for (const auto& each : most)
    for (std::size_t c = 0; c < kCount; ++c) sums[c] += each[c];
  for (std::int64_t& sum : sums) sum /= 2;
  return sums;
}

// Returns the weights of pairs with these costs; `bounds` are those of a pairing. Where this would need more
// than kMostWeight, the last criterion is taken in coarser steps.
template <std::size_t kCount>
std::vector<std::int64_t> weights_of(std::span<const std::array<int, kCount>> costs,
                                     std::array<std::int64_t, kCount> bounds) {
  std::array<std::int64_t, kCount> units{};
  // The weight of one unit of each criterion is more than all criteria after it can cost together.
  const auto fits = [&] {
    std::int64_t total = 0;
    for (std::size_t c = kCount; c-- > 0;) {
      units[c] = total + 1;
      if (bounds[c] > (kMostWeight - total) / units[c]) return false;
      total += bounds[c] * units[c];
    }
    return true;
  };
  int coarser = 0;
  for (; !fits(); ++coarser) bounds.back() /= 2;

  std::vector<std::int64_t> weights;
  weights.reserve(costs.size());
  for (std::array<int, kCount> pair : costs) {
    pair.back() >>= coarser;
    weights.push_back(std::inner_product(pair.begin(), pair.end(), units.begin(), std::int64_t{0}));
  }
  const std::int64_t greatest = weights.empty() ? 0 : std::ranges::max(weights);
  for (std::int64_t& weight : weights) weight = greatest - weight;
  return weights;
}

}  // namespace trictrac::event
