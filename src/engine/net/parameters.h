// The weights of a net in floating point, as they are learnt.
#pragma once

#include <vector>

#include "engine/net/weights.h"

namespace trictrac::net {

// The layout of the one vector that holds everything, so that a step of the optimiser is one loop: rows of
// kWide for every input, for every stake and for the bias; the second layer (kNarrow rows of kWide), its
// bias, the last layer, its bias.
struct Shape {
  static constexpr int kRows = kInputs + kStakes + 1;
  static constexpr int kStakeRow = kInputs, kBiasRow = kInputs + kStakes;
  static constexpr int kSecond = kRows * kWide;
  static constexpr int kSecondBias = kSecond + kNarrow * kWide;
  static constexpr int kOut = kSecondBias + kNarrow;
  static constexpr int kOutBias = kOut + kNarrow;
  static constexpr int kSize = kOutBias + 1;
};

using Parameters = std::vector<float>;  // Shape::kSize of them

// Returns the net as integers.
Weights quantised(const Parameters& model);
// Returns an integer net in floating point, for further training.
Parameters model_of(const Weights& weights);

}  // namespace trictrac::net
