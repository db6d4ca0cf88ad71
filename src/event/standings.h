// The standings of an event, each number with what it is the sum of.
//
// One rule for a round that an entrant did not play (a bye, a forfeit, an annulled game, an absence): it
// counts as a game against an opponent who has as many wins as the entrant. It adds these wins to Buchholz,
// and to Sonneborn-Berger what it scored times these wins; it is no direct encounter and has no holes. To
// the board points of a team it adds half of the boards if it scores, and else nothing. A round whose table
// is still open does not count yet. At tables of three or four amounts are counted instead (amounts.h).
#pragma once

#include <vector>

#include "event/history.h"
#include "event/state.h"

namespace trictrac::event {

// A part of a number: what one round adds.
struct Summand {
  int round = 0;     // from 1; without rounds, which of the entrant's tables
  int opponent = 0;  // their number, or 0 where there was none
  int value = 0;
  bool cut = false;  // left out as the least one
  friend bool operator==(const Summand&, const Summand&) = default;
};

// A number of the standings; `value` is the sum of those that are not cut.
struct Figure {
  int value = 0;
  std::vector<Summand> sum{};
  friend bool operator==(const Figure&, const Figure&) = default;
};

// The value that counts as 1: wins, Buchholz and board points are in halves, Sonneborn-Berger is in quarters,
// holes and amounts are whole, and what is left without luck is in hundredths.
inline constexpr int kWinUnit = 2;
constexpr int unit_of(TieBreak tie_break) {
  switch (tie_break) {
    case TieBreak::SonnebornBerger: return kWinUnit * kWinUnit;
    case TieBreak::Holes:
    case TieBreak::BestTable: return 1;
    case TieBreak::LuckRemoved: return kLuckUnit;
    case TieBreak::DirectEncounter:
    case TieBreak::BuchholzCut1:
    case TieBreak::BoardPoints:
    case TieBreak::TablesWon: break;
  }
  return kWinUnit;
}

struct StandingRow {
  int entrant = 0;
  int place = 0;  // from 1, or 0 without one; entrants who are tied in everything share it
  bool shared = false;
  bool annulled = false;  // their results do not count: they have no place (0), and stand last
  int eliminated = 0;     // of a knockout: the round in which they were, or 0
  Figure balance{};       // where amounts are counted: what was won, less what was lost
  Figure wins{};
  std::vector<Figure> tie_breaks{};  // in the order of the terms
  LuckRemoved luck{};                // of all rounds
  friend bool operator==(const StandingRow&, const StandingRow&) = default;
};

// Returns the standings, best first; those who share a place by rating at entry. A direct encounter counts
// among entrants who are tied in all that stands before it, if each two of them have played; otherwise it is
// 0. Luck is removed in all games or in none: as long as one that was played has not been reviewed, it
// decides nothing, and its numbers are 0. A ladder has its own places (ladder.h), and none (0) for who has
// left. Where amounts are counted they come first, and wins count only as a tie-break. Knockouts go by the
// round in which an entrant was eliminated, then by wins, and break no ties.
std::vector<StandingRow> standings(const EventState& state);

}  // namespace trictrac::event
