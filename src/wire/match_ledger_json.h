// The account of a match as messages have it (docs/protocol.md, "The account of a match").
#pragma once

#include <optional>
#include <string_view>

#include "base/json.h"
#include "game/match/match.h"

namespace trictrac {

// Returns the `account` of a line; `format` is the name of the preset.
Json account_json(const MatchLedger& account, std::string_view format);

// Returns where a match stands, in short, for those who do not look at it: who is at the board with how many
// holes, in which round of how many, and the balance.
Json stands_json(const MatchLedger& account);

// Returns an amount given in halves: whole, or with .5 where there is one.
Json halves_json(int halves);

// Returns the name of a side, or null where there is none.
Json side_or_null(std::optional<Side> side);

// Returns what its balances are counted in: "stake", "jeton" or "unit" (of a poule).
std::string_view unit_of(const MatchLedger& account);

// Returns what the match above the board adds to a `turn` at stage decide: {"account":{…}?,"suspend":[…]?},
// the first for `go`, the second beside it. Either is missing where there is nothing to show, as in a tour.
Json decision_json(const Match& match);
// Returns the same of an account alone, when `side` may go.
Json decision_json(const MatchLedger& account, Side side);

}  // namespace trictrac
