// What each format is to the engine: which row of which table says what an account may still expect, what has
// been paid, and what a unit of each column is worth.
#pragma once

#include <array>
#include <optional>

#include "engine/worth/units.h"
#include "engine/worth/values.h"
#include "game/match/account.h"

namespace trictrac {

inline constexpr std::int64_t kUnit = 1000;  // of any column: figures are thousandths

// The games an account counts apart: two in combiné (à écrire, the honours), else one.
inline constexpr int kMostGames = 2;
template <class T>
using PerGame = std::array<T, kMostGames>;

// The kinds of table an account is appraised by, one a game.
PerGame<std::optional<ValueKind>> kinds_of(const Account& a);

// `kind` is one of kinds_of(a).
// What the table knows of a marqué, a tour or a meeting, seen by `first`.
ValueKey key_of(ValueKind kind, const Account& a, Side first);

// The other way: `a`, a round just begun in which White throws first, with what `key` says.
Account with_key(ValueKind kind, Account a, const ValueKey& key);

// What has been paid in that game between two accounts of one match, seen by `mine`, in thousandths of the
// unit of each column.
Figures paid_between(int game, const Account& before, const Account& now, Side mine);

// What one unit of each column is worth, in thousandths of the format's unit: stakes of a tour, jetons (a
// fiche is ten), or units of a poule.
using ColumnWorths = std::array<std::int64_t, 3>;
PerGame<ColumnWorths> column_worths(const Account& a, Side mine);

}  // namespace trictrac
