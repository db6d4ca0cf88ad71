#include "game/match/seating.h"

#include "base/assert.h"

namespace trictrac {
namespace {

// Who takes the place of `leaver`: of three the idle one, of four his partner.
int replacement(const Seating& now, int players, int leaver) {
  return idle_seat(now, players).value_or(leaver ^ 1);
}

}  // namespace

Seating first_seating(int players, Side lead) {
  TRICTRAC_ASSERT(players >= 2 && players <= 4);
  return {.at = {0, players == 4 ? 2 : 1}, .lead = lead, .about_to_leave = {}};
}

Seating next_seating(const Seating& now, int players, Side winner, NextLead lead) {
  TRICTRAC_ASSERT(players >= 2 && players <= 4);
  if (players == 2) return {now.at, lead == NextLead::Winner ? winner : other(now.lead), {}};
  const Side leaver = now.about_to_leave.value_or(winner);
  const Side stayer = other(leaver);
  Seating next{now.at, stayer, stayer};
  next.at[leaver] = replacement(now, players, now.at[leaver]);
  return next;
}

std::optional<int> idle_seat(const Seating& now, int players) {
  if (players != 3) return std::nullopt;
  return 3 - now.at.white - now.at.black;
}

}  // namespace trictrac
