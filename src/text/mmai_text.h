// Positions as mmai/trictrac writes them, a program of others: the id of its store, and the snapshot of its
// page (docs/record.md, "Other programs"). Both have men, turn, stage, dice, points, holes and who may win
// bredouille; neither says how many times the players have thrown.
#pragma once

#include <string_view>

#include "text/foreign_text.h"

namespace trictrac {

// Returns whether a text is written as an id is: 24 letters of base64.
bool looks_like_mmai_id(std::string_view text);
// Reads an id, such as Pz84AAAABz8/AAAAAAgAASAG, or says all that is wrong with it.
ForeignBoard parse_mmai_id(std::string_view text);

// Returns whether a text begins as a snapshot does: an object of JSON with a "board".
bool looks_like_mmai_snapshot(std::string_view text);
// Reads a snapshot, or says all that is wrong with it.
ForeignBoard parse_mmai_snapshot(std::string_view text);

}  // namespace trictrac
