// What each format is to the engine: which row of which table says what an account may still expect, what has
// been paid, and what a unit of each column is worth.
#pragma once

#include <array>
#include <optional>

#include "engine/equity/units.h"
#include "engine/equity/values.h"
#include "game/match/match_ledger.h"

namespace trictrac {

inline constexpr std::int64_t kUnit = 1000;  // of any column: figures are thousandths

// The games an account counts apart: two in combiné (à écrire, the honours), else one.
inline constexpr int kMostGames = 2;
template <class T>
using PerGame = std::array<T, kMostGames>;

// The kinds of table an account is appraised by, one a game.
PerGame<std::optional<ValueKind>> kinds_of(const MatchLedger& a);

// `kind` is one of kinds_of(a).
// What the table knows of a marqué, a tour or a meeting, seen by `first`.
ValueKey key_of(ValueKind kind, const MatchLedger& a, Side first);

// The other way: `a`, a round just begun in which White throws first, with what `key` says.
MatchLedger with_key(ValueKind kind, MatchLedger a, const ValueKey& key);

// What has been paid in that game between two accounts of one match, seen by `mine`, in thousandths of the
// unit of each column.
Figures paid_between(int game, const MatchLedger& before, const MatchLedger& now, Side mine);

// What one unit of each column is worth, in thousandths of the format's unit: stakes of a tour, jetons (a
// fiche is ten), or units of a poule.
using ColumnEquities = std::array<std::int64_t, 3>;
PerGame<ColumnEquities> column_equities(const MatchLedger& a, Side mine);

}  // namespace trictrac
