// The net at work: positions of one decision share most of what they show, and only the rest is summed.
#pragma once

#include <array>
#include <span>

#include "engine/net/kernel.h"
#include "engine/net/weights.h"

namespace trictrac::net {

// Returns all kernels this processor runs, fastest first; the plain one last.
std::span<const Kernel* const> kernels();
// Returns all that are compiled for its family, in the same order.
std::span<const Kernel* const> compiled_kernels();

// Sums what is played for, once for all positions of a relevé: the first layer without any man.
WideRow first_layer_of(const Weights& w, const StakeInputs& stakes);

// Evaluates positions by what differs from a base set before. Not for two threads at once.
class Evaluator {
 public:
  // Requires `weights` to outlive it, and `kernel` to run on this processor.
  explicit Evaluator(const Weights& weights, const Kernel& kernel = *kernels().front());

  const Weights& weights() const { return *weights_; }

  // Drops what rests on the numbers in `weights`. Must be called when they have changed.
  void weights_changed();
  // Sets the position the following ones are compared with, and the first layer below all of them. It starts
  // from the base before: the nearer that is, the quicker.
  void rest_on(const Features& base, const WideRow& ground);
  // Returns what the player about to throw may expect, in kScoreOne-ths of the scale of what is played for.
  // Requires rest_on() to have been called.
  std::int32_t evaluate(const Features& features);
  // Evaluates all positions of `features` into as many `answers`. Quicker than one by one, the more so the
  // nearer each is to the one before.
  void evaluate(std::span<const Features> features, std::span<std::int32_t> answers);

 private:
  static constexpr std::size_t kAtOnce = 16;

  const Weights* weights_;
  const Kernel* kernel_;
  Features base_;
  WideRow ground_;
  WideRow sums_;                          // of both
  std::array<WideRow, kAtOnce> at_once_;  // of those evaluated together
};

}  // namespace trictrac::net
