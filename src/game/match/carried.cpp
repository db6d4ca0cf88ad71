#include "game/match/carried.h"

#include "base/assert.h"

namespace trictrac {
namespace {

int leaver(const Carried& c) { return index(c.first_left); }
int stayer(const Carried& c) { return 1 - leaver(c); }

// The two at the board in the marqué after `played` others, the one who stays first: the two who began, then
// the loser of that marqué with the third, the third with the one who left, and so on (S1 XIX).
std::array<int, 2> pair_after(const Carried& c, int played) {
  switch (played % 3) {
    case 0: return {leaver(c), stayer(c)};
    case 1: return {stayer(c), 2};
    default: return {2, leaver(c)};
  }
}

// How often `a` and `b` have met.
int met(const Carried& c, int a, int b) {
  int times = 0;
  for (int i = 0; i < marques_in(c); ++i) {
    const auto [stays, comes] = pair_after(c, i);
    times += (stays == a && comes == b) || (stays == b && comes == a) ? 1 : 0;
  }
  return times;
}

// What each of three has lost to each, if the first has lost `first_to_second` to the second.
std::array<OfAccounts, kMostAccounts> lost_to(const Carried& c, int first_to_second) {
  const auto [first, second, third] = lost_in(c);
  std::array<OfAccounts, kMostAccounts> lost{};
  lost[0] = {0, first_to_second, first - first_to_second};
  lost[1][0] = met(c, 0, 1) - first_to_second;
  lost[1][2] = second - lost[1][0];
  lost[2][0] = met(c, 0, 2) - lost[0][2];
  lost[2][1] = met(c, 1, 2) - lost[1][2];
  return lost;
}

// Nobody lost fewer than none, and the first marqué was lost by the one who stayed.
bool possible(const Carried& c, int first_to_second) {
  const auto lost = lost_to(c, first_to_second);
  for (const OfAccounts& of : lost)
    for (const int n : of)
      if (n < 0) return false;
  return lost[stayer(c)][leaver(c)] > 0;
}

}  // namespace

int marques_in(const Carried& c) { return c.lost.white + c.lost.black + c.lost_by_third; }

OfAccounts lost_in(const Carried& c) { return {c.lost.white, c.lost.black, c.lost_by_third}; }

OfAccounts won_in(const Carried& c, int accounts) {
  if (accounts == 2) return {c.jetons, -c.jetons, 0};
  return {c.jetons, c.jetons_of_second, -c.jetons - c.jetons_of_second};
}

OfAccounts wins_in(const Carried& c, int accounts) {
  if (accounts == 2) return {c.lost.black, c.lost.white, 0};
  const OfAccounts lost = lost_in(c);
  return {met(c, 0, 1) + met(c, 0, 2) - lost[0], met(c, 0, 1) + met(c, 1, 2) - lost[1],
          met(c, 0, 2) + met(c, 1, 2) - lost[2]};
}

int lead_lost_in(const Carried& c, int accounts, int a, int b) {
  if (accounts == 2) return (a - b) * (c.lost.black - c.lost.white);
  if (marques_in(c) == 0) return 0;
  const auto lost = lost_to(c, c.first_to_second);
  return lost[a][b] - lost[b][a];
}

Seating seating_after(const Carried& c) {
  TRICTRAC_ASSERT(marques_in(c) > 0);
  const auto [stays, comes] = pair_after(c, marques_in(c));
  return {.at = {stays, comes}, .lead = Side::White, .about_to_leave = Side::White};
}

bool can_have_been_lost(const Carried& c, bool by_pairs) {
  if (by_pairs) return possible(c, c.first_to_second);
  for (int lost = 0; lost <= c.lost.white; ++lost)
    if (possible(c, lost)) return true;
  return false;
}

}  // namespace trictrac
