// The throws of tables that are compared: each table of a match gets the same ones.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "base/enum_table.h"
#include "game/chance/random.h"
#include "game/rules/side.h"

namespace trictrac::measure {

// The throws that the tables share.
enum class Duplicate : std::uint8_t {
  Mirrored,  // one stream of throws a side for the whole match
  Deals,     // streams of its own for each relevé, which nothing in the one before shifts
};
inline constexpr EnumTable<Duplicate, Duplicate::Deals, std::string_view> kDuplicateNames({
    {Duplicate::Mirrored, "mirrored"},
    {Duplicate::Deals, "deals"},
});

// The throws of one table; those of equal kind and seed are the same.
class DealtThrows {
 public:
  DealtThrows(Duplicate kind, std::uint64_t seed) : kind_(kind), seed_(seed) {}

  // Returns the stream from which `side` throws in that relevé of that round, both counted from 0. Within a
  // relevé it goes on.
  Random& of(Side side, int round, int releve) {
    const std::pair at = kind_ == Duplicate::Deals ? std::pair(round, releve) : std::pair(0, 0);
    if (at != at_) begin(at);
    return streams_[side];
  }

 private:
  void begin(std::pair<int, int> at) {
    at_ = at;
    const std::uint64_t round = seed_of(seed_, at.first, 0);
    streams_ = {Random(seed_of(round, at.second, 0)), Random(seed_of(round, at.second, 1))};
  }

  const Duplicate kind_;
  const std::uint64_t seed_;
  std::pair<int, int> at_{-1, -1};
  PerSide<Random> streams_{Random(0), Random(0)};
};

}  // namespace trictrac::measure
