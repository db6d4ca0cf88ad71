// How fast positions are evaluated and decisions made on this machine: one core, no judgement of strength.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "lab/measure/draw.h"

namespace trictrac::measure {

// Millions of positions a second, each roll's first being summed whole and the others by what differs.
struct KernelSpeed {
  std::string_view name;
  std::optional<double>
      evaluated;  // from what the net sees to its answer; nothing: this processor lacks the instructions
  std::optional<double> with_looking;  // the looking at the position included
};

struct DepthSpeed {
  int plies = 0;
  double microseconds = 0;       // a decision: every answer to a roll ranked
  double best_microseconds = 0;  // only the best answer sought
  int decisions = 0;             // timed: ranked
};

struct Speed {
  std::vector<KernelSpeed> kernels;
  std::vector<DepthSpeed> depths;
  int rolls = 0, positions = 0;  // of the sample: drawn by a fixed seed
};

// How many kernels and depths are measured.
inline constexpr int kSpeeds = 7;

// Each figure is taken over some `seconds` of processor time. `reached` is told after each kernel and depth
// how many are done, and returns whether to go on: what is left is then missing.
Speed measure_speed(const net::Weights& weights, const Tables& tables, double seconds,
                    const std::function<bool(int done)>& reached = {});

}  // namespace trictrac::measure
