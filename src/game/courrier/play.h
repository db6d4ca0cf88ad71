// A play of Le Tric Trac: up to four steps, since a doublet is played four times.
#pragma once

#include <algorithm>
#include <array>

#include "base/assert.h"
#include "game/courrier/position.h"
#include "game/rules/play.h"

namespace trictrac::courrier {

inline constexpr int kMostSteps = 4;

// Steps in an order in which they can be carried out; none where nothing can be played.
struct Play {
  std::array<Step, kMostSteps> steps{};
  std::uint8_t size = 0;

  // At most kMostSteps are added.
  constexpr void add(Step s) {
    TRICTRAC_ASSERT(size < kMostSteps);
    steps[size++] = s;
  }
  const Step* begin() const { return steps.data(); }
  const Step* end() const { return steps.data() + size; }
  friend bool operator==(const Play& a, const Play& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }
};

inline Men after(Men men, const Play& play) {
  for (const Step& s : play) {
    men.take(s.from);
    men.arrive(s.to);
  }
  return men;
}
inline Position after(Position p, const Play& play) {
  p.own = after(p.own, play);
  return p;
}

}  // namespace trictrac::courrier
