// The ledger of a match of any format: a fold over holes, goings and what is given up, who sits where, and
// what it comes to. It knows no board: a table and a sheet kept at a wooden board are both counted here.
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

// The ledger of a match.
struct MatchLedger {
  MatchOptions options;
  std::vector<int> order;  // the player in each seat of the accounts
  // What the format counts, in the order of Format.
  std::variant<Series, EcrireBoard, Combine, FilledBoard, DrainedBoard> of;
  Halves halves{};             // what the die made of half a fiche (S3)
  std::optional<int> gave_up;  // player
  friend bool operator==(const MatchLedger&, const MatchLedger&) = default;
};

// Returns the players 0, 1, … in the order in which they were entered.
std::vector<int> as_entered(int players);
// Returns whether `order` holds each of so many players once.
bool seats_each_once(std::vector<int> order, int players);

// Begins a ledger. `options` have no problem; `order` seats each player once; `lead` throws first.
MatchLedger begin_account(const MatchOptions& options, Worth counting, std::vector<int> order, Side lead);

// Returns a ledger just begun with the holes of `marks` already taken in the first round. Only tours, filled
// poules and marqués shown by the pavillon begin so: of all others `marks` has none.
MatchLedger with_holes(MatchLedger a, const Marks& marks);
// Returns it where `side` has just won the last of its holes by its own dice and may go on them.
MatchLedger with_going(MatchLedger a, Side side);

// Returns it where it is settled that `lead` throws first.
MatchLedger led_by(MatchLedger a, Side lead);

// Returns why `e` cannot happen now.
std::optional<LedgerError> refused(const MatchLedger& a, const LedgerEvent& e);

// Returns the ledger after `e`, which is not refused.
MatchLedger after(MatchLedger a, const LedgerEvent& e);

// Returns whether no round is left to play, or the match was given up; half a fiche may still wait for the
// die.
bool over(const MatchLedger& a);
// Returns whether no round is left to play, whether or not it was given up then.
bool played_out(const MatchLedger& a);

// Returns the rounds ended so far, refaits and meetings without a winner included: it changes when a new one
// begins.
int round_of(const MatchLedger& a);

// Returns the holes that stand at the board in the round being played.
PerSide<int> holes_of(const MatchLedger& a);

// Returns what going does to the round for `side`; nothing where going ends no round. Lift where `side` may
// not go.
std::optional<Going> if_goes(const MatchLedger& a, Side side);

// Return what several formats have in common, or null where this one does not have it: the partie à écrire,
// the honours with it, tours, what lies in a poule and the meetings played for it.
const Partie* partie_of(const MatchLedger& a);
const Combine* combine_of(const MatchLedger& a);
const Series* series_of(const MatchLedger& a);
const Purse* purse_of(const MatchLedger& a);
const PouleBoard* meetings_of(const MatchLedger& a);

// Who sits at the board by an account, and who throws first.

// Returns who played the last marqué or meeting that was written, if any was.
std::optional<PerSide<int>> played_last(const MatchLedger& a);

// Returns the seats at the board, and who throws first in the round being played; once over, those who played
// last.
Seating seating_of(const MatchLedger& a);
// Returns the player at `side` of the board.
int player_at(const MatchLedger& a, Side side);

// Returns whether the first throw of every round is drawn by K9 (tours, poules), not known from the ledger
// after the first.
bool draws_each_lead(const MatchLedger& a);
// Returns whether even the first one is known: the dice that gave the seats gave it, too, the chouette has it
// (S3), or the match is resumed.
bool first_lead_known(const MatchOptions& options);
// Returns who has it then; White where it is not known.
Side first_lead(const MatchOptions& options);

// Returns who throws first after `goer` has gone: `goer` (K4), unless a new round begins.
Side first_throw_after(const MatchLedger& before, const MatchLedger& after, Side goer);

// What an account comes to: balances, half fiches, settlement.

inline constexpr int kJetonsPerFiche = 10;  // S3

// Returns what each player has of what each seat has, so many times.
std::vector<int> to_players(const MatchLedger& a, const std::vector<int>& seats, int times);

// Returns what each player has won, less lost, in halves of a unit, settled if `over`: stakes of a tour,
// jetons, or units of a poule. The honours of combiné are apart, in fiches.
std::vector<int> balance_of(const MatchLedger& a);
std::vector<int> fiches_of(const MatchLedger& a);

// Returns what it has brought a player, in the unit of the format: a fiche of combiné counts as ten jetons
// (S3).
double gain_of(const MatchLedger& a, int player);
// Returns what lies in a poule, or in the basket of combiné, in the same unit; the gains of all and this add
// up to nothing.
int pot_of(const MatchLedger& a);
// Returns the rounds that somebody has won, refaits and meetings without a winner left out.
int rounds_won(const MatchLedger& a);
// Rounds that an account has won and lost: a seat, where each has its own.
struct Rounds {
  int won = 0;
  int lost = 0;
  friend bool operator==(const Rounds&, const Rounds&) = default;
};
// Returns the rounds of `account`.
Rounds rounds_of(const MatchLedger& a, int account);
// Returns the rounds to be played; 0 where a poule goes on until it is won.
int rounds_agreed(const MatchLedger& a);
// Returns which round is being played, from 1; once over, the last one. A refait is none.
int round_shown(const MatchLedger& a);
// Returns the meetings that the head of a poule must still win, where it is won so.
std::optional<int> still_to_win(const MatchLedger& a);

// Returns what each player has of the amounts of the accounts of a partie à écrire (share_of).
std::vector<int> players_share(const MatchLedger& a, const Amounts& amounts);
// Returns the account in the partie à écrire that a player plays for.
int account_of_player(const MatchLedger& a, int player);

// Returns the settlement of a partie à écrire or the à écrire part of combiné; nothing in another format.
std::optional<Settlement> settlement_of(const MatchLedger& a);

// Returns the account of which half a fiche is to be thrown for (S3); only when over.
std::optional<int> half_wanted(const MatchLedger& a);

// A player who looks on and may advise.
struct Adviser {
  int player = 0;
  std::optional<Side> side;  // nothing: either
};

// Returns the players whom the rules let advise now (S3, S1 XIX).
std::vector<Adviser> advisers(const MatchLedger& a);

}  // namespace trictrac
