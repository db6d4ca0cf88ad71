// Losses by situation, and how often each situation occurs in play.
#pragma once

#include <cstdint>
#include <vector>

#include "lab/measure/contest.h"
#include "lab/measure/problem.h"
#include "lab/measure/situation.h"

namespace trictrac::measure {

// The losses of one player in one situation.
struct SituationLoss {
  std::size_t situation = 0;  // index in situations_of()
  Estimate loss;              // thousandths of a tour an answer
  Proportion blunders;
  Thousandths in_all;  // its share of the mean loss of all answers: the losses of all situations add up to it
};

// Breaks down the grades of the first answers to `problems`. Leaves out situations that do not occur.
std::vector<SituationLoss> break_down(Aspect aspect, const std::vector<Problem>& problems,
                                      const std::vector<Graded>& answers);

// Returns the mean loss of `answers` less that of `others`, to the same problems: its interval is narrower
// than that of either, because both met the same positions and trials.
Estimate difference(const std::vector<Graded>& answers, const std::vector<Graded>& others);

// Returns the number of decisions per match in each situation of `aspect`, where `player` plays `how.sets`
// matches against itself. Only questions with more than one answer count. Ends when `options` stop it. The
// result does not depend on the number of threads.
std::vector<Estimate> frequencies(Aspect aspect, const ArenaOptions& options, const Entrant& player,
                                  const ContestOptions& how);

}  // namespace trictrac::measure
