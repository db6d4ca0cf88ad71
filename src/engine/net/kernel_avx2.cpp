#include "engine/net/kernel.h"

#if defined(__AVX2__)
#include <immintrin.h>

#include <cstring>

namespace trictrac::net {
namespace {

constexpr int kLanes = 16;  // sums in one register
constexpr int kRegisters = kWide / kLanes;

__m256i load(const void* at) { return _mm256_load_si256(static_cast<const __m256i*>(at)); }
void store(void* at, __m256i x) { _mm256_store_si256(static_cast<__m256i*>(at), x); }

// Sums registers, and gives each to use(its number, its sums): half of them at a time, since all sixteen
// would not stay in the processor.
template <class Use>
void summed(const Weights& w, const WideRow& base, std::span<const Change> changes, Use use) {
  constexpr int kHalf = kRegisters / 2;
  for (int first = 0; first < kRegisters; first += kHalf) {
    __m256i s[kHalf];
    for (int i = 0; i < kHalf; ++i) s[i] = load(base.at.data() + (first + i) * kLanes);
    for (const Change& c : changes) {
      const std::int16_t* from = w.rows[c.from].at.data() + first * kLanes;
      const std::int16_t* to = w.rows[c.to].at.data() + first * kLanes;
      for (int i = 0; i < kHalf; ++i)
        s[i] = _mm256_add_epi16(s[i], _mm256_sub_epi16(load(to + i * kLanes), load(from + i * kLanes)));
    }
    for (int i = 0; i < kHalf; ++i) use(first + i, s[i]);
  }
}

void sum(const Weights& w, const WideRow& base, std::span<const Change> changes, WideRow& out) {
  summed(w, base, changes, [&](int i, __m256i x) { store(out.at.data() + i * kLanes, x); });
}

std::int32_t evaluate(const Weights& w, const WideRow& base, std::span<const Change> changes) {
  alignas(64) std::int16_t in[kWide];
  const __m256i zero = _mm256_setzero_si256();
  summed(w, base, changes, [&, one = _mm256_set1_epi16(kWideOne)](int i, __m256i x) {
    store(in + i * kLanes, _mm256_min_epi16(_mm256_max_epi16(x, zero), one));
  });
  constexpr int kSums = kNarrow / 8;
  __m256i s[kSums];
  for (int i = 0; i < kSums; ++i) s[i] = load(w.second_bias.at.data() + i * 8);
  const std::int16_t* weights = w.second.at.data();
  for (int pair = 0; pair < kWide / 2; ++pair, weights += 2 * kNarrow) {
    std::int32_t two;
    std::memcpy(&two, in + pair * 2, 4);
    const __m256i x = _mm256_set1_epi32(two);
    for (int i = 0; i < kSums; ++i)
      s[i] = _mm256_add_epi32(s[i], _mm256_madd_epi16(x, load(weights + i * 16)));
  }
  const __m256i one = _mm256_set1_epi32(kNarrowOne);
  __m256i sum = zero;
  for (int i = 0; i < kSums; ++i) {
    const __m256i x = _mm256_srli_epi32(_mm256_min_epi32(_mm256_max_epi32(s[i], zero), one), kNarrowShift);
    sum = _mm256_add_epi32(sum, _mm256_mullo_epi32(x, load(w.out.at.data() + i * 8)));
  }
  alignas(32) std::int32_t parts[8];
  store(parts, sum);
  std::int32_t answer = w.out_bias;
  for (const std::int32_t p : parts) answer += p;
  return answer;
}

}  // namespace

const Kernel kAvx2Kernel{"avx2", sum, evaluate,
                         [] { return static_cast<bool>(__builtin_cpu_supports("avx2")); }};

}  // namespace trictrac::net
#else
namespace trictrac::net {
const Kernel kAvx2Kernel{"avx2", nullptr, nullptr, [] { return false; }};
}  // namespace trictrac::net
#endif
