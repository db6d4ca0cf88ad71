#include "game/match/account.h"

#include <algorithm>
#include <concepts>
#include <numeric>
#include <utility>

#include "base/assert.h"
#include "base/overloaded.h"
#include "game/match/account_seats.h"
#include "game/match/account_sums.h"

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

// ---- Rounds of which only the end is known.

Refused unless(bool lawful) { return lawful ? std::nullopt : Refused(AccountRefusal::BadHoles); }

Refused wrong_end(const Of& of, const Played& p) {
  const int most = std::max(p.holes.white, p.holes.black), least = std::min(p.holes.white, p.holes.black);
  if (least < 0) return AccountRefusal::BadHoles;
  return std::visit(
      Overloaded{[&](const Series&) { return unless(most >= kHolesPerTour && least < kHolesPerTour); },
                 [&](const FilledBoard&) { return unless(most >= kMeetingHoles && least < kMeetingHoles); },
                 [&](const Combine&) { return Refused(AccountRefusal::NotHere); },
                 [&](const auto&) { return unless(most >= kObligatoryHole); }},
      of);
}

void close(Of& of, const Played& p) {
  std::visit(Overloaded{[&](Series& s) { s = after(std::move(s), p); },
                        [&](EcrireBoard& b) { b.partie = after(std::move(b.partie), p); },
                        [&](FilledBoard& b) { b = after(std::move(b), p); },
                        [&](DrainedBoard& b) { b = after(std::move(b), p); }, [](Combine&) {}},
             of);
}

// Whose holes are so far one run, if anyone's.
std::optional<Side> runner_of(const Marks& marks) {
  for (const Side s : kSides)
    if (in_grande_bredouille(marks, s)) return s;
  return std::nullopt;
}

int rounds_written(const Partie& p) {
  int n = marques_written(p.sheet) + p.marque.refaits;
  for (const WrittenMarque& m : p.sheet.marques) n += m.refaits;
  return n;
}

}  // namespace

std::vector<int> as_entered(int players) {
  std::vector<int> order(players);
  std::iota(order.begin(), order.end(), 0);
  return order;
}

bool seats_each_once(std::vector<int> order, int players) {
  std::ranges::sort(order);
  return order == as_entered(players);
}

Account begin_account(const MatchOptions& options, Worth counting, std::vector<int> order, Side lead) {
  TRICTRAC_ASSERT(!problem_of(options) && seats_each_once(order, options.players));
  return {options, std::move(order), begin_of(options, counting, lead), {}, {}};
}

Account with_holes(Account a, const Marks& marks) {
  TRICTRAC_ASSERT(marks.holes == PerSide<int>{} || holes_of(a) == PerSide<int>{});
  if (auto* s = std::get_if<Series>(&a.of)) {
    s->tally.holes = marks.holes;
    s->tally.pavillon = marks.pavillon;
  }
  if (auto* b = std::get_if<FilledBoard>(&a.of)) b->holes = marks.holes;
  if (auto* b = std::get_if<EcrireBoard>(&a.of))
    b->partie.marque = with_run(std::move(b->partie.marque), marks.holes, runner_of(marks));
  return a;
}

Account with_going(Account a, Side side) {
  if (auto* b = std::get_if<EcrireBoard>(&a.of)) b->partie.marque.may_go = side;
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
                 [&](const RoundEnd& round) { return wrong_end(a.of, round.played); },
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
  TRICTRAC_ASSERT(!refused(a, e));
  std::visit(Overloaded{[&](const GivenUp& g) {
                          if (auto* s = std::get_if<Series>(&a.of))
                            *s = given_up(std::move(*s), g.side);
                          else
                            a.gave_up = player_at(a, g.side);
                        },
                        [&](const HalfThrown& h) {
                          a.halves[*half_wanted(a)] = h.paid > h.pays ? Half::Up : Half::Down;
                        },
                        [&](const RoundEnd& round) { close(a.of, round.played); },
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

bool over(const Account& a) { return a.gave_up || played_out(a); }

bool played_out(const Account& a) {
  return std::visit(Overloaded{[](const EcrireBoard& b) { return over(b.partie); },
                               [](const auto& any) { return over(any); }},
                    a.of);
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

PerSide<int> holes_of(const Account& a) {
  return std::visit(Overloaded{[](const Series& s) { return s.tally.holes; },
                               [](const EcrireBoard& b) { return b.partie.marque.holes; },
                               [](const Combine& c) {
                                 return in_play(c, CombineGame::Ecrire) ? c.ecrire.marque.holes
                                                                        : c.honours.holes;
                               },
                               [](const FilledBoard& b) { return b.holes; },
                               [](const DrainedBoard& b) { return b.meeting.holes; }},
                    a.of);
}

const Partie* partie_of(const Account& a) {
  if (const auto* b = std::get_if<EcrireBoard>(&a.of)) return &b->partie;
  if (const auto* c = std::get_if<Combine>(&a.of)) return &c->ecrire;
  return nullptr;
}

}  // namespace trictrac
