// The two poules of the twelve-hole game, played by many at one board: the filled and the drained poule
// (section E; S3, Guiton ch. VIII). Players are numbered from 0 in the order of the lots; amounts are whole
// units.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/match/marque.h"

namespace trictrac {

inline constexpr int kMeetingHoles = 6;  // that end a meeting (filled), or allow going (drained)

// The line of players, their payments, and the pot.
struct Purse {
  std::vector<int> line;     // players, the first two at the board: the head, and who comes to meet them
  std::vector<int> balance;  // of each player: drawn less put in
  int pot = 0;               // the balances and the pot add up to nothing
  friend bool operator==(const Purse&, const Purse&) = default;
};

struct MeetingPlayed {
  int winner = 0;
  int loser = 1;
  PerSide<int> holes{};  // of the sides they sat at
  Side won_by = Side::White;
  std::vector<int> balance;  // the amount that each player drew, less their stakes
  friend bool operator==(const MeetingPlayed&, const MeetingPlayed&) = default;
};

// Shared by both poules: the money, the players at the board, and the meetings played.
struct PouleBoard {
  Purse purse;
  PerSide<int> at{0, 1};
  std::vector<MeetingPlayed> played;
  friend bool operator==(const PouleBoard&, const PouleBoard&) = default;
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

struct FilledBoard {
  FilledOptions options;
  PouleBoard board;
  PerSide<int> holes{};
  int run = 0;  // meetings that the head has won in succession, so far as they count
  std::optional<int> winner;
  friend bool operator==(const FilledBoard&, const FilledBoard&) = default;
};

// Begins a poule: everybody puts in one stake, above zero. Requires at least two players.
FilledBoard begin_filled(const FilledOptions& options, int players);

// Returns the board after one or more holes. Requires that it is not over. The sixth hole ends the meeting,
// on either side's dice (E).
FilledBoard after(FilledBoard b, const HolesWon& e);
// Returns the board after a meeting of which only the end is known: exactly one of the two has six holes (E).
// The winner is, or becomes, the head; the loser puts in a stake and goes to the end of the line (S3).
FilledBoard after(FilledBoard b, const RoundEnd& played);

// Returns how many meetings in a row the head must still win.
int still_to_win(const FilledBoard& b);
bool over(const FilledBoard& b);

// The drained poule: all put in at the start, and each meeting draws by the difference of holes.

inline constexpr int kHolePerCent = 5;  // of the whole pot, for each hole of difference (S3)

struct DrainedOptions {
  int stake = 20;
  bool run_doubles = true;  // an uninterrupted run counts twice, if agreed (S3)
  friend constexpr bool operator==(const DrainedOptions&, const DrainedOptions&) = default;
};

struct DrainedBoard {
  DrainedOptions options;
  PouleBoard board;
  int per_hole = 0;
  Marque meeting{};  // ends as a marqué does, by going from six holes on
  int ties = 0;      // meetings without a winner so far
  friend bool operator==(const DrainedBoard&, const DrainedBoard&) = default;
};

// Returns the step of a stake of which, from all players, five per cent is a whole amount.
int stake_step(int players);

// Begins a poule: everybody puts in one stake, above zero and in that step. Requires at least two players.
DrainedBoard begin_drained(const DrainedOptions& options, int players);

// Returns the board after holes or going. Requires that it is not over and that `refused(b.meeting, e)` is
// nullopt.
DrainedBoard after(DrainedBoard b, const MarqueEvent& e);
// Returns the board after a meeting of which only the end is known: one of the two has six holes or more, and
// the pot is not empty (S3). The winner draws, at most what is left (ours), for their own holes, doubled by a
// run, less the loser's, and goes to the end of the line; the loser stays and meets the next player (S3).
// Equal holes pay nothing, and the same two play again (ours).
DrainedBoard after(DrainedBoard b, const RoundEnd& played);

bool over(const DrainedBoard& b);

}  // namespace trictrac
