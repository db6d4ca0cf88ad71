// The columns that name a person or a game, and the treatment of their rows when that person or game is
// deleted.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "store/statements.h"

namespace trictrac {

struct Reference {
  std::string_view table, column;
  std::string_view sets = "";      // the new value of the column; "": the rows are deleted
  std::string_view exported = "";  // the part of a person's export that shows them; "": none does
  bool carried = false;            // the rows of a guest who signs in belong to the account from then on
};

// Return all columns that hold the row of a person, and of a game. The seats of a person are not among them:
// each is emptied with the names in its game (SeatRows::empty), and carried by SeatRows.
std::span<const Reference> person_references();
std::span<const Reference> game_references();

// Removes the references to a person or a game, whose row is `row`; the row itself stays.
void remove_references(Statements& sql, std::span<const Reference> references, std::int64_t row);
// Gives an account the carried data of a guest.
void carry_references(Statements& sql, std::int64_t guest, std::int64_t account);

}  // namespace trictrac
