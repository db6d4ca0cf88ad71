#include "event/league.h"

#include "event/standings.h"

namespace trictrac::event {
namespace {

// Changes the last of one division with the best of the one below.
void exchange(Division& upper, Division& lower, int moves) {
  const std::size_t count = std::min({static_cast<std::size_t>(moves), upper.size() / 2, lower.size() / 2});
  // Who goes up stands last there, who goes down first.
  std::swap_ranges(upper.end() - count, upper.end(), lower.begin());
}

}  // namespace

Division order_after(const EventState& season) {
  Division order;
  for (const StandingRow& row : standings(season))
    if (!row.annulled && !entrant_of(season, row.entrant).withdrawn) order.push_back(row.entrant);
  return order;
}

std::vector<Division> next_season(const LeagueTerms& terms, std::span<const Division> divisions,
                                  std::vector<Newcomer> newcomers) {
  TRICTRAC_ASSERT(are_valid(terms));
  std::vector<Division> moved(divisions.begin(), divisions.end());
  for (std::size_t i = 0; i + 1 < moved.size(); ++i) exchange(moved[i], moved[i + 1], terms.moves);
  Division list;
  for (const Division& division : moved) list.insert(list.end(), division.begin(), division.end());
  std::ranges::sort(newcomers, [](const Newcomer& a, const Newcomer& b) {
    return a.rating != b.rating ? a.rating > b.rating : a.member < b.member;
  });
  for (const Newcomer& each : newcomers) list.push_back(each.member);

  std::vector<Division> next;
  for (std::size_t from = 0; from < list.size(); from += static_cast<std::size_t>(terms.size)) {
    const std::size_t to = std::min(list.size(), from + static_cast<std::size_t>(terms.size));
    if (next.empty() || to - from >= static_cast<std::size_t>(kLeastDivision)) next.emplace_back();
    next.back().insert(next.back().end(), list.begin() + from, list.begin() + to);
  }
  return next;
}

int division_of(std::span<const Division> season, int member) {
  const auto has = [&](const Division& division) {
    return std::ranges::find(division, member) != division.end();
  };
  const auto at = std::ranges::find_if(season, has);
  return at == season.end() ? 0 : static_cast<int>(at - season.begin()) + 1;
}

LeagueMove move_between(std::span<const Division> season, std::span<const Division> next, int member) {
  const int from = division_of(season, member), to = division_of(next, member);
  TRICTRAC_ASSERT(from > 0 || to > 0);
  if (from == 0) return LeagueMove::Enter;
  if (to == 0) return LeagueMove::Leave;
  return from == to ? LeagueMove::Stay : to < from ? LeagueMove::Up : LeagueMove::Down;
}

std::vector<Forfeit> overdue_forfeits(const EventState& season, int days_of_a_round, std::int64_t now,
                                      const std::function<std::optional<int>(TableNumber)>& keeps_waiting) {
  std::vector<Forfeit> forfeits;
  if (!is_round_open(season)) return forfeits;
  const Round& round = season.rounds.back();
  const std::int64_t due = round.started + std::int64_t{days_of_a_round} * 24 * 60 * 60;
  for (std::size_t i = 0; i < round.tables.size(); ++i) {
    const Table& table = round.tables[i];
    if (table.outcome || now < due + 60 * std::int64_t{table.minutes}) continue;
    const TableNumber at{static_cast<int>(season.rounds.size()), static_cast<int>(i) + 1};
    const auto waited_for = keeps_waiting(at);
    forfeits.push_back({at, waited_for ? std::optional(1 - *waited_for) : std::nullopt});
  }
  return forfeits;
}

}  // namespace trictrac::event
