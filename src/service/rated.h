// Games that count for the ratings of those who play: which can, and how they ended.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "standing/counted.h"
#include "standing/quality.h"
#include "table/table.h"
#include "tric_trac/session/session.h"
#include "tric_trac/wire/messages.h"

namespace trictrac {

// How those who played a game played it, by its review.

// What a review may cost: a game of more actions is looked at without looking ahead, and of one that is
// longer still nothing is said.
inline constexpr int kMostActionsAhead = 2000;
inline constexpr int kMostActions = 20'000;

// Of each player, by his number. Nothing where there is no review of it: Le Tric Trac, a record that cannot
// be read, or a game without an end. Takes seconds.
std::optional<std::vector<standing::Quality>> quality_of(std::string_view record);

// Why a game asked for cannot be rated, if so, and what would be right: two people play a whole game with
// dice that nobody can know or choose.
std::optional<std::string> unratable(const NewGame& game);
std::optional<std::string> unratable(const tric_trac::NewGame& game);

// Of a game that has ended.
standing::Finish finish_of(const Table& table);
standing::Finish finish_of(const tric_trac::Table& table);

}  // namespace trictrac
