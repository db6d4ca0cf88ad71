#include <algorithm>

#include "engine/net/kernel.h"

namespace trictrac::net {
namespace {

void sum(const Weights& w, const WideRow& base, const Changes& changes, WideRow& out) {
  out = base;
  for (const int row : changes.all_gone())
    for (int i = 0; i < kWide; ++i) out.at[i] = static_cast<std::int16_t>(out.at[i] - w.rows[row].at[i]);
  for (const int row : changes.all_come())
    for (int i = 0; i < kWide; ++i) out.at[i] = static_cast<std::int16_t>(out.at[i] + w.rows[row].at[i]);
}

std::int32_t answer(const Weights& w, const WideRow& sums) {
  std::array<std::int32_t, kNarrow> second = w.second_bias.at;
  for (int four = 0; four < kWide; four += 4) {
    std::int32_t in[4], any = 0;
    for (int k = 0; k < 4; ++k)
      any |= in[k] = std::clamp<std::int32_t>(sums.at[four + k], 0, kWideOne) >> kWideShift;
    if (any == 0) continue;
    const std::int8_t* weights = w.second.at.data() + four * kNarrow;
    for (int n = 0; n < kNarrow; ++n)
      for (int k = 0; k < 4; ++k) second[n] += in[k] * weights[n * 4 + k];
  }
  std::int32_t answer = w.out_bias;
  for (int n = 0; n < kNarrow; ++n) answer += std::clamp(second[n], 0, w.second_one.at[n]) * w.out.at[n];
  return answer;
}

}  // namespace

const Kernel kPlainKernel{"plain", sum, answer, [] { return true; }};

}  // namespace trictrac::net
