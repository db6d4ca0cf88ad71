// Evaluates positions by the net. The positions of one decision have most inputs in common; only differences
// are summed.
#pragma once

#include <array>
#include <span>

#include "engine/net/kernel.h"
#include "engine/net/weights.h"

namespace trictrac::net {

// Returns all kernels that this processor can run, the fastest first and the plain one last.
std::span<const Kernel* const> kernels();
// Returns all kernels compiled for this family of processors, in the same order.
std::span<const Kernel* const> compiled_kernels();

// Returns the part of the first layer that depends on the stakes alone, without any man; once for all
// positions of a relevé.
WideRow first_layer_of(const Weights& w, const StakeInputs& stakes);

// Evaluates positions by their differences from a base set before. Not thread-safe.
class Evaluator {
 public:
  // Requires that `weights` outlives it and that `kernel` runs on this processor.
  explicit Evaluator(const Weights& weights, const Kernel& kernel = *kernels().front());

  const Weights& weights() const { return *weights_; }

  // Drops all results that depend on `weights`. Call it after they have changed.
  void weights_changed();
  // Sets the base, with which later positions are compared, and the first layer below all of them. Starts
  // from the previous base: the nearer it is, the faster.
  void rest_on(const Features& base, const WideRow& ground);
  // Returns the expectation of the player about to throw, in kScoreOne-ths of the scale of the stakes.
  // Requires rest_on().
  std::int32_t evaluate(const Features& features);
  // Evaluates all positions of `features` into `answers`, of the same size. Faster than one by one, the more
  // so the nearer each is to the one before.
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
