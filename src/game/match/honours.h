// The scale of the honours (K8), shared by the tour and by trictrac combiné.
#pragma once

#include <optional>

#include "game/match/marque.h"

namespace trictrac {

inline constexpr int kHonoursDouble = 6;      // a loser under six holes pays double (S1, S2, Guiton)
inline constexpr int kHonoursDouble1780 = 7;  // under seven (Le trictrac combiné, c. 1780: S2 note 46, S3)

// Returns the factor of a partie: 4 if the loser took no hole, 3 if the winner took theirs in one run begun
// second, 2 if the loser has fewer than `double_under`, else 1.
constexpr int honours(int loser_holes, bool one_run, int double_under) {
  if (loser_holes == 0) return 4;
  if (one_run) return 3;
  return loser_holes < double_under ? 2 : 1;
}

// The honours partie of trictrac combiné, played without end, and its poule (section E; S3 and the treatise
// it follows, Le trictrac combiné, c. 1780).

// A partie that was won.
struct HonoursWon {
  Side winner = Side::White;
  int factor = 1;  // 1 to 4: simple, double, triple, quadruple
  int loser_holes = 0;
  friend bool operator==(const HonoursWon&, const HonoursWon&) = default;
};

// The options of the poule, in fiches.
struct PouleOptions {
  int stake = 2;   // each puts in (S3)
  int simple = 1;  // a partie won simple is worth so much (ours: S3 names the multiples only)
  friend constexpr bool operator==(const PouleOptions&, const PouleOptions&) = default;
};

struct Poule {
  PouleOptions options{};
  PerSide<int> fiches{};  // won less paid; with the basket they add up to nothing
  PerSide<int> put{};     // in the basket now, of the fiches of each
  bool open = false;
  std::optional<Side> contrat{};  // the side marked at the poule: it has won the last partie
  bool both = false;              // and the opponent had won the one before it, in this same poule
  friend bool operator==(const Poule&, const Poule&) = default;
};

// Returns the fiches in the basket.
constexpr int basket(const Poule& p) { return p.put.white + p.put.black; }

// Opens a poule if none is open: both players put in their stake (S3).
Poule opened(Poule p);

// Returns the poule after a partie: the loser pays the winner and the basket; two parties in a row draw it
// (S3). If no poule is open, only the winner is paid (ours).
Poule after(Poule p, const HonoursWon& won);

// Shares the poule at the end of the match (S3): between the winners of the last two parties, the larger half
// to the last; a sole winner takes all. If nobody has won, the stakes go back (ours).
Poule shared_out(Poule p);

}  // namespace trictrac
