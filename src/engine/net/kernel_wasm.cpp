#include <wasm_simd128.h>

#include <cstring>

#include "engine/net/kernel.h"

namespace trictrac::net {
namespace {

constexpr int kLanes = 8;  // sums in one register

void sum(const Weights& w, const WideRow& base, const Changes& changes, WideRow& out) {
  constexpr int kPart = 8;  // more would not stay in the processor
  for (int first = 0; first < kWide; first += kPart * kLanes) {
    v128_t s[kPart];
    for (int i = 0; i < kPart; ++i) s[i] = wasm_v128_load(base.at.data() + first + i * kLanes);
    for (const int row : changes.all_gone()) {
      const std::int16_t* gone = w.rows[row].at.data() + first;
      for (int i = 0; i < kPart; ++i) s[i] = wasm_i16x8_sub(s[i], wasm_v128_load(gone + i * kLanes));
    }
    for (const int row : changes.all_come()) {
      const std::int16_t* come = w.rows[row].at.data() + first;
      for (int i = 0; i < kPart; ++i) s[i] = wasm_i16x8_add(s[i], wasm_v128_load(come + i * kLanes));
    }
    for (int i = 0; i < kPart; ++i) wasm_v128_store(out.at.data() + first + i * kLanes, s[i]);
  }
}

v128_t upper(const std::int16_t* sums) {
  const v128_t x = wasm_i16x8_max(wasm_v128_load(sums), wasm_i16x8_splat(0));
  return wasm_i16x8_shr(wasm_i16x8_min(x, wasm_i16x8_splat(kWideOne)), kWideShift);
}

std::int32_t answer(const Weights& w, const WideRow& sums) {
  alignas(16) std::int16_t in[kWide];
  for (int i = 0; i < kWide; i += kLanes) wasm_v128_store(in + i, upper(sums.at.data() + i));
  constexpr int kPart =
      kNarrow / 4;  // registers of two sums, in halves; more would not stay in the processor
  const v128_t zero = wasm_i32x4_splat(0);
  v128_t sum = zero;
  for (int first = 0; first < kNarrow; first += kPart * 2) {
    v128_t s[kPart];
    for (int i = 0; i < kPart; ++i) s[i] = zero;
    const std::int8_t* weights = w.second.at.data() + first * 4;
    for (int four = 0; four < kWide; four += 4, weights += 4 * kNarrow) {
      std::int64_t all;
      std::memcpy(&all, in + four, 8);
      if (all == 0) continue;
      const v128_t x = wasm_i64x2_splat(all);
      for (int i = 0; i < kPart; ++i)
        s[i] = wasm_i32x4_add(s[i], wasm_i32x4_dot_i16x8(x, wasm_i16x8_load8x8(weights + i * 8)));
    }
    for (int i = 0; i < kPart; i += 2) {
      const int at = first + i * 2;
      v128_t x = wasm_i32x4_add(wasm_i32x4_shuffle(s[i], s[i + 1], 0, 2, 4, 6),
                                wasm_i32x4_shuffle(s[i], s[i + 1], 1, 3, 5, 7));
      x = wasm_i32x4_add(x, wasm_v128_load(w.second_bias.at.data() + at));
      x = wasm_i32x4_min(wasm_i32x4_max(x, zero), wasm_v128_load(w.second_one.at.data() + at));
      sum = wasm_i32x4_add(sum, wasm_i32x4_mul(x, wasm_v128_load(w.out.at.data() + at)));
    }
  }
  return w.out_bias + wasm_i32x4_extract_lane(sum, 0) + wasm_i32x4_extract_lane(sum, 1) +
         wasm_i32x4_extract_lane(sum, 2) + wasm_i32x4_extract_lane(sum, 3);
}

}  // namespace

const Kernel kWasmKernel{"wasm-simd", sum, answer, [] { return true; }};

}  // namespace trictrac::net
