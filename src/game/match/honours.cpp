#include "game/match/honours.h"

#include <utility>

#include "base/assert.h"

namespace trictrac {
namespace {

void put_in(Poule& p, Side s, int fiches) {
  p.fiches[s] -= fiches;
  p.put[s] += fiches;
}

// Empties the basket.
void close(Poule& p) {
  p.put = {};
  p.open = false;
  p.contrat.reset();
  p.both = false;
}

// S3: the contrat is put down, or takes the place of the opponent's.
void mark(Poule& p, Side winner) {
  p.both = p.contrat.has_value();
  p.contrat = winner;
}

void share(Poule& p, Side last_winner) {
  const int half = p.both ? basket(p) / 2 : 0;
  p.fiches[other(last_winner)] += half;
  p.fiches[last_winner] += basket(p) - half;
}

}  // namespace

Poule opened(Poule p) {
  TRICTRAC_ASSERT(!p.open);
  for (Side s : kSides) put_in(p, s, p.options.stake);
  p.open = true;
  return p;
}

Poule after(Poule p, const HonoursWon& won) {
  const int fiches = won.factor * p.options.simple;
  p.fiches[won.winner] += fiches;
  p.fiches[other(won.winner)] -= fiches;
  if (!p.open) return p;
  put_in(p, other(won.winner), fiches);
  if (p.contrat != won.winner) {
    mark(p, won.winner);
    return p;
  }
  p.fiches[won.winner] += basket(p);
  close(p);
  return p;
}

Poule shared_out(Poule p) {
  if (!p.contrat)
    for (Side s : kSides) p.fiches[s] += p.put[s];
  else
    share(p, *p.contrat);
  close(p);
  return p;
}

}  // namespace trictrac
