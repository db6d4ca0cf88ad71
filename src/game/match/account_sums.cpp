#include "game/match/account_sums.h"

#include <algorithm>

#include "base/assert.h"
#include "game/match/account_seats.h"

namespace trictrac {
namespace {

constexpr int kJetonsPerFiche = 10;  // S3

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

std::optional<int> half_wanted(const Account& a) {
  const Partie* p = partie_of(a);
  return p && over(a) && !a.gave_up ? undecided(a, *p) : std::nullopt;
}

std::vector<int> players_share(const Account& a, const Amounts& amounts) {
  TRICTRAC_ASSERT(partie_of(a) != nullptr);
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
  TRICTRAC_ASSERT(partie_of(a) != nullptr && std::ranges::count(a.order, player) == 1);
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

double gain_of(const Account& a, int player) {
  const auto fiches = fiches_of(a);
  return balance_of(a)[player] / 2.0 + (fiches.empty() ? 0 : kJetonsPerFiche * fiches[player]);
}

int pot_of(const Account& a) {
  if (const auto* b = std::get_if<FilledBoard>(&a.of)) return b->pool.purse.pot;
  if (const auto* b = std::get_if<DrainedBoard>(&a.of)) return b->pool.purse.pot;
  const auto* c = std::get_if<Combine>(&a.of);
  return c ? kJetonsPerFiche * basket(c->poule) : 0;
}

int rounds_won(const Account& a) {
  if (const Partie* p = partie_of(a)) return marques_written(p->sheet);
  const auto* drained = std::get_if<DrainedBoard>(&a.of);
  return round_of(a) - (drained ? drained->ties : 0);
}

std::optional<Settlement> settlement_of(const Account& a) {
  const Partie* p = partie_of(a);
  if (!p || !over(a) || a.gave_up) return std::nullopt;
  return settled(a, *p);
}

}  // namespace trictrac
