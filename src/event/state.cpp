#include "event/state.h"

namespace trictrac::event {

std::vector<int> participants(const EventState& state) {
  std::vector<int> numbers;
  if (state.rounds.empty()) {
    for (const Entrant& entrant : state.entrants)
      if (!entrant.withdrawn) numbers.push_back(entrant.number);
    return numbers;
  }
  const Round& first = state.rounds.front();
  for (const Table& table : first.tables)
    numbers.insert(numbers.end(), table.seats.begin(), table.seats.end());
  for (const Bye& bye : first.byes) numbers.push_back(bye.entrant);
  std::ranges::sort(numbers);
  return numbers;
}

std::vector<TableNumber> games_of_round(const EventState& state, int round) {
  std::vector<TableNumber> games;
  const auto& tables = state.rounds[static_cast<std::size_t>(round - 1)].tables;
  for (int table = 1; table <= std::ssize(tables); ++table) {
    const auto boards = static_cast<int>(tables[static_cast<std::size_t>(table - 1)].boards.size());
    if (boards == 0) games.push_back({round, table});
    for (int board = 1; board <= boards; ++board) games.push_back({round, table, board});
  }
  return games;
}

std::optional<int> rounds_of(const EventState& state) {
  if (state.terms.system == System::Swiss) return state.terms.rounds;
  if (eliminates(state.terms.system)) return std::nullopt;
  if (!has_rounds(state.terms.system)) return 1;
  const int count = static_cast<int>(participants(state).size());
  return count < 2 ? 0 : state.terms.cycles * (count - 1 + count % 2);
}

}  // namespace trictrac::event
