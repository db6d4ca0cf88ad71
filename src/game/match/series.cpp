#include "game/match/series.h"

#include <utility>

#include "base/assert.h"
#include "game/match/honours.h"

namespace trictrac {

namespace {

constexpr int kBridge = 7;  // holes that pass the bridge (pont)
constexpr std::string_view kHonoursNames[] = {"simple", "double", "triple", "quadruple"};

TourWorth by_honours(Worth counting, int loser_holes, bool grande, int double_under) {
  const int times = honours(loser_holes, grande, double_under);
  return {counting, kHonoursNames[times - 1], 2 * times};
}

Series closed(Series s, Side winner, const TourWorth& worth) {
  s.won.push_back({winner, s.tally.holes, worth});
  s.tally = Marks{};
  return s;
}

}  // namespace

TourWorth worth_of(const State& state) {
  TRICTRAC_ASSERT(state.outcome.has_value());
  const Worth counting = state.options.worth;
  if (state.outcome->by == Ending::Resignation) return {counting, "simple", 2};
  return worth_of(counting, state.marks, state.outcome->winner);
}

TourWorth worth_of(Worth counting, const Marks& m, Side winner) {
  const int loser_holes = m.holes[other(winner)];
  const bool grande = in_grande_bredouille(m, winner);
  switch (counting) {
    case Worth::SimpleDouble: break;
    case Worth::Pont:
      if (!grande && loser_holes < kBridge) return {counting, "pont", 3};
      break;
    case Worth::Honours: return by_honours(counting, loser_holes, grande, kHonoursDouble);
    case Worth::Honours1780: return by_honours(counting, loser_holes, grande, kHonoursDouble1780);
  }
  return grande ? TourWorth{counting, "double", 4} : TourWorth{counting, "simple", 2};
}

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

Series after(Series s, const RoundEnd& played) {
  TRICTRAC_ASSERT(!over(s) && played.holes.white != played.holes.black);
  const Side winner = played.holes.white > played.holes.black ? Side::White : Side::Black;
  // After holes in one run to the end, after the opponent's, the winner holds the pavillon (K7).
  s.tally.holes = played.holes;
  s.tally.holes[winner] = kHolesPerTour;
  s.tally.pavillon = played.one_run ? pavillon_of(winner) : Pavillon::Lost;
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
