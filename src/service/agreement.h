// Checks of a game before it is requested: its options, and the notes of an adjourned match.
#pragma once

#include "contract/study_fields.h"
#include "table/api_error.h"

namespace trictrac {

// Returns the game with all that it leaves unsaid, or all that is wrong with it.
contract::Checked check(const contract::CheckGame& asked);

// Returns the match that goes on from what was noted of it, by the tables of S3.
Parsed<contract::Resumed> resume(const contract::ResumeMatch& asked);

}  // namespace trictrac
