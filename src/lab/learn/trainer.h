// The first stage of learning: the net plays itself and learns from what came of it.
#pragma once

#include <functional>
#include <memory>
#include <span>

#include "lab/learn/optimiser.h"
#include "lab/learn/self_play.h"

namespace trictrac::learn {

struct TrainerOptions {
  std::uint64_t rolls = 10'000'000;  // to play in all, those of a checkpoint included
  std::uint64_t seed = 1;   // of the first weights and of the dice; a checkpoint goes on with its own
  std::size_t lot = 16384;  // samples to play before learning from them, 256 at a time; at least as many
  int times = 1;            // each sample is learnt from
  float rate = 1e-3f;       // until six tenths of the rolls; then a third, at last a tenth
  std::span<const net::Weights> from;  // to begin with the mean of these instead of fresh ones
  SelfPlayOptions play{};
};

struct TrainingProgress {
  std::uint64_t rolls = 0;
  double error = 0;  // root of the mean square, in holes, over the last lot
};

class Trainer {
 public:
  Trainer(const TrainerOptions& options, const Tables& tables);
  // Goes on from what print() gave: with the same options and tables it comes to the same net, bit for bit,
  // as if it had never stopped. Nothing if it is no checkpoint.
  static std::unique_ptr<Trainer> resumed(const TrainerOptions& options, const Tables& tables,
                                          std::string_view checkpoint);

  // Plays and learns one lot. False, and nothing is done, once all rolls are played.
  bool lot();
  const TrainingProgress& progress() const { return progress_; }
  // Valid until the next lot.
  const net::Weights& weights() const { return *weights_; }
  // A checkpoint.
  std::string print() const;

 private:
  float rate() const;
  double learn();
  void adopt();

  TrainerOptions options_;
  Optimiser optimiser_;
  std::unique_ptr<net::Weights> weights_;
  std::unique_ptr<SelfPlay> play_;
  Random random_;
  TrainingProgress progress_;
  std::vector<Sample> samples_;
};

}  // namespace trictrac::learn
