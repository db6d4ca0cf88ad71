// How fast positions are evaluated and decisions made on this machine: on one core.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "lab/measure/draw.h"

namespace trictrac::measure {

// The speed of one kernel in millions of positions a second, each roll's first being summed whole and the
// others by what differs.
struct KernelSpeed {
  std::string_view name;
  // From the features to the answer; nothing: this processor lacks the instructions.
  std::optional<double> evaluated;
  std::optional<double> with_looking;  // the extraction of the features included
};

// The speed of looking so many plies ahead.
struct DepthSpeed {
  int plies = 0;
  double microseconds = 0;       // a decision: every answer to a roll ranked
  double best_microseconds = 0;  // only the best answer sought
  int decisions = 0;             // timed: ranked
};

// All that was measured.
struct Speed {
  std::vector<KernelSpeed> kernels;
  std::vector<DepthSpeed> depths;
  int rolls = 0, positions = 0;  // of the sample: drawn by a fixed seed
};

// Returns how many kernels and depths are measured.
int count_speeds(std::span<const net::Kernel* const> kernels);

// Measures these kernels and every depth, each figure over about `seconds` of processor time. `reached` is
// told after each kernel and depth how many are done, and returns whether to go on: what is left is then
// missing.
Speed measure_speed(const net::Weights& weights, const Tables& tables,
                    std::span<const net::Kernel* const> kernels, double seconds,
                    const std::function<bool(int done)>& reached = {});

}  // namespace trictrac::measure
