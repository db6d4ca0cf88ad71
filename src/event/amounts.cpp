#include "event/amounts.h"

#include <numeric>

namespace trictrac::event {

bool are_valid_amounts(const Table& table, const std::vector<int>& amounts, Role by) {
  const auto within = [](int amount) { return amount >= -kMostAmount && amount <= kMostAmount; };
  if (amounts.size() != table.seats.size() || !std::ranges::all_of(amounts, within)) return false;
  const int sum = std::accumulate(amounts.begin(), amounts.end(), 0);
  return sum == 0 || (by == Role::Server && sum < 0);
}

bool can_leave(const Terms& terms, const Table& table) {
  return counts_amounts(terms) && !table.begun && !table.outcome &&
         std::ssize(table.seats) > terms.least_seats;
}

void leave_table(Table& table, int entrant) {
  const auto seat = std::ranges::find(table.seats, entrant);
  TRICTRAC_ASSERT(seat != table.seats.end());
  table.seats.erase(static_cast<int>(seat - table.seats.begin()));
  table.missing.push_back(entrant);
  table.started = 0;  // those who are left have the whole time to sit down again
}

int amount_of_missing(const Outcome& outcome) {
  const std::vector<int>& amounts = outcome.result.amounts;
  return amounts.empty() ? 0 : std::min(0, std::ranges::min(amounts));
}

}  // namespace trictrac::event
