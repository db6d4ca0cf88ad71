// The partie à écrire: its options, and a sheet of marqués (section E; S0 §2-7, S1 II and XIX, S3).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/match/marque.h"
#include "game/rules/side.h"

namespace trictrac {

enum class NextLead : std::uint8_t { Winner, Alternates };        // S0 §11; S1 V and S3
enum class MarqueCount : std::uint8_t { Even, EachPlayer };       // four players only: S3 or S1 XIX
enum class Paris : std::uint8_t { ByMarque, Postillon, ByPari };  // S0 §6; S1 XIX; S3
// The way to settle a postillon among three players: between each pair, over the marqués they played against
// each other (S1 XIX); or over the whole match, between each loser and each winner of paris (Guiton,
// Lelasseux-Lafosse).
enum class PostillonOver : std::uint8_t { EachPair, WholeMatch };
// The account that has the most for the queue: by marqués won, or by jetons less those laid out.
enum class QueueBasis : std::uint8_t { Won, InHand };
enum class Rounding : std::uint8_t { None, HalfUp, HalfByDie };  // to whole fiches

// The jetons that losers lay out for each marqué (queue des jetons).
struct QueueOptions {
  int per_loss = 1;
  bool on_paper = true;  // counted too when the account is kept in writing
  QueueBasis basis = QueueBasis::Won;
  friend constexpr bool operator==(const QueueOptions&, const QueueOptions&) = default;
};

struct EcrireOptions {
  MarqueOptions marque;
  int most_players = 2;  // from two up to this many play
  MarqueCount count = MarqueCount::Even;
  NextLead next_lead = NextLead::Winner;
  Paris paris = Paris::ByMarque;
  PostillonOver postillon_over = PostillonOver::EachPair;  // of Paris::Postillon, for three accounts
  bool queue_of_marques = true;  // of Paris::ByMarque: twenty to the winner of more (S0 §6)
  QueueOptions queue{.per_loss = 2};
  int fiche = 10;  // jetons that make one; accounts are rounded to it
  Rounding rounding = Rounding::HalfUp;
  int stake = 0;           // jetons before each player at the start; 0: not agreed (S3: twenty)
  int queue_generale = 0;  // a wager to the winner of a partie of two, in jetons (S0 §9)
  friend constexpr bool operator==(const EcrireOptions&, const EcrireOptions&) = default;
};

inline constexpr EcrireOptions kEcrireLalanne{};
inline constexpr EcrireOptions kEcrireLois{
    .marque = {.consolation = Consolation::Doubled},
    .most_players = 4,
    .count = MarqueCount::EachPlayer,
    .next_lead = NextLead::Alternates,
    .paris = Paris::Postillon,
    .queue = {.on_paper = false},
    .fiche = 5,
    .rounding = Rounding::None,
};
inline constexpr EcrireOptions kEcrire1780{
    .marque = {.petite = {2, 3},
               .grande = {4, 5},
               .consolation = Consolation::Doubled,
               .signs = Signs::EtendardCravate},
    .most_players = 4,
    .next_lead = NextLead::Alternates,
    .paris = Paris::ByPari,
    .queue = {.basis = QueueBasis::InHand},
    .rounding = Rounding::HalfByDie,
    .stake = 20,
};

// Seating: the players at the board in each marqué, and who throws first (S0 §11, S1 V and XIX, S3).

// The seats at the board, numbered from 0, of two, three or four players. Four play two against two: 0 and 1
// are partners, 2 and 3 are.
struct Seating {
  PerSide<int> at;                     // the seats at the board
  Side lead = Side::White;             // who throws first
  std::optional<Side> about_to_leave;  // the player who has played the marqué before; none in the first one
  friend bool operator==(const Seating&, const Seating&) = default;
};

// Returns the first seats at the board: 0 and 1 of two or three players, 0 and 2 of four. The dice give them
// to the players (K9).
Seating first_seating(int players, Side lead);

// Returns the seating after a marqué (S1 XIX, S3). After the first marqué the winner leaves; later, each
// leaves after two in a row. The third player, or the leaver's partner, takes the place, and the player who
// stays throws first. Two players always stay.
Seating next_seating(const Seating& now, int players, Side winner, NextLead lead);

// Returns the idle seat of three players, or nullopt.
std::optional<int> idle_seat(const Seating& now, int players);

// Company: players who share one side of the board. Chouette is one player against two partners; the other
// kind is two against two (section E; S3, S1 XIX).

// The kinds of company. In the chouette, seat 0 is the chouette and seats 1 and 2 are the partners. In two
// against two, seats 0 and 1 are partners, and 2 and 3. White and Black are the two accounts in either.
enum class Company : std::uint8_t { Alone, Chouette, TwoAgainstTwo };

// The marqués played before a sheet, in a partie that was adjourned and is resumed from notes (S3).

inline constexpr int kMostAccounts = 3;

// The marqués carried, of two accounts or of three players à la ronde. Three players are numbered so that the
// first two, White and Black, played the first marqué.
struct Carried {
  PerSide<int> lost{};  // marqués, by the first account and by the second
  int jetons = 0;       // won by the first with them, less lost, before any queue
  // With three players only.
  int lost_by_third = 0;
  int jetons_of_second = 0;
  Side first_left = Side::White;  // of the first two, the winner of the first marqué, who left
  int first_to_second = 0;  // marqués that the first lost to the second, where paris are paid pair by pair
  friend bool operator==(const Carried&, const Carried&) = default;
};

using OfAccounts = std::array<int, kMostAccounts>;

// Returns the number of marqués carried.
int marques_in(const Carried& carried);

// Returns, for each account, the marqués lost; the jetons won, less lost; the marqués won.
OfAccounts lost_in(const Carried& carried);
OfAccounts won_in(const Carried& carried, int accounts);
OfAccounts wins_in(const Carried& carried, int accounts);

// Returns the marqués that `a` lost to `b` less those that `b` lost to `a`.
int lead_lost_in(const Carried& carried, int accounts, int a, int b);

// Returns whether three players, each leaving after two marqués, can have lost these numbers. `by_pairs` also
// checks the marqués that the first lost to the second.
bool can_have_been_lost(const Carried& carried, bool by_pairs);

// One line of the sheet: a marqué with a winner. Accounts are numbered by `account_of`.
struct WrittenMarque {
  int winner = 0;
  int loser = 1;
  std::optional<int> idle;  // the third player, paid the consolation too
  int refaits = 0;          // void marqués before it
  MarqueResult result;
  friend bool operator==(const WrittenMarque&, const WrittenMarque&) = default;
};

// The sheet of a partie, from which the settlement is made.
struct Sheet {
  int accounts = 2;
  std::vector<WrittenMarque> marques;
  Carried carried{};
  friend bool operator==(const Sheet&, const Sheet&) = default;
};

// Returns the number of marqués won, including those carried.
int marques_written(const Sheet& sheet);

struct Partie {
  EcrireOptions options;
  int players = 2;
  int agreed = 8;  // marqués to be won; a refait is none
  Seating seating;
  Marque marque;  // being played; untouched once the partie is over
  Sheet sheet;
  Company company = Company::Alone;  // `players` is players_of(company), or all who play alone
  friend bool operator==(const Partie&, const Partie&) = default;
};

// Returns whether this number of marqués is possible (E): an even number for two players; a multiple of three
// for three; for four, an even number (S3) or a multiple of four (S1 XIX).
bool legal_count(const EcrireOptions& options, int players, int marques);
// Returns the step of that number. Requires at least two players.
int marque_step(const EcrireOptions& options, int players);

// Returns the account of a seat, which is below `players`. Partners share an account (S1 XIX, S3); everybody
// else has their own.
int account_of(int seat, int players);

// Begins a partie of a possible number of marqués; `lead` throws first (K9). Some of `marques`, but not all,
// may already have been played by two accounts or three players.
Partie begin_partie(const EcrireOptions& options, int players, int marques, Side lead,
                    const Carried& carried = {});

// Returns the partie after `e`. Requires that it is not over and that `refused(p.marque, e)` is nullopt. A
// marqué that ends is written; after a refait the same two play it again with the same first throw (S0 §11,
// S1 V).
Partie after(Partie p, const MarqueEvent& e);

// Returns the partie after a marqué of which only the end is known, at any degree of detail. Requires that it
// is not over.
Partie after(Partie p, const RoundEnd& played);

bool over(const Partie& p);

// Returns the number of marqués won or void.
int rounds_written(const Partie& p);

// The seats and shares of a company.

// Returns the number of seats in this company.
int seats_of(Company company);

// Returns the number of players that a Partie is begun with: partners with a common bank against the chouette
// count as one (S3).
int players_of(Company company);

// Returns the account that a seat plays for: partners have one between them (S3, S1 XIX). `seat` is below
// seats_of.
Side account_of(Company company, int seat);

// Returns who sits at the board, and who throws first, in the marqué in progress in `p`. The chouette plays
// every marqué and throws first in the odd ones; the partners take turns of two (S3).
Seating seated(const Partie& p);

// Returns the side that throws first in the next marqué of a chouette after the carried ones: the chouette in
// odd marqués (S3).
Side lead_of_chouette(const Carried& carried);

// Returns the seat that may advise the player of `side`, in words only: the partner who sits out (S3, S1
// XIX).
std::optional<int> adviser(const Seating& now, Company company, Side side);

// Returns the side that the idle player à la ronde may advise: the player at the board who has lost more
// marqués (S3). Returns nullopt if both have lost as many: then either (ours).
std::optional<Side> advised_by_idle(const PerSide<int>& marques_lost);

// Returns the seats at the board in each marqué on the sheet of `p`.
std::vector<PerSide<int>> seats_played(const Partie& p);

// Returns the seats at the board in the very last marqué, written or carried; nullopt before the first.
std::optional<PerSide<int>> played_last(const Partie& p);

// Returns the part of `seat` in the `amount` of its account. Partners share equally; an odd jeton belongs to
// the partner who sat at the board in the last marqué (`last`) (ours).
int share_of(Company company, const PerSide<int>& last, int seat, int amount);

}  // namespace trictrac
