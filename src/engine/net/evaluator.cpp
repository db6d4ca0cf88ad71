#include "engine/net/evaluator.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <vector>

#include "base/assert.h"
#include "base/bits.h"

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace trictrac::net {
namespace {

static_assert(kMenSlots % 16 == 0 && kSlots % 16 == 0);

// Returns one bit for each of sixteen slots in which `a` and `b` differ.
#if defined(__SSE2__)
unsigned sixteen_between(const std::uint8_t* a, const std::uint8_t* b) {
  const auto load = [](const std::uint8_t* at) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
  };
  return 0xFFFFu ^ static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(load(a), load(b))));
}
#elif defined(__aarch64__)
unsigned sixteen_between(const std::uint8_t* a, const std::uint8_t* b) {
  constexpr std::uint8_t kBits[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const uint8x16_t bits = vbicq_u8(vld1q_u8(kBits), vceqq_u8(vld1q_u8(a), vld1q_u8(b)));
  return vaddv_u8(vget_low_u8(bits)) | static_cast<unsigned>(vaddv_u8(vget_high_u8(bits))) << 8;
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

// The slots in which two positions differ: those of men, and the others. All are gathered before any is
// looked at: going through them part by part would cost a mispredicted branch for each.
struct Difference {
  std::uint64_t men, others;
  Difference(const Features& a, const Features& b)
      : men(between(a, b, 0)), others(between(a, b, kMenSlots)) {}
  int size() const { return count_bits(men) + count_bits(others); }

 private:
  static std::uint64_t between(const Features& a, const Features& b, int first) {
    std::uint64_t all = 0;
    for (int slot = first; slot < (first == 0 ? kMenSlots : kSlots); slot += 16)
      all |= std::uint64_t{sixteen_between(a.data() + slot, b.data() + slot)} << (slot - first);
    return all;
  }
};

std::uint16_t row_of(int slot, int value) {
  TRICTRAC_ASSERT(value < kSlotTable[slot].values);
  return static_cast<std::uint16_t>(kSlotTable[slot].first + value);
}

Changes changes_between(const Features& a, const Features& b, Difference d) {
  Changes out;
  for (; d.men != 0; d.men &= d.men - 1) {
    const int slot = std::countr_zero(d.men);
    out.gone[out.gone_size] = row_of(slot, a[slot]);
    out.come[out.come_size] = row_of(slot, b[slot]);
    out.gone_size += a[slot] != 0;
    out.come_size += b[slot] != 0;
  }
  for (; d.others != 0; d.others &= d.others - 1) {
    const int slot = kMenSlots + std::countr_zero(d.others);
    out.gone[out.gone_size++] = row_of(slot, a[slot]);
    out.come[out.come_size++] = row_of(slot, b[slot]);
  }
  return out;
}

// Those of the family of processors that room.cmake compiles for.
constexpr const Kernel* kCompiled[] = {
#if defined(TRICTRAC_KERNELS_X86)
    &kAvx512Kernel, &kAvx2Kernel, &kSse2Kernel,
#elif defined(TRICTRAC_KERNELS_ARM64)
    &kDotprodKernel, &kNeonKernel,
#elif defined(TRICTRAC_KERNELS_WASM)
    &kWasmKernel,
#endif
    &kPlainKernel};

}  // namespace

std::span<const Kernel* const> kernels() {
  static const auto all = [] {
    std::vector<const Kernel*> found;
    std::ranges::copy_if(kCompiled, std::back_inserter(found),
                         [](const Kernel* k) { return k->runs_here(); });
    return found;
  }();
  return all;
}

std::span<const Kernel* const> compiled_kernels() { return kCompiled; }

WideRow first_layer_of(const Weights& w, const StakeInputs& stakes) {
  for (const std::int16_t input : stakes) TRICTRAC_ASSERT(input >= -2 * kStakeOne && input <= 2 * kStakeOne);
  std::array<std::int32_t, kWide> sums{};
  for (int i = 0; i < kStakes; ++i)
    for (int n = 0; n < kWide; ++n) sums[n] += stakes[i] * w.stakes[i].at[n];
  constexpr std::int32_t kMost = 12 * kWideOne;  // far beyond the cut, and far from an overflow
  WideRow ground;
  for (int n = 0; n < kWide; ++n)
    ground.at[n] = static_cast<std::int16_t>(std::clamp(w.bias.at[n] + sums[n] / kStakeOne, -kMost, kMost));
  return ground;
}

Evaluator::Evaluator(const Weights& weights, const Kernel& kernel) : weights_(&weights), kernel_(&kernel) {
  TRICTRAC_ASSERT(kernel.runs_here());
  weights_changed();
}

void Evaluator::weights_changed() {
  TRICTRAC_ASSERT(weights_->rows.size() == kInputs && weights_->stakes.size() == kStakes);
  base_ = {};
  ground_ = {};
  Changes first;
  for (int slot = kMenSlots; slot < kSlots; ++slot) first.come[first.come_size++] = row_of(slot, 0);
  kernel_->sum(*weights_, WideRow{}, first, sums_);
}

void Evaluator::rest_on(const Features& base, const WideRow& ground) {
  if (ground_.at != ground.at) {
    for (int i = 0; i < kWide; ++i)
      sums_.at[i] = static_cast<std::int16_t>(sums_.at[i] + ground.at[i] - ground_.at[i]);
    ground_ = ground;
  }
  kernel_->sum(*weights_, sums_, changes_between(base_, base, {base_, base}), sums_);
  base_ = base;
}

std::int32_t Evaluator::evaluate(const Features& features) {
  std::int32_t answer = 0;
  evaluate({&features, 1}, {&answer, 1});
  return answer;
}

// Sums some at a time, so that all the rows they need lie near, and then all the weights of the second layer.
void Evaluator::evaluate(std::span<const Features> features, std::span<std::int32_t> answers) {
  TRICTRAC_ASSERT(features.size() == answers.size());
  for (std::size_t first = 0; first < features.size(); first += kAtOnce) {
    const std::size_t n = std::min(kAtOnce, features.size() - first);
    for (std::size_t i = 0; i < n; ++i) {
      const Features& seen = features[first + i];
      const Difference from_base(base_, seen);
      if (i > 0) {
        const Features& before = features[first + i - 1];
        const Difference from_before(before, seen);
        if (from_before.size() < from_base.size()) {
          kernel_->sum(*weights_, at_once_[i - 1], changes_between(before, seen, from_before), at_once_[i]);
          continue;
        }
      }
      kernel_->sum(*weights_, sums_, changes_between(base_, seen, from_base), at_once_[i]);
    }
    for (std::size_t i = 0; i < n; ++i) answers[first + i] = kernel_->answer(*weights_, at_once_[i]);
  }
}

}  // namespace trictrac::net
