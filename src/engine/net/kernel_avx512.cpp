#include "engine/net/kernel.h"

#if defined(__AVX512VNNI__) && defined(__AVX512BW__)
#include <immintrin.h>

#include <cstring>

namespace trictrac::net {
namespace {

constexpr int kLanes = 32;  // sums in one register
constexpr int kRegisters = kWide / kLanes;

// Sums registers, and gives each to use(its number, its sums).
template <class Use>
void summed(const Weights& w, const WideRow& base, std::span<const Change> changes, Use use) {
  __m512i s[kRegisters];
  for (int i = 0; i < kRegisters; ++i) s[i] = _mm512_load_si512(base.at.data() + i * kLanes);
  for (const Change& c : changes) {
    const std::int16_t* from = w.rows[c.from].at.data();
    const std::int16_t* to = w.rows[c.to].at.data();
    for (int i = 0; i < kRegisters; ++i)
      s[i] = _mm512_add_epi16(
          s[i], _mm512_sub_epi16(_mm512_load_si512(to + i * kLanes), _mm512_load_si512(from + i * kLanes)));
  }
  for (int i = 0; i < kRegisters; ++i) use(i, s[i]);
}

void sum(const Weights& w, const WideRow& base, std::span<const Change> changes, WideRow& out) {
  summed(w, base, changes, [&](int i, __m512i x) { _mm512_store_si512(out.at.data() + i * kLanes, x); });
}

std::int32_t evaluate(const Weights& w, const WideRow& base, std::span<const Change> changes) {
  alignas(64) std::int16_t in[kWide];
  const __m512i zero = _mm512_setzero_si512(), one = _mm512_set1_epi16(kWideOne);
  summed(w, base, changes, [&](int i, __m512i x) {
    _mm512_store_si512(in + i * kLanes, _mm512_min_epi16(_mm512_max_epi16(x, zero), one));
  });
  // Four chains for each half of the sums, so that none waits for another.
  constexpr int kChains = 4;
  __m512i low[kChains], high[kChains];
  for (int k = 0; k < kChains; ++k) low[k] = high[k] = zero;
  const std::int16_t* weights = w.second.at.data();
  for (int pair = 0; pair < kWide / 2; pair += kChains)
    for (int k = 0; k < kChains; ++k, weights += 2 * kNarrow) {
      std::int32_t two;
      std::memcpy(&two, in + (pair + k) * 2, 4);
      const __m512i x = _mm512_set1_epi32(two);
      low[k] = _mm512_dpwssd_epi32(low[k], x, _mm512_load_si512(weights));
      high[k] = _mm512_dpwssd_epi32(high[k], x, _mm512_load_si512(weights + 32));
    }
  const auto last = [&](const __m512i* chains, int from) {
    __m512i x = _mm512_load_si512(w.second_bias.at.data() + from);
    for (int k = 0; k < kChains; ++k) x = _mm512_add_epi32(x, chains[k]);
    x = _mm512_min_epi32(_mm512_max_epi32(x, zero), _mm512_set1_epi32(kNarrowOne));
    return _mm512_mullo_epi32(_mm512_srli_epi32(x, kNarrowShift), _mm512_load_si512(w.out.at.data() + from));
  };
  return w.out_bias + _mm512_reduce_add_epi32(_mm512_add_epi32(last(low, 0), last(high, 16)));
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
