#include "event/pairing/seats.h"

namespace trictrac::event {

int whites_of(std::span<const RoundOf> history) {
  int whites = 0;
  for (const RoundOf& round : history)
    if (round.opponent > 0 && round.seat == kWhite && round.kind != RoundOf::Kind::Forfeit) ++whites;
  return whites;
}

Seats seated(const Entrant& a, int whites_of_a, const Entrant& b, int whites_of_b) {
  const bool first = whites_of_a != whites_of_b ? whites_of_a < whites_of_b : is_seeded_before(a, b);
  return first ? Seats{a.number, b.number} : Seats{b.number, a.number};
}

}  // namespace trictrac::event
