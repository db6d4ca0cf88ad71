// How an answer is graded, and a player by his answers: the published limits (docs/analysis.md).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace trictrac::analysis {

enum class Grade : std::uint8_t { Good, Doubtful, Mistake, Blunder };

// From how much lost on a grade is given, in thousandths of a tour. At its beginning a hole is some forty of
// them.
struct GradeLimit {
  Grade grade;
  double from;
  std::string_view code;  // in messages
  std::string_view sign;  // beside the play
};
inline constexpr std::array<GradeLimit, 4> kGrades{{
    {Grade::Good, 0, "good", ""},
    {Grade::Doubtful, 5, "doubtful", "?!"},
    {Grade::Mistake, 10, "mistake", "?"},
    {Grade::Blunder, 20, "blunder", "??"},
}};

constexpr Grade grade_of(double mille) {
  Grade g = Grade::Good;
  for (const GradeLimit& limit : kGrades)
    if (mille >= limit.from) g = limit.grade;
  return g;
}
constexpr const GradeLimit& limit_of(Grade g) { return kGrades[static_cast<std::size_t>(g)]; }

// A player by what he loses on each choice he has, in thousandths of a tour, on the average of a game.
struct Rank {
  double below;
  std::string_view code;
};
inline constexpr std::array<Rank, 7> kRanks{{
    {0.5, "world_class"},
    {1, "master"},
    {2, "expert"},
    {4, "strong"},
    {8, "player"},
    {16, "pupil"},
    {1e9, "beginner"},
}};

constexpr const Rank& rank_of(double rate) {
  for (const Rank& r : kRanks)
    if (rate < r.below) return r;
  return kRanks.back();
}

}  // namespace trictrac::analysis
