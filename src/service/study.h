// Questions about games and positions away from a table: JSON in, JSON out, without state.
#pragma once

#include <string>
#include <string_view>

namespace trictrac {

// Returns the answer to one message; `error` (docs/protocol.md) for what cannot be understood.
//   {"do":"replay","text":RECORD}   the game of a record as a table would show it:
//     {"say":"replay","game":{…},"lines":[…],"record":CANONICAL,"dice":null|{"rolls","given","holds"}}
//     and of Le Tric Trac "race":[{"game","side","before","after","won"}…], how the race went roll by roll;
//     or {"say":"fault","line","roll","code","message","what","written","due","good":TEXT}: the first thing
//     wrong, with the number of its roll, and the record as far as it is right ("" if nothing is)
//   {"do":"records","text":TEXT}   the records in a text of one or many, none of them read:
//     {"say":"records","records":[{"text","line"}…]}, `line`: how many lines of the text stand before it
//   {"do":"position","text":TEXT,"numbering":NAME?}   a position as TRID, XGID or letters:
//     {"say":"position","notation":"trid"|"xgid"|"letters","trid","xgid","letters","ascii"}
//     or {"say":"problems","notation","problems":[{"code","message","side","found"}…]}: all that is wrong
//   {"do":"study","text":RECORD}   the places of a record and what is said of them (docs/record.md, Studies):
//     {"say":"study","text":CANONICAL,"tags":{…},"numbering":NAME,"places":[…]}, or the same fault
//   {"do":"check",…}, {"do":"resume",…}   what may be agreed: agreement.h
//   {"do":"judge",…}, {"do":"throws",…}, {"do":"rate",…}   what a trainer asks: trainer.h
std::string study(std::string_view message);

}  // namespace trictrac
