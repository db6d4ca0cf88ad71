#include "engine/net/kernel.h"

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>

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

std::int32_t answer(const Weights& w, const WideRow& sums) {
  alignas(16) std::int16_t in[kWide];
  for (int i = 0; i < kWide; i += kLanes)
    wasm_v128_store(in + i,
                    wasm_i16x8_min(wasm_i16x8_max(wasm_v128_load(sums.at.data() + i), wasm_i16x8_splat(0)),
                                   wasm_i16x8_splat(kWideOne)));
  constexpr int kSums = kNarrow / 4;
  v128_t s[kSums];
  for (int i = 0; i < kSums; ++i) s[i] = wasm_v128_load(w.second_bias.at.data() + i * 4);
  const std::int16_t* weights = w.second.at.data();
  for (int pair = 0; pair < kWide / 2; ++pair, weights += 2 * kNarrow) {
    const v128_t x = wasm_v128_load32_splat(in + pair * 2);
    for (int i = 0; i < kSums; ++i)
      s[i] = wasm_i32x4_add(s[i], wasm_i32x4_dot_i16x8(x, wasm_v128_load(weights + i * 8)));
  }
  const v128_t zero = wasm_i32x4_splat(0), one = wasm_i32x4_splat(kNarrowOne);
  v128_t sum = zero;
  for (int i = 0; i < kSums; ++i) {
    const v128_t x = wasm_u32x4_shr(wasm_i32x4_min(wasm_i32x4_max(s[i], zero), one), kNarrowShift);
    sum = wasm_i32x4_add(sum, wasm_i32x4_mul(x, wasm_v128_load(w.out.at.data() + i * 4)));
  }
  return w.out_bias + wasm_i32x4_extract_lane(sum, 0) + wasm_i32x4_extract_lane(sum, 1) +
         wasm_i32x4_extract_lane(sum, 2) + wasm_i32x4_extract_lane(sum, 3);
}

}  // namespace

const Kernel kWasmKernel{"wasm-simd", sum, answer, [] { return true; }};

}  // namespace trictrac::net
#else
namespace trictrac::net {
const Kernel kWasmKernel{"wasm-simd", nullptr, nullptr, [] { return false; }};
}  // namespace trictrac::net
#endif
