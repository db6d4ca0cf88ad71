// The account above the board, whatever the format: a fold over holes, goings and what is given up.
// It knows no board: a table and a sheet kept at a wooden board are both counted here. Who sits where is in
// account_seats.h, what it comes to in account_sums.h.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "game/match/combine.h"
#include "game/match/fiches.h"
#include "game/match/format.h"
#include "game/match/meeting.h"
#include "game/match/series.h"

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
  Played played;
  friend bool operator==(const RoundEnd&, const RoundEnd&) = default;
};
using AccountEvent = std::variant<HolesWon, Went, Suspended, GivenUp, HalfThrown, RoundEnd>;

struct Account {
  MatchOptions options;
  std::vector<int> order;  // the player in each seat of the accounts
  // What the format counts, in the order of Format. Each has its file (format_list.h).
  std::variant<Series, EcrireBoard, Combine, FilledBoard, DrainedBoard> of;
  Halves halves{};             // what the die made of half a fiche (S3)
  std::optional<int> gave_up;  // player
  friend bool operator==(const Account&, const Account&) = default;
};

// The players 0, 1, … in the order in which they were entered.
std::vector<int> as_entered(int players);
// Does `order` hold each of so many players once?
bool seats_each_once(std::vector<int> order, int players);

// The beginning. `options` have no problem; `order` seats each player once; `lead` throws first.
Account begin_account(const MatchOptions& options, Worth counting, std::vector<int> order, Side lead);

// The same, just begun, where the first round begins with the holes of `marks` already taken. Only tours,
// filled poules and marqués shown by the pavillon begin so: of the others `marks` has none.
Account with_holes(Account a, const Marks& marks);
// The same when `side` has just won the last of his holes by his own dice and may go on them.
Account with_going(Account a, Side side);

// The same when it is settled that `lead` throws first.
Account led_by(Account a, Side lead);

enum class AccountRefusal : std::uint8_t { Over, NoHoles, MayNotGo, Suspended, NotHere, EqualDice, BadHoles };

// Why `e` cannot happen now, or nothing.
std::optional<AccountRefusal> refused(const Account& a, const AccountEvent& e);

// The account after `e`, which is not refused.
Account after(Account a, const AccountEvent& e);

// No round is left to play, or the match was given up; half a fiche may still wait for the die.
bool over(const Account& a);
// No round is left to play, whether or not it was given up then.
bool played_out(const Account& a);

// Rounds begun so far, refaits and meetings without a winner included: it changes when a new one begins.
int round_of(const Account& a);

// The holes that stand at the board in the round being played.
PerSide<int> holes_of(const Account& a);

// What going does to the round for `side`; nothing where going ends no round. Lift where he may not go.
std::optional<Going> if_goes(const Account& a, Side side);

// What several formats have in common, or null where this one has it not: the partie à écrire, the honours
// with it, tours, what lies in a poule and the meetings played for it.
const Partie* partie_of(const Account& a);
const Combine* combine_of(const Account& a);
const Series* series_of(const Account& a);
const Purse* purse_of(const Account& a);
const PouleBoard* meetings_of(const Account& a);

}  // namespace trictrac
