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

// P1, P2, P3: every opposing man alone on a flèche, hit truly or falsely.
std::vector<Event> hits(const Throw& roll);
// P4: the opponent's coin.
std::vector<Event> corner_hit(const Throw& roll);
// P11: Margot la fendue.
std::vector<Event> margot(const Throw& roll);

// The first flèche of the jan this roll fills, or keeps: 1, 7, 19; 0 for none.
int filled_jan(const Throw& roll);
int kept_jan(const Throw& roll);
// P5 and P6.
std::vector<Event> fills(const Throw& roll);
std::vector<Event> keeps(const Throw& roll);

// P7.
std::vector<Event> six_tables(const Throw& roll, const Context& context);
// P8.
std::vector<Event> two_tables(const Throw& roll);
std::vector<Event> mezeas(const Throw& roll);
// P11.
std::vector<Event> rencontre(const Throw& roll, const Context& context);
std::vector<Event> pile(const Throw& roll);

// P9: the last man can be taken off, or taken off by a number too many.
bool takes_last_man(const Throw& roll);
std::vector<Event> bear_off(const Throw& roll);
// P10.
std::vector<Event> helpless(const Throw& roll);

}  // namespace twin::detail
