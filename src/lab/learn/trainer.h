// Training: the net plays against itself and learns from the results.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "lab/learn/self_play.h"

namespace trictrac::learn {

// The options of training.
struct TrainerOptions {
  std::uint64_t rolls = 10'000'000;  // to play in all, those of a checkpoint included
  std::uint64_t seed = 1;   // of the first weights and of the dice; a checkpoint goes on with its own
  std::size_t lot = 16384;  // samples to play before learning from them, 256 at a time; at least as many
  int times = 1;            // each sample is learnt from
  float rate = 1e-3f;       // until six tenths of the rolls; then a third, at last a tenth
  std::span<const net::Weights> from;  // to begin with the mean of these instead of fresh ones
  SelfPlayOptions play{};
};

// The progress of training.
struct TrainingProgress {
  std::uint64_t rolls = 0;
  double error = 0;  // root of the mean square, in holes, over the last lot
};

// Trains a net.
class Trainer {
 public:
  Trainer(const TrainerOptions& options, const Tables& tables);
  // Makes a trainer that continues from a checkpoint: with the same options and tables it produces the same
  // net, bit for bit, as without a stop. Returns null if the text is no checkpoint.
  static std::unique_ptr<Trainer> resume(const TrainerOptions& options, const Tables& tables,
                                         std::string_view checkpoint);

  // Plays and learns one lot. Returns false, having done nothing, once all rolls are played.
  bool play_lot();
  const TrainingProgress& progress() const { return progress_; }
  // Returns the current net; valid until the next lot.
  const net::Weights& weights() const { return *weights_; }
  // Returns a checkpoint.
  std::string print() const;

 private:
  float rate() const;
  double learn();
  void adopt();

  TrainerOptions options_;
  Optimiser optimiser_;
  std::unique_ptr<net::Weights> weights_;  // which does not move
  SelfPlay play_;
  Random random_;
  TrainingProgress progress_;
  std::vector<Sample> samples_;
};

}  // namespace trictrac::learn
