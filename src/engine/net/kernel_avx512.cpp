#include "engine/net/kernel.h"

#if defined(__AVX512VNNI__) && defined(__AVX512BW__)
#include <immintrin.h>

#include <cstring>

namespace trictrac::net {
namespace {

constexpr int kLanes = 32;  // sums in one register
constexpr int kRegisters = kWide / kLanes;

void sum(const Weights& w, const WideRow& base, std::span<const Change> changes, WideRow& out) {
  __m512i s[kRegisters];
  for (int i = 0; i < kRegisters; ++i) s[i] = _mm512_load_si512(base.at.data() + i * kLanes);
  for (const Change& c : changes) {
    const std::int16_t* from = w.rows[c.from].at.data();
    const std::int16_t* to = w.rows[c.to].at.data();
    for (int i = 0; i < kRegisters; ++i)
      s[i] = _mm512_add_epi16(
          s[i], _mm512_sub_epi16(_mm512_load_si512(to + i * kLanes), _mm512_load_si512(from + i * kLanes)));
  }
  for (int i = 0; i < kRegisters; ++i) _mm512_store_si512(out.at.data() + i * kLanes, s[i]);
}

void cut_off(const WideRow& sums, std::int16_t* in) {
  const __m512i zero = _mm512_setzero_si512(), one = _mm512_set1_epi16(kWideOne);
  for (int i = 0; i < kRegisters; ++i) {
    const __m512i x = _mm512_load_si512(sums.at.data() + i * kLanes);
    _mm512_store_si512(in + i * kLanes, _mm512_min_epi16(_mm512_max_epi16(x, zero), one));
  }
}

std::int32_t evaluate(const Weights& w, const WideRow& sums) {
  alignas(64) std::int16_t in[kWide];
  cut_off(sums, in);
  // Two chains for each half of the sums, so that none waits for another.
  __m512i low = _mm512_load_si512(w.second_bias.at.data()),
          high = _mm512_load_si512(w.second_bias.at.data() + 16);
  __m512i low2 = _mm512_setzero_si512(), high2 = _mm512_setzero_si512();
  const std::int16_t* weights = w.second.at.data();
  const auto two = [&](int pair) {
    std::int32_t x;
    std::memcpy(&x, in + pair * 2, 4);
    return _mm512_set1_epi32(x);
  };
  for (int pair = 0; pair < kWide / 2; pair += 2, weights += 4 * kNarrow) {
    const __m512i x = two(pair), y = two(pair + 1);
    low = _mm512_dpwssd_epi32(low, x, _mm512_load_si512(weights));
    high = _mm512_dpwssd_epi32(high, x, _mm512_load_si512(weights + 32));
    low2 = _mm512_dpwssd_epi32(low2, y, _mm512_load_si512(weights + 64));
    high2 = _mm512_dpwssd_epi32(high2, y, _mm512_load_si512(weights + 96));
  }
  const __m512i zero = _mm512_setzero_si512(), one = _mm512_set1_epi32(kNarrowOne);
  const auto last = [&](__m512i x, int from) {
    x = _mm512_srli_epi32(_mm512_min_epi32(_mm512_max_epi32(x, zero), one), kNarrowShift);
    return _mm512_mullo_epi32(x, _mm512_load_si512(w.out.at.data() + from));
  };
  const __m512i sum =
      _mm512_add_epi32(last(_mm512_add_epi32(low, low2), 0), last(_mm512_add_epi32(high, high2), 16));
  return w.out_bias + _mm512_reduce_add_epi32(sum);
}

}  // namespace

const Kernel kAvx512Kernel{"avx512-vnni", sum, evaluate, [] {
                             return __builtin_cpu_supports("avx512vnni") &&
                                    __builtin_cpu_supports("avx512bw") &&
                                    __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
                           }};

}  // namespace trictrac::net
#else
namespace trictrac::net {
const Kernel kAvx512Kernel{"avx512-vnni", nullptr, nullptr, [] { return false; }};
}  // namespace trictrac::net
#endif
