// Differences between two values of JSON, as JSON. Changes are
//
//   [VALUE]            the value is VALUE now; in an object, [] takes the member away
//   {"NAME": CHANGES}  these members of an object have changed, or these elements of a list, by their number
//                      from 0; a list that has become shorter has its length as {"length": [LENGTH]} too
#pragma once

#include "base/json.h"

namespace trictrac::contract {

// Returns what makes `after` of `before`; {} or [VALUE] where they are equal.
Json changes_between(const Json& before, const Json& after);

}  // namespace trictrac::contract
