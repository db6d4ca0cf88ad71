// The speed of random play: of the rules on this machine, on one core. It is here and not in the command that
// prints it, because commands are compiled for size and this must be compiled like the rules.
#pragma once

#include <functional>

namespace trictrac::measure {

// The speed of random play, and the time of its steps.
struct RandomPlaySpeed {
  long plies = 0;
  long tours = 0;
  double seconds = 0;
  // Nanoseconds per roll for: surveying the board; that and generating the plays; that and judging them.
  double survey_ns = 0, possible_ns = 0, judge_ns = 0;

  // Returns the nanoseconds of a whole ply.
  double ply_ns() const { return seconds * 1e9 / static_cast<double>(plies); }
};

// Plays random tours for about `seconds`, then times the steps of a roll over positions drawn from them.
// Calls `reached` with each whole second that has passed; it returns whether to continue.
RandomPlaySpeed measure_random_play(double seconds, const std::function<bool(long seconds)>& reached = {});

}  // namespace trictrac::measure
