// The worth of a roll, as text for a terminal.
#pragma once

#include <string>

#include "apps/cli/words.h"
#include "game/rules/state.h"
#include "text/fleche_text.h"

namespace trictrac::cli {

// Returns one line for each event, with its ways: "  +4  true hit, outer table 15: 11/15, 9/13/15".
std::string events_account(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn,
                           const Words& words, Numbering n, Counted by = Counted::ByMover);

// Returns one line for each legal play.
std::string plays_account(const Turn& turn, Roll roll, Numbering n, Counted by = Counted::ByMover);

// Returns "8 + 6 = 14: 1 hole, 2 of rest".
std::string award_account(const Award& award, const Words& words);

}  // namespace trictrac::cli
