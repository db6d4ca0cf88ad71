// The common part of the kernels for arm64, which differ in the way they multiply. Each instruction set
// includes it in its own unit, so everything has internal linkage.
#pragma once

#include <arm_neon.h>

#include <cstring>

#include "engine/net/kernel.h"

namespace trictrac::net {
namespace {

constexpr int kLanes = 8;  // sums in one register

void sum(const Weights& w, const WideRow& base, const Changes& changes, WideRow& out) {
  constexpr int kPart = 16;  // more would not stay in the processor
  for (int first = 0; first < kWide; first += kPart * kLanes) {
    int16x8_t s[kPart];
#pragma GCC unroll 16
    for (int i = 0; i < kPart; ++i) s[i] = vld1q_s16(base.at.data() + first + i * kLanes);
    for (const int row : changes.all_gone()) {
      const std::int16_t* gone = w.rows[row].at.data() + first;
#pragma GCC unroll 16
      for (int i = 0; i < kPart; ++i) s[i] = vsubq_s16(s[i], vld1q_s16(gone + i * kLanes));
    }
    for (const int row : changes.all_come()) {
      const std::int16_t* come = w.rows[row].at.data() + first;
#pragma GCC unroll 16
      for (int i = 0; i < kPart; ++i) s[i] = vaddq_s16(s[i], vld1q_s16(come + i * kLanes));
    }
#pragma GCC unroll 16
    for (int i = 0; i < kPart; ++i) vst1q_s16(out.at.data() + first + i * kLanes, s[i]);
  }
}

// Returns the output. `Multiply` adds, to each of four sums, the products of its four weights with the same
// four inputs, all unsigned: inputs of the second layer go up to 128, beyond a signed byte. The weights are
// raised by 128 for this, which is subtracted again at the end: 128 times all inputs.
template <class Multiply>
std::int32_t answer_by(Multiply add_products, const Weights& w, const WideRow& sums) {
  alignas(16) std::uint8_t in[kWide];
  const uint16x8_t most = vdupq_n_u16(kWideOne);
  const auto upper = [&](const std::int16_t* at) {
    const uint16x8_t x = vreinterpretq_u16_s16(vmaxq_s16(vld1q_s16(at), vdupq_n_s16(0)));
    return vshrn_n_u16(vminq_u16(x, most), kWideShift);
  };
  uint16x8_t all = vdupq_n_u16(0);
  for (int i = 0; i < kWide; i += 2 * kLanes) {
    const uint8x16_t x = vcombine_u8(upper(sums.at.data() + i), upper(sums.at.data() + i + kLanes));
    all = vpadalq_u8(all, x);
    vst1q_u8(in + i, x);
  }
  constexpr int kSums = kNarrow / 4;
  uint32x4_t s[kSums];
#pragma GCC unroll 8
  for (int i = 0; i < kSums; ++i) s[i] = vdupq_n_u32(0);
  const std::int8_t* weights = w.second.at.data();
  const uint8x16_t raise = vdupq_n_u8(0x80);
  for (int i = 0; i < kWide; i += 4, weights += 4 * kNarrow) {
    std::uint32_t four;
    std::memcpy(&four, in + i, 4);
    if (four == 0) continue;
    const uint8x16_t x = vreinterpretq_u8_u32(vdupq_n_u32(four));
#pragma GCC unroll 8
    for (int k = 0; k < kSums; ++k)
      s[k] = add_products(s[k], veorq_u8(vreinterpretq_u8_s8(vld1q_s8(weights + k * 16)), raise), x);
  }
  const int32x4_t too_much = vdupq_n_s32(static_cast<std::int32_t>(vaddlvq_u16(all)) * 128);
  int32x4_t sum = vdupq_n_s32(0);
  for (int i = 0; i < kSums; ++i) {
    int32x4_t x = vsubq_s32(vreinterpretq_s32_u32(s[i]), too_much);
    x = vaddq_s32(x, vld1q_s32(w.second_bias.at.data() + i * 4));
    x = vminq_s32(vmaxq_s32(x, vdupq_n_s32(0)), vld1q_s32(w.second_one.at.data() + i * 4));
    sum = vmlaq_s32(sum, x, vld1q_s32(w.out.at.data() + i * 4));
  }
  return w.out_bias + vaddvq_s32(sum);
}

}  // namespace
}  // namespace trictrac::net
