// The ledger of a match in messages (docs/protocol.md, "The account of a match").
#pragma once

#include <optional>
#include <string_view>

#include "base/json.h"
#include "game/match/match.h"

namespace trictrac {

// Returns the `account` of a line; `format` is the name of the preset.
Json account_json(const MatchLedger& account, std::string_view format);

// Returns the score of a match in short, for lists: the players at the board with their holes, the round, and
// the balance.
Json stands_json(const MatchLedger& account);

// Returns an amount given in halves: a whole number, or one with .5.
Json halves_json(int halves);

// Returns the name of a side, or null without one.
Json side_or_null(std::optional<Side> side);

// Returns the unit of its balances: "stake", "jeton" or "unit" (of a poule).
std::string_view unit_of(const MatchLedger& account);

// Returns the members that the ledger adds to a `turn` at stage decide: {"account":{…}?,"suspend":[…]?}, the
// first for `go`, the second beside it. Members without content are left out, as in a tour.
Json decision_json(const Match& match);
// Returns the same for a ledger alone, when `side` may go.
Json decision_json(const MatchLedger& account, Side side);

}  // namespace trictrac
