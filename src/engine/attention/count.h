// A player's belief about the value of a roll (R31). The same question always has the same answer: a player
// who has overlooked a jan sees it only by looking again. The rates of errors are measured (docs/bots.md). No
// level errs on purpose.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/bots/levels.h"
#include "game/referee/referee.h"

namespace trictrac::attention {

// Returns the habits of a level, or of "elo:N". Without a level, a player counts without error and considers
// nothing.
Habits habits_of(std::string_view name);

// The care with which a player looks.
enum class Look : std::uint8_t {
  First,    // to mark, or at the opponent's mark
  Again,    // before saying that it is wrong
  Careful,  // when it is disputed
};

// The view of one player: their habits, and the seed of their errors.
struct Eye {
  Habits habits;
  std::uint64_t seed = 0;
};

// A mark to be counted, and its owner.
struct CountedMark {
  const referee::PendingMark& sheet;
  Side side = Side::White;
  MarkPart part = MarkPart::Gained;
};

// Returns the mark due to `s` for that part on the board of `game`.
inline const referee::PendingMark& sheet_of(const referee::Referee& game, Side s, MarkPart part) {
  return part == MarkPart::Gained ? game.pending().gained[s] : game.pending().received[s];
}

// Returns the points that the player counts for a mark; an even number.
int count(const Eye& eye, const CountedMark& mark, Look look);

// Returns the jans that the first look has counted; imagined ones look like hits.
std::vector<Jan> jans_counted(const Eye& eye, const CountedMark& mark);

// Returns whether the player looks at that mark of the opponent, or at the play of that roll.
bool looks_at_mark(const Eye& eye, const CountedMark& mark);
bool looks_at_play(const Eye& eye, int roll);

// Returns the error in judging a remedy, uniform from -1 to 1.
double misjudgement_of(const Eye& eye, int roll, int remedy);

}  // namespace trictrac::attention
