// The net as it is learnt, in real numbers: its answer, and how each weight should change it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/net/weights.h"

namespace trictrac::learn {

// One position and what the net should answer: holes, as what is played for measures them, for the player
// about to throw.
struct Sample {
  net::Features features;
  net::StakeInputs stakes;
  float target = 0;
};

// The places in the one vector that holds everything, so that a step of the optimiser is one loop: rows of
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

// Returns the answer for one position.
float evaluate(const Parameters& model, const Sample& sample);

// Adds to `gradient` what the error of `sample` asks for, and to `touched` the rows it has added to. Returns
// the error.
float learn_from(const Parameters& model, const Sample& sample, Parameters& gradient,
                 std::vector<std::uint8_t>& touched);

// Returns the net in whole numbers.
net::Weights quantised(const Parameters& model);
// Returns a net in whole numbers as it goes on being learnt.
Parameters model_of(const net::Weights& weights);
// Returns the mean of nets that were learnt from one another, at least one: often as good as the best of
// them, and with fewer whims.
Parameters mean_of(std::span<const net::Weights> nets);

}  // namespace trictrac::learn
