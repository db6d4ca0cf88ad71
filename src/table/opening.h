// Small helpers of the table: deeds and actions, and what the referee says of a play.
#pragma once

#include <span>
#include <vector>

#include "table/config.h"

namespace trictrac {

// Who throws first where nobody draws for it: a game from a position, or a match that is resumed. Line 1 then
// only says so, and a record says nothing.
std::optional<Side> lead_told(const TableConfig& config);

// The lines a table begins with when its game came from a record; none for a new game.
std::vector<Deed> opening_deeds(const TableConfig& config);

// The deeds an action is written as: a lead and the roll it gave are two.
void add_deeds(const MatchAction& action, std::vector<Deed>& deeds);

// The action a deed does in the match; how dice fell to settle it is the deed's affair.
MatchAction action_of(const Deed& deed);

// The law that these steps break at Decide or Move, if any; `partial`: as a beginning.
std::optional<Refusal> refuse_play(const Tour& tour, std::span<const Step> steps, bool partial);

}  // namespace trictrac
