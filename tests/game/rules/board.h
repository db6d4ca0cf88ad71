// Positions for tests of the rules.
#pragma once

#include <utility>
#include <vector>

#include "game/rules/position.h"

namespace trictrac::test {

using Places = std::vector<std::pair<Fleche, int>>;  // flèche, men

// Men who stand there; those that are missing are off.
inline Men men(const Places& places) {
  Men m;
  for (const auto& [f, n] : places) m.set(f, n);
  m.off = static_cast<std::uint8_t>(kMenPerSide - m.total());
  return m;
}

inline Position board(const Places& own, const Places& other) { return {men(own), men(other)}; }

}  // namespace trictrac::test
