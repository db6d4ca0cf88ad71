// Reference answers: every close one played out many times.
#pragma once

#include "lab/measure/draw.h"
#include "lab/measure/problem.h"

namespace trictrac::measure {

struct RollingOptions {
  int trials = 1296;  // of each answer, in both halves together; a multiple of 72 spreads the rolls evenly
  Thousandths within{40};  // answers so far behind the best by one ply are played out
  Depth look{1, {Plays::kCapacity, 3}, Holes(1000)};  // by which they are chosen: every answer is looked at
  Depth policy{};                                     // by which they are played out
};

// Every lawful answer at `state` with its worth. Answers meet the same dice; the halves of the trials do
// not. Relevés are played to their end, what follows being read from the table. The same for the same seed.
Problem roll_out(TourSearch& table, const State& state, const RollingOptions& options, std::uint64_t seed);

}  // namespace trictrac::measure
