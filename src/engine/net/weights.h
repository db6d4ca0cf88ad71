// The weights of a net in whole numbers: what is kept in files and calculated with.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/net/sight.h"

namespace trictrac::net {

inline constexpr int kStakes = 24;  // inputs that say what is played for (search/stakes.h)
inline constexpr int kWide = 256;   // first layer
inline constexpr int kNarrow = 32;  // second layer

// What one stands for in each layer. Both layers are cut off below nothing and above one.
inline constexpr int kWideOne = 2048;                     // sums of the first layer
inline constexpr int kSecondOne = 1024;                   // weights of the second, less than two each
inline constexpr int kNarrowOne = kWideOne * kSecondOne;  // sums of the second
inline constexpr int kNarrowShift = 9;                    // of which the last layer sees the upper bits
inline constexpr int kOutOne = 1024;                      // weights of the last
inline constexpr int kScoreOne = (kNarrowOne >> kNarrowShift) * kOutOne;  // the answer
inline constexpr int kStakeOne = 256;                                     // the inputs of what is played for

// The most a weight may be, so that no sum overflows (of the second layer: so that pairs can be summed in one
// step).
inline constexpr int kMostRow = 32000;
inline constexpr int kMostSecond = 2 * kSecondOne;
inline constexpr int kMostSecondBias = 100'000'000;
inline constexpr int kMostOut = 16384;
inline constexpr int kMostOutBias = 500'000'000;

// What is played for, in kStakeOne-ths, each within -2..2.
using StakeInputs = std::array<std::int16_t, kStakes>;

struct alignas(64) WideRow {
  std::array<std::int16_t, kWide> at{};
};

struct Weights {
  std::uint64_t rules = 0;                                    // the signature of the rules it was learnt with
  std::string made_by;                                        // how: the commands
  std::vector<WideRow> rows = std::vector<WideRow>(kInputs);  // one an input
  std::vector<WideRow> stakes = std::vector<WideRow>(kStakes);
  WideRow bias;
  // [kWide / 2][kNarrow][2]: two inputs of one sum lie together.
  struct alignas(64) Second {
    std::array<std::int16_t, kWide * kNarrow> at{};
  } second;
  struct alignas(64) Sums {
    std::array<std::int32_t, kNarrow> at{};
  } second_bias, out;
  std::int32_t out_bias = 0;
};

constexpr int second_index(int wide, int narrow) { return wide / 2 * kNarrow * 2 + narrow * 2 + wide % 2; }

// FNV-1a over all the numbers: the net's name in reports.
std::uint64_t hash_of(const Weights& w);

// A file: a line "trictrac net 1", tags, an empty line, the numbers in little end first. Rows of nothing are
// left out.
std::string print_weights(const Weights& w);
// The net of a file made with `rules` (kRulesVersion); or what is wrong with it, in English: it is not a net
// or one of another version, it was made with other rules (both are named), it is cut off or too long, or a
// number in it cannot be one of a net, or no man on a flèche weighs something.
std::expected<Weights, std::string> read_weights(std::string_view file, std::uint64_t rules);

}  // namespace trictrac::net
