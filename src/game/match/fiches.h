// Jetons and fiches: accounts in whole fiches, and what each has before him during the partie (S0 §7, S1 XIX,
// S3).
#pragma once

#include <optional>

#include "game/match/settlement_line.h"

namespace trictrac {

// S3: what the higher die made of half a fiche. Up: a whole one is paid.
enum class Half : std::uint8_t { Undecided, Up, Down };
using Halves = std::array<Half, kMostAccounts>;  // for the accounts that are rounded

// The accounts in whole fiches. One account alone on its side (the winner of two) is what the others make it;
// those are rounded one by one. A half that waits for the die stays as it is.
Amounts rounded(const EcrireOptions& options, const Amounts& amounts, const Halves& halves = {});

// S3: has half a fiche to be thrown for still?
bool die_needed(const EcrireOptions& options, const Amounts& amounts, const Halves& halves = {});

// An amount as fiches and the jetons left over, both of its sign (S1 XIX).
struct Fiches {
  int fiches = 0;
  int jetons = 0;
  friend bool operator==(const Fiches&, const Fiches&) = default;
};
Fiches in_fiches(const EcrireOptions& options, int jetons);

// What lies before one account: jetons, and fiches of each account's box; of its own those drawn, negative.
struct Holding {
  int jetons = 0;
  Amounts fiches{};
  int laid_aside =
      0;  // of those drawn, the fiches that nobody had the jetons to change: no account holds them
  friend bool operator==(const Holding&, const Holding&) = default;
};

// Returns what lies before each account in a match with stakes: the stakes, the third of three players
// without, and what was paid, less what is laid out for marqués lost (S3). An account without jetons draws as
// few fiches as it can from its box. The richest of the others changes each; where none has the jetons for
// it, because too many are laid out, the fiche is laid aside for them (ours).
std::array<Holding, kMostAccounts> holdings_of(const EcrireOptions& options, const Sheet& sheet);

}  // namespace trictrac
