#include "net/kernel.h"

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>

namespace trictrac::net {
namespace {

constexpr int kLanes = 8;  // sums in one register
constexpr int kRegisters = kWide / kLanes;

void sum(const Weights& w, const WideRow& base, std::span<const Change> changes, WideRow& out) {
  constexpr int kPart = 8;
  for (int first = 0; first < kRegisters; first += kPart) {
    v128_t s[kPart];
    for (int i = 0; i < kPart; ++i) s[i] = wasm_v128_load(base.at.data() + (first + i) * kLanes);
    for (const Change& c : changes) {
      const std::int16_t* from = w.rows[c.from].at.data() + first * kLanes;
      const std::int16_t* to = w.rows[c.to].at.data() + first * kLanes;
      for (int i = 0; i < kPart; ++i)
        s[i] = wasm_i16x8_add(s[i], wasm_i16x8_sub(wasm_v128_load(to + i * kLanes), wasm_v128_load(from + i * kLanes)));
    }
    for (int i = 0; i < kPart; ++i) wasm_v128_store(out.at.data() + (first + i) * kLanes, s[i]);
  }
}

// Cut off, a quarter of it, still 16 bits wide.
void narrow(const WideRow& sums, std::int16_t* in) {
  const v128_t zero = wasm_i16x8_splat(0), one = wasm_i16x8_splat(kWideOne);
  for (int i = 0; i < kRegisters; ++i) {
    const v128_t x = wasm_v128_load(sums.at.data() + i * kLanes);
    wasm_v128_store(in + i * kLanes, wasm_u16x8_shr(wasm_i16x8_min(wasm_i16x8_max(x, zero), one), 2));
  }
}

// The four inputs of a group beside the four of the same, for two sums at a time.
std::int32_t tell(const Weights& w, const WideRow& sums) {
  alignas(16) std::int16_t in[kWide];
  narrow(sums, in);
  constexpr int kPairs = kNarrow / 2;
  v128_t s[kPairs];  // each sum in two halves
  for (v128_t& x : s) x = wasm_i32x4_splat(0);
  const std::int8_t* weights = w.second.at.data();
  for (int group = 0; group < kWide / 4; ++group, weights += 4 * kNarrow) {
    const v128_t x = wasm_v128_load64_splat(in + group * 4);
    for (int i = 0; i < kPairs; ++i)
      s[i] = wasm_i32x4_add(s[i], wasm_i32x4_dot_i16x8(x, wasm_i16x8_load8x8(weights + i * 8)));
  }
  std::int32_t told = w.out_bias;
  for (int n = 0; n < kNarrow; ++n) {
    alignas(16) std::int32_t parts[4];
    wasm_v128_store(parts, s[n / 2]);
    const std::int32_t z = w.second_bias.at[n] + parts[n % 2 * 2] + parts[n % 2 * 2 + 1];
    told += ((z < 0 ? 0 : z > kNarrowOne ? kNarrowOne : z) >> 2) * w.out.at[n];
  }
  return told;
}

}  // namespace

const Kernel kWasmKernel{"wasm-simd", sum, tell, [] { return true; }};

}  // namespace trictrac::net
#else
namespace trictrac::net {
const Kernel kWasmKernel{"wasm-simd", nullptr, nullptr, [] { return false; }};
}  // namespace trictrac::net
#endif
