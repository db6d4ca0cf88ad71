// Rated games: which games can be rated, how they ended, and how well they were played.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "courrier/session/session.h"
#include "courrier/wire/messages.h"
#include "standing/counted.h"
#include "table/table.h"

namespace trictrac {

// The limits on the cost of a review: a game of more actions than this is reviewed without search, or not at
// all.
inline constexpr int kMostActionsAhead = 2000;
inline constexpr int kMostActions = 20'000;

// Returns the quality of play of each player of a record, by their numbers. Returns nullopt if there is no
// review: of Le Tric Trac, of a record that cannot be read, or of a game that is too long. Takes seconds.
std::optional<std::vector<standing::Quality>> quality_of(std::string_view record);

// Returns the reason why a requested game cannot be rated, with the remedy, or nullopt: two people must play
// a whole game with dice that no person can know or choose.
std::optional<std::string> unratable(const NewGame& game);
std::optional<std::string> unratable(const courrier::NewGame& game);

// Returns how a game ended. Requires that it has ended.
standing::Finish finish_of(const Table& table);
standing::Finish finish_of(const courrier::Table& table);

}  // namespace trictrac
