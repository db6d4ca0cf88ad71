// The losses of a player by the answers given to problems.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "lab/measure/player.h"
#include "lab/measure/problem.h"
#include "lab/measure/statistics.h"

namespace trictrac::measure {

// Returns the loss of `chosen`, one of the answers, against the best. Cross-fitted: the best is selected by
// one half of the trials and both are weighed by the other half, then the other way round. The noise of the
// trials, which makes the greatest of many means too great, thus favours no answer: equally good answers lose
// nothing on average. A single loss may be below zero, and so may a mean where noise hides the best. For a
// question about holding, `chosen` is kGo, or any play, which stands for holding with the best play.
Thousandths loss(const Problem& p, std::string_view chosen);

// Returns the best answer by all trials.
const RatedAnswer& best_of(const Problem& p);

// Returns the player's answer at `state`, which is at Decide or Move: the text of a play, or kGo.
std::string answer_of(Player& player, const State& state);

// A player's answer to a problem, as in answer_of, and its loss().
struct Graded {
  std::string answer;
  Thousandths lost{};
};

// The grades of one player.
struct GradeReport {
  std::vector<Graded> answers;  // one a problem, or to the first of them
  Estimate loss;                // thousandths of a tour an answer
  Proportion blunders;          // answers that lose more than twenty
};

// Grades the answers to the problems in their order. Calls `answered` after each with the number done; stops
// if it returns false.
GradeReport grade(
    Player& player, const std::vector<Problem>& problems,
    const std::function<bool(std::size_t)>& answered = [](std::size_t) { return true; });

}  // namespace trictrac::measure
