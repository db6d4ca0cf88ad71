// The account of a match as messages have it (docs/protocol.md, "The account of a match").
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "base/json.h"
#include "game/match/match.h"

namespace trictrac {

// The `account` of a line; `format` is the name of the preset.
Json account_json(const MatchLedger& account, std::string_view format);

// Where a match stands, in short, for those who do not look at it: who is at the board with how many holes,
// in which round of how many, and the balance.
Json stands_json(const MatchLedger& account);

// The name of a side, or null where there is none.
Json side_or_null(std::optional<Side> side);

// What its balances are counted in: "stake", "jeton" or "unit" (of a poule).
std::string_view unit_of(const MatchLedger& account);

// What the match above the board adds to a `turn` at stage decide: {"account":{…}?,"suspend":[…]?}, the
// first for `go`, the second beside it. Either is missing where there is nothing to show, as in a tour.
Json decision_json(const Match& match);
// The same of an account alone, when `side` may go.
Json decision_json(const MatchLedger& account, Side side);

}  // namespace trictrac

// The parts of an account that only some formats have, as messages have them; for account_json.

namespace trictrac::account_parts {

// {"white":…,"black":…}, each made by `of`.
template <class T, class Of>
Json per_side(const PerSide<T>& both, Of of) {
  return {{"white", of(both.white)}, {"black", of(both.black)}};
}
inline Json per_side(const PerSide<int>& both) { return {{"white", both.white}, {"black", both.black}}; }

// À écrire and its part of combiné: marque, sheet, wins, losses, settlement.
void add_partie(Json& json, const MatchLedger& a, const Partie& p);
// Combiné: honours, suspended.
void add_honours(Json& json, const MatchLedger& a, const Combine& c);
// The meeting of a drained poule, which is played like a marqué.
Json meeting_json(const DrainedBoard& b);
// Any poule; `per_hole`: what a hole of difference takes out of it, where that is settled.
Json poule_json(const MatchLedger& a, std::optional<int> per_hole);

}  // namespace trictrac::account_parts
