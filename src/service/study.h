// Questions about games and positions away from a table: JSON in, JSON out, without state.
#pragma once

#include <string>
#include <string_view>

namespace trictrac {

// Returns the answer to one message; `error` (docs/protocol.md) if the message is invalid.
//   {"do":"replay","text":RECORD}   the game of a record as a table would show it:
//     {"say":"replay","game":{…},"lines":[…],"record":CANONICAL,"dice":null|{"rolls","given","holds"}}
//     and for Le Tric Trac "race":[{"game","side","before","after","won"}…], the race roll by roll;
//     or {"say":"fault","line","roll","code","message","what","written","due","good":TEXT}: the first fault,
//     with the number of its roll, and the correct beginning of the record ("" if there is none)
//   {"do":"records","text":TEXT}   the records in a text of one or many, without reading them:
//     {"say":"records","records":[{"text","line"}…]}, `line`: the number of lines of the text before it
//   {"do":"position","text":TEXT,"numbering":NAME?}   a position as TRID, XGID or letters:
//     {"say":"position","notation":"trid"|"xgid"|"letters","trid","xgid","letters","ascii"}
//     or {"say":"problems","notation","problems":[{"code","message","side","found"}…]}: all faults
//   {"do":"study","text":RECORD}   the places of a record, with its comments (docs/record.md, Studies):
//     {"say":"study","text":CANONICAL,"tags":{…},"numbering":NAME,"places":[…]}, or the same fault
//   {"do":"check",…}, {"do":"resume",…}   the options of a match: agreement.h
//   {"do":"judge",…}, {"do":"throws",…}, {"do":"rate",…}   the questions of trainers: trainer.h
std::string study(std::string_view message);

}  // namespace trictrac
