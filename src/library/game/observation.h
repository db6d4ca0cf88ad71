// Observations: a player's view of a game, and the standing beside the board, as integers for programs that
// learn (docs/python.md lists them).
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/match/match.h"

namespace trictrac::library {

// The offset of each kind of number in a view. Pairs have the viewer first and then the opponent; flèches are
// counted from the viewer's talon.
enum Seen : int {
  kSeenMen = 0,          // 24 flèches of the viewer's men, then the same 24 of the opponent's
  kSeenOff = 48,         // men off
  kSeenPoints = 50,      // 0 to 10
  kSeenHoles = 52,       // of the round, 127 at most
  kSeenBredouille = 54,  // 1: twelve points completed now would count double (K2)
  kSeenPavillon = 56,    // 1: holds it (K7)
  kSeenThrows = 58,      // since the men were last put back, 127 at most
  kSeenAsked = 60,       // 1: throws, plays or decides now; at Lead neither side
  kSeenStage = 62,       // one of five is 1: lead, roll, decide, move, over
  kSeenDice = 67,        // of the roll in hand, higher first; 0 if there is none
  kSeenWorth = 69,  // points that the roll in hand gives: the roller's are marked already, the opponent's not
  kSeenRules = 71,  // bearing off: 0 Parisian, 1 Provincial, 2 as in backgammon; pile; rencontre; Margot
  kSeenGoal = 75,   // holes that end the round: 12, 6, or 0 where only going does
  kSeen = 76,
};

using Seeing = std::span<std::int8_t, kSeen>;

// Writes the view of `viewer`. `turn` is the judgement of the current roll at Decide and Move; elsewhere it
// is not read.
void observe(const State& state, const Turn& turn, Side viewer, Seeing into);

// Returns the state that a view describes, its viewer as White, as far as a view tells it: who has made which
// roll first is left out, and counts above 127. The error says what no view can have.
std::expected<State, std::string> read_view(std::span<const std::int8_t, kSeen> view);

// The standing of a player of a match.
struct PlayerStanding {
  std::optional<int> seat{};     // nothing before it is drawn
  std::optional<Side> side{};    // of the board; nothing: the player looks on
  std::optional<int> account{};  // partners have one number; nothing before the seats are drawn
  std::vector<Side> advises{};   // the sides that a player who looks on may advise
  double balance = 0;  // won less lost so far, settled once the match is over, in the unit of the format
};
// Returns the standing of a player, by number in the order in which they were entered, from 0.
PlayerStanding player_of(const Match& match, int player);

// Returns the side from which a player sees the board: their own, or their partner's; White's for a player
// without a side.
Side view_of(const Match& match, int player);

// The offset of each kind of number in a standing: first of the match, then of each player. The viewer comes
// first; the others in the order of their seats (of their numbers, before the seats are drawn). A round is a
// tour, a marqué or a meeting.
enum Standing : int {
  kStandPlayed = 0,  // rounds with a winner
  kStandAgreed = 1,  // rounds agreed; 0 where the match goes on until a poule is won
  kStandPot = 2,     // the content of a poule, or of the basket of combiné, in halves of a unit
  kStandToWin = 3,   // meetings that the head of a filled poule has still to win
  kStandMatch = 4,
  kStandSide = 0,     // 1: plays on the viewer's side of the board; -1: against it; 0: looks on
  kStandAccount = 1,  // 1: has the viewer's account: the viewer and their partners
  kStandSeat = 2,     // from 0; -1 before it is drawn
  kStandBalance = 3,  // won less lost so far, in halves of a unit
  kStandWon = 4,      // rounds won by this player's account
  kStandLost = 5,     // and lost
  kStandLeaves = 6,   // 1: leaves the board after this round, no matter who wins it
  kStandHead = 7,     // 1: is the head of the line of a poule
  kStandWaits = 8,    // rounds before this player comes to the board, at least; 0: sits there
  kStandPlayer = 9,
};

// Returns the length of a standing of that many players.
constexpr int standing_size(int players) { return kStandMatch + players * kStandPlayer; }

// Writes the standing as `viewer` sees it. Requires room for standing_size(match.options().players) numbers.
void stand(const Match& match, int viewer, std::span<std::int32_t> into);

}  // namespace trictrac::library
