#include "engine/net/parameters.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace trictrac::net {
namespace {

template <class T>
T rounded(float x, float most) {
  return static_cast<T>(std::lround(std::clamp(x, -most, most)));
}

WideRow quantised_row(const Parameters& m, int row) {
  WideRow q;
  for (int i = 0; i < kWide; ++i) q.at[i] = rounded<std::int16_t>(m[row * kWide + i] * kWideOne, kMostRow);
  return q;
}

void take_row(Parameters& m, int row, const WideRow& from) {
  for (int i = 0; i < kWide; ++i) m[row * kWide + i] = from.at[i] / static_cast<float>(kWideOne);
}

// Half of what the second layer does not see of a sum of the first.
constexpr std::int16_t kHalfUnseen = 1 << (kWideShift - 1);

// Returns what one stands for in sum `n` of the second layer: its greatest weight becomes the greatest there
// is.
int second_one(const Parameters& m, int n) {
  float most = static_cast<float>(kMostSecond * kSeenOne) / kMostSecondOne;
  for (int i = 0; i < kWide; ++i) most = std::max(most, std::abs(m[Shape::kSecond + n * kWide + i]));
  return static_cast<int>(std::lround(kMostSecond * kSeenOne / most));
}

// Rounds the weights of the last layer, as far as the answer stays within what a net may answer.
void quantise_out(const Parameters& m, Weights& w) {
  w.out_bias = rounded<std::int32_t>(m[Shape::kOutBias] * kScoreOne, kMostOutBias);
  std::int64_t left = kMostAnswer - std::abs(w.out_bias);
  for (int n = 0; n < kNarrow; ++n) {
    const int one = w.second_one.at[n];
    const std::int64_t most = left / one;
    w.out.at[n] = rounded<std::int32_t>(m[Shape::kOut + n] * kScoreOne / static_cast<float>(one),
                                        static_cast<float>(most));
    left -= one * std::abs(std::int64_t{w.out.at[n]});
  }
}

}  // namespace

Weights quantised(const Parameters& m) {
  Weights w;
  for (int i = 0; i < kInputs; ++i) w.rows[i] = quantised_row(m, i);
  for (int slot = 0; slot < kMenSlots; ++slot) w.rows[kSlotTable[slot].first] = {};
  for (int i = 0; i < kStakes; ++i) w.stakes[i] = quantised_row(m, Shape::kStakeRow + i);
  w.bias = quantised_row(m, Shape::kBiasRow);
  for (std::int16_t& bias : w.bias.at) bias = static_cast<std::int16_t>(bias + kHalfUnseen);
  for (int n = 0; n < kNarrow; ++n) {
    const int one = w.second_one.at[n] = second_one(m, n);
    for (int i = 0; i < kWide; ++i)
      w.second.at[second_index(i, n)] = rounded<std::int8_t>(
          m[Shape::kSecond + n * kWide + i] * static_cast<float>(one) / kSeenOne, kMostSecond);
    w.second_bias.at[n] =
        rounded<std::int32_t>(m[Shape::kSecondBias + n] * static_cast<float>(one), kMostSecondBias);
  }
  quantise_out(m, w);
  return w;
}

Parameters model_of(const Weights& w) {
  Parameters m(Shape::kSize);
  for (int i = 0; i < kInputs; ++i) take_row(m, i, w.rows[i]);
  for (int i = 0; i < kStakes; ++i) take_row(m, Shape::kStakeRow + i, w.stakes[i]);
  take_row(m, Shape::kBiasRow, w.bias);
  for (int i = 0; i < kWide; ++i)
    m[Shape::kBiasRow * kWide + i] -= kHalfUnseen / static_cast<float>(kWideOne);
  for (int n = 0; n < kNarrow; ++n) {
    const auto one = static_cast<float>(w.second_one.at[n]);
    for (int i = 0; i < kWide; ++i)
      m[Shape::kSecond + n * kWide + i] = w.second.at[second_index(i, n)] * kSeenOne / one;
    m[Shape::kSecondBias + n] = static_cast<float>(w.second_bias.at[n]) / one;
    m[Shape::kOut + n] = static_cast<float>(w.out.at[n]) * one / kScoreOne;
  }
  m[Shape::kOutBias] = static_cast<float>(w.out_bias) / kScoreOne;
  return m;
}

}  // namespace trictrac::net
