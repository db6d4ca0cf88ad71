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
  for (int pair = 0; pair < kWide / 2; ++pair) {
    std::int32_t in[2];
    for (int k = 0; k < 2; ++k) in[k] = std::clamp<std::int32_t>(sums.at[pair * 2 + k], 0, kWideOne);
    const std::int16_t* weights = w.second.at.data() + pair * 2 * kNarrow;
    for (int n = 0; n < kNarrow; ++n) second[n] += in[0] * weights[n * 2] + in[1] * weights[n * 2 + 1];
  }
  std::int32_t answer = w.out_bias;
  for (int n = 0; n < kNarrow; ++n)
    answer += (std::clamp(second[n], 0, kNarrowOne) >> kNarrowShift) * w.out.at[n];
  return answer;
}

}  // namespace

const Kernel kPlainKernel{"plain", sum, answer, [] { return true; }};

}  // namespace trictrac::net
