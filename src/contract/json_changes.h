// Differences between two values of JSON, as JSON. Changes are
//
//   [VALUE]            the value is VALUE now; in an object, [] takes the member away
//   N                  a whole number has become greater by N, which may be negative
//   {"NAME": CHANGES}  these members of an object have changed, or these elements of a list, by their number
//                      from 0, or "5-9": all of these in the same way; a list that has become shorter has its
//                      length as {"length": CHANGES} too
//
// A list whose elements have changed places has {"moved": [[FROM, TO]…]} before the others: these are taken
// out, by their numbers in the former list, and put in, by those in the later one, the least first.
#pragma once

#include "base/json.h"

namespace trictrac::contract {

// Returns what makes `after` of `before`; {} where they are equal.
Json changes_between(const Json& before, const Json& after);

}  // namespace trictrac::contract
