#include <immintrin.h>

#include <bit>
#include <cstring>

#include "engine/net/kernel.h"

namespace trictrac::net {
namespace {

constexpr int kLanes = 32;  // sums in one register
constexpr int kRegisters = kWide / kLanes;

// g++ 12 keeps an array in registers only where loops over it are unrolled at once.
void sum(const Weights& w, const WideRow& base, const Changes& changes, WideRow& out) {
  __m512i s[kRegisters];
#pragma GCC unroll 8
  for (int i = 0; i < kRegisters; ++i) s[i] = _mm512_load_si512(base.at.data() + i * kLanes);
  for (const int row : changes.all_gone()) {
    const std::int16_t* gone = w.rows[row].at.data();
#pragma GCC unroll 8
    for (int i = 0; i < kRegisters; ++i) s[i] = _mm512_sub_epi16(s[i], _mm512_load_si512(gone + i * kLanes));
  }
  for (const int row : changes.all_come()) {
    const std::int16_t* come = w.rows[row].at.data();
#pragma GCC unroll 8
    for (int i = 0; i < kRegisters; ++i) s[i] = _mm512_add_epi16(s[i], _mm512_load_si512(come + i * kLanes));
  }
#pragma GCC unroll 8
  for (int i = 0; i < kRegisters; ++i) _mm512_store_si512(out.at.data() + i * kLanes, s[i]);
}

// The members of each set of eight, in order; the other places are zero.
constexpr auto kMembers = [] {
  std::array<std::uint64_t, 256> table{};
  for (unsigned set = 0; set < 256; ++set)
    for (unsigned i = 0, n = 0; i < 8; ++i)
      if (set >> i & 1) table[set] |= std::uint64_t{i} << 8 * n++;
  return table;
}();

// The input of the second layer: sums cut off, and which fours of them are not zero.
struct Fours {
  alignas(64) std::array<std::uint8_t, kWide> at;
  std::array<std::uint8_t, kWide / 4 + 8> some;  // numbers of fours; eight are written at once
  int n = 0;
  explicit Fours(const WideRow& sums) {
    const __m512i most = _mm512_set1_epi16(kWideOne);
    // Packing cuts off below nothing, and puts the eighths of both in turn.
    const __m512i in_order = _mm512_setr_epi64(0, 2, 4, 6, 1, 3, 5, 7);
    const auto upper = [&](int register_) {
      const __m512i sum = _mm512_load_si512(sums.at.data() + register_ * kLanes);
      return _mm512_srai_epi16(_mm512_min_epi16(sum, most), kWideShift);
    };
#pragma GCC unroll 4
    for (int i = 0; i < kRegisters; i += 2) {
      const __m512i packed = _mm512_packus_epi16(upper(i), upper(i + 1));
      const __m512i x = _mm512_permutexvar_epi64(in_order, packed);
      _mm512_store_si512(at.data() + i * kLanes, x);
      const unsigned sixteen = _mm512_test_epi32_mask(x, x);
      add(i * 8, sixteen & 0xFF);
      add(i * 8 + 8, sixteen >> 8);
    }
  }
  std::int32_t all(int four) const {
    std::int32_t all;
    std::memcpy(&all, at.data() + four * 4, 4);
    return all;
  }

 private:
  void add(int first, unsigned set) {
    const std::uint64_t eight = kMembers[set] + static_cast<unsigned>(first) * 0x0101010101010101u;
    std::memcpy(some.data() + n, &eight, 8);
    n += std::popcount(set);
  }
};

std::int32_t answer(const Weights& w, const WideRow& sums) {
  const Fours fours(sums);
  // Four chains for each half of the sums, so that none waits for another.
  constexpr int kChains = 4;
  const __m512i zero = _mm512_setzero_si512();
  __m512i low[kChains], high[kChains];
#pragma GCC unroll 4
  for (int k = 0; k < kChains; ++k) low[k] = high[k] = zero;
  const auto add = [&](int k, int four, std::int32_t all) {
    const std::int8_t* weights = w.second.at.data() + four * 4 * kNarrow;
    const __m512i x = _mm512_set1_epi32(all);
    low[k] = _mm512_dpbusd_epi32(low[k], x, _mm512_load_si512(weights));
    high[k] = _mm512_dpbusd_epi32(high[k], x, _mm512_load_si512(weights + 64));
  };
  int i = 0;
  for (; i + kChains <= fours.n; i += kChains) {
#pragma GCC unroll 4
    for (int k = 0; k < kChains; ++k) add(k, fours.some[i + k], fours.all(fours.some[i + k]));
  }
  // The remaining fours, always three: a missing one is the first four with the input zero.
#pragma GCC unroll 4
  for (int k = 0; k < kChains - 1; ++k) {
    const bool left = i + k < fours.n;
    const int four = left ? fours.some[i + k] : 0;
    add(k, four, left ? fours.all(four) : 0);
  }
  const auto last = [&](const __m512i* chains, int from) {
    __m512i x = _mm512_load_si512(w.second_bias.at.data() + from);
#pragma GCC unroll 4
    for (int k = 0; k < kChains; ++k) x = _mm512_add_epi32(x, chains[k]);
    const __m512i one = _mm512_load_si512(w.second_one.at.data() + from);
    x = _mm512_min_epi32(_mm512_max_epi32(x, zero), one);
    return _mm512_mullo_epi32(x, _mm512_load_si512(w.out.at.data() + from));
  };
  return w.out_bias + _mm512_reduce_add_epi32(_mm512_add_epi32(last(low, 0), last(high, 16)));
}

}  // namespace

const Kernel kAvx512Kernel{"avx512-vnni", sum, answer, [] {
                             return __builtin_cpu_supports("avx512vnni") &&
                                    __builtin_cpu_supports("avx512bw") &&
                                    __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
                           }};

}  // namespace trictrac::net
