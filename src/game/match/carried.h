// What marqués before a sheet came to, when a partie that was put off is resumed from what was noted of it
// (S3).
#pragma once

#include <array>
#include <optional>

#include "game/match/seating.h"

namespace trictrac {

inline constexpr int kMostAccounts = 3;

// Of two accounts, or of three players à la ronde, who are numbered so that the first two, White and Black,
// played the first marqué.
struct Carried {
  PerSide<int> lost{};  // marqués, by the first account and by the second
  int jetons = 0;       // won by the first with them, less lost, before any queue
  // Of three players only.
  int lost_by_third = 0;
  int jetons_of_second = 0;
  Side first_left = Side::White;  // who of the first two won the first marqué, and left
  int first_to_second = 0;  // marqués that the first lost to the second, where paris are paid pair by pair
  friend bool operator==(const Carried&, const Carried&) = default;
};

using OfAccounts = std::array<int, kMostAccounts>;

int marques_in(const Carried& carried);

// What each of so many accounts has lost: marqués; what each has won, less lost: jetons.
OfAccounts lost_in(const Carried& carried);
OfAccounts won_in(const Carried& carried, int accounts);
// Marqués that each has won.
OfAccounts wins_in(const Carried& carried, int accounts);

// Marqués that `a` lost to `b` less those that `b` lost to `a`.
int lead_lost_in(const Carried& carried, int accounts, int a, int b);

// Who sits down for the next marqué of three players; `carried` holds one at least. The one who stays has
// White.
Seating seating_after(const Carried& carried);

// Can three players have lost so many to each other, where each leaves after two marqués? `by_pairs`: also
// with what the first lost to the second.
bool can_have_been_lost(const Carried& carried, bool by_pairs);

}  // namespace trictrac
