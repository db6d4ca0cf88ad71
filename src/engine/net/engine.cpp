#include "engine/net/engine.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "base/assert.h"

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace trictrac::net {
namespace {

static_assert(kSlots % 16 == 0);

// One bit for each of sixteen slots in which two sights differ.
#if defined(__SSE2__)
unsigned sixteen_between(const std::uint8_t* a, const std::uint8_t* b) {
  const auto load = [](const std::uint8_t* at) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
  };
  return 0xFFFFu ^ static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(load(a), load(b))));
}
#elif defined(__wasm_simd128__)
unsigned sixteen_between(const std::uint8_t* a, const std::uint8_t* b) {
  return wasm_i8x16_bitmask(wasm_i8x16_ne(wasm_v128_load(a), wasm_v128_load(b)));
}
#else
unsigned sixteen_between(const std::uint8_t* a, const std::uint8_t* b) {
  unsigned all = 0;
  for (int i = 0; i < 16; ++i) all |= static_cast<unsigned>(a[i] != b[i]) << i;
  return all;
}
#endif

// The slots in which two sights differ, of 64 from `first` on. All are gathered before any is looked at: to
// go through them part by part would mean a branch nobody can foresee for each.
std::uint64_t slots_between(const Sight& a, const Sight& b, int first) {
  std::uint64_t all = 0;
  for (int slot = first; slot < std::min(first + 64, kSlots); slot += 16)
    all |= std::uint64_t{sixteen_between(a.data() + slot, b.data() + slot)} << (slot - first);
  return all;
}

std::uint16_t row_of(int slot, int value) {
  TRICTRAC_ASSERT(value < kSlotTable[slot].values);
  return static_cast<std::uint16_t>(kSlotTable[slot].first + value);
}

// Writes what changes from one sight to another; how much.
int changes_between(const Sight& a, const Sight& b, Change* out) {
  int n = 0;
  for (int first = 0; first < kSlots; first += 64) {
    for (std::uint64_t rest = slots_between(a, b, first); rest != 0; rest &= rest - 1) {
      TRICTRAC_ASSERT(n < kSlots);
      const int slot = first + std::countr_zero(rest);
      out[n++] = {row_of(slot, a[slot]), row_of(slot, b[slot])};
    }
  }
  return n;
}

std::vector<const Kernel*> running_here() {
  std::vector<const Kernel*> all;
  for (const Kernel* k : {&kAvx512Kernel, &kAvx2Kernel, &kWasmKernel, &kPlainKernel})
    if (k->runs_here()) all.push_back(k);
  return all;
}

}  // namespace

std::span<const Kernel* const> kernels() {
  static const std::vector<const Kernel*> all = running_here();
  return all;
}

WideRow ground_of(const Weights& w, const StakeInputs& stakes) {
  for (const std::int16_t input : stakes) TRICTRAC_ASSERT(input >= -2 * kStakeOne && input <= 2 * kStakeOne);
  std::array<std::int32_t, kWide> sums{};
  for (int i = 0; i < kStakes; ++i)
    for (int n = 0; n < kWide; ++n) sums[n] += stakes[i] * w.stakes[i].at[n];
  constexpr std::int32_t kMost = 12 * kWideOne;  // far outside what is cut off, and far from overflowing
  WideRow ground;
  for (int n = 0; n < kWide; ++n)
    ground.at[n] = static_cast<std::int16_t>(std::clamp(w.bias.at[n] + sums[n] / kStakeOne, -kMost, kMost));
  return ground;
}

Engine::Engine(const Weights& weights, const Kernel& kernel) : weights_(&weights), kernel_(&kernel) {
  TRICTRAC_ASSERT(kernel.runs_here());
  weights_changed();
}

void Engine::weights_changed() {
  TRICTRAC_ASSERT(weights_->rows.size() == kInputs && weights_->stakes.size() == kStakes);
  base_ = {};
  ground_ = {};
  Change all[kSlots];
  for (int slot = 0; slot < kSlots; ++slot) all[slot] = {kNoRow, row_of(slot, 0)};
  kernel_->sum(*weights_, WideRow{}, std::span(all), sums_);
}

void Engine::rest_on(const Sight& base, const WideRow& ground) {
  if (ground_.at != ground.at) {
    for (int i = 0; i < kWide; ++i)
      sums_.at[i] = static_cast<std::int16_t>(sums_.at[i] + ground.at[i] - ground_.at[i]);
    ground_ = ground;
  }
  Change changes[kSlots];
  const int n = changes_between(base_, base, changes);
  kernel_->sum(*weights_, sums_, {changes, static_cast<std::size_t>(n)}, sums_);
  base_ = base;
}

std::int32_t Engine::evaluate(const Sight& sight) const {
  Change changes[kSlots];
  const int n = changes_between(base_, sight, changes);
  return kernel_->evaluate(*weights_, sums_, {changes, static_cast<std::size_t>(n)});
}

}  // namespace trictrac::net
