#include "game/match/account.h"

#include <algorithm>
#include <concepts>
#include <utility>

#include "base/overloaded.h"

namespace trictrac {
namespace {

using Of = decltype(Account::of);
using Refused = std::optional<AccountRefusal>;

Of begin_of(const MatchOptions& o, Worth counting, Side lead) {
  switch (o.format) {
    case Format::Tours: return Series{counting, o.rounds, {}, {}};
    case Format::Ecrire: {
      const int players = o.company == Company::Alone ? o.players : players_of(o.company);
      return EcrireBoard{begin_partie(o.ecrire, players, o.rounds, lead, o.resumed.carried), o.company};
    }
    case Format::Combine:
      return begin_combine({.ecrire = o.ecrire, .poule = o.poule}, o.company, o.rounds, lead, o.resumed);
    case Format::Filled: return begin_filled_board({o.stake, o.first_win}, o.players);
    case Format::Drained: return begin_drained_board({o.stake, o.run_doubles}, o.players);
  }
  return Series{};
}

AccountRefusal refusal_of(MarqueRefusal r) {
  switch (r) {
    case MarqueRefusal::Over: return AccountRefusal::Over;
    case MarqueRefusal::NoHoles: return AccountRefusal::NoHoles;
    case MarqueRefusal::MayNotGo: return AccountRefusal::MayNotGo;
  }
  return AccountRefusal::Over;
}

AccountRefusal refusal_of(CombineRefusal r) {
  switch (r) {
    case CombineRefusal::Over: return AccountRefusal::Over;
    case CombineRefusal::NoHoles: return AccountRefusal::NoHoles;
    case CombineRefusal::MayNotGo: return AccountRefusal::MayNotGo;
    case CombineRefusal::Suspended: return AccountRefusal::Suspended;
  }
  return AccountRefusal::Over;
}

// ---- What a round at the board can bring: holes, going, suspending. Each format knows its own.

Refused refused_by(const Series&, const HolesWon& e) {
  return e.holes < 1 ? Refused(AccountRefusal::NoHoles) : std::nullopt;
}
Refused refused_by(const FilledBoard&, const HolesWon& e) {
  return e.holes < 1 ? Refused(AccountRefusal::NoHoles) : std::nullopt;
}
template <std::convertible_to<MarqueEvent> Event>
Refused refused_by(const EcrireBoard& b, const Event& e) {
  const auto r = refused(b.partie.marque, e);
  return r ? Refused(refusal_of(*r)) : std::nullopt;
}
template <std::convertible_to<MarqueEvent> Event>
Refused refused_by(const DrainedBoard& b, const Event& e) {
  const auto r = refused(b.meeting, e);
  return r ? Refused(refusal_of(*r)) : std::nullopt;
}
template <class Event>
Refused refused_by(const Combine& c, const Event& e) {
  const auto r = refused(c, e);
  return r ? Refused(refusal_of(*r)) : std::nullopt;
}

// Where going ends nothing it is no affair of the account's.
void apply(Series& s, const HolesWon& e) { s = after(std::move(s), e); }
void apply(FilledBoard& b, const HolesWon& e) { b = after(std::move(b), e); }
template <std::convertible_to<MarqueEvent> Event>
void apply(EcrireBoard& b, const Event& e) {
  b.partie = after(std::move(b.partie), MarqueEvent(e));
}
template <std::convertible_to<MarqueEvent> Event>
void apply(DrainedBoard& b, const Event& e) {
  b = after(std::move(b), MarqueEvent(e));
}
template <class Event>
void apply(Combine& c, const Event& e) {
  c = after(std::move(c), CombineEvent(e));
}

// ---- Rounds of which only the end is told.

Refused unless(bool lawful) { return lawful ? std::nullopt : Refused(AccountRefusal::BadHoles); }

Refused told_wrong(const Of& of, const Played& p) {
  const int most = std::max(p.holes.white, p.holes.black), least = std::min(p.holes.white, p.holes.black);
  if (least < 0) return AccountRefusal::BadHoles;
  return std::visit(
      Overloaded{[&](const Series&) { return unless(most >= kHolesPerTour && least < kHolesPerTour); },
                 [&](const FilledBoard&) { return unless(most >= kMeetingHoles && least < kMeetingHoles); },
                 [&](const Combine&) { return Refused(AccountRefusal::NotHere); },
                 [&](const auto&) { return unless(most >= kObligatoryHole); }},
      of);
}

void tell(Of& of, const Played& p) {
  std::visit(Overloaded{[&](Series& s) { s = after(std::move(s), p); },
                        [&](EcrireBoard& b) { b.partie = after(std::move(b.partie), p); },
                        [&](FilledBoard& b) { b = after(std::move(b), p); },
                        [&](DrainedBoard& b) { b = after(std::move(b), p); }, [](Combine&) {}},
             of);
}

bool played_out(const Of& of) {
  return std::visit(Overloaded{[](const EcrireBoard& b) { return over(b.partie); },
                               [](const auto& any) { return over(any); }},
                    of);
}

int rounds_written(const Partie& p) {
  int n = marques_written(p.sheet) + p.marque.refaits;
  for (const WrittenMarque& m : p.sheet.marques) n += m.refaits;
  return n;
}

// Of all seats, what each player has; `times` the unit.
std::vector<int> to_players(const std::vector<int>& order, const std::vector<int>& seats, int times) {
  std::vector<int> players(order.size());
  for (std::size_t i = 0; i < seats.size(); ++i) players[order[i]] = times * seats[i];
  return players;
}

std::vector<int> twice(std::vector<int> amounts) {
  for (int& amount : amounts) amount *= 2;
  return amounts;
}

PerSide<int> at_last_meeting(const PouleBoard& b) {
  const MeetingPlayed& m = b.played.back();
  PerSide<int> at;
  at[m.won_by] = m.winner;
  at[other(m.won_by)] = m.loser;
  return at;
}

// Who played the last marqué or meeting that was written, if any was.
std::optional<PerSide<int>> played_last(const Account& a) {
  if (const Partie* p = partie_of(a)) return played_last(*p, a.options.company);
  const auto of = [](const PouleBoard& b) {
    return b.played.empty() ? std::nullopt : std::optional(at_last_meeting(b));
  };
  if (const auto* b = std::get_if<FilledBoard>(&a.of)) return of(b->board);
  if (const auto* b = std::get_if<DrainedBoard>(&a.of)) return of(b->board);
  return std::nullopt;
}

Settlement settled(const Account& a, const Partie& p) {
  return settle(a.options.ecrire, p.sheet, a.options.method, a.halves);
}

// Of whose account half a fiche is left undecided. Three accounts are rounded but one.
std::optional<int> undecided(const Account& a, const Partie& p) {
  if (!settled(a, p).die_needed) return std::nullopt;
  for (int i = 0; i < kMostAccounts; ++i) {
    Account decided = a;
    if (a.halves[i] != Half::Undecided) continue;
    decided.halves[i] = Half::Up;
    if (settled(decided, p).lines != settled(a, p).lines) return i;
  }
  return std::nullopt;
}

}  // namespace

Account begin_account(const MatchOptions& options, Worth counting, std::vector<int> order, Side lead) {
  return {options, std::move(order), begin_of(options, counting, lead), {}, {}};
}

Account with_holes(Account a, const Marks& marks) {
  if (auto* s = std::get_if<Series>(&a.of)) {
    s->tally.holes = marks.holes;
    s->tally.pavillon = marks.pavillon;
  }
  if (auto* b = std::get_if<FilledBoard>(&a.of)) b->holes = marks.holes;
  return a;
}

Account led_by(Account a, Side lead) {
  if (auto* b = std::get_if<EcrireBoard>(&a.of)) b->partie.seating.lead = lead;
  if (auto* c = std::get_if<Combine>(&a.of)) {
    c->ecrire.seating.lead = lead;
    c->seating = seated(c->ecrire, c->company);
  }
  return a;
}

Refused refused(const Account& a, const AccountEvent& e) {
  if (const auto* half = std::get_if<HalfThrown>(&e)) {
    if (!half_wanted(a)) return AccountRefusal::NotHere;
    return half->paid == half->pays ? Refused(AccountRefusal::EqualDice) : std::nullopt;
  }
  if (over(a)) return AccountRefusal::Over;
  return std::visit(
      Overloaded{[&](const GivenUp&) { return Refused(); }, [](const HalfThrown&) { return Refused(); },
                 [&](const RoundTold& told) { return told_wrong(a.of, told.played); },
                 [&](const auto& played) {
                   return std::visit(
                       [&](const auto& of) -> Refused {
                         if constexpr (requires { refused_by(of, played); })
                           return refused_by(of, played);
                         else
                           return std::is_same_v<std::decay_t<decltype(played)>, Went>
                                      ? std::nullopt
                                      : Refused(AccountRefusal::NotHere);
                       },
                       a.of);
                 }},
      e);
}

Account after(Account a, const AccountEvent& e) {
  std::visit(Overloaded{[&](const GivenUp& g) {
                          if (auto* s = std::get_if<Series>(&a.of))
                            *s = given_up(std::move(*s), g.side);
                          else
                            a.gave_up = player_at(a, g.side);
                        },
                        [&](const HalfThrown& h) {
                          a.halves[*half_wanted(a)] = h.paid > h.pays ? Half::Up : Half::Down;
                        },
                        [&](const RoundTold& told) { tell(a.of, told.played); },
                        [&](const auto& played) {
                          std::visit(
                              [&](auto& of) {
                                if constexpr (requires { apply(of, played); }) apply(of, played);
                              },
                              a.of);
                        }},
             e);
  return a;
}

bool over(const Account& a) { return a.gave_up || played_out(a.of); }

std::optional<int> half_wanted(const Account& a) {
  const Partie* p = partie_of(a);
  return p && over(a) && !a.gave_up ? undecided(a, *p) : std::nullopt;
}

int round_of(const Account& a) {
  return std::visit(
      Overloaded{[](const Series& s) { return static_cast<int>(s.won.size()); },
                 [](const EcrireBoard& b) { return rounds_written(b.partie); },
                 [](const Combine& c) {
                   const bool waits = c.suspension && ended_marque(*c.suspension);
                   return rounds_written(c.ecrire) - (waits ? 1 : 0);
                 },
                 [](const FilledBoard& b) { return static_cast<int>(b.board.played.size()); },
                 [](const DrainedBoard& b) { return static_cast<int>(b.board.played.size()) + b.ties; }},
      a.of);
}

Seating seating_of(const Account& a) {
  Seating now = std::visit(Overloaded{[](const Series&) { return Seating{{0, 1}, {}, {}}; },
                                      [](const EcrireBoard& b) { return seated(b.partie, b.company); },
                                      [](const Combine& c) { return c.seating; },
                                      [](const auto& poule) { return Seating{poule.board.at, {}, {}}; }},
                           a.of);
  if (played_out(a.of)) now.at = played_last(a).value_or(now.at);
  return now;
}

int player_at(const Account& a, Side side) { return a.order[seating_of(a).at[side]]; }

bool draws_each_lead(const Account& a) { return partie_of(a) == nullptr; }

bool tells_first_lead(const MatchOptions& o) {
  if (resumes(o)) return true;
  if (o.format != Format::Ecrire && o.format != Format::Combine) return false;
  return o.company == Company::Chouette || (o.players > 2 && o.seats == SeatDraw::Dice);
}

Side first_lead(const MatchOptions& o) { return o.resumed.dice; }

Side first_throw_after(const Account& before, const Account& after, Side goer) {
  return round_of(before) == round_of(after) ? goer : seating_of(after).lead;
}

PerSide<int> holes_of(const Account& a) {
  return std::visit(Overloaded{[](const Series& s) { return s.tally.holes; },
                               [](const EcrireBoard& b) { return b.partie.marque.holes; },
                               [](const Combine& c) {
                                 return in_play(c, Game::Ecrire) ? c.ecrire.marque.holes : c.honours.holes;
                               },
                               [](const FilledBoard& b) { return b.holes; },
                               [](const DrainedBoard& b) { return b.meeting.holes; }},
                    a.of);
}

std::vector<int> players_share(const Account& a, const Amounts& amounts) {
  const Company company = a.options.company;
  const PerSide<int> last = played_last(a).value_or(seating_of(a).at);
  std::vector<int> seats(a.order.size());
  for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat)
    seats[seat] = company == Company::Alone
                      ? amounts[seat]
                      : share_of(company, last, seat, amounts[index(account_of(company, seat))]);
  return to_players(a.order, seats, 1);
}

