// Games that count for the ratings of those who play: which can, and how they ended.
#pragma once

#include <optional>
#include <string>

#include "standing/counted.h"
#include "table/courrier_table.h"
#include "table/table.h"
#include "wire/courrier_messages.h"

namespace trictrac {

// Why a game asked for cannot be rated, if so, and what would be right: two people play a whole game with
// dice that nobody can know or choose.
std::optional<std::string> unratable(const NewGame& game);
std::optional<std::string> unratable(const courrier::NewGame& game);

// Of a game that has ended.
standing::Finish finish_of(const Table& table);
standing::Finish finish_of(const courrier::Table& table);

}  // namespace trictrac
