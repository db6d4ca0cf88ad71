// Steps of a play, in the order in which the men are moved: four at most, as a doublet of Le Tric Trac has.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>

#include "base/assert.h"
#include "game/rules/play.h"

namespace trictrac {

inline constexpr int kMostSteps = 4;

struct Steps {
  std::array<Step, kMostSteps> steps{};
  std::uint8_t size = 0;

  Steps() = default;
  // Holds `all`, at most kMostSteps of them.
  explicit Steps(std::span<const Step> all) {
    for (const Step s : all) add(s);
  }
  Steps(std::initializer_list<Step> all) : Steps(std::span(all.begin(), all.size())) {}
  Steps(const Play& play)
      : Steps(std::span(play.begin(), play.end())) {}  // NOLINT(google-explicit-constructor)

  // Adds a step; fewer than kMostSteps were held.
  constexpr void add(Step s) {
    TRICTRAC_ASSERT(size < kMostSteps);
    steps[size++] = s;
  }
  const Step* begin() const { return steps.data(); }
  const Step* end() const { return steps.data() + size; }
  std::span<const Step> span() const { return {begin(), end()}; }
  friend bool operator==(const Steps& a, const Steps& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }
};

// Makes the steps, each of which can be made.
inline Men after(Men men, const Steps& steps) {
  for (const Step& s : steps) {
    men.take(s.from);
    men.arrive(s.to);
  }
  return men;
}

// Returns the men as they were put, legally or not: a play of two steps at most, which `steps` has.
inline Play as_put(const Steps& steps) {
  TRICTRAC_ASSERT(steps.size <= std::size(Play{}.steps));
  Play play;
  for (const Step s : steps) play.steps[play.size++] = s;
  play.numbers = play.size;
  return play;
}

}  // namespace trictrac
