// Trictrac combiné: the partie à écrire and the partie avec les honneurs on one board, as a fold over the
// holes won, over who goes, and over which of the two games is suspended (section E; S3).
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "game/event/event.h"
#include "game/match/chouette.h"
#include "game/match/resumed.h"

namespace trictrac {

// S3: on a hole of his own dice, on which he might go, he goes for one game only and holds for the other.
struct Suspended {
  Side side = Side::White;
  CombineGame game = CombineGame::Ecrire;
  friend bool operator==(const Suspended&, const Suspended&) = default;
};
using CombineEvent = std::variant<HolesWon, Went, Suspended>;

// A game set aside until either player lifts; men borne off do not end it (S3).
struct Suspension {
  CombineGame game = CombineGame::Ecrire;
  Side by = Side::White;
  Going did = Going::Lift;  // to the marqué, if à écrire is suspended: Lift leaves it as it stands
  friend bool operator==(const Suspension&, const Suspension&) = default;
};

// The marqué is over and paid, or void: there is nothing to take up again, a new one follows the lifting.
constexpr bool ended_marque(const Suspension& s) {
  return s.game == CombineGame::Ecrire && s.did != Going::Lift;
}

struct CombineOptions {
  EcrireOptions ecrire{};  // S3 plays it by its own rules (ecrire-1780)
  PouleOptions poule{};
  friend bool operator==(const CombineOptions&, const CombineOptions&) = default;
};

struct Combine {
  CombineOptions options;
  Company company = Company::Alone;
  Partie ecrire;                // account 0 is White's, account 1 Black's
  Seating seating;              // who sits at the board now
  Marque honours;               // the partie being played; never ends by going
  std::vector<HonoursWon> won;  // the parties before it
  Poule poule;
  std::optional<Suspension> suspension;
  std::optional<Side> may_go;  // has just won on his own dice
  friend bool operator==(const Combine&, const Combine&) = default;
};

// S3: head to head, chouette or two against two, never à la ronde. `marques` is lawful for
// `players_of(company)`. `lead` throws first; a chouette, White, in the odd marqués.
Combine begin_combine(const CombineOptions& options, Company company, int marques, Side lead,
                      const Resumed& resumed = {});

// Why `e` cannot happen now, or nothing. Suspend asks for the right to go, and for both games in play.
std::optional<LedgerError> refused(const Combine& c, const CombineEvent& e);

// The match after `e`, which is not refused.
Combine after(Combine c, const CombineEvent& e);

// Do holes count for this game now?
bool in_play(const Combine& c, CombineGame game);

// Who throws first after `goer`, who may go, has gone: he himself (K4), unless a marqué begins or begins
// again, which is thrown for as its seating says (S3).
Side first_throw(const Combine& before, Side goer);

// Has suspending à écrire written a marqué, which goes on for the honours until somebody lifts?
bool written_in_this_holding(const Combine& c);

// S3: no new poule begins in the course of the last marqué.
bool in_last_marque(const Combine& c);

// All marqués are written, and nobody holds on for the honours. The poule is then shared out, and a partie
// avec les honneurs that is not finished counts for nothing (ours; S3: it ends with the marqués).
bool over(const Combine& c);

// What stands at the board of trictrac combiné: pegs, neckties and the banner (section E; S3).

// Gold: à écrire. Silver: honours. Bimetal: both at once. Black: the game set aside.
enum class Metal : std::uint8_t { Gold, Silver, Bimetal, Black };

struct Peg {
  Metal metal = Metal::Gold;
  int hole = 0;          // 1 to 12 from the talon; 0 is the place in the end rail, beside the talon
  bool cravate = false;  // the necktie is on it
  friend bool operator==(const Peg&, const Peg&) = default;
};

struct Pieces {
  PerSide<std::vector<Peg>> pegs;  // in the order of their holes
  std::optional<Side> etendard{};  // whose banner is up
  friend bool operator==(const Pieces&, const Pieces&) = default;
};

Pieces pieces(const Combine& c);

// Whose necktie counts in this game: à écrire for a bredouille begun second, honours for the triple.
std::optional<Side> cravate(const Combine& c, CombineGame game);

}  // namespace trictrac
