// Mirrored boards: two games of a tournament between teams at which each side has the same throws (dice.h).
// They go on in step, so that nobody at one board can tell the throws to come at the other one.
//
// A throw falls at a board when it has fallen at the mirrored board, or is the next one there too, with no
// roll to be played. If the opponent throws next there (one has gone, or a tour has ended), both boards would
// wait for each other: then the one goes on that is less ahead, or both. So a side can be as many throws
// ahead as it has thrown out of turn at that board alone. Nothing waits for a board that is over.
#pragma once

#include <optional>
#include <vector>

#include "game/event/event.h"
#include "game/rules/side.h"

namespace trictrac {

// The progress of a board, as its mirrored board needs it.
struct MirrorStatus {
  std::vector<CommitShare> commitments{};  // of the players there
  std::vector<RevealShare> shares{};
  bool sealed = false;           // all commitments of both boards have arrived there
  PerSide<int> thrown{};         // without the rolls that the leads gave
  std::optional<Side> throws{};  // next; nobody: a roll is to be played, or the dice are not made yet
  bool over = false;
  friend bool operator==(const MirrorStatus&, const MirrorStatus&) = default;
};

// Returns whether a side may throw at a board where so many have been thrown, as far as its mirrored board
// has come.
constexpr bool may_throw(Side side, const PerSide<int>& thrown, const MirrorStatus& mirror) {
  if (mirror.over || mirror.thrown[side] > thrown[side]) return true;
  if (!mirror.throws) return false;
  if (*mirror.throws == side) return mirror.thrown[side] == thrown[side];
  const int ahead = thrown[side] - mirror.thrown[side];
  return mirror.thrown[*mirror.throws] - thrown[*mirror.throws] >= ahead;
}

}  // namespace trictrac
