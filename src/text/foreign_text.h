// Positions in other notations: XGID and Lepeintre's letters, which contain men only, no marks; and those of
// mmai/trictrac, another program: the id of its store, and the snapshot of its page (docs/record.md, "Other
// programs"). These two contain men, turn, stage, dice, points, holes and bredouille; neither says how many
// times the players have thrown.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "game/rules/setup.h"
#include "game/rules/state.h"

namespace trictrac {

// A state in which White throws next (in an XGID, the player of its turn field), or all problems of the text.
using ForeignBoard = std::expected<State, std::vector<SetupProblem>>;

// Returns whether a text begins like an XGID.
bool looks_like_xgid(std::string_view text);

// Reads "XGID=" and 26 characters: bar, flèches 1 to 24 (A-O below: White, a-o above: Black), bar. Of the
// other fields only the turn is read; trictrac has no bar, so both must be empty.
ForeignBoard parse_xgid(std::string_view text);
// Prints the men and the turn; the other fields are those of a game that has not begun.
std::string print_xgid(const State& state);

// Returns whether a text begins like a position in letters, with men of White or Black on a letter.
bool looks_like_letters(std::string_view text);
// Reads "aW4-dW1-yB6": letters A to Y without W from White's talon to Black's, colour W or B, men.
ForeignBoard parse_letters(std::string_view text);
// Prints the men in letters.
std::string print_letters(const State& state);

// Returns whether a text looks like an id: 24 letters of base64.
bool looks_like_mmai_id(std::string_view text);
// Reads an id, such as Pz84AAAABz8/AAAAAAgAASAG; the error is all its problems.
ForeignBoard parse_mmai_id(std::string_view text);

// Returns whether a text begins like a snapshot: a JSON object with a "board".
bool looks_like_mmai_snapshot(std::string_view text);
// Reads a snapshot; the error is all its problems.
ForeignBoard parse_mmai_snapshot(std::string_view text);

}  // namespace trictrac
