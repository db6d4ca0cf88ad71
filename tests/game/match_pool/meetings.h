// Meetings of a poule for tests.
#pragma once

#include <utility>

#include "game/match/pool.h"

namespace trictrac::test {

// One meeting of the first two in line: the head, and the player who comes to meet them.
struct Meeting {
  int head = 0;          // holes of the head of the line
  int next = 0;          // holes of the next
  bool one_run = false;  // the winner's were uninterrupted to the end
};

// Returns the poule after such a meeting.
template <class Board>
Board meet(Board b, const Meeting& m) {
  const Side head = b.board.at.white == b.board.purse.line[0] ? Side::White : Side::Black;
  RoundEnd played{.one_run = m.one_run};
  played.holes[head] = m.head;
  played.holes[other(head)] = m.next;
  return after(std::move(b), played);
}

}  // namespace trictrac::test
