// Small helpers of the table: deeds and actions, and what the referee says of a play.
#pragma once

#include <span>
#include <vector>

#include "table/config.h"

namespace trictrac {

// The lines a table begins with when its game came from a record; none for a new game.
std::vector<Deed> opening_deeds(const TableConfig& config);

// The law that these steps break at Decide or Move, if any; `partial`: as a beginning.
std::optional<Refusal> refuse_play(const Tour& tour, std::span<const Step> steps, bool partial);

}  // namespace trictrac
