#include "game/match/tour.h"

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

std::string_view name_of(Worth counting) {
  switch (counting) {
    case Worth::SimpleDouble: return "simple_double";
    case Worth::Pont: return "pont";
    case Worth::Honours: return "honours";
    case Worth::Honours1780: return "honours_1780";
  }
  return "";
}

}  // namespace trictrac
