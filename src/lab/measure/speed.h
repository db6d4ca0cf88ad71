// The speed of the rules, of evaluating positions and of making decisions on this machine, on one core. It is
// here and not in the command that prints it, because commands are compiled for size and this must be
// compiled like the rules.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "lab/measure/draw.h"

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

// The speed of one kernel in millions of positions per second; the first position of a roll is summed whole,
// the others by differences.
struct KernelSpeed {
  std::string_view name;
  // From the features to the output; nullopt if this processor lacks the instructions.
  std::optional<double> evaluated;
  std::optional<double> with_looking;  // the extraction of the features included
};

// The speed of a search of this depth.
struct DepthSpeed {
  int plies = 0;
  double microseconds = 0;       // a decision: every answer to a roll ranked
  double best_microseconds = 0;  // only the best answer sought
  int decisions = 0;             // timed: ranked
};

// All measurements.
struct Speed {
  std::vector<KernelSpeed> kernels;
  std::vector<DepthSpeed> depths;
  int rolls = 0, positions = 0;  // of the sample: drawn by a fixed seed
};

// Returns the number of measurements.
int count_speeds(std::span<const net::Kernel* const> kernels);

// Measures these kernels and every depth, each for about `seconds` of processor time. Calls `reached` after
// each with the number done; if it returns false, the remaining measurements are missing.
Speed measure_speed(const net::Weights& weights, const Tables& tables,
                    std::span<const net::Kernel* const> kernels, double seconds,
                    const std::function<bool(int done)>& reached = {});

}  // namespace trictrac::measure
