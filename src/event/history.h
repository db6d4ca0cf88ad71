// The rounds of an event as each entrant had them: what pairings and standings count.
#pragma once

#include <span>
#include <vector>

#include "event/luck.h"
#include "event/state.h"

namespace trictrac::event {

// A round of one entrant.
struct RoundOf {
  enum class Kind : std::uint8_t {
    Absent,    // not entered yet, or withdrawn
    Bye,       // no opponent
    Open,      // the table has no outcome yet
    Played,    // a game was played
    Forfeit,   // won or lost without one
    Annulled,  // played, but it does not count
  };
  Kind kind = Kind::Absent;
  int opponent = 0;        // their number; 0 at a table of three or four
  int seat = kWhite;       // where the entrant sat
  int halves = 0;          // scored
  int holes = 0;           // made, less those of the opponent
  int board_halves = 0;    // of teams: won at the boards of the match
  int amount = 0;          // where amounts are counted: won, less lost
  LuckRemoved luck{};      // of the games that were played
  bool begun = false;      // a player has thrown
  bool allocated = false;  // a bye that the pairing gave
  friend bool operator==(const RoundOf&, const RoundOf&) = default;
};
using History =
    std::vector<RoundOf>;  // of an event without rounds: the tables of the entrant, in their order

// Returns whether the results of an entrant do not count for anybody: they have left a round robin before
// having played half of their games. An entrant who leaves later loses the rest by forfeit.
bool is_annulled(const EventState& state, const Entrant& entrant);

// Returns the history of each entrant, in the order of `state.entrants`.
std::vector<History> histories(const EventState& state);

// Returns the score of an entrant in halves.
int score_of(std::span<const RoundOf> history);

}  // namespace trictrac::event
