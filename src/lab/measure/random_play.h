// Random play, timed: how fast the rules are on this machine, on one core. It stands here and not in the
// command that prints it because a command is compiled for size, and this must be compiled as the rules are.
#pragma once

#include <functional>

namespace trictrac::measure {

// The speed of random play, and where its time goes.
struct RandomPlaySpeed {
  long plies = 0;
  long tours = 0;
  double seconds = 0;
  // Nanoseconds a roll: surveying the board; the same and generating the plays; the same and judging them.
  double survey_ns = 0, possible_ns = 0, judge_ns = 0;

  // Returns the nanoseconds of a whole ply.
  double ply_ns() const { return seconds * 1e9 / static_cast<double>(plies); }
};

// Plays random tours for about `seconds`, then times the steps of a roll over positions drawn from them.
// `reached` is told the whole seconds that have passed, and returns whether to go on.
RandomPlaySpeed measure_random_play(double seconds, const std::function<bool(long seconds)>& reached = {});

}  // namespace trictrac::measure
