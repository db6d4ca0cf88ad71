#include "library/game/observation.h"

#include <algorithm>

namespace trictrac::library {
namespace {

std::int8_t small(int n) { return static_cast<std::int8_t>(std::min(n, 127)); }

// lead, roll, decide, move, over; marking by hand is not played here.
int place_of(Stage stage) { return stage == Stage::Over ? 4 : static_cast<int>(stage); }

}  // namespace

void observe(const State& s, const Turn& turn, Side viewer, Seeing into) {
  std::ranges::fill(into, std::int8_t{0});
  const Position board = seen_by(viewer, s);
  for (Fleche f = kTalon; f <= kLast; ++f) {
    into[kSeenMen + f - 1] = small(board.own.on(f));
    into[kSeenMen + kLast + f - 1] = small(board.other.on(f));
  }
  const bool acts = s.stage == Stage::Roll || s.stage == Stage::Decide || s.stage == Stage::Move;
  const bool in_hand = s.stage == Stage::Decide || s.stage == Stage::Move;
  for (int i = 0; i < 2; ++i) {
    const Side side = i == 0 ? viewer : other(viewer);
    into[kSeenOff + i] = small(i == 0 ? board.own.off : board.other.off);
    into[kSeenPoints + i] = small(s.marks.points[side]);
    into[kSeenHoles + i] = small(s.marks.holes[side]);
    into[kSeenBredouille + i] = in_bredouille(s.marks, side);
    into[kSeenPavillon + i] = held_by(s.marks.pavillon, side);
    into[kSeenThrows + i] = small(s.rolls_in_releve[side]);
    into[kSeenAsked + i] = acts && s.to_act == side;
    if (in_hand) into[kSeenWorth + i] = small(due_to(side, s, turn));
  }
  into[kSeenStage + place_of(s.stage)] = 1;
  if (in_hand) {
    into[kSeenDice] = small(s.roll.high());
    into[kSeenDice + 1] = small(s.roll.low());
  }
  into[kSeenRules] = small(static_cast<int>(s.options.bearing_off));
  into[kSeenRules + 1] = s.options.pile;
  into[kSeenRules + 2] = s.options.rencontre;
  into[kSeenRules + 3] = s.options.margot;
  into[kSeenGoal] = small(holes_to_win(s.options.goal).value_or(0));
}

}  // namespace trictrac::library
