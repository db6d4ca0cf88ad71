#include "game/match/account_seats.h"

#include "base/overloaded.h"

namespace trictrac {
namespace {

PerSide<int> at_last_meeting(const PouleBoard& b) {
  const MeetingPlayed& m = b.played.back();
  PerSide<int> at;
  at[m.won_by] = m.winner;
  at[other(m.won_by)] = m.loser;
  return at;
}

}  // namespace

std::optional<PerSide<int>> played_last(const Account& a) {
  if (const Partie* p = partie_of(a)) return played_last(*p, a.options.company);
  const auto of = [](const PouleBoard& b) {
    return b.played.empty() ? std::nullopt : std::optional(at_last_meeting(b));
  };
  if (const auto* b = std::get_if<FilledBoard>(&a.of)) return of(b->board);
  if (const auto* b = std::get_if<DrainedBoard>(&a.of)) return of(b->board);
  return std::nullopt;
}

Seating seating_of(const Account& a) {
  Seating now = std::visit(Overloaded{[](const Series&) { return Seating{{0, 1}, {}, {}}; },
                                      [](const EcrireBoard& b) { return seated(b.partie, b.company); },
                                      [](const Combine& c) { return c.seating; },
                                      [](const auto& poule) { return Seating{poule.board.at, {}, {}}; }},
                           a.of);
  if (played_out(a)) now.at = played_last(a).value_or(now.at);
  return now;
}

int player_at(const Account& a, Side side) { return a.order[seating_of(a).at[side]]; }

bool draws_each_lead(const Account& a) { return partie_of(a) == nullptr; }

bool first_lead_known(const MatchOptions& o) {
  if (resumes(o)) return true;
  if (o.format != Format::Ecrire && o.format != Format::Combine) return false;
  return o.company == Company::Chouette || (o.players > 2 && o.seats == SeatDraw::Dice);
}

Side first_lead(const MatchOptions& o) { return o.resumed.dice; }

Side first_throw_after(const Account& before, const Account& after, Side goer) {
  return round_of(before) == round_of(after) ? goer : seating_of(after).lead;
}

}  // namespace trictrac
