#include <algorithm>

#include "engine/net/kernel.h"

namespace trictrac::net {
namespace {

// Not part of evaluate(): there g++ 12 would turn the two loops round, and add number by number.
[[gnu::noinline]] void sum(const Weights& w, const WideRow& base, std::span<const Change> changes,
                           WideRow& out) {
  out = base;
  for (const Change& c : changes) {
    const auto& from = w.rows[c.from].at;
    const auto& to = w.rows[c.to].at;
    for (int i = 0; i < kWide; ++i) out.at[i] = static_cast<std::int16_t>(out.at[i] + to[i] - from[i]);
  }
}

std::int32_t evaluate(const Weights& w, const WideRow& base, std::span<const Change> changes) {
  WideRow sums;
  sum(w, base, changes, sums);
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

const Kernel kPlainKernel{"plain", sum, evaluate, [] { return true; }};

}  // namespace trictrac::net
