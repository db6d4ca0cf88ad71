// The scale of the honours (K8), shared by the tour and by trictrac combiné.
#pragma once

#include <optional>
#include <vector>

#include "game/match/marque.h"

namespace trictrac {

inline constexpr int kHonoursDouble = 6;      // a loser under six holes pays double (S1, S2, Guiton)
inline constexpr int kHonoursDouble1780 = 7;  // under seven (Le trictrac combiné, c. 1780: S2 note 46, S3)

// Returns how many times a simple partie it is: four when the loser took no hole, three when the winner's
// were in one run though second, two when the loser stayed under `double_under`, else one.
constexpr int honours(int loser_holes, bool one_run, int double_under) {
  if (loser_holes == 0) return 4;
  if (one_run) return 3;
  return loser_holes < double_under ? 2 : 1;
}

// The honours partie of trictrac combiné, played on without end, and its poule (section E; S3 and the
// treatise it follows, Le trictrac combiné, c. 1780).

// A partie won.
struct HonoursWon {
  Side winner = Side::White;
  int factor = 1;  // 1 to 4: simple, double, triple, quadruple
  int loser_holes = 0;
  friend bool operator==(const HonoursWon&, const HonoursWon&) = default;
};

// What holes have made of the honours.
struct HonoursTaken {
  Marque partie;  // the one now being played
  std::vector<HonoursWon> won;
  friend bool operator==(const HonoursTaken&, const HonoursTaken&) = default;
};

// Counts one hole or more (S3, continuation): the twelfth wins, on either side's dice; holes past it begin
// the next partie, and the loser's are gone.
HonoursTaken take_honours(Marque partie, HolesWon e);

// What may be agreed about the poule, in fiches.
struct PouleOptions {
  int stake = 2;   // each puts in (S3)
  int simple = 1;  // a partie won simple is worth so much (ours: S3 names the multiples only)
  friend constexpr bool operator==(const PouleOptions&, const PouleOptions&) = default;
};

// The poule of the honours.
struct Poule {
  PouleOptions options{};
  PerSide<int> fiches{};  // won less paid; with the basket they add up to nothing
  PerSide<int> put{};     // in the basket now, of the fiches of each
  bool open = false;
  std::optional<Side> contrat{};  // the side marked at the poule: it has won the last partie
  bool both = false;              // and the opponent had won the one before it, in this same poule
  friend bool operator==(const Poule&, const Poule&) = default;
};

// Returns all that lies in the basket.
constexpr int basket(const Poule& p) { return p.put.white + p.put.black; }

// Opens a poule where none is open: both put in their stake (S3).
Poule opened(Poule p);

// Returns the poule after a partie: a lost one is paid to the winner and to the basket; two in a row draw it
// (S3). Where no poule is open only the winner is paid (ours).
Poule after(Poule p, const HonoursWon& won);

// Shares the poule out at the end of the match (S3): two who have won the last two parties share, and the
// last winner has the larger half; one who alone has won takes all. Nobody: the stakes go back (ours).
Poule shared_out(Poule p);

}  // namespace trictrac
