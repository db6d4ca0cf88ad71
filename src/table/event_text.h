// An event of a log as one short line of text, for a store: w or b for the side, what was done, and its
// particulars.
//
//   w lead 33 52        throws for the lead, White's die first; none where nobody drew
//   w seats 021 532 4   the player in each seat, then a die of each player still to be settled, each throw
//   w half 44 52        throws for half a fiche
//   b roll 42
//   b play 3/7 5/7      from/to in the numbering of the side, 25 is off; `b play` where nothing can be played
//   w hold     w go     w resign     w suspend ecrire
//   w mark 4   b school 2 received   w touch 5   b remedy 2
//                       and all else that is said at a board kept by its players (text/hand_text.h)
//   w commit 0 HEX      player 0 commits to a share of the dice, and shows it
//   w reveal 0 HEX
//   w vacation 0 7      player 0 goes on holiday for seven days; 0: is back
//   w add_time 1        player 1 gives the player who is asked all their time again
//   w auto_play 0 on    what leaves player 0 no choice is done for them (off: no more)
//   w overtime          the time of the player who was to act is out
//   w overtime absent   they were away from a live game, which an opponent has claimed
//   w clock outage 5000 the game could not be reached for so many milliseconds, which do not count
//   w clock extend 5000 the operator gives more time, or with restore all of it; stops and starts the clocks
//   w clock restore     w clock stop     w clock start
//   w stop     w adjourn     w take_back
//   w allow 5 4         at a mirrored board: White may have thrown five times, Black four
//   w allow 5 4 over    the mirrored board is over
//   w stop called_off   its tournament ends the game: it is not to be played
//   w stop forfeit 1    and awards it to player 1; without a number, to nobody
//
// In a game with a clock each ends with its timestamp, in milliseconds since 1970: `w hold @1700000000000`;
// and with the milliseconds of the network that the decision was not charged, if any: `w hold
// @1700000000000-240`.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "game/event/event.h"

namespace trictrac {

// Returns the text of an event.
std::string print_event(const LoggedEvent& logged);
// Reads such a text; the error says what is wrong with it.
std::expected<LoggedEvent, std::string> parse_event(std::string_view text);

}  // namespace trictrac
