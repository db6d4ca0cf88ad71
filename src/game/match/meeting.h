// The two poules at the board: who meets whom, and the holes of the meeting being played (S3, Guiton VIII).
#pragma once

#include <vector>

#include "game/match/pool.h"

namespace trictrac {

// A meeting that was played. Seats are players in the order of the lots.
struct MeetingPlayed {
  int winner = 0;
  int loser = 1;
  PerSide<int> holes{};  // of the sides they sat at
  Side won_by = Side::White;
  std::vector<int> balance;  // what each seat drew less what it put in
  friend bool operator==(const MeetingPlayed&, const MeetingPlayed&) = default;
};

// Both poules alike: the seats at the board and what was played so far.
struct PouleBoard {
  PerSide<int> at{0, 1};
  std::vector<MeetingPlayed> played;
  friend bool operator==(const PouleBoard&, const PouleBoard&) = default;
};

struct FilledBoard {
  FilledPool pool;
  PouleBoard board;
  PerSide<int> holes{};
  friend bool operator==(const FilledBoard&, const FilledBoard&) = default;
};

struct DrainedBoard {
  DrainedPool pool;
  PouleBoard board;
  Marque meeting{};  // ends as a marqué does, by going from six holes on
  int ties = 0;      // meetings without a winner so far
  friend bool operator==(const DrainedBoard&, const DrainedBoard&) = default;
};

FilledBoard begin_filled_board(const FilledOptions& options, int players);
DrainedBoard begin_drained_board(const DrainedOptions& options, int players);

// After holes, one at least; the sixth ends the meeting on whoever's dice (E). The poule is not over.
FilledBoard after(FilledBoard b, const HolesWon& e);
// After holes or going, which `refused(b.meeting, e)` does not forbid.
DrainedBoard after(DrainedBoard b, const MarqueEvent& e);

// The same when only the end of a meeting is known: the greater holes are six or more.
FilledBoard after(FilledBoard b, const Played& played);
DrainedBoard after(DrainedBoard b, const Played& played);

bool over(const FilledBoard& b);
bool over(const DrainedBoard& b);

}  // namespace trictrac
