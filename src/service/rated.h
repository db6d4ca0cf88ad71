// Games that count for the ratings of those who play: which can, how they ended, and how well they were
// played.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "standing/counted.h"
#include "table/table.h"
#include "tric_trac/session/session.h"
#include "tric_trac/wire/messages.h"

namespace trictrac {

// What a review may cost: a game of more actions than these is reviewed without looking ahead, or not at all.
inline constexpr int kMostActionsAhead = 2000;
inline constexpr int kMostActions = 20'000;

// Returns how well each player of a record played, by their numbers. Nothing where there is no review of it:
// of Le Tric Trac, of a record that cannot be read, or of a game that is too long. Takes seconds.
std::optional<std::vector<standing::Quality>> quality_of(std::string_view record);

// Returns why a game asked for cannot be rated, if so, and what would be right: two people play a whole game
// with dice that nobody can know or choose.
std::optional<std::string> unratable(const NewGame& game);
std::optional<std::string> unratable(const tric_trac::NewGame& game);

// Returns how a game ended. Requires that it has.
standing::Finish finish_of(const Table& table);
standing::Finish finish_of(const tric_trac::Table& table);

}  // namespace trictrac
