#include "game/match/match_ledger.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "base/assert.h"
#include "base/overloaded.h"
#include "game/match/format_list.h"

namespace trictrac {

namespace {

Refused refused_half(const MatchLedger& a, const HalfThrown& half) {
  if (!half_wanted(a)) return LedgerError::NotHere;
  return refuse_unless(half.paid != half.pays, LedgerError::EqualDice);
}

template <class Event>
Refused refused_by_format(const MatchLedger& a, const Event& e) {
  return in_format(a, [&](auto f, const auto& of) { return f.refuse(of, e); });
}

Refused refused_end(const MatchLedger& a, const RoundEnd& p) {
  if (std::min(p.holes.white, p.holes.black) < 0) return LedgerError::BadHoles;
  return refused_by_format(a, p);
}

template <class Event>
void apply(MatchLedger& a, const Event& e) {
  in_format(a, [&](auto f, auto& of) { f.apply(of, e); });
}

void give_up(MatchLedger& a, Side side) {
  if (!in_format(a, [&](auto f, auto& of) { return f.give_up(of, side); })) a.gave_up = player_at(a, side);
}

Settlement settled(const MatchLedger& a, const Partie& p) {
  return settle(a.options.ecrire, p.sheet, a.options.method, a.halves);
}

// The account of which half a fiche is left undecided. Three accounts are rounded but one.
std::optional<int> undecided(const MatchLedger& a, const Partie& p) {
  if (!settled(a, p).die_needed) return std::nullopt;
  for (int i = 0; i < kMostAccounts; ++i) {
    MatchLedger decided = a;
    if (a.halves[i] != Half::Undecided) continue;
    decided.halves[i] = Half::Up;
    if (settled(decided, p).lines != settled(a, p).lines) return i;
  }
  return std::nullopt;
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

MatchLedger begin_account(const MatchOptions& options, Worth counting, std::vector<int> order, Side lead) {
  TRICTRAC_ASSERT(!problem_of(options) && seats_each_once(order, options.players));
  return of_format(options.format, [&](auto f) {
    return MatchLedger{options, std::move(order), f.begin(options, counting, lead), {}, {}};
  });
}

MatchLedger with_holes(MatchLedger a, const Marks& marks) {
  TRICTRAC_ASSERT(marks.holes == PerSide<int>{} || holes_of(a) == PerSide<int>{});
  in_format(a, [&](auto f, auto& of) { f.set_holes(of, marks); });
  return a;
}

std::optional<LedgerError> refused(const MatchLedger& a, const LedgerEvent& e) {
  if (const auto* half = std::get_if<HalfThrown>(&e)) return refused_half(a, *half);
  if (over(a)) return LedgerError::Over;
  return std::visit(
      Overloaded{[](const GivenUp&) { return Refused(); }, [](const HalfThrown&) { return Refused(); },
                 [&](const RoundEnd& played) { return refused_end(a, played); },
                 [&](const auto& played) { return refused_by_format(a, played); }},
      e);
}

MatchLedger after(MatchLedger a, const LedgerEvent& e) {
  TRICTRAC_ASSERT(!refused(a, e));
  std::visit(Overloaded{[&](const GivenUp& g) { give_up(a, g.side); },
                        [&](const HalfThrown& h) {
                          a.halves[*half_wanted(a)] = h.paid > h.pays ? Half::Up : Half::Down;
                        },
                        [&](const auto& played) { apply(a, played); }},
             e);
  return a;
}

bool over(const MatchLedger& a) { return a.gave_up || played_out(a); }

bool played_out(const MatchLedger& a) {
  return in_format(a, [](auto f, const auto& of) { return f.ended(of); });
}

int round_of(const MatchLedger& a) {
  return in_format(a, [](auto f, const auto& of) { return f.round(of); });
}

PerSide<int> holes_of(const MatchLedger& a) {
  return in_format(a, [](auto f, const auto& of) { return f.holes(of); });
}

std::optional<Going> if_goes(const MatchLedger& a, Side side) {
  return in_format(a, [&](auto f, const auto& of) { return f.if_going(of, side); });
}

const Partie* partie_of(const MatchLedger& a) {
  return in_format(a, [](auto f, const auto& of) { return f.partie(of); });
}

const PouleBoard* poule_of(const MatchLedger& a) {
  return in_format(a, [](auto f, const auto& of) { return f.poule(of); });
}

const Combine* combine_of(const MatchLedger& a) { return std::get_if<Combine>(&a.of); }
const Series* series_of(const MatchLedger& a) { return std::get_if<Series>(&a.of); }

std::optional<PerSide<int>> played_last(const MatchLedger& a) {
  return in_format(a, [&](auto f, const auto& of) { return f.last_at_board(a, of); });
}

Seating seating_of(const MatchLedger& a) {
  Seating now = in_format(a, [](auto f, const auto& of) { return f.seating(of); });
  if (played_out(a)) now.at = played_last(a).value_or(now.at);
  return now;
}

int player_at(const MatchLedger& a, Side side) { return a.order[seating_of(a).at[side]]; }

bool draws_each_lead(const MatchLedger& a) { return partie_of(a) == nullptr; }

bool first_lead_known(const MatchOptions& o) {
  if (resumes(o)) return true;
  if (!takes(o.format, kOfMarques)) return false;
  return o.company == Company::Chouette || (o.players > 2 && o.seats == SeatDraw::Dice);
}

Side first_lead(const MatchOptions& o) { return o.resumed.dice; }

Side first_throw_after(const MatchLedger& before, const MatchLedger& after, Side goer) {
  return round_of(before) == round_of(after) ? goer : seating_of(after).lead;
}

std::optional<int> half_wanted(const MatchLedger& a) {
  const Partie* p = partie_of(a);
  return p && over(a) && !a.gave_up ? undecided(a, *p) : std::nullopt;
}

std::vector<int> to_players(const MatchLedger& a, const std::vector<int>& seats, int times) {
  std::vector<int> players(a.order.size());
  for (std::size_t i = 0; i < seats.size(); ++i) players[a.order[i]] = times * seats[i];
  return players;
}

std::vector<int> players_share(const MatchLedger& a, const Amounts& amounts) {
  TRICTRAC_ASSERT(partie_of(a) != nullptr);
  const Company company = a.options.company;
  const PerSide<int> last = played_last(a).value_or(seating_of(a).at);
  std::vector<int> seats(a.order.size());
  for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat)
    seats[seat] = company == Company::Alone
                      ? amounts[seat]
                      : share_of(company, last, seat, amounts[index(account_of(company, seat))]);
  return to_players(a, seats, 1);
}

int account_of_player(const MatchLedger& a, int player) {
  TRICTRAC_ASSERT(partie_of(a) != nullptr && std::ranges::count(a.order, player) == 1);
  const int seat = static_cast<int>(std::ranges::find(a.order, player) - a.order.begin());
  const Company company = a.options.company;
  return company == Company::Alone ? seat : index(account_of(company, seat));
}

std::vector<int> balance_of(const MatchLedger& a) {
  return in_format(a, [&](auto f, const auto& of) { return f.balance(a, of); });
}

std::vector<int> fiches_of(const MatchLedger& a) {
  const Combine* c = combine_of(a);
  if (!c) return {};
  return players_share(a, {c->poule.fiches.white, c->poule.fiches.black, 0});
}

double gain_of(const MatchLedger& a, int player) {
  const auto fiches = fiches_of(a);
  return balance_of(a)[player] / 2.0 + (fiches.empty() ? 0 : kJetonsPerFiche * fiches[player]);
}

double most_of_round(const MatchOptions& options, Worth worth) {
  if (!traits_of(options.format).pays_worth) return std::numeric_limits<double>::infinity();
  const bool honours = worth == Worth::Honours || worth == Worth::Honours1780;
  return options.stake * (honours ? 4 : 2);  // K8: quadruple, double
}

int pot_of(const MatchLedger& a) {
  return in_format(a, [](auto f, const auto& of) { return f.pot(of); });
}

int rounds_won(const MatchLedger& a) {
  return in_format(a, [](auto f, const auto& of) { return f.rounds_won(of); });
}

Rounds rounds_of(const MatchLedger& a, int account) {
  return in_format(a, [&](auto f, const auto& of) { return f.rounds_of(of, account); });
}

int rounds_agreed(const MatchLedger& a) { return takes(a.options.format, kOfRounds) ? a.options.rounds : 0; }

int round_shown(const MatchLedger& a) {
  const bool lingers = in_format(a, [](auto f, const auto& of) { return f.lingers(of); });
  return rounds_won(a) + (lingers || (over(a) && !a.gave_up) ? 0 : 1);
}

std::optional<int> still_to_win(const MatchLedger& a) {
  return in_format(a, [](auto f, const auto& of) { return f.still_to_win(of); });
}

std::optional<Settlement> settlement_of(const MatchLedger& a) {
  const Partie* p = partie_of(a);
  if (!p || !over(a) || a.gave_up) return std::nullopt;
  return settled(a, *p);
}

std::vector<Adviser> advisers(const MatchLedger& a) {
  std::vector<Adviser> all;
  const Seating now = seating_of(a);
  const Partie* p = partie_of(a);
  const auto player_in = [&](int seat) { return static_cast<int>(a.order[seat]); };
  if (a.options.company != Company::Alone) {
    for (const Side s : kSides)
      if (const auto seat = adviser(now, a.options.company, s)) all.push_back({player_in(*seat), s});
  } else if (p && p->players == 3) {
    const Amounts lost = losses_of(p->sheet);
    all.push_back({player_in(*idle_seat(now, 3)), advised_by_idle({lost[now.at.white], lost[now.at.black]})});
  }
  return all;
}

}  // namespace trictrac
