// Trictrac combiné: the partie à écrire and the partie avec les honneurs on one board, as a fold over holes,
// goings and suspensions (section E; S3).
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "game/event/event.h"
#include "game/match/format.h"

namespace trictrac {

// S3: after a hole on their own dice, when they might go, `side` goes in one game and holds in the other.
struct Suspended {
  Side side = Side::White;
  CombineGame game = CombineGame::Ecrire;
  friend bool operator==(const Suspended&, const Suspended&) = default;
};
using CombineEvent = std::variant<HolesWon, Went, Suspended>;

// A suspension of one game, until either player lifts; bearing off the last man does not end it (S3).
struct Suspension {
  CombineGame game = CombineGame::Ecrire;
  Side by = Side::White;
  Going did = Going::Lift;  // to the marqué, if à écrire is suspended: Lift leaves it as it stands
  friend bool operator==(const Suspension&, const Suspension&) = default;
};

// Returns whether the marqué has ended, paid or void: a new one begins after the lifting.
constexpr bool ended_marque(const Suspension& s) {
  return s.game == CombineGame::Ecrire && s.did != Going::Lift;
}

struct Combine {
  Partie ecrire;                // account 0 is White's, account 1 Black's
  Seating seating;              // who sits at the board now
  Marque honours;               // the partie being played; never ends by going
  std::vector<HonoursWon> won;  // the parties before it
  Poule poule;
  std::optional<Suspension> suspension;
  std::optional<Side> may_go;  // has just won on its own dice
  friend bool operator==(const Combine&, const Combine&) = default;
};

// Begins a match on options without problems: head to head, chouette or two against two, never à la ronde
// (S3). `lead` throws first; in a chouette, White does in the odd marqués.
Combine begin_combine(const MatchOptions& options, Side lead);

// Returns the reason why `e` is not possible now, or nullopt. A side may suspend only if it may go, and both
// games are in play.
std::optional<LedgerError> refused(const Combine& c, const CombineEvent& e);

// Returns the match after `e`, which is not refused.
Combine after(Combine c, const CombineEvent& e);

// Returns whether holes count for this game now.
bool in_play(const Combine& c, CombineGame game);

// Returns whether a marqué was written by suspending à écrire, while play continues for the honours until a
// player lifts.
bool written_in_this_holding(const Combine& c);

// Returns whether the last marqué is in progress; no new poule begins then (S3).
bool in_last_marque(const Combine& c);

// Returns whether all marqués are written and no player still holds for the honours. The poule is then
// shared, and an unfinished partie avec les honneurs does not count (ours; S3: it ends with the marqués).
bool over(const Combine& c);

// The signs on the board of trictrac combiné: pegs, cravates and the étendard (section E; S3).

// Gold: à écrire. Silver: honours. Bimetal: both games. Black: the suspended game.
enum class Metal : std::uint8_t { Gold, Silver, Bimetal, Black };

struct Peg {
  Metal metal = Metal::Gold;
  int hole = 0;          // 1 to 12 from the talon; 0 is the place in the end rail, beside the talon
  bool cravate = false;  // the cravate is on it
  friend bool operator==(const Peg&, const Peg&) = default;
};

struct Pieces {
  PerSide<std::vector<Peg>> pegs;  // in the order of their holes
  std::optional<Side> etendard{};  // the side whose étendard is up
  friend bool operator==(const Pieces&, const Pieces&) = default;
};

// Returns the signs on the board.
Pieces pieces(const Combine& c);

// Returns the side whose cravate counts in this game: à écrire for a bredouille begun second, honours for the
// triple.
std::optional<Side> cravate(const Combine& c, CombineGame game);

}  // namespace trictrac
