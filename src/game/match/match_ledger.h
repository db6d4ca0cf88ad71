// The ledger of a match in any format: a fold over holes, goings and resignations, with the seats and the
// balance. It knows no board: a table and a score sheet both use it.
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

// A resignation of the round in progress. A tour counts as lost simple; any other match ends unsettled
// (ours).
struct GivenUp {
  Side side = Side::White;
  friend bool operator==(const GivenUp&, const GivenUp&) = default;
};
// S3: the throw for half a fiche, a die each: of the player to be paid, and of the player to pay.
struct HalfThrown {
  int paid = 0;
  int pays = 0;
  friend bool operator==(const HalfThrown&, const HalfThrown&) = default;
};
// An event of a ledger; RoundEnd is none of combiné.
using LedgerEvent = std::variant<HolesWon, Went, Suspended, GivenUp, HalfThrown, RoundEnd>;

struct MatchLedger {
  MatchOptions options;
  std::vector<int> order;  // the player in each seat of the accounts
  // The ledger of the format, in the order of Format.
  std::variant<Series, Partie, Combine, FilledBoard, DrainedBoard> of;
  Halves halves{};             // the results of the die for half fiches (S3)
  std::optional<int> gave_up;  // player
  friend bool operator==(const MatchLedger&, const MatchLedger&) = default;
};

// Returns the players 0, 1, … in the order in which they were entered.
std::vector<int> as_entered(int players);
// Returns whether `order` contains each of the players exactly once.
bool seats_each_once(std::vector<int> order, int players);

// Begins a ledger. Requires options without problems; `order` seats each player once; `lead` throws first.
MatchLedger begin_account(const MatchOptions& options, Worth counting, std::vector<int> order, Side lead);

// Returns a ledger, just begun, whose first round has the holes of `marks`. Only tours, filled poules, and
// marqués shown by the pavillon can begin so; for others, `marks` has no holes.
MatchLedger with_holes(MatchLedger a, const Marks& marks);

// Returns the reason why `e` is not possible now, or nullopt.
std::optional<LedgerError> refused(const MatchLedger& a, const LedgerEvent& e);

// Returns the ledger after `e`. Requires that refused(a, e) is nullopt.
MatchLedger after(MatchLedger a, const LedgerEvent& e);

// Returns whether no round is left, or the match was resigned; half a fiche may still wait for a die.
bool over(const MatchLedger& a);
// Returns whether no round is left, whether or not the match was resigned then.
bool played_out(const MatchLedger& a);

// Returns the number of rounds that have ended, including refaits and meetings without a winner.
int round_of(const MatchLedger& a);

// Returns the holes at the board in the round in progress.
PerSide<int> holes_of(const MatchLedger& a);

// Returns the effect of going for `side`, or nullopt if going ends no round; Lift if `side` may not go.
std::optional<Going> if_goes(const MatchLedger& a, Side side);

// Return the parts of some formats, or null if this one has none: the partie à écrire, the honours, the
// tours, and the poule with its meetings.
const Partie* partie_of(const MatchLedger& a);
const Combine* combine_of(const MatchLedger& a);
const Series* series_of(const MatchLedger& a);
const PouleBoard* poule_of(const MatchLedger& a);

// Seats at the board, and the first throw.

// Returns the players of the last marqué or meeting written, or nullopt.
std::optional<PerSide<int>> played_last(const MatchLedger& a);

// Returns the seats at the board and who throws first in the round in progress; after the match, of the last
// round.
Seating seating_of(const MatchLedger& a);
// Returns the player at `side` of the board.
int player_at(const MatchLedger& a, Side side);

// Returns whether the first throw of every round is drawn by K9 (tours, poules); else the ledger knows it
// after the first.
bool draws_each_lead(const MatchLedger& a);
// Returns whether even the first lead is known: the dice for the seats gave it, the chouette has it (S3), or
// the match is resumed.
bool first_lead_known(const MatchOptions& options);
// Returns the first lead; White if it is not known.
Side first_lead(const MatchOptions& options);

// Returns who throws first after `goer` has gone: `goer` (K4), unless a new round begins.
Side first_throw_after(const MatchLedger& before, const MatchLedger& after, Side goer);

// Results: balances, half fiches, settlement.

inline constexpr int kJetonsPerFiche = 10;  // S3

// Returns the amounts of the players, from those of their seats, multiplied by `times`.
std::vector<int> to_players(const MatchLedger& a, const std::vector<int>& seats, int times);

// Returns the balance of each player in halves of a unit, settled if `over`: stakes of a tour, jetons, or
// units of a poule. The honours of combiné are counted apart, in fiches.
std::vector<int> balance_of(const MatchLedger& a);
std::vector<int> fiches_of(const MatchLedger& a);

// Returns the gain of a player, in the unit of the format; a fiche of combiné counts as ten jetons (S3).
double gain_of(const MatchLedger& a, int player);
// Returns the largest gain of a player in one round, in the same unit; infinite if the format has no bound.
double most_of_round(const MatchOptions& options, Worth worth);
// Returns the content of the poule, or of the basket of combiné, in the same unit. All gains and this add up
// to 0.
int pot_of(const MatchLedger& a);
// Returns the number of rounds won, without refaits and meetings without a winner.
int rounds_won(const MatchLedger& a);
// The rounds won and lost by an account: by a seat, if each seat has its own.
struct Rounds {
  int won = 0;
  int lost = 0;
  friend bool operator==(const Rounds&, const Rounds&) = default;
};
// Returns the rounds of `account`.
Rounds rounds_of(const MatchLedger& a, int account);
// Returns the number of rounds to play; 0 for a poule, which is played until it is won.
int rounds_agreed(const MatchLedger& a);
// Returns the number of the round in progress, from 1; after the match, of the last one. Refaits are not
// counted.
int round_shown(const MatchLedger& a);
// Returns the meetings that the head of a poule must still win, or nullopt.
std::optional<int> still_to_win(const MatchLedger& a);

// Returns the shares of the players in the amounts of the accounts of a partie à écrire (share_of).
std::vector<int> players_share(const MatchLedger& a, const Amounts& amounts);
// Returns the account of a player in the partie à écrire.
int account_of_player(const MatchLedger& a, int player);

// Returns the settlement of a partie à écrire, or of the à écrire part of combiné; nullopt in another format.
std::optional<Settlement> settlement_of(const MatchLedger& a);

// Returns the account whose half fiche is decided by a die (S3), or nullopt; only when over.
std::optional<int> half_wanted(const MatchLedger& a);

// A player who sits out and may advise.
struct Adviser {
  int player = 0;
  std::optional<Side> side;  // nothing: either
};

// Returns the players who may advise now (S3, S1 XIX).
std::vector<Adviser> advisers(const MatchLedger& a);

}  // namespace trictrac
