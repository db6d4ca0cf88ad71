// Positions in the notations of mmai/trictrac, another program: the id of its store, and the snapshot of its
// page (docs/record.md, "Other programs"). Both contain men, turn, stage, dice, points, holes and bredouille;
// neither says how many times the players have thrown.
#pragma once

#include <string_view>

#include "text/foreign_text.h"

namespace trictrac {

// Returns whether a text looks like an id: 24 letters of base64.
bool looks_like_mmai_id(std::string_view text);
// Reads an id, such as Pz84AAAABz8/AAAAAAgAASAG; the error is all its problems.
ForeignBoard parse_mmai_id(std::string_view text);

// Returns whether a text begins like a snapshot: a JSON object with a "board".
bool looks_like_mmai_snapshot(std::string_view text);
// Reads a snapshot; the error is all its problems.
ForeignBoard parse_mmai_snapshot(std::string_view text);

}  // namespace trictrac
