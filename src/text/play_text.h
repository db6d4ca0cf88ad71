// A play as text: "3/7 5/7", tout d'une "1/5/7", puissance "7/12* 8/12*", off "22/o", nothing "-".
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/rules/refusal.h"
#include "game/rules/state.h"
#include "text/fleche_text.h"

namespace trictrac {

// Returns a play as text; `roll` distinguishes taking the corner par puissance (with a star) from taking it
// par effet.
std::string play_text(const Play& play, Roll roll, Numbering n, Counted by = Counted::ByMover);

// Returns the state at Roll after the legal play that play_text() writes so in the numbers 1 to 24, and
// before it after holding if the tour is at Decide. Returns nullopt if there is no such play, and if the
// relevé or the tour ends with it.
std::optional<State> state_after(const Tour& tour, std::string_view play);

// Reads the steps of a play; the error names the word that cannot be read. "4/8(2)" is two men.
std::expected<std::vector<Step>, std::string> parse_play(std::string_view text, Numbering n,
                                                         Counted by = Counted::ByMover);

// Reads landing flèches in the order of the dice ("42 7 10"), or one landing of a tout d'une, as the only
// legal play that lands there; the error says that there is none, or more than one.
std::expected<std::vector<Step>, std::string> play_from_landings(const std::vector<Sequence>& legal,
                                                                 Roll roll,
                                                                 const std::vector<Fleche>& landings);

}  // namespace trictrac
