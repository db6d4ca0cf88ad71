// What an account comes to: balances, half fiches, settlement.
#pragma once

#include <optional>
#include <vector>

#include "game/match/account.h"
#include "game/match/settlement.h"

namespace trictrac {

inline constexpr int kJetonsPerFiche = 10;  // S3

// Of what each seat has, what each player has; so many times.
std::vector<int> to_players(const Account& a, const std::vector<int>& seats, int times);

// What each player has won less what he has lost, in halves of a unit, settled if `over`: stakes of a tour,
// jetons, or units of a poule. The honours of combiné are apart, in fiches.
std::vector<int> balance_of(const Account& a);
std::vector<int> fiches_of(const Account& a);

// What it has brought a player, in the unit of the format: a fiche of combiné counts as ten jetons (S3).
double gain_of(const Account& a, int player);
// What lies in a poule, or in the basket of combiné, in the same unit: what all have gained is as much less
// than nothing.
int pot_of(const Account& a);
// Rounds that somebody has won, refaits and meetings without a winner left out.
int rounds_won(const Account& a);
// Rounds that an account has won and lost: a seat, where each has its own.
struct Rounds {
  int won = 0;
  int lost = 0;
  friend bool operator==(const Rounds&, const Rounds&) = default;
};
Rounds rounds_of(const Account& a, int account);
// Rounds to be played; 0 where a poule goes on until it is won.
int rounds_agreed(const Account& a);
// Which round is being played, from 1; once over, the last one. A refait is none.
int round_shown(const Account& a);
// Meetings that the head of a poule must still win, where it is won so.
std::optional<int> still_to_win(const Account& a);

// What each player has of the amounts of the accounts of a partie à écrire: partners share alike, and what
// does not divide is his who played the last marqué (ours).
std::vector<int> players_share(const Account& a, const Amounts& amounts);
// Whose account in the partie à écrire is this player's.
int account_of_player(const Account& a, int player);

// The settlement of a partie à écrire or the à écrire part of combiné; nothing for the others.
std::optional<Settlement> settlement_of(const Account& a);

// S3: of whose account half a fiche is to be thrown for; only when over.
std::optional<int> half_wanted(const Account& a);

}  // namespace trictrac