int account_of_player(const Account& a, int player) {
  const int seat = static_cast<int>(std::ranges::find(a.order, player) - a.order.begin());
  const Company company = a.options.company;
  return company == Company::Alone ? seat : index(account_of(company, seat));
}

std::vector<int> balance_of(const Account& a) {
  if (const auto* s = std::get_if<Series>(&a.of)) {
    const int won = halves_won_by_white(*s) * a.options.stake;
    return to_players(a.order, {won, -won}, 1);
  }
  if (const auto* b = std::get_if<FilledBoard>(&a.of)) return to_players(a.order, b->pool.purse.balance, 2);
  if (const auto* b = std::get_if<DrainedBoard>(&a.of)) return to_players(a.order, b->pool.purse.balance, 2);
  const Partie& p = *partie_of(a);
  const auto final = settlement_of(a);
  return twice(players_share(a, balance(final ? final->lines : marque_lines(p.sheet))));
}

std::vector<int> fiches_of(const Account& a) {
  const auto* c = std::get_if<Combine>(&a.of);
  if (!c) return {};
  return players_share(a, {c->poule.fiches.white, c->poule.fiches.black, 0});
}

std::optional<Settlement> settlement_of(const Account& a) {
  const Partie* p = partie_of(a);
  if (!p || !over(a) || a.gave_up) return std::nullopt;
  return settled(a, *p);
}

const Partie* partie_of(const Account& a) {
  if (const auto* b = std::get_if<EcrireBoard>(&a.of)) return &b->partie;
  if (const auto* c = std::get_if<Combine>(&a.of)) return &c->ecrire;
  return nullptr;
}

}  // namespace trictrac
