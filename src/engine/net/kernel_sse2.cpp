#include <emmintrin.h>

#include <algorithm>
#include <cstring>

#include "engine/net/kernel.h"

namespace trictrac::net {
namespace {

constexpr int kLanes = 8;  // sums in one register

__m128i load(const void* at) { return _mm_load_si128(static_cast<const __m128i*>(at)); }
void store(void* at, __m128i x) { _mm_store_si128(static_cast<__m128i*>(at), x); }

// g++ 12 keeps an array in registers only where loops over it are unrolled at once.
void sum(const Weights& w, const WideRow& base, const Changes& changes, WideRow& out) {
  constexpr int kPart = 8;  // more would not stay in the processor
  for (int first = 0; first < kWide; first += kPart * kLanes) {
    __m128i s[kPart];
#pragma GCC unroll 8
    for (int i = 0; i < kPart; ++i) s[i] = load(base.at.data() + first + i * kLanes);
    for (const int row : changes.all_gone()) {
      const std::int16_t* gone = w.rows[row].at.data() + first;
#pragma GCC unroll 8
      for (int i = 0; i < kPart; ++i) s[i] = _mm_sub_epi16(s[i], load(gone + i * kLanes));
    }
    for (const int row : changes.all_come()) {
      const std::int16_t* come = w.rows[row].at.data() + first;
#pragma GCC unroll 8
      for (int i = 0; i < kPart; ++i) s[i] = _mm_add_epi16(s[i], load(come + i * kLanes));
    }
#pragma GCC unroll 8
    for (int i = 0; i < kPart; ++i) store(out.at.data() + first + i * kLanes, s[i]);
  }
}

// Returns the input of the second layer: eight sums cut off.
__m128i upper(const std::int16_t* sums) {
  const __m128i x = _mm_max_epi16(load(sums), _mm_setzero_si128());
  return _mm_srai_epi16(_mm_min_epi16(x, _mm_set1_epi16(kWideOne)), kWideShift);
}

std::int32_t answer(const Weights& w, const WideRow& sums) {
  alignas(16) std::int16_t in[kWide];
  for (int i = 0; i < kWide; i += kLanes) store(in + i, upper(sums.at.data() + i));
  std::int32_t answer = w.out_bias;
  // The sums of sixteen in halves: more would not stay in the processor.
  constexpr int kSums = 16, kPart = kSums / 2;
  for (int first = 0; first < kNarrow; first += kSums) {
    __m128i s[kPart];
#pragma GCC unroll 8
    for (int i = 0; i < kPart; ++i) s[i] = _mm_setzero_si128();
    const std::int8_t* weights = w.second.at.data() + first * 4;
    for (int four = 0; four < kWide; four += 4, weights += 4 * kNarrow) {
      std::int64_t all;
      std::memcpy(&all, in + four, 8);
      if (all == 0) continue;
      const __m128i x = _mm_set1_epi64x(all);
      const auto add = [&](__m128i& to, __m128i weights_twice) {
        to = _mm_add_epi32(to, _mm_madd_epi16(x, _mm_srai_epi16(weights_twice, 8)));
      };
#pragma GCC unroll 4
      for (int i = 0; i < kPart; i += 2) {
        const __m128i eight = load(weights + i * 8);
        add(s[i], _mm_unpacklo_epi8(eight, eight));
        add(s[i + 1], _mm_unpackhi_epi8(eight, eight));
      }
    }
    alignas(16) std::int32_t halves[kSums * 2];
    for (int i = 0; i < kPart; ++i) store(halves + i * 4, s[i]);
    for (int n = 0; n < kSums; ++n) {
      const int at = first + n;
      const std::int32_t second = w.second_bias.at[at] + halves[n * 2] + halves[n * 2 + 1];
      answer += std::clamp(second, 0, w.second_one.at[at]) * w.out.at[at];
    }
  }
  return answer;
}

}  // namespace

const Kernel kSse2Kernel{"sse2", sum, answer, [] { return true; }};

}  // namespace trictrac::net
