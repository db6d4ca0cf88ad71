// Tables at which several games are played: the boards of two teams, at the same time; or in a knockout the
// games of two entrants, one after another.
//
// Boards 1 and 2, 3 and 4 … of two teams can be mirrored: White has the same throws at both, and so has
// Black. As the teams change colours, each has both once. A board without another one is played as any.
//
// The entrants change colours from game to game; the first one of a table has White in games 1, 3, 5 … .
//
// Of teams, a match is won by who has won more at its boards, a drawn one counting half. In a knockout it is
// won by who has won more than half of its games (Terms::best_of); a game that both lose counts, one that is
// drawn or annulled is played again; if nobody has won more than half when all have been played, it is won by
// who has won more, or lost by both. A table of a knockout that is no match becomes one when its game is
// drawn: that is its first game, and the winner of a later one has won. A match of which no game was played
// is decided by forfeit. Its holes are those of the games that were played.
#pragma once

#include "event/state.h"

namespace trictrac::event {

// Returns the seat that the entrant of a seat of the table has in a game, from 1; or the seat of the table
// that the entrant of a seat in that game has.
constexpr int turned(int seat, int game) { return game % 2 == 1 ? seat : 1 - seat; }

// Returns a table of two entrants, with the games that can be played at once.
Table table_of(const Terms& terms, const Seats& seats);

// Decides a match by its games, or opens it again; adds the next game, or drops those that are played no
// more.
void settle_match(const Terms& terms, Table& match);

// Makes the game of a table the first one of a match.
void make_match(Table& table);

// Decides by forfeit a table that is open, or all open games of a match; `winner` is a seat of the table.
void forfeit_table(const Terms& terms, Table& table, std::optional<int> winner);

// Makes a match count as not played, with all its games.
void annul_match(Table& match);

// Returns who sits at a board of a match for the entrant of a seat there, or nothing where that entrant has
// named nobody.
const Player* player_at(const EventState& state, TableNumber at, int seat);

// Puts the players of a team in their places in the open round, at boards where no game has begun.
void seat_players(EventState& state, const Entrant& team);

// Returns the mirrored board of a board, at which each side has the same throws; nothing: it has none.
std::optional<TableNumber> mirror_of(const EventState& state, TableNumber at);

// Returns what an entrant has won at the boards of a match, in halves.
int board_halves_of(const Table& match, int seat);

// Returns what the seats of a table have won of its match so far, in halves; in a knockout a drawn game,
// which is played again, counts for nobody.
std::array<int, 2> score_of(const Terms& terms, const Table& match);

}  // namespace trictrac::event
