// The net at work: positions of one decision share most of what they show, and only the rest is summed.
#pragma once

#include <array>
#include <span>

#include "engine/net/kernel.h"
#include "engine/net/weights.h"

namespace trictrac::net {

// All kernels this processor runs, fastest first; the plain one last.
std::span<const Kernel* const> kernels();

// What is played for, summed once and used for all positions of a relevé: the first layer without any man.
WideRow first_layer_of(const Weights& w, const StakeInputs& stakes);

// Evaluates positions by what differs from a base set before. Not for two threads at once.
class Evaluator {
 public:
  // `weights` outlive it; `kernel` runs on this processor.
  explicit Evaluator(const Weights& weights, const Kernel& kernel = *kernels().front());

  const Weights& weights() const { return *weights_; }

  // To be called when the numbers in `weights` have changed.
  void weights_changed();
  // The position the following ones are compared with, and the ground below all of them: reached from the
  // former, the nearer the quicker.
  void rest_on(const Features& base, const WideRow& ground);
  // To be called after rest_on. What the player about to throw may expect, in kScoreOne-ths of the scale of
  // what is played for.
  std::int32_t evaluate(const Features& features);
  // The same of all of `sights`, sooner than one by one, the nearer each is to the one before the sooner.
  // There are as many answers.
  void evaluate(std::span<const Features> sights, std::span<std::int32_t> answers);

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
