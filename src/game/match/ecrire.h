// The partie à écrire: marqué after marqué on a sheet (section E; S0 §2-7, S1 II and XIX, S3).
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "game/match/ecrire_options.h"
#include "game/match/marque.h"
#include "game/rules/side.h"

namespace trictrac {

// Who sits at the board for each marqué and who throws first (S0 §11, S1 V and XIX, S3).

// Seats are numbered from 0, of two, three or four players. Four play two against two: 0 and 1 are partners,
// 2 and 3 are.
struct Seating {
  PerSide<int> at;                     // the seats at the board
  Side lead = Side::White;             // who throws first
  std::optional<Side> about_to_leave;  // who has played the marqué before; nobody in the first one
  friend bool operator==(const Seating&, const Seating&) = default;
};

// Those who begin: seats 0 and 1 of two or three, seats 0 and 2 of four. Whom the dice put there is K9's
// affair.
Seating first_seating(int players, Side lead);

// S1 XIX, S3: after the first marqué its winner leaves; then each leaves after two running. The third
// player, or the leaver's partner, takes his place, and who stays throws first. Two players stay.
Seating next_seating(const Seating& now, int players, Side winner, NextLead lead);

// The seat that looks on, of three players.
std::optional<int> idle_seat(const Seating& now, int players);

// What marqués before a sheet came to, when a partie that was put off is resumed from what was noted of it
// (S3).

inline constexpr int kMostAccounts = 3;

// Of two accounts, or of three players à la ronde, who are numbered so that the first two, White and Black,
// played the first marqué.
struct Carried {
  PerSide<int> lost{};  // marqués, by the first account and by the second
  int jetons = 0;       // won by the first with them, less lost, before any queue
  // Of three players only.
  int lost_by_third = 0;
  int jetons_of_second = 0;
  Side first_left = Side::White;  // who of the first two won the first marqué, and left
  int first_to_second = 0;  // marqués that the first lost to the second, where paris are paid pair by pair
  friend bool operator==(const Carried&, const Carried&) = default;
};

using OfAccounts = std::array<int, kMostAccounts>;

int marques_in(const Carried& carried);

// What each of so many accounts has lost: marqués; what each has won, less lost: jetons.
OfAccounts lost_in(const Carried& carried);
OfAccounts won_in(const Carried& carried, int accounts);
// Marqués that each has won.
OfAccounts wins_in(const Carried& carried, int accounts);

// Marqués that `a` lost to `b` less those that `b` lost to `a`.
int lead_lost_in(const Carried& carried, int accounts, int a, int b);

// Who sits down for the next marqué of three players; `carried` holds one at least. The one who stays has
// White.
Seating seating_after(const Carried& carried);

// Can three players have lost so many to each other, where each leaves after two marqués? `by_pairs`: also
// with what the first lost to the second.
bool can_have_been_lost(const Carried& carried, bool by_pairs);

// One line of the sheet: a marqué that somebody won. Accounts are numbered as `account_of` says.
struct WrittenMarque {
  int winner = 0;
  int loser = 1;
  std::optional<int> idle;  // the third player, paid the consolation too
  int refaits = 0;          // void marqués before it
  MarqueResult result;
  friend bool operator==(const WrittenMarque&, const WrittenMarque&) = default;
};

// All that the settlement is made from.
struct Sheet {
  int accounts = 2;
  std::vector<WrittenMarque> marques;
  Carried carried{};
  friend bool operator==(const Sheet&, const Sheet&) = default;
};

// Marqués that have been won, those carried included.
int marques_written(const Sheet& sheet);

struct Partie {
  EcrireOptions options;
  int players = 2;
  int agreed = 8;  // marqués to be won; a refait is none
  Seating seating;
  Marque marque;  // being played; untouched once the partie is over
  Sheet sheet;
  friend bool operator==(const Partie&, const Partie&) = default;
};

// E, number of marqués: even for two; a multiple of three for three; for four even (S3) or of four (S1 XIX).
bool lawful_count(const EcrireOptions& options, int players, int marques);
// What their number is a multiple of. At least two players.
int marque_step(const EcrireOptions& options, int players);

// Partners share one account (S1 XIX, S3); everyone else has his own. `seat` is below `players`.
int account_of(int seat, int players);

// The beginning. The count is lawful; `lead` is the side of the board that K9 lets throw first. Of `marques`
// some, not all, may have been played before, by two accounts or three players.
Partie begin_partie(const EcrireOptions& options, int players, int marques, Side lead,
                    const Carried& carried = {});

// The partie after `e`, which neither a partie over nor `refused(p.marque, e)` forbids. A marqué that ends
// is written, or played again after a refait by the same two with the same first throw (S0 §11, S1 V).
Partie after(Partie p, const MarqueEvent& e);

// The same when only the end of a marqué is known, whatever was followed of it. The partie is not over.
Partie after(Partie p, const MarqueEnd& played);

bool over(const Partie& p);

// Marqués that have been won, and void ones.
int rounds_written(const Partie& p);

}  // namespace trictrac
