// The end of a partie à écrire: every payment, line by line (section E; S0 §6-9, S1 XIX, S3).
#pragma once

#include "game/match/fiches.h"
#include "game/match/jetons.h"

namespace trictrac {

struct Settlement {
  SettlementLines lines;    // in the order of paying
  bool die_needed = false;  // half a fiche to be thrown for: then settle again with the answer (S3)
  friend bool operator==(const Settlement&, const Settlement&) = default;
};

// E: the marqués, the queue des jetons before the paris (S3, Guiton), the paris, then whole fiches and
// the queue générale. `sheet` holds a lawful number of marqués, each two having met equally often.
Settlement settle(const EcrireOptions& options, const Sheet& sheet, Method method, const Halves& halves = {});

// The two columns of a written sheet before any rounding: S0 adds up what each gained, S3 what each lost.
struct Columns {
  Amounts gained{};
  Amounts lost{};
  friend bool operator==(const Columns&, const Columns&) = default;
};
Columns columns(const SettlementLines& lines);

}  // namespace trictrac
