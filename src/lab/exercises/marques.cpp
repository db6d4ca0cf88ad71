#include "lab/exercises/marques.h"

#include <array>

#include "game/match/format.h"

namespace trictrac::exercises {
namespace {

constexpr std::array kMarques{6, 8, 8, 12};    // agreed
constexpr int kLeastPaid = 6, kMostPaid = 30;  // jetons, for a marqué

Side any_side(Random& random) { return random.below(2) == 0 ? Side::White : Side::Black; }

Carried after_marques(int marques, Random& random) {
  Carried carried;
  for (int i = 0; i < marques; ++i) {
    const Side loser = any_side(random);
    const int jetons = kLeastPaid + random.below(kMostPaid - kLeastPaid);
    ++carried.lost[loser];
    carried.jetons += loser == Side::Black ? jetons : -jetons;
  }
  return carried;
}

}  // namespace

MatchOptions any_partie(Random& random) {
  MatchOptions o = find_format(kEcrire)->options;
  o.rounds = kMarques[static_cast<std::size_t>(random.below(static_cast<int>(kMarques.size())))];
  const int played = random.below(o.rounds);
  if (played == 0) return o;
  o.resumed.carried = after_marques(played, random);
  o.resumed.dice = any_side(random);
  return o;
}

State any_marque(Random& random) {
  State s;
  s.options.goal = goal_of(Format::Ecrire);
  s.stage = Stage::Roll;
  s.to_act = any_side(random);
  s.first_roll_done = true;
  s.marks.holes = {random.below(kObligatoryHole), random.below(kObligatoryHole)};
  if (s.marks.holes.white == 0 || s.marks.holes.black == 0) return s;
  constexpr std::array kSince{Pavillon::White, Pavillon::Black, Pavillon::Lost};
  s.marks.pavillon = kSince[static_cast<std::size_t>(random.below(static_cast<int>(kSince.size())))];
  return s;
}

}  // namespace trictrac::exercises
