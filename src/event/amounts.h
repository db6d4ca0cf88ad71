// Events at tables of three or four, which count what each seat has won in the settlement of its game.
//
// - The standings add up the amounts of all tables: jetons, or units of a poule. Those of a table add up to
//   nothing, so that nothing is what a table gives on average; this is what a round counts in which an
//   entrant had a bye, was absent, or whose table was annulled or never played.
// - A table is won by the seat that has won most; those who share that have half a table each.
// - A table that has not begun is played without an entrant who does not come or has withdrawn, if
//   Terms::least_seats are left: it counts for them as for the one who has lost most there, but pays nobody.
//   If fewer are left, or somebody gives up in a game that has begun, those who direct decide: they enter the
//   amounts, or that the table is not played (Forfeit), which one of the seats wins, or nobody.
// - Who is left over has a bye (event/pairing/tables.h).
#pragma once

#include "event/role.h"
#include "event/state.h"

namespace trictrac::event {

// The most that a seat can win or lose at a table.
inline constexpr int kMostAmount = 100'000;

// Returns whether these can be the amounts of a table: one for each seat, which add up to nothing. What a
// game has come to by itself may leave something in its pot.
bool are_valid_amounts(const Table& table, const std::vector<int>& amounts, Role by);

// Returns whether a table can be played with one seat fewer: it has no decision and has not begun, and enough
// are left.
bool can_leave(const Terms& terms, const Table& table);
// Has a table be played without an entrant. Requires can_leave(), and that they sit there.
void leave_table(Table& table, int entrant);

// Returns the amount of somebody without whom a table was played: the least that it has come to, or nothing.
int amount_of_missing(const Outcome& outcome);

}  // namespace trictrac::event
