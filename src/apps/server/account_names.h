// The names of accounts: given only where nobody could be taken for another.
#pragma once

#include "apps/server/people.h"

namespace trictrac {

// Refuses a name that an account other than `row` (0: every account) has, or could be mistaken for at sight.
Parsed<void> check_name_is_free(PeopleRows& rows, const std::string& name, std::int64_t row);
// Gives a person the name of an account; refuses what cannot be one, and what is not free.
Parsed<void> give_account_name(PeopleRows& rows, std::int64_t row, const std::string& name);

}  // namespace trictrac
