#include "event/pairing/matching.h"

#include <lemon/full_graph.h>
#include <lemon/matching.h>

#include "base/assert.h"

namespace trictrac::event {

std::vector<int> max_weight_perfect_matching(int count, const std::vector<std::int64_t>& weights) {
  TRICTRAC_ASSERT(count % 2 == 0);
  std::vector<int> mates(static_cast<std::size_t>(count));
  if (count == 0) return mates;
  using Graph = lemon::FullGraph;
  using Weights = Graph::EdgeMap<std::int64_t>;
  const Graph graph(count);
  Weights weight(graph);
  for (int i = 0; i < count; ++i)
    for (int j = i + 1; j < count; ++j) {
      const std::int64_t w = weights[place_of_pair(count, i, j)];
      TRICTRAC_ASSERT(w >= 0 && w <= kMostWeight);
      weight[graph.edge(graph(i), graph(j))] = w;
    }
  lemon::MaxWeightedPerfectMatching<Graph, Weights> matching(graph, weight);
  if (!matching.run()) fatal("a complete graph has a perfect matching");
  for (int i = 0; i < count; ++i) mates[static_cast<std::size_t>(i)] = graph.index(matching.mate(graph(i)));
  return mates;
}

}  // namespace trictrac::event
