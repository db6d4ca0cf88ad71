// What a player believes a roll to be worth. The same question has the same answer: he who has overlooked a
// jan does not see it when he is asked again, but when he looks again.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/attention/habits.h"
#include "game/referee/pending.h"

namespace trictrac::attention {

enum class Look : std::uint8_t {
  First,    // to mark, or at what the other has marked
  Again,    // before he says that it is wrong
  Careful,  // when it is disputed
};

struct Eye {
  Habits habits;
  std::uint64_t seed = 0;
};

// What is counted: a mark, and whose it is.
struct CountedMark {
  const referee::PendingMark& sheet;
  Side side = Side::White;
  MarkPart part = MarkPart::Gained;
};

// In points, even.
int count(const Eye& eye, const CountedMark& what, Look look);

// Of which jans he has counted it; what he has imagined looks like hits.
std::vector<Jan> named(const Eye& eye, const CountedMark& what);

// Does he look at that mark of the other, at the play of that roll?
bool looks_at_mark(const Eye& eye, const CountedMark& what);
bool looks_at_play(const Eye& eye, int roll);

// By how much he misjudges a remedy: even, from -1 to 1.
double misjudged(const Eye& eye, int roll, int remedy);

}  // namespace trictrac::attention
