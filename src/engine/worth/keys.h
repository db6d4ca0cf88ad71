// Which row of which table says what an account may still expect.
#pragma once

#include <array>
#include <optional>

#include "engine/worth/values.h"
#include "game/match/account.h"

namespace trictrac {

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

}  // namespace trictrac
