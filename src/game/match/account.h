// The account above the board, whatever the format: a fold over holes, goings and what is given up.
// It knows no board: a table and a sheet kept at a wooden board are both counted here.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "game/match/combine.h"
#include "game/match/format.h"
#include "game/match/meeting.h"
#include "game/match/series.h"
#include "game/match/settlement.h"

namespace trictrac {

// A partie à écrire at the board, with or without partners.
struct EcrireBoard {
  Partie partie;
  Company company = Company::Alone;
  friend bool operator==(const EcrireBoard&, const EcrireBoard&) = default;
};

// The round in hand is given up. A tour is lost simple; any other match ends there, unsettled (ours).
struct GivenUp {
  Side side = Side::White;
  friend bool operator==(const GivenUp&, const GivenUp&) = default;
};
// S3: half a fiche is thrown for, a die each: who would be paid, and who would pay.
struct HalfThrown {
  int paid = 0;
  int pays = 0;
  friend bool operator==(const HalfThrown&, const HalfThrown&) = default;
};
// A round of which only the end is told, at a wooden board; not in combiné.
struct RoundTold {
  Played played;
  friend bool operator==(const RoundTold&, const RoundTold&) = default;
};
using AccountEvent = std::variant<HolesWon, Went, Suspend, GivenUp, HalfThrown, RoundTold>;

struct Account {
  MatchOptions options;
  std::vector<int> order;  // the player in each seat of the accounts
  std::variant<Series, EcrireBoard, Combine, FilledBoard, DrainedBoard> of;
  Halves halves{};             // what the die made of half a fiche (S3)
  std::optional<int> gave_up;  // player
  friend bool operator==(const Account&, const Account&) = default;
};

// The beginning. `options` have no problem; `order` holds each player once; `lead` throws first.
Account begin_account(const MatchOptions& options, Worth counting, std::vector<int> order, Side lead);

// The same where the first round begins with holes already taken: tours and filled poules only.
Account with_holes(Account a, const Marks& marks);

// The same when it is settled that `lead` throws first.
Account led_by(Account a, Side lead);

enum class AccountRefusal : std::uint8_t { Over, NoHoles, MayNotGo, Suspended, NotHere, EqualDice, BadHoles };

// Why `e` cannot happen now, or nothing.
std::optional<AccountRefusal> refused(const Account& a, const AccountEvent& e);

// The account after `e`, which is not refused.
Account after(Account a, const AccountEvent& e);

// No round is left to play, or the match was given up; half a fiche may still wait for the die.
bool over(const Account& a);

// S3: of whose account half a fiche is to be thrown for; only when over.
std::optional<int> half_wanted(const Account& a);

// Rounds begun so far, refaits and meetings without a winner included: it changes when a new one begins.
int round_of(const Account& a);

// The seats at the board, and who throws first in the round being played; once over, those who played last.
Seating seating_of(const Account& a);
int player_at(const Account& a, Side side);

// Is the first throw of every round drawn by K9 (tours, poules), or told by the account after the first?
bool draws_each_lead(const Account& a);
// Is even the first one told: the dice that gave the seats gave it too, the chouette has it (S3), or the
// match is resumed?
bool tells_first_lead(const MatchOptions& options);
// Who has it then.
Side first_lead(const MatchOptions& options);

// Who throws first after `goer` has gone: he (K4), unless a new round begins.
Side first_throw_after(const Account& before, const Account& after, Side goer);

// The holes that stand at the board in the round being played.
PerSide<int> holes_of(const Account& a);

// What each player has won less what he has lost, in halves of a unit, settled if `over`: stakes of a tour,
// jetons, or units of a poule. The honours of combiné are apart, in fiches.
std::vector<int> balance_of(const Account& a);
std::vector<int> fiches_of(const Account& a);

// What each player has of the amounts of the accounts of a partie à écrire: partners share alike, and what
// does not divide is his who played the last marqué (ours).
std::vector<int> players_share(const Account& a, const Amounts& amounts);
// Whose account in the partie à écrire is this player's.
int account_of_player(const Account& a, int player);

// The settlement of a partie à écrire or the à écrire part of combiné; nothing for the others.
std::optional<Settlement> settlement_of(const Account& a);

// The partie à écrire in it, or null.
const Partie* partie_of(const Account& a);

}  // namespace trictrac
