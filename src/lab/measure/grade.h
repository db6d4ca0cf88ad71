// What a player loses by the answers given to problems.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "lab/measure/player.h"
#include "lab/measure/problem.h"
#include "lab/measure/statistics.h"

namespace trictrac::measure {

// Returns what `chosen`, one of the answers, loses against the best. Cross-fitted: the best is picked by one
// half of the trials and both are weighed by the other half, then the other way round, so that the noise of
// the trials, which makes the greatest of many means too great, favours no answer: answers equally good lose
// nothing on average. A single loss may come out below zero, and so does their mean where the noise hides
// which is the best. Where holding is asked about, `chosen` is kGo or any play, which stands for holding with
// the best play.
Thousandths loss(const Problem& p, std::string_view chosen);

// Returns the answer that is best by all the trials.
const RatedAnswer& best_of(const Problem& p);

// Returns what the player answers at `state`, which is at Decide or Move: the text of a play or kGo.
std::string answer_of(Player& player, const State& state);

// What a player answered to a problem, as answer_of has it, and its loss().
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

// Grades the answers to the problems in their order. `answered` is called after each with how many were;
// where it returns false the rest is left out.
GradeReport grade(
    Player& player, const std::vector<Problem>& problems,
    const std::function<bool(std::size_t)>& answered = [](std::size_t) { return true; });

}  // namespace trictrac::measure
