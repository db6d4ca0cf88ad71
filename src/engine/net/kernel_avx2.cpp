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

// g++ 12 keeps an array in registers only where loops over it are unrolled at once.
void sum(const Weights& w, const WideRow& base, const Changes& changes, WideRow& out) {
  constexpr int kHalf = kRegisters / 2;  // all sixteen would not stay in the processor
  for (int first = 0; first < kWide; first += kHalf * kLanes) {
    __m256i s[kHalf];
#pragma GCC unroll 8
    for (int i = 0; i < kHalf; ++i) s[i] = load(base.at.data() + first + i * kLanes);
    for (const int row : changes.all_gone()) {
      const std::int16_t* gone = w.rows[row].at.data() + first;
#pragma GCC unroll 8
      for (int i = 0; i < kHalf; ++i) s[i] = _mm256_sub_epi16(s[i], load(gone + i * kLanes));
    }
    for (const int row : changes.all_come()) {
      const std::int16_t* come = w.rows[row].at.data() + first;
#pragma GCC unroll 8
      for (int i = 0; i < kHalf; ++i) s[i] = _mm256_add_epi16(s[i], load(come + i * kLanes));
    }
#pragma GCC unroll 8
    for (int i = 0; i < kHalf; ++i) store(out.at.data() + first + i * kLanes, s[i]);
  }
}

std::int32_t answer(const Weights& w, const WideRow& sums) {
  alignas(64) std::int16_t in[kWide];
  const __m256i zero = _mm256_setzero_si256(), most = _mm256_set1_epi16(kWideOne);
  for (int i = 0; i < kWide; i += kLanes)
    store(in + i, _mm256_min_epi16(_mm256_max_epi16(load(sums.at.data() + i), zero), most));
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

const Kernel kAvx2Kernel{"avx2", sum, answer,
                         [] { return static_cast<bool>(__builtin_cpu_supports("avx2")); }};

}  // namespace trictrac::net
#else
namespace trictrac::net {
const Kernel kAvx2Kernel{"avx2", nullptr, nullptr, [] { return false; }};
}  // namespace trictrac::net
#endif
