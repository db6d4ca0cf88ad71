// The partie à écrire: marqué after marqué on a sheet (section E; S0 §2-7, S1 II and XIX, S3).
#pragma once

#include <optional>
#include <vector>

#include "game/match/carried.h"
#include "game/match/marque.h"
#include "game/match/seating.h"

namespace trictrac {

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
Partie after(Partie p, const Played& played);

bool over(const Partie& p);

// Marqués that have been won, and void ones.
int rounds_written(const Partie& p);

}  // namespace trictrac
