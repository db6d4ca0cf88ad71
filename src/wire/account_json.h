// The account of a match as messages have it (docs/protocol.md, "The account of a match").
#pragma once

#include <optional>
#include <string_view>

#include "base/json.h"
#include "game/match/match.h"

namespace trictrac {

// The `account` of a line; `format` is the name of the preset.
Json account_json(const Account& account, std::string_view format);

// Where a match stands, in short, for those who do not look at it: who is at the board with how many holes,
// in which round of how many, and the balance.
Json stands_json(const Account& account);

// The name of a side, or null where there is none.
Json side_or_null(std::optional<Side> side);

// What its balances are counted in: "stake", "jeton" or "unit" (of a poule).
std::string_view unit_of(const Account& account);

// What the match above the board adds to a `turn` at stage decide: {"account":{…}?,"suspend":[…]?}, the
// first for `go`, the second beside it. Either is missing where there is nothing to show, as in a tour.
Json decision_json(const Match& match);
// The same of an account alone, when `side` may go.
Json decision_json(const Account& account, Side side);

}  // namespace trictrac
