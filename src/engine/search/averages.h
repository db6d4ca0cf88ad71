// What positions looked ahead from were worth: a question asked again is answered from memory.
#pragma once

#include <optional>
#include <vector>

#include "engine/search/spot.h"

namespace trictrac {

// Keeps the averages of one searcher. Of fixed size: what is kept last in a place drives out what was there.
class Averages {
 public:
  // The worth kept for that very question.
  std::optional<Millionths> find(const Spot& spot, int plies, const Depth& depth) const;
  void keep(const Spot& spot, int plies, const Depth& depth, Millionths worth);

 private:
  static constexpr std::size_t kPlaces = 1024;
  struct Place {
    Spot spot;
    int plies = 0;  // 0: empty
    Depth depth;
    Millionths worth{};
  };
  std::vector<Place> places_;  // none before something is kept
};

}  // namespace trictrac
