// The jans, each judged on the position in which the roll falls.
#pragma once

#include <vector>

#include "twin.h"
#include "ways.h"

namespace twin::detail {

// A roll in the position in which it falls, with its legal ways.
struct Throw {
  const Board& board;
  int d1;
  int d2;
  const std::vector<Way>& legal;
  bool doublet() const { return d1 == d2; }
  int tariff(int simple, int doubled) const { return doublet() ? doubled : simple; }
};

// Returns all jans of the roll.
std::vector<Event> jans_of(const Throw& roll, const Options& options, const Context& context);

// The first flèche of the jan this roll fills, or keeps: 1, 7, 19; 0 for none.
int filled_jan(const Throw& roll);
int kept_jan(const Throw& roll);
// P9: the last man can be taken off, or taken off by a number too many.
bool takes_last_man(const Throw& roll);

}  // namespace twin::detail
