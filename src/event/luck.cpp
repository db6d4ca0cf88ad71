#include "event/luck.h"

#include "event/match.h"

namespace trictrac::event {

LuckRemoved luck_removed_at(const Table& table, int seat) {
  LuckRemoved removed;
  int game = 0;
  for (const Table& each : table.boards) removed += luck_removed_at(each, turned(seat, ++game));
  if (!table.boards.empty() || !table.outcome || table.outcome->kind != Outcome::Kind::Played) return removed;
  removed.games = 1;
  if (!table.luck) return removed;
  const auto& holes = table.outcome->result.holes;
  removed.reviewed = 1;
  removed.sum = kLuckUnit * std::int64_t{holes[seat] - holes[1 - seat]} -
                (seat == kWhite ? table.luck->white : -table.luck->white);
  removed.variance = table.luck->variance;
  return removed;
}

}  // namespace trictrac::event
