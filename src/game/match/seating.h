// Who sits at the board for each marqué and who throws first (S0 §11, S1 V and XIX, S3).
#pragma once

#include <optional>

#include "game/match/ecrire_options.h"
#include "game/rules/side.h"

namespace trictrac {

// Seats are numbered from 0, of two, three or four players. Four play two against two: 0 and 1 are partners,
// 2 and 3 are.
struct Seating {
  PerSide<int> at;                     // the seats at the board
  Side lead = Side::White;             // who throws first
  std::optional<Side> about_to_leave;  // who has played the marqué before; nobody in the first one
  friend bool operator==(const Seating&, const Seating&) = default;
};

// Those who begin: seats 0 and 1 of two or three, seats 0 and 2 of four. Whom the dice put there is K9's
// affair.
Seating first_seating(int players, Side lead);

// S1 XIX, S3: after the first marqué its winner leaves; then each leaves after two running. The third
// player, or the leaver's partner, takes his place, and who stays throws first. Two players stay.
Seating next_seating(const Seating& now, int players, Side winner, NextLead lead);

// The seat that looks on, of three players.
std::optional<int> idle_seat(const Seating& now, int players);

}  // namespace trictrac
