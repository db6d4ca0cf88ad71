// The net at work: positions of one decision share most of what they show, and only the rest is summed.
#pragma once

#include <span>

#include "engine/net/kernel.h"
#include "engine/net/weights.h"

namespace trictrac::net {

// All kernels this processor runs, fastest first; the plain one last.
std::span<const Kernel* const> kernels();

// What is played for, summed once and used for all positions of a relevé: the first layer without any man.
WideRow ground_of(const Weights& w, const StakeInputs& stakes);

// Evaluates positions by what differs from a base set before. Not for two threads at once.
class Engine {
 public:
  // `weights` outlive it; `kernel` runs on this processor.
  explicit Engine(const Weights& weights, const Kernel& kernel = *kernels().front());

  const Weights& weights() const { return *weights_; }

  // To be called when the numbers in `weights` have changed.
  void weights_changed();
  // The position the following ones are compared with, and the ground below all of them: reached from the
  // former, the nearer the quicker.
  void rest_on(const Sight& base, const WideRow& ground);
  // To be called after rest_on. What the player about to throw may expect, in kScoreOne-ths of the scale of
  // what is played for.
  std::int32_t evaluate(const Sight& sight) const;

 private:
  const Weights* weights_;
  const Kernel* kernel_;
  Sight base_;
  WideRow ground_;
  WideRow sums_;  // of both
};

}  // namespace trictrac::net
