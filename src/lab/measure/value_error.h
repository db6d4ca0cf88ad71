// The errors of the values of a net, by the trials of a benchmark.
#pragma once

#include <functional>
#include <vector>

#include "lab/measure/problem.h"
#include "lab/measure/situation.h"

namespace trictrac::measure {

// The errors in one situation, in thousandths of a tour and their squares. All squares are products of the
// distances to both halves of the trials, so that the noise of the trials does not count; a mean may come out
// below zero.
struct ValueError {
  std::size_t situation = 0;  // index in situations_of()
  Estimate bias;              // mean of the net's value less that of the trials
  Estimate square;            // of the distance between the two
  Estimate square_between;    // the same after the mean of each position is taken off: what misleads a choice
};

// Measures the values that the net of `table` gives to the answers that were played out, looking `plies`
// ahead from 0 to 2: all answers are looked at. Leaves out situations that do not occur. Calls `measured`
// after each problem with the number done; stops if it returns false.
std::vector<ValueError> value_errors(
    TourSearch& table, const std::vector<Problem>& problems, int plies, Aspect aspect,
    const std::function<bool(std::size_t)>& measured = [](std::size_t) { return true; });

}  // namespace trictrac::measure
