// The first stage of learning: the net plays itself and learns from what came of it.
#pragma once

#include <functional>
#include <memory>

#include "lab/learn/optimiser.h"
#include "lab/learn/self_play.h"

namespace trictrac::learn {

struct TrainerOptions {
  std::uint64_t rolls = 10'000'000;  // to play in all, those of a checkpoint included
  std::uint64_t seed = 1;
  float rate = 1e-3f;  // until six tenths of the rolls; then a third, at last a tenth
  SelfPlayOptions play{};
};

struct Progress {
  std::uint64_t rolls = 0;
  double error = 0;  // root of the mean square, in holes, over the last lot
};

class Trainer {
 public:
  Trainer(const TrainerOptions& options, const Tables& tables);
  // As above, going on from what print() gave; nothing if it is no checkpoint.
  static std::unique_ptr<Trainer> resumed(const TrainerOptions& options, const Tables& tables,
                                          std::string_view checkpoint);

  // Plays and learns one lot. False once all rolls are played.
  bool lot();
  const Progress& progress() const { return progress_; }
  const net::Weights& weights() const { return *weights_; }
  std::string print() const;

 private:
  float rate() const;

  TrainerOptions options_;
  Optimiser optimiser_;
  std::unique_ptr<net::Weights> weights_;
  std::unique_ptr<SelfPlay> play_;
  Random random_;
  Progress progress_;
  std::vector<Sample> samples_;
};

}  // namespace trictrac::learn
