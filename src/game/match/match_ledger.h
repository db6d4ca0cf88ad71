// The ledger of a match, whatever the format: a fold over holes, goings and what is given up, who sits where,
// and what it comes to. It knows no board: a table and a sheet kept at a wooden board are both counted here.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "game/match/combine.h"
#include "game/match/format.h"
#include "game/match/pool.h"
#include "game/match/series.h"
#include "game/match/settlement.h"

namespace trictrac {

// The round in hand is given up. A tour is lost simple; any other match ends there, unsettled (ours).
struct GivenUp {
  Side side = Side::White;
  friend bool operator==(const GivenUp&, const GivenUp&) = default;
};
// S3: half a fiche is thrown for, a die each: of the player to be paid, and of the one to pay.
struct HalfThrown {
  int paid = 0;
  int pays = 0;
  friend bool operator==(const HalfThrown&, const HalfThrown&) = default;
};
// A round of which only the end is known, at a wooden board; not in combiné.
struct RoundEnd {
  MarqueEnd played;
  friend bool operator==(const RoundEnd&, const RoundEnd&) = default;
};
using LedgerEvent = std::variant<HolesWon, Went, Suspended, GivenUp, HalfThrown, RoundEnd>;

struct MatchLedger {
  MatchOptions options;
  std::vector<int> order;  // the player in each seat of the accounts
  // What the format counts, in the order of Format. Each has its file (format_list.h).
  std::variant<Series, EcrireBoard, Combine, FilledBoard, DrainedBoard> of;
  Halves halves{};             // what the die made of half a fiche (S3)
  std::optional<int> gave_up;  // player
  friend bool operator==(const MatchLedger&, const MatchLedger&) = default;
};

// The players 0, 1, … in the order in which they were entered.
std::vector<int> as_entered(int players);
// Does `order` hold each of so many players once?
bool seats_each_once(std::vector<int> order, int players);

// The beginning. `options` have no problem; `order` seats each player once; `lead` throws first.
MatchLedger begin_account(const MatchOptions& options, Worth counting, std::vector<int> order, Side lead);

// The same, just begun, where the first round begins with the holes of `marks` already taken. Only tours,
// filled poules and marqués shown by the pavillon begin so: of the others `marks` has none.
MatchLedger with_holes(MatchLedger a, const Marks& marks);
// The same when `side` has just won the last of his holes by his own dice and may go on them.
MatchLedger with_going(MatchLedger a, Side side);

// The same when it is settled that `lead` throws first.
MatchLedger led_by(MatchLedger a, Side lead);

// Why `e` cannot happen now, or nothing.
std::optional<LedgerError> refused(const MatchLedger& a, const LedgerEvent& e);

// The account after `e`, which is not refused.
MatchLedger after(MatchLedger a, const LedgerEvent& e);

// No round is left to play, or the match was given up; half a fiche may still wait for the die.
bool over(const MatchLedger& a);
// No round is left to play, whether or not it was given up then.
bool played_out(const MatchLedger& a);

// Rounds begun so far, refaits and meetings without a winner included: it changes when a new one begins.
int round_of(const MatchLedger& a);

// The holes that stand at the board in the round being played.
PerSide<int> holes_of(const MatchLedger& a);

// What going does to the round for `side`; nothing where going ends no round. Lift where he may not go.
std::optional<Going> if_goes(const MatchLedger& a, Side side);

// What several formats have in common, or null where this one has it not: the partie à écrire, the honours
// with it, tours, what lies in a poule and the meetings played for it.
const Partie* partie_of(const MatchLedger& a);
const Combine* combine_of(const MatchLedger& a);
const Series* series_of(const MatchLedger& a);
const Purse* purse_of(const MatchLedger& a);
const PouleBoard* meetings_of(const MatchLedger& a);

// Who sits at the board by an account, and who throws first.

// Who played the last marqué or meeting that was written, if any was.
std::optional<PerSide<int>> played_last(const MatchLedger& a);

// The seats at the board, and who throws first in the round being played; once over, those who played last.
Seating seating_of(const MatchLedger& a);
int player_at(const MatchLedger& a, Side side);

// Is the first throw of every round drawn by K9 (tours, poules), or known from the account after the first?
bool draws_each_lead(const MatchLedger& a);
// Is even the first one known: the dice that gave the seats gave it too, the chouette has it (S3), or the
// match is resumed?
bool first_lead_known(const MatchOptions& options);
// Who has it then; White where it is not known.
Side first_lead(const MatchOptions& options);

// Who throws first after `goer` has gone: he (K4), unless a new round begins.
Side first_throw_after(const MatchLedger& before, const MatchLedger& after, Side goer);

// What an account comes to: balances, half fiches, settlement.

inline constexpr int kJetonsPerFiche = 10;  // S3

// Of what each seat has, what each player has; so many times.
std::vector<int> to_players(const MatchLedger& a, const std::vector<int>& seats, int times);

// What each player has won less what he has lost, in halves of a unit, settled if `over`: stakes of a tour,
// jetons, or units of a poule. The honours of combiné are apart, in fiches.
std::vector<int> balance_of(const MatchLedger& a);
std::vector<int> fiches_of(const MatchLedger& a);

// What it has brought a player, in the unit of the format: a fiche of combiné counts as ten jetons (S3).
double gain_of(const MatchLedger& a, int player);
// What lies in a poule, or in the basket of combiné, in the same unit: what all have gained is as much less
// than nothing.
int pot_of(const MatchLedger& a);
// Rounds that somebody has won, refaits and meetings without a winner left out.
int rounds_won(const MatchLedger& a);
// Rounds that an account has won and lost: a seat, where each has its own.
struct Rounds {
  int won = 0;
  int lost = 0;
  friend bool operator==(const Rounds&, const Rounds&) = default;
};
Rounds rounds_of(const MatchLedger& a, int account);
// Rounds to be played; 0 where a poule goes on until it is won.
int rounds_agreed(const MatchLedger& a);
// Which round is being played, from 1; once over, the last one. A refait is none.
int round_shown(const MatchLedger& a);
// Meetings that the head of a poule must still win, where it is won so.
std::optional<int> still_to_win(const MatchLedger& a);

// What each player has of the amounts of the accounts of a partie à écrire: partners share alike, and what
// does not divide is his who played the last marqué (ours).
std::vector<int> players_share(const MatchLedger& a, const Amounts& amounts);
// Whose account in the partie à écrire is this player's.
int account_of_player(const MatchLedger& a, int player);

// The settlement of a partie à écrire or the à écrire part of combiné; nothing for the others.
std::optional<Settlement> settlement_of(const MatchLedger& a);

// S3: of whose account half a fiche is to be thrown for; only when over.
std::optional<int> half_wanted(const MatchLedger& a);

// Who looks on and may advise.

struct Adviser {
  int player = 0;
  std::optional<Side> side;  // nothing: whom he likes
};

// Those whom the rules let advise now (S3, S1 XIX).
std::vector<Adviser> advisers(const MatchLedger& a);

}  // namespace trictrac
