// The names of accounts: given only where nobody could be taken for another.
#pragma once

#include "apps/server/people/people.h"

namespace trictrac {

// What is wrong with a member of a call, by the end of a sentence (account_name_fault and its like).
inline ApiError bad_account_name(const std::string& fault) {
  return {ErrorCode::BadName, "the name of an account " + fault};
}
inline ApiError bad_password(const std::string& fault) {
  return {ErrorCode::BadPassword, "a password " + fault};
}
inline ApiError bad_address(const std::string& fault) {
  return {ErrorCode::BadAddress, "an address " + fault};
}

// Refuses a name that an account other than `row` (0: every account) has, or could be mistaken for at sight.
Parsed<void> check_name_is_free(PeopleRows& rows, const std::string& name, std::int64_t row);
// Gives a person the name of an account; refuses what cannot be one, and what is not free.
Parsed<void> give_account_name(PeopleRows& rows, std::int64_t row, const std::string& name);
// Returns how a letter greets a person: "" where an earlier version took a name that no account may have
// today.
std::string name_in_mail(const Person& person);

}  // namespace trictrac
