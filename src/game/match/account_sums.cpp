#include "game/match/account_sums.h"

#include <algorithm>

#include "base/assert.h"
#include "game/match/account_seats.h"
#include "game/match/format_list.h"

namespace trictrac {
namespace {

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

std::vector<int> to_players(const Account& a, const std::vector<int>& seats, int times) {
  std::vector<int> players(a.order.size());
  for (std::size_t i = 0; i < seats.size(); ++i) players[a.order[i]] = times * seats[i];
  return players;
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
  return to_players(a, seats, 1);
}

int account_of_player(const Account& a, int player) {
  TRICTRAC_ASSERT(partie_of(a) != nullptr && std::ranges::count(a.order, player) == 1);
  const int seat = static_cast<int>(std::ranges::find(a.order, player) - a.order.begin());
  const Company company = a.options.company;
  return company == Company::Alone ? seat : index(account_of(company, seat));
}

std::vector<int> balance_of(const Account& a) {
  return in_format(a, [&](auto f, const auto& of) { return f.balance(a, of); });
}

std::vector<int> fiches_of(const Account& a) {
  const Combine* c = combine_of(a);
  if (!c) return {};
  return players_share(a, {c->poule.fiches.white, c->poule.fiches.black, 0});
}

double gain_of(const Account& a, int player) {
  const auto fiches = fiches_of(a);
  return balance_of(a)[player] / 2.0 + (fiches.empty() ? 0 : kJetonsPerFiche * fiches[player]);
}

int pot_of(const Account& a) {
  return in_format(a, [](auto f, const auto& of) { return f.pot(of); });
}

int rounds_won(const Account& a) {
  return in_format(a, [](auto f, const auto& of) { return f.rounds_won(of); });
}

Rounds rounds_of(const Account& a, int account) {
  return in_format(a, [&](auto f, const auto& of) { return f.rounds_of(of, account); });
}

int rounds_agreed(const Account& a) { return takes(a.options.format, kOfRounds) ? a.options.rounds : 0; }

int round_shown(const Account& a) {
  const bool lingers = in_format(a, [](auto f, const auto& of) { return f.lingers(of); });
  return rounds_won(a) + (lingers || (over(a) && !a.gave_up) ? 0 : 1);
}

std::optional<int> still_to_win(const Account& a) {
  return in_format(a, [](auto f, const auto& of) { return f.still_to_win(of); });
}

std::optional<Settlement> settlement_of(const Account& a) {
  const Partie* p = partie_of(a);
  if (!p || !over(a) || a.gave_up) return std::nullopt;
  return settled(a, *p);
}

}  // namespace trictrac
