// The net in training, in floating point: its output, the gradient of its weights, and their optimiser.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/worker_pool.h"
#include "engine/net/parameters.h"

namespace trictrac::learn {

// A position and the target for the net: holes, in the measure of the stakes, for the player about to throw.
struct Sample {
  net::Features features;
  net::StakeInputs stakes;
  float target = 0;
};

using net::model_of;
using net::Parameters;
using net::quantised;
using net::Shape;

// Returns small random weights.
Parameters fresh_model(std::uint64_t seed);

// Returns the network's output for `sample`.
float evaluate(const Parameters& model, const Sample& sample);

// Adds the gradient of the error of `sample` to `gradient`, and the rows it has changed to `touched`. Returns
// the error.
float learn_from(const Parameters& model, const Sample& sample, Parameters& gradient,
                 std::vector<std::uint8_t>& touched);

// Returns the mean of one or more nets of one training run: often as good as the best of them, and more even.
Parameters mean_of(std::span<const net::Weights> nets);

// Adam over batches; rows that no sample of a batch uses are left unchanged.
class Optimiser {
 public:
  // `threads` share the work, and do not change it.
  explicit Optimiser(Parameters model, int threads = 1);

  const Parameters& model() const { return model_; }
  // Takes one step with `batch`, which is not empty. Returns the mean squared error.
  double step(std::span<const Sample> batch, float rate);

  // Returns the whole state of the optimiser, for a checkpoint.
  std::string print() const;
  // Reads the output of print(); returns false if it is not valid.
  bool read(std::string_view text);

 private:
  // The gradient of a part of a batch, and the rows that are not zero in it.
  struct Slope {
    Parameters gradient;
    std::vector<std::uint8_t> touched;
    double squares = 0;
  };
  static constexpr std::size_t kParts = 8;  // of a batch: their sum is the same in any number of threads

  void collect(int from, int n, float part);

  WorkerPool pool_;
  Parameters model_, first_, second_;
  std::array<Slope, kParts> slopes_;
  std::uint64_t steps_ = 0;
};

}  // namespace trictrac::learn
