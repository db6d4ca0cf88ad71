#include "engine/search/chance_node.h"

namespace trictrac {
namespace {

std::size_t hash_of(const ChanceNode& chance_node, int plies) {
  const State& s = chance_node.state;
  std::uint64_t h = 0;
  const auto add = [&](std::uint64_t word) { h = (h ^ word) * 0x9E3779B97F4A7C15u, h ^= h >> 29; };
  for (const Men* men : {&s.board.own, &s.board.other})
    for (const std::uint64_t word : men->words) add(word);
  add(static_cast<std::uint64_t>(s.marks.points.white * 16 + s.marks.points.black));
  add(static_cast<std::uint64_t>(chance_node.node) * 8 + static_cast<std::uint64_t>(plies) * 2 +
      static_cast<std::uint64_t>(s.to_act));
  return static_cast<std::size_t>(h >> 32);
}

// Leaves out what no roll to come depends on.
ChanceNode normalized(ChanceNode chance_node) {
  chance_node.state.roll = {};
  return chance_node;
}

// One ply ahead no answer is left out, at any depth.
Depth normalized(int plies, const Depth& depth) { return plies > 1 ? depth : Depth{}; }

}  // namespace

std::optional<Millionths> AverageCache::find(const ChanceNode& chance_node, int plies,
                                             const Depth& depth) const {
  if (cache_.empty()) return std::nullopt;
  const CachedAverage& place = cache_[hash_of(chance_node, plies) % kPlaces];
  if (place.plies != plies || place.depth != normalized(plies, depth) ||
      place.chance_node != normalized(chance_node))
    return std::nullopt;
  return place.equity;
}

void AverageCache::store(const ChanceNode& chance_node, int plies, const Depth& depth, Millionths equity) {
  if (cache_.empty()) cache_.resize(kPlaces);
  cache_[hash_of(chance_node, plies) % kPlaces] = {normalized(chance_node), plies, normalized(plies, depth),
                                                   equity};
}

}  // namespace trictrac
