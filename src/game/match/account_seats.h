// Who sits at the board by an account, and who throws first.
#pragma once

#include <optional>

#include "game/match/account.h"

namespace trictrac {

// Who played the last marqué or meeting that was written, if any was.
std::optional<PerSide<int>> played_last(const Account& a);

// The seats at the board, and who throws first in the round being played; once over, those who played last.
Seating seating_of(const Account& a);
int player_at(const Account& a, Side side);

// Is the first throw of every round drawn by K9 (tours, poules), or known from the account after the first?
bool draws_each_lead(const Account& a);
// Is even the first one known: the dice that gave the seats gave it too, the chouette has it (S3), or the
// match is resumed?
bool first_lead_known(const MatchOptions& options);
// Who has it then; White where it is not known.
Side first_lead(const MatchOptions& options);

// Who throws first after `goer` has gone: he (K4), unless a new round begins.
Side first_throw_after(const Account& before, const Account& after, Side goer);

}  // namespace trictrac
