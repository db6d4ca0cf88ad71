// The two poules of the twelve-hole game, played by many at one board: the filled and the drained poule
// (section E; S3, Guiton ch. VIII). Players are numbered from 0 in the order of the lots; amounts are whole
// units.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "game/match/marque.h"

namespace trictrac {

inline constexpr int kMeetingHoles = 6;  // that end a meeting (filled), or allow going (drained)

// One meeting of the first two in line: the head, and the player who comes to meet them.
struct Meeting {
  int head = 0;          // holes of the head of the line
  int next = 0;          // holes of the next
  bool one_run = false;  // the winner's were uninterrupted to the end (K7); counts in the drained poule only
  friend bool operator==(const Meeting&, const Meeting&) = default;
};

// The line of players, their payments, and the pot.
struct Purse {
  std::vector<int> line;     // players, the first two at the board
  std::vector<int> balance;  // of each player: drawn less put in
  int pot = 0;               // the balances and the pot add up to nothing
  friend bool operator==(const Purse&, const Purse&) = default;
};

// The filled poule: each loser puts in another stake, and a player who beats all the others takes it.

// Counts: the meeting that makes a new head is one of those to win (E). Apart: it is not; S3's 2200 is right
// only if the new head must beat all the others once more.
enum class FirstWin : std::uint8_t { Apart, Counts };

struct FilledOptions {
  int stake = 1;
  FirstWin first_win = FirstWin::Apart;
  friend constexpr bool operator==(const FilledOptions&, const FilledOptions&) = default;
};

// A filled poule in play.
struct FilledPool {
  FilledOptions options;
  Purse purse;
  int run = 0;  // meetings that the head has won in succession, so far as they count
  std::optional<int> winner;
  friend bool operator==(const FilledPool&, const FilledPool&) = default;
};

// Begins a poule: everybody puts in one stake, above zero. Requires at least two players.
FilledPool begin_filled(const FilledOptions& options, int players);

// Returns whether a meeting can end like this: exactly one of the two has six holes (E).
bool possible(const FilledPool& pool, const Meeting& m);

// Returns the poule after `m`. Requires possible(). The winner is, or becomes, the head; the loser puts in a
// stake and goes to the end of the line (S3).
FilledPool after(FilledPool pool, const Meeting& m);

// Returns how many meetings in a row the head must still win.
int still_to_win(const FilledPool& pool);

// The drained poule: all put in at the start, and each meeting draws by the difference of holes.

inline constexpr int kHolePerCent = 5;  // of the whole pot, for each hole of difference (S3)

struct DrainedOptions {
  int stake = 20;
  bool run_doubles = true;  // an uninterrupted run counts twice, if agreed (S3)
  friend constexpr bool operator==(const DrainedOptions&, const DrainedOptions&) = default;
};

// A drained poule in play.
struct DrainedPool {
  DrainedOptions options;
  Purse purse;
  int per_hole = 0;
  friend bool operator==(const DrainedPool&, const DrainedPool&) = default;
};

// Returns whether five per cent of all stakes is a whole amount.
bool legal_stake(const DrainedOptions& options, int players);
// Returns the step of such a stake.
int stake_step(int players);

// Begins a poule: everybody puts in one stake, which is legal_stake. Requires at least two players.
DrainedPool begin_drained(const DrainedOptions& options, int players);

// Returns whether a meeting can end like this: one of the two has six holes or more, and the pot is not empty
// (S3).
bool possible(const DrainedPool& pool, const Meeting& m);

// Returns the holes paid to the winner: their own, doubled by a run, less the loser's.
int holes_paid(const DrainedOptions& options, const Meeting& m);

// Returns the poule after `m`. Requires possible(). The winner draws from the pot, at most what is left
// (ours), and goes to the end of the line; the loser stays and meets the next player (S3). Equal holes pay
// nothing, and the same two play again (ours).
DrainedPool after(DrainedPool pool, const Meeting& m);

bool over(const DrainedPool& pool);

// The two poules at the board: the players of the meeting in progress and its holes (S3, Guiton VIII).

// A meeting that was played. Seats are players in the order of the lots.
struct MeetingPlayed {
  int winner = 0;
  int loser = 1;
  PerSide<int> holes{};  // of the sides they sat at
  Side won_by = Side::White;
  std::vector<int> balance;  // the amount that each seat drew, less its stakes
  friend bool operator==(const MeetingPlayed&, const MeetingPlayed&) = default;
};

// Shared by both poules: the seats at the board and the meetings played.
struct PouleBoard {
  PerSide<int> at{0, 1};
  std::vector<MeetingPlayed> played;
  friend bool operator==(const PouleBoard&, const PouleBoard&) = default;
};

// A filled poule at the board.
struct FilledBoard {
  FilledPool pool;
  PouleBoard board;
  PerSide<int> holes{};
  friend bool operator==(const FilledBoard&, const FilledBoard&) = default;
};

// A drained poule at the board.
struct DrainedBoard {
  DrainedPool pool;
  PouleBoard board;
  Marque meeting{};  // ends as a marqué does, by going from six holes on
  int ties = 0;      // meetings without a winner so far
  friend bool operator==(const DrainedBoard&, const DrainedBoard&) = default;
};

FilledBoard begin_filled_board(const FilledOptions& options, int players);
DrainedBoard begin_drained_board(const DrainedOptions& options, int players);

// Returns the board after one or more holes. Requires that it is not over. The sixth hole ends the meeting,
// on either side's dice (E).
FilledBoard after(FilledBoard b, const HolesWon& e);
// Returns the board after holes or going. Requires that it is not over and that `refused(b.meeting, e)` is
// nullopt.
DrainedBoard after(DrainedBoard b, const MarqueEvent& e);

// Returns the board after a meeting of which only the end is known: the winner has six holes or more.
FilledBoard after(FilledBoard b, const MarqueEnd& played);
DrainedBoard after(DrainedBoard b, const MarqueEnd& played);

bool over(const FilledBoard& b);
bool over(const DrainedBoard& b);

}  // namespace trictrac
