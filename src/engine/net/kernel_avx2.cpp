#include <immintrin.h>

#include <cstring>

#include "engine/net/kernel.h"

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

// Returns the input of the second layer: thirty-two sums cut off, in order.
__m256i seen(const std::int16_t* sums) {
  const __m256i most = _mm256_set1_epi16(kWideOne);
  const auto upper = [&](const std::int16_t* at) {
    return _mm256_srai_epi16(_mm256_min_epi16(load(at), most), kWideShift);
  };
  // Packing cuts off below nothing, and puts the quarters of both in turn.
  const __m256i packed = _mm256_packus_epi16(upper(sums), upper(sums + kLanes));
  return _mm256_permute4x64_epi64(packed, _MM_SHUFFLE(3, 1, 2, 0));
}

std::int32_t answer(const Weights& w, const WideRow& sums) {
  alignas(32) std::uint8_t in[kWide];
  for (int i = 0; i < kWide; i += 32) store(in + i, seen(sums.at.data() + i));
  constexpr int kSums = kNarrow / 8;
  __m256i s[kSums];
  for (int i = 0; i < kSums; ++i) s[i] = load(w.second_bias.at.data() + i * 8);
  const __m256i ones = _mm256_set1_epi16(1);
  const std::int8_t* weights = w.second.at.data();
  for (int i = 0; i < kWide; i += 4, weights += 4 * kNarrow) {
    std::int32_t four;
    std::memcpy(&four, in + i, 4);
    const __m256i x = _mm256_set1_epi32(four);
    for (int k = 0; k < kSums; ++k) {
      const __m256i pairs = _mm256_maddubs_epi16(x, load(weights + k * 32));
      s[k] = _mm256_add_epi32(s[k], _mm256_madd_epi16(pairs, ones));
    }
  }
  const __m256i zero = _mm256_setzero_si256();
  __m256i sum = zero;
  for (int i = 0; i < kSums; ++i) {
    const __m256i one = load(w.second_one.at.data() + i * 8);
    const __m256i x = _mm256_min_epi32(_mm256_max_epi32(s[i], zero), one);
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
