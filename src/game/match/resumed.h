// A match that was adjourned after a marqué and is resumed from notes (S3's postponement tables): of two
// players, of three à la ronde, and of the chouette.
#pragma once

#include <optional>

#include "game/match/ecrire.h"
#include "game/match/honours.h"

namespace trictrac {

// The starting point of a resumed match; empty if none is resumed.
struct Resumed {
  Carried carried{};
  Side dice =
      Side::White;  // who throws first in the marqué now to be begun; of three, who stays and has White
  // Combiné only: the honours partie in progress, and the poule.
  PerSide<int> holes{};
  std::optional<Side> cravate{};  // the side whose peg has it: it takes its holes second, in one run
  int fiches = 0;                 // won by White, less lost, without those in the basket
  PerSide<int> basket{};          // put in by each; nothing: a poule is newly begun
  std::optional<Side> contrat{};  // the side that is marked at the poule
  friend bool operator==(const Resumed&, const Resumed&) = default;
};

// Returns whether a match is resumed.
inline bool resumes(const Resumed& r) { return marques_in(r.carried) != 0; }

// Return the honours partie in progress, and the poule; those of a new match if none is resumed.
Marque honours_of(const Resumed& r);
Poule poule_of(const Resumed& r, const PouleOptions& options);

}  // namespace trictrac
