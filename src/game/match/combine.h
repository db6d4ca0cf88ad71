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

// S3: on a hole of their own dice, on which they might go, `side` goes for one game and holds for the second.
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

// Returns whether the marqué is over and paid, or void: a new one then follows the lifting.
constexpr bool ended_marque(const Suspension& s) {
  return s.game == CombineGame::Ecrire && s.did != Going::Lift;
}

// What may be agreed before trictrac combiné.
struct CombineOptions {
  EcrireOptions ecrire{};  // S3 plays it by its own rules (ecrire-1780)
  PouleOptions poule{};
  friend bool operator==(const CombineOptions&, const CombineOptions&) = default;
};

// A match of trictrac combiné.
struct Combine {
  CombineOptions options;
  Company company = Company::Alone;
  Partie ecrire;                // account 0 is White's, account 1 Black's
  Seating seating;              // who sits at the board now
  Marque honours;               // the partie being played; never ends by going
  std::vector<HonoursWon> won;  // the parties before it
  Poule poule;
  std::optional<Suspension> suspension;
  std::optional<Side> may_go;  // has just won on its own dice
  friend bool operator==(const Combine&, const Combine&) = default;
};

// Begins a match, head to head, chouette or two against two, never à la ronde (S3). `marques` is a count for
// `players_of(company)` (lawful_count). `lead` throws first; a chouette, White, in the odd marqués.
Combine begin_combine(const CombineOptions& options, Company company, int marques, Side lead,
                      const Resumed& resumed = {});

// Returns why `e` cannot happen now. To suspend, the side must be free to go, and both games in play.
std::optional<LedgerError> refused(const Combine& c, const CombineEvent& e);

// Returns the match after `e`, which is not refused.
Combine after(Combine c, const CombineEvent& e);

// Returns whether holes count for this game now.
bool in_play(const Combine& c, CombineGame game);

// Returns whether suspending à écrire has written a marqué, which goes on for the honours until somebody
// lifts.
bool written_in_this_holding(const Combine& c);

// Returns whether the last marqué is being played, in the course of which no new poule begins (S3).
bool in_last_marque(const Combine& c);

// Returns whether all marqués are written, and nobody holds on for the honours. The poule is then shared out,
// and a partie avec les honneurs that is not finished counts for nothing (ours; S3: it ends with the
// marqués).
bool over(const Combine& c);

// What stands at the board of trictrac combiné: pegs, cravates and the étendard (section E; S3).

// Gold: à écrire. Silver: honours. Bimetal: both at once. Black: the game set aside.
enum class Metal : std::uint8_t { Gold, Silver, Bimetal, Black };

struct Peg {
  Metal metal = Metal::Gold;
  int hole = 0;          // 1 to 12 from the talon; 0 is the place in the end rail, beside the talon
  bool cravate = false;  // the cravate is on it
  friend bool operator==(const Peg&, const Peg&) = default;
};

// All that stands at the board.
struct Pieces {
  PerSide<std::vector<Peg>> pegs;  // in the order of their holes
  std::optional<Side> etendard{};  // the side whose étendard is up
  friend bool operator==(const Pieces&, const Pieces&) = default;
};

// Returns what stands at the board.
Pieces pieces(const Combine& c);

// Returns the side whose cravate counts in this game: à écrire for a bredouille begun second, honours for the
// triple.
std::optional<Side> cravate(const Combine& c, CombineGame game);

}  // namespace trictrac
