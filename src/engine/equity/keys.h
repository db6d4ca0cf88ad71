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

// Returns the kinds of table an account is valued by, one a game.
PerGame<std::optional<ValueKind>> kinds_of(const MatchLedger& a);

// Returns what the table knows of a marqué, a tour or a meeting, seen by `first`. `kind` is one of
// kinds_of(a).
ValueKey key_of(ValueKind kind, const MatchLedger& a, Side first);

// Returns `a`, a round just begun in which White throws first, with what `key` says.
MatchLedger with_key(ValueKind kind, MatchLedger a, const ValueKey& key);

// Returns what has been paid in that game between two accounts of one match, seen by `mine`, in thousandths
// of the unit of each column.
Figures paid_between(int game, const MatchLedger& before, const MatchLedger& now, Side mine);

// What one unit of each column is worth, in thousandths of the format's unit: stakes of a tour, jetons (a
// fiche is ten), or units of a poule.
using ColumnEquities = std::array<std::int64_t, 3>;
// Returns those of each game at `a`, for `mine`.
PerGame<ColumnEquities> column_equities(const MatchLedger& a, Side mine);

// Returns what winning rather than losing the marqué being played means for the settlement of the partie, in
// thousandths of a jeton, for either player: half the difference to the paris, the queue des jetons and the
// queue, the marqués after it being even chances. Exact for two accounts, and for three who settle pair by
// pair; else among three taken as at the beginning.
std::int64_t equity_of_winning(const Partie& p);

}  // namespace trictrac
