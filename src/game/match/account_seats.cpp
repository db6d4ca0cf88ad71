#include "game/match/account_seats.h"

#include "game/match/format_list.h"

namespace trictrac {

std::optional<PerSide<int>> played_last(const Account& a) {
  return in_format(a, [&](auto f, const auto& of) { return f.last_at_board(a, of); });
}

Seating seating_of(const Account& a) {
  Seating now = in_format(a, [](auto f, const auto& of) { return f.seating(of); });
  if (played_out(a)) now.at = played_last(a).value_or(now.at);
  return now;
}

int player_at(const Account& a, Side side) { return a.order[seating_of(a).at[side]]; }

bool draws_each_lead(const Account& a) { return partie_of(a) == nullptr; }

bool first_lead_known(const MatchOptions& o) {
  if (resumes(o)) return true;
  if (!takes(o.format, kOfMarques)) return false;
  return o.company == Company::Chouette || (o.players > 2 && o.seats == SeatDraw::Dice);
}

Side first_lead(const MatchOptions& o) { return o.resumed.dice; }

Side first_throw_after(const Account& before, const Account& after, Side goer) {
  return round_of(before) == round_of(after) ? goer : seating_of(after).lead;
}

}  // namespace trictrac
