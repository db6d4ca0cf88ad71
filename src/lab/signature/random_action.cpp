#include "lab/signature/random_action.h"

#include <utility>

#include "base/narrow.h"

namespace trictrac {
namespace {

TakeSeats random_seats(int players, Random& random) {
  TakeSeats seats{{}};
  for (int i = 0; i < players; ++i) seats.order.push_back(i);
  for (int i = players - 1; i > 0; --i) std::swap(seats.order[i], seats.order[random.below(i + 1)]);
  return seats;
}

// A round that was won still stands on the board: the next lead is asked as at its beginning.
GameEvent random_lead(const Match& match, Random& random) {
  auto lead = narrow<TakeLead>(random_action(Tour(match.state().options), random));
  if (!match.may_lead(lead->first)) lead->first = other(lead->first);
  return *lead;
}

}  // namespace

GameEvent random_action(const Match& match, Random& random) {
  switch (match.awaits()) {
    case Awaits::Seats: return random_seats(match.options().players, random);
    case Awaits::Half: return ThrowHalf{{random.simple_roll()}};
    case Awaits::Lead: return random_lead(match, random);
    default: break;
  }
  if (match.state().stage != Stage::Decide) return widen<GameEvent>(random_action(match.tour(), random));
  const auto all = legal_decisions(match.account(), match.state().to_act);
  return all[random.below(static_cast<int>(all.size()))];
}

}  // namespace trictrac
