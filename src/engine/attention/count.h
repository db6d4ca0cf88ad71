// What a player believes a roll to be worth (R31). The same question has the same answer: a player who has
// overlooked a jan sees it only by looking again. What the numbers come to is measured (docs/bots.md). Nobody
// errs on purpose.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/bots/levels.h"
#include "game/referee/referee.h"

namespace trictrac::attention {

// Returns the habits of a level. A player of no level counts without fault and weighs nothing.
constexpr Habits habits_of(std::string_view name) {
  const auto level = find_level(name);
  return level ? level->habits : Habits{};
}

// How closely a player looks.
enum class Look : std::uint8_t {
  First,    // to mark, or at what the opponent has marked
  Again,    // before saying that it is wrong
  Careful,  // when it is disputed
};

// How one player sees: the habits, and the seed of the errors.
struct Eye {
  Habits habits;
  std::uint64_t seed = 0;
};

// A mark to be counted, and whose it is.
struct CountedMark {
  const referee::PendingMark& sheet;
  Side side = Side::White;
  MarkPart part = MarkPart::Gained;
};

// Returns what `s` has to mark of that part at the board of `game`.
inline const referee::PendingMark& sheet_of(const referee::Referee& game, Side s, MarkPart part) {
  return part == MarkPart::Gained ? game.pending().gained[s] : game.pending().received[s];
}

// Counts a mark, in points, even.
int count(const Eye& eye, const CountedMark& mark, Look look);

// Returns the jans of which the first look has counted it; what it has imagined looks like hits.
std::vector<Jan> jans_counted(const Eye& eye, const CountedMark& mark);

// Returns whether that mark of the opponent, or the play of that roll, is looked at.
bool looks_at_mark(const Eye& eye, const CountedMark& mark);
bool looks_at_play(const Eye& eye, int roll);

// Returns by how much a remedy is misjudged: evenly drawn, from -1 to 1.
double misjudgement_of(const Eye& eye, int roll, int remedy);

}  // namespace trictrac::attention
