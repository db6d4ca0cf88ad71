// The net in training, in floating point: its output, the gradient of its weights, and their optimiser.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/net/weights.h"

namespace trictrac::learn {

// A position and the target for the net: holes, in the measure of the stakes, for the player about to throw.
struct Sample {
  net::Features features;
  net::StakeInputs stakes;
  float target = 0;
};

// The layout of the one vector that holds everything, so that a step of the optimiser is one loop: rows of
// kWide for every input, for every stake and for the bias; the second layer (kNarrow rows of kWide), its
// bias, the last layer, its bias.
struct Shape {
  static constexpr int kRows = net::kInputs + net::kStakes + 1;
  static constexpr int kStakeRow = net::kInputs, kBiasRow = net::kInputs + net::kStakes;
  static constexpr int kSecond = kRows * net::kWide;
  static constexpr int kSecondBias = kSecond + net::kNarrow * net::kWide;
  static constexpr int kOut = kSecondBias + net::kNarrow;
  static constexpr int kOutBias = kOut + net::kNarrow;
  static constexpr int kSize = kOutBias + 1;
};

using Parameters = std::vector<float>;  // Shape::kSize of them

// Returns small random weights.
Parameters fresh_model(std::uint64_t seed);

// Returns the network's output for `sample`.
float evaluate(const Parameters& model, const Sample& sample);

// Adds the gradient of the error of `sample` to `gradient`, and the rows it has changed to `touched`. Returns
// the error.
float learn_from(const Parameters& model, const Sample& sample, Parameters& gradient,
                 std::vector<std::uint8_t>& touched);

// Returns the net as integers.
net::Weights quantised(const Parameters& model);
// Returns an integer net in floating point, for further training.
Parameters model_of(const net::Weights& weights);
// Returns the mean of one or more nets of one training run: often as good as the best of them, and more even.
Parameters mean_of(std::span<const net::Weights> nets);

// Adam over batches; rows that no sample of a batch uses are left unchanged.
class Optimiser {
 public:
  explicit Optimiser(Parameters model);

  const Parameters& model() const { return model_; }
  // Takes one step with `batch`, which is not empty. Returns the mean squared error.
  double step(std::span<const Sample> batch, float rate);

  // Returns the whole state of the optimiser, for a checkpoint.
  std::string print() const;
  // Reads the output of print(); returns false if it is not valid.
  bool read(std::string_view text);

 private:
  Parameters model_, gradient_, first_, second_;
  std::vector<std::uint8_t> touched_;
  std::uint64_t steps_ = 0;
};

}  // namespace trictrac::learn
