// The connection of each format to the value tables: the row for a ledger, the payments so far, and the value
// of a unit of each column.
#pragma once

#include <array>
#include <optional>

#include "engine/equity/units.h"
#include "engine/equity/values.h"
#include "game/match/match_ledger.h"

namespace trictrac {

inline constexpr std::int64_t kUnit = 1000;  // of any column: figures are thousandths

// The games that a ledger counts separately: two in combiné (à écrire, the honours), else one.
inline constexpr int kMostGames = 2;
template <class T>
using PerGame = std::array<T, kMostGames>;

// Returns the kind of value table for each game of a ledger.
PerGame<std::optional<ValueKind>> kinds_of(const MatchLedger& a);

// Returns the key of a marqué, a tour or a meeting in its table, from the point of view of `first`. `kind` is
// one of kinds_of(a).
ValueKey key_of(ValueKind kind, const MatchLedger& a, Side first);

// Returns `a`, a round just begun in which White throws first, in the state of `key`.
MatchLedger with_key(ValueKind kind, MatchLedger a, const ValueKey& key);

// Returns the payments in that game between two ledgers of one match, for `mine`, in thousandths of the unit
// of each column.
Figures paid_between(int game, const MatchLedger& before, const MatchLedger& now, Side mine);

// The value of a unit of each column, in thousandths of the format's unit: stakes of a tour, jetons (a fiche
// is ten), or units of a poule.
using ColumnEquities = std::array<std::int64_t, 3>;
// Returns the column equities of every game of ledger `a`, for side `mine`.
PerGame<ColumnEquities> column_equities(const MatchLedger& a, Side mine);

// Returns the value of winning instead of losing the current marqué for the settlement of the partie, in
// thousandths of a jeton, for either player: half the difference to the paris, the queue des jetons and the
// queue, taking later marqués as even chances. Exact for two accounts, and for three who settle pair by pair;
// otherwise three are taken as at the beginning.
std::int64_t equity_of_winning(const Partie& p);

}  // namespace trictrac
