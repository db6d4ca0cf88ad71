// Entries to a tournament: its code, and the rating of who enters.
#pragma once

#include <string>

#include "store/rows/people_rows.h"

namespace trictrac {

// The rating at entry of those who have none.
inline constexpr int kUsualRating = 1500;

// Returns a code at random.
std::string new_code();

// Returns the rating of a person now in a kind of game.
int rating_at_entry(PeopleRows& rows, std::int64_t person, const std::string& kind);

}  // namespace trictrac
