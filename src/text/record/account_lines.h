// The check lines of a record: the results of a round, and of the match. Printing and reading both use these
// functions, so that they agree.
#pragma once

#include <string>
#include <vector>

#include "game/match/match_ledger.h"

namespace trictrac {

// Returns whether a match is one tour of twelve holes, which a record shows by its marks alone.
bool is_plain_tour(const MatchOptions& options);

// Returns the lines due when one event has led from `before` to `after`, such as "= marque 1 W 7-2 petite x3
// 25"; the winner's holes stand first. Empty for a plain tour.
std::vector<std::string> account_lines(const MatchLedger& before, const MatchLedger& after);

}  // namespace trictrac
