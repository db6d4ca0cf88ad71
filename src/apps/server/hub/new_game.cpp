#include "apps/server/hub/new_game.h"

#include <algorithm>
#include <utility>

namespace trictrac {

bool are_taken(const std::vector<StoredSeat>& seats) {
  return std::ranges::all_of(seats, [](const StoredSeat& seat) { return seat.claim.empty(); });
}

Awaited awaited_at(const GameSession& table) { return {table.awaited(), table.next() == Next::Nothing}; }

std::optional<StoredGame> begin_game(GameSession& table, std::vector<StoredSeat> seats, Moment now) {
  std::string config = table.config_text();
  for (std::size_t i = 0; i < seats.size(); ++i)
    table.show_seat(static_cast<int>(i), seats[i].name, seats[i].guest);
  table.set_time(now, 0);
  while (are_taken(seats) && table.next() == Next::Own)
    if (!table.do_own()) return std::nullopt;
  return StoredGame{.config = std::move(config),
                    .seats = std::move(seats),
                    .rules = kEventsVersion,
                    .events = table.events(),
                    .ends = table.ends(),
                    .awaited = awaited_at(table)};
}

}  // namespace trictrac
