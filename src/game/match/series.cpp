#include "game/match/series.h"

#include <utility>

#include "base/assert.h"

namespace trictrac {
namespace {

Series closed(Series s, Side winner, const TourWorth& worth) {
  s.won.push_back({winner, s.tally.holes, worth});
  s.tally = Marks{};
  return s;
}

}  // namespace

Series after(Series s, const HolesWon& e) {
  TRICTRAC_ASSERT(!over(s));
  take_holes(s.tally, e.side, e.holes);
  if (s.tally.holes[e.side] < kHolesPerTour) return s;
  s.tally.holes[e.side] = kHolesPerTour;
  const TourWorth worth = worth_of(s.counting, s.tally, e.side);
  return closed(std::move(s), e.side, worth);
}

Series given_up(Series s, Side loser) {
  TRICTRAC_ASSERT(!over(s));
  const TourWorth worth{s.counting, "simple", 2};
  return closed(std::move(s), other(loser), worth);
}

Series after(Series s, const Played& played) {
  TRICTRAC_ASSERT(!over(s) && played.holes.white != played.holes.black);
  const Side winner = played.holes.white > played.holes.black ? Side::White : Side::Black;
  // Holes in one run to the end, after the other's: he holds the pavillon (K7).
  s.tally.holes = played.holes;
  s.tally.holes[winner] = kHolesPerTour;
  s.tally.pavillon = !played.one_run         ? Pavillon::Lost
                     : winner == Side::White ? Pavillon::White
                                             : Pavillon::Black;
  const TourWorth worth = worth_of(s.counting, s.tally, winner);
  return closed(std::move(s), winner, worth);
}

bool over(const Series& s) { return static_cast<int>(s.won.size()) >= s.agreed; }

int halves_won_by_white(const Series& s) {
  int sum = 0;
  for (const TourWon& t : s.won) sum += t.winner == Side::White ? t.worth.halves : -t.worth.halves;
  return sum;
}

}  // namespace trictrac
