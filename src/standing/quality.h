// How somebody played a game, without the luck of the dice (docs/analysis.md).
#pragma once

#include <cstdint>

namespace trictrac::standing {

struct Quality {
  int choices = 0;            // that could be graded
  std::int64_t lost = 0;      // by them in all, in millionths of a tour
  std::int64_t luck = 0;      // of his throws, in millionths of a tour
  std::int64_t gained = 0;    // what the rounds that ended paid him, in thousandths of the unit of the format
  std::int64_t adjusted = 0;  // the same without his luck and the other's
  friend bool operator==(const Quality&, const Quality&) = default;
};

}  // namespace trictrac::standing
