// The weights of a net as integers, in files and in calculations, and the net compiled in
// (data/nets/trictrac.net).
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/net/features.h"

namespace trictrac::net {

inline constexpr int kStakes = 24;  // inputs that describe the stakes (search/stakes.h)
inline constexpr int kWide = 256;   // first layer
inline constexpr int kNarrow = 32;  // second layer

// The value that stands for 1 in each layer. Both layers are cut off below 0 and above 1. Each sum of the
// second layer has its own value (Weights::second_one), so that its greatest weight fills eight bits.
inline constexpr int kWideOne = 2048;                    // sums of the first layer
inline constexpr int kWideShift = 4;                     // of which the second sees the upper bits
inline constexpr int kSeenOne = kWideOne >> kWideShift;  // two products with a weight fit sixteen bits
inline constexpr int kScoreOne = 1 << 24;                // the answer
inline constexpr int kStakeOne = 256;                    // the inputs of the stakes

// The greatest weight, so that no sum overflows.
inline constexpr int kMostRow = 32000;
inline constexpr int kMostSecond = 127;
inline constexpr int kMostSecondBias = 100'000'000;
inline constexpr int kMostSecondOne = 512 * kSeenOne;
inline constexpr int kMostOutBias = 500'000'000;
inline constexpr std::int64_t kMostAnswer = 2'000'000'000;  // the bound of the last layer's sum

// The stakes, in kStakeOne-ths, each from -2 to 2.
using StakeInputs = std::array<std::int16_t, kStakes>;

// One number for each sum of the first layer.
struct alignas(64) WideRow {
  std::array<std::int16_t, kWide> at{};
};

// A whole net, and its origin.
struct Weights {
  std::uint64_t rules = 0;                                    // the signature of the rules it was learnt with
  std::string made_by;                                        // the commands that made it
  std::vector<WideRow> rows = std::vector<WideRow>(kInputs);  // one an input
  std::vector<WideRow> stakes = std::vector<WideRow>(kStakes);
  WideRow bias;  // and half of the part that the second layer drops, so that it sees rounded sums
  // [kWide / 4][kNarrow][4]: four inputs of one sum lie together.
  struct alignas(64) Second {
    std::array<std::int8_t, kWide * kNarrow> at{};
  } second;
  struct alignas(64) Sums {
    std::array<std::int32_t, kNarrow> at{};
  } second_bias, second_one, out;  // `out` times a sum of the second is in kScoreOne-ths
  std::int32_t out_bias = 0;
};

// Returns the index in Weights::second of the weight of an input and a sum of the second layer.
constexpr int second_index(int wide, int narrow) { return wide / 4 * kNarrow * 4 + narrow * 4 + wide % 4; }

// Returns a hash of all numbers of the net (FNV-1a), by which reports name it.
std::uint64_t hash_of(const Weights& w);

// Returns the net as a file: a line "trictrac net 2", tags, an empty line, the numbers in little endian. Rows
// of zeros are left out.
std::string print_weights(const Weights& w);
// Reads the net of a file made with `rules` (kRulesVersion). The error says in English what is wrong: it is
// not a net, or is of another version; it was made with other rules (both are named); it is cut off or too
// long; one of its numbers is impossible; or a flèche without men has a weight.
std::expected<Weights, std::string> read_weights(std::string_view file, std::uint64_t rules);

// Returns the file of the net compiled in, byte for byte.
std::string_view built_in_file();
// Returns the net compiled in, read once; or the reason why it cannot be used, with the rules it was made
// with and those of the program.
const std::expected<Weights, std::string>& load_built_in();
// Returns the net compiled in. If it cannot be used, the program ends with that message: nothing plays with
// an empty net.
const Weights& built_in();

}  // namespace trictrac::net
