// Where each player of a game stands beside the board: who he is to the others, and how all of them stand by
// the account; for programs that learn as whole numbers (docs/python.md lists them).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "game/match/match.h"

namespace trictrac::library {

// A player of a match, by his number in the order in which they were entered.
struct PlayerStanding {
  std::optional<int> seat{};     // nothing before it is drawn
  std::optional<Side> side{};    // where he sits at the board; nothing: he looks on
  std::optional<int> account{};  // partners have one number; nothing before the seats are drawn
  std::vector<Side> advises{};   // whom the rules let him advise, looking on
  double balance = 0;  // won less lost so far, settled once the match is over, in the unit of the format
};
PlayerStanding player_of(const Match& match, int player);

// From whose side a player looks at the board: his own, or his partner's; White's where he has none.
Side view_of(const Match& match, int player);

// Where each kind begins, first of the match and then of each player: the viewer first, the others as their
// seats follow his (their numbers, before the seats are drawn). A round is a tour, a marqué or a meeting.
enum Standing : int {
  kStandPlayed = 0,  // rounds that somebody has won
  kStandAgreed = 1,  // rounds agreed; 0 where the match goes on until a poule is won
  kStandPot = 2,     // what lies in a poule, or in the basket of combiné, in halves of a unit
  kStandToWin = 3,   // meetings that the head of a filled poule has still to win
  kStandMatch = 4,
  kStandSide = 0,     // 1: he plays on the viewer's side of the board; -1: on the other; 0: he looks on
  kStandAccount = 1,  // 1: he has the viewer's account: himself, and his partners
  kStandSeat = 2,     // from 0; -1 before it is drawn
  kStandBalance = 3,  // won less lost so far, in halves of a unit
  kStandWon = 4,      // rounds won by his account
  kStandLost = 5,     // and lost
  kStandLeaves = 6,   // 1: leaves the board after this round, whoever wins it
  kStandHead = 7,     // 1: he is the head of the line of a poule
  kStandWaits = 8,    // rounds before he comes to the board, at least; 0: he sits there
  kStandPlayer = 9,
};

constexpr int standing_size(int players) { return kStandMatch + players * kStandPlayer; }

// As many numbers as standing_size(match.options().players).
void stand(const Match& match, int viewer, std::span<std::int32_t> into);

}  // namespace trictrac::library
