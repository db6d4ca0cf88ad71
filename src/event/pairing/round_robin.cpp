#include "event/pairing/round_robin.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"

namespace trictrac::event {

// The last player meets `middle`; beside it, those meet who stand as far from it on either side of a circle.
std::vector<Seats> berger_round(int count, int round) {
  TRICTRAC_ASSERT(count >= 2 && count % 2 == 0 && round >= 1 && round < count);
  const int around = count - 1;
  const int middle = round % 2 == 1 ? (round + 1) / 2 : (round + count) / 2;
  std::vector<Seats> tables{round % 2 == 1 ? Seats{middle, count} : Seats{count, middle}};
  for (int step = 1; step < count / 2; ++step) {
    const auto on_circle = [&](int number) { return (number - 1 + around) % around + 1; };
    const auto [low, high] = std::minmax({on_circle(middle + step), on_circle(middle - step)});
    tables.push_back((high - low) % 2 == 1 ? Seats{low, high} : Seats{high, low});
  }
  return tables;
}

Pairings pair_round_robin(const EventState& state) {
  const std::vector<int> all = participants(state);
  const int count = static_cast<int>(all.size()), even = count + count % 2;
  const int done = static_cast<int>(state.rounds.size());
  TRICTRAC_ASSERT(done < rounds_of(state).value_or(0));
  Pairings pairings;
  for (const Seats& seats : berger_round(even, done % (even - 1) + 1)) {
    int white = seats[kWhite], black = seats[kBlack];
    if (done >= even - 1) std::swap(white, black);
    if (white > count || black > count)
      pairings.byes.push_back({all[(white > count ? black : white) - 1], allocated_halves(state.terms)});
    else
      pairings.tables.push_back({all[white - 1], all[black - 1]});
  }
  return pairings;
}

}  // namespace trictrac::event
