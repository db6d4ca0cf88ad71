// How an answer is graded, and a player by his answers: the published limits (docs/analysis.md).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/worth/units.h"

namespace trictrac::advice {

enum class Grade : std::uint8_t { Good, Doubtful, Mistake, Blunder };

// From how much lost on a grade is given. At the beginning of a tour a hole is some forty thousandths of it.
struct GradeLimit {
  Grade grade;
  Thousandths from;
  std::string_view code;  // in messages
  std::string_view sign;  // beside the play
};
inline constexpr std::array<GradeLimit, 4> kGrades{{
    {Grade::Good, Thousandths(0), "good", ""},
    {Grade::Doubtful, Thousandths(5), "doubtful", "?!"},
    {Grade::Mistake, Thousandths(10), "mistake", "?"},
    {Grade::Blunder, Thousandths(20), "blunder", "??"},
}};

constexpr Grade grade_of(Thousandths lost) {
  Grade g = Grade::Good;
  for (const GradeLimit& limit : kGrades)
    if (lost >= limit.from) g = limit.grade;
  return g;
}
constexpr const GradeLimit& limit_of(Grade g) { return kGrades[static_cast<std::size_t>(g)]; }

// A player by what he loses on each choice he has, on the average of a game.
struct Rank {
  Thousandths below;
  std::string_view code;
};
inline constexpr std::array<Rank, 7> kRanks{{
    {Thousandths(0.5), "world_class"},
    {Thousandths(1), "master"},
    {Thousandths(2), "expert"},
    {Thousandths(4), "strong"},
    {Thousandths(8), "player"},
    {Thousandths(16), "pupil"},
    {Thousandths(1e9), "beginner"},
}};

constexpr const Rank& rank_of(Thousandths rate) {
  for (const Rank& r : kRanks)
    if (rate < r.below) return r;
  return kRanks.back();
}

}  // namespace trictrac::advice
