#include "game/match/account.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "base/assert.h"
#include "base/overloaded.h"
#include "game/match/account_seats.h"
#include "game/match/account_sums.h"
#include "game/match/format_list.h"

namespace trictrac {
namespace {

Refused refused_half(const Account& a, const HalfThrown& half) {
  if (!half_wanted(a)) return AccountRefusal::NotHere;
  return refuse_unless(half.paid != half.pays, AccountRefusal::EqualDice);
}

template <class Event>
Refused refused_by_format(const Account& a, const Event& e) {
  return in_format(a, [&](auto f, const auto& of) { return f.refuse(of, e); });
}

Refused refused_end(const Account& a, const Played& p) {
  if (std::min(p.holes.white, p.holes.black) < 0) return AccountRefusal::BadHoles;
  return refused_by_format(a, p);
}

template <class Event>
void apply(Account& a, const Event& e) {
  in_format(a, [&](auto f, auto& of) { f.apply(of, e); });
}

void give_up(Account& a, Side side) {
  if (!in_format(a, [&](auto f, auto& of) { return f.give_up(of, side); })) a.gave_up = player_at(a, side);
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
  return of_format(options.format, [&](auto f) {
    return Account{options, std::move(order), f.begin(options, counting, lead), {}, {}};
  });
}

Account with_holes(Account a, const Marks& marks) {
  TRICTRAC_ASSERT(marks.holes == PerSide<int>{} || holes_of(a) == PerSide<int>{});
  in_format(a, [&](auto f, auto& of) { f.set_holes(of, marks); });
  return a;
}

Account with_going(Account a, Side side) {
  in_format(a, [&](auto f, auto& of) { f.set_going(of, side); });
  return a;
}

Account led_by(Account a, Side lead) {
  in_format(a, [&](auto f, auto& of) { f.set_lead(of, lead); });
  return a;
}

std::optional<AccountRefusal> refused(const Account& a, const AccountEvent& e) {
  if (const auto* half = std::get_if<HalfThrown>(&e)) return refused_half(a, *half);
  if (over(a)) return AccountRefusal::Over;
  return std::visit(
      Overloaded{[](const GivenUp&) { return Refused(); }, [](const HalfThrown&) { return Refused(); },
                 [&](const RoundEnd& round) { return refused_end(a, round.played); },
                 [&](const auto& played) { return refused_by_format(a, played); }},
      e);
}

Account after(Account a, const AccountEvent& e) {
  TRICTRAC_ASSERT(!refused(a, e));
  std::visit(Overloaded{[&](const GivenUp& g) { give_up(a, g.side); },
                        [&](const HalfThrown& h) {
                          a.halves[*half_wanted(a)] = h.paid > h.pays ? Half::Up : Half::Down;
                        },
                        [&](const RoundEnd& round) { apply(a, round.played); },
                        [&](const auto& played) { apply(a, played); }},
             e);
  return a;
}

bool over(const Account& a) { return a.gave_up || played_out(a); }

bool played_out(const Account& a) {
  return in_format(a, [](auto f, const auto& of) { return f.ended(of); });
}

int round_of(const Account& a) {
  return in_format(a, [](auto f, const auto& of) { return f.round(of); });
}

PerSide<int> holes_of(const Account& a) {
  return in_format(a, [](auto f, const auto& of) { return f.holes(of); });
}

std::optional<Going> if_goes(const Account& a, Side side) {
  return in_format(a, [&](auto f, const auto& of) { return f.if_going(of, side); });
}

const Partie* partie_of(const Account& a) {
  return in_format(a, [](auto f, const auto& of) { return f.partie(of); });
}

const Purse* purse_of(const Account& a) {
  return in_format(a, [](auto f, const auto& of) { return f.purse(of); });
}

const PouleBoard* meetings_of(const Account& a) {
  return in_format(a, [](auto f, const auto& of) { return f.meetings(of); });
}

const Combine* combine_of(const Account& a) { return std::get_if<Combine>(&a.of); }
const Series* series_of(const Account& a) { return std::get_if<Series>(&a.of); }

}  // namespace trictrac
