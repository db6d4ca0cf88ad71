// What a player loses by his answers.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "lab/measure/player.h"
#include "lab/measure/problem.h"
#include "lab/measure/statistics.h"

namespace trictrac::measure {

// What `chosen` loses against the best answer. Cross-fitted: the best is picked by
// one half of the trials and both are weighed by the other, then the other way round, so that the noise of
// the trials, which makes the greatest of many means too great, charges nobody: answers equally good lose
// nothing on average. A single loss may come out below zero, and so does their mean where the noise hides
// which is the best. Where holding is asked about, `chosen` is kGo or any play, which stands for holding with
// the best play. It is one of the answers.
Thousandths loss(const Problem& p, std::string_view chosen);

// The answer that is best by all the trials.
const RatedAnswer& best_of(const Problem& p);

// What the player answers at `state`, which is at Decide or Move: the text of a play or kGo.
std::string answer_of(Player& player, const State& state);

// What a player answered to a problem, as answer_of has it, and its loss().
struct Graded {
  std::string answer;
  Thousandths lost{};
};
struct GradeReport {
  std::vector<Graded> answers;  // one a problem, or to the first of them
  Estimate loss;                // thousandths of a tour an answer
  Proportion blunders;          // answers that lose more than twenty
};
inline constexpr Thousandths kBlunder{20};

// Grades the answers to the problems in their order. `answered` is called after each with how many were;
// where it returns false the rest is left out.
GradeReport grade(
    Player& player, const std::vector<Problem>& problems,
    const std::function<bool(std::size_t)>& answered = [](std::size_t) { return true; });

}  // namespace trictrac::measure
