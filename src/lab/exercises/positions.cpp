#include "lab/exercises/positions.h"

#include <array>

#include "game/match/format.h"
#include "game/rules/setup.h"
#include "lab/signature/random_action.h"

namespace trictrac::exercises {
namespace {

constexpr int kHome = 19;    // the first flèche of the jan de retour
constexpr int kBeyond = 13;  // and of the opponent's grand jan

void scatter(Men& men, int n, int from, int to, Random& random) {
  for (int i = 0; i < n; ++i) men.add(static_cast<Fleche>(from + random.below(to - from + 1)));
}

// Draws men that are bearing off: all that are left are home.
Men leaving(Random& random) {
  Men men;
  men.off = static_cast<std::uint8_t>(random.below(13));
  scatter(men, kMenPerSide - men.off, kHome, kLast, random);
  return men;
}

// Draws the jan de retour full but for a man or two, if any, which are on their way.
Men returning(Random& random) {
  Men men;
  for (int f = kHome; f <= kLast; ++f) men.set(static_cast<Fleche>(f), 2);
  const int lacking = random.below(3);
  for (int i = 0; i < lacking; ++i) {
    const Fleche f = static_cast<Fleche>(kHome + random.below(6));
    if (men.on(f) == 2) men.take(f);
  }
  scatter(men, kMenPerSide - men.total(), kBeyond + 1, kHome - 1, random);
  return men;
}

// Draws men on the coin, all but a man or two, which are before it.
Men piled(Random& random) {
  Men men;
  const int before = random.below(3);
  men.set(kCoin, kMenPerSide - before);
  scatter(men, before, kCoin - 6, kCoin - 1, random);
  return men;
}

// Draws two men down, on the coin or within a number of the coins.
Men two_down(Random& random) {
  Men men;
  men.set(kTalon, kMenPerSide - 2);
  if (random.below(2) == 0)
    men.set(kCoin, 2);
  else
    scatter(men, 2, kCoin - 5, kCoin - 1, random);
  return men;
}

std::optional<Men> men_for(Jan jan, Random& random) {
  switch (jan) {
    case Jan::BearOff: return leaving(random);
    case Jan::RetourFill:
    case Jan::RetourKeep: return returning(random);
    case Jan::PileMake:
    case Jan::PileKeep: return piled(random);
    case Jan::TwoTables:
    case Jan::Mezeas:
    case Jan::ContreTwoTables:
    case Jan::ContreMezeas: return two_down(random);
    default: return std::nullopt;
  }
}

// Draws men somewhere before the coin of the player who throws, as when both have passed.
Men passed(Random& random) {
  Men men;
  scatter(men, kMenPerSide, kTalon, kCoin - 1, random);
  return men;
}

constexpr int kMostThrows = 150;
constexpr int kAlwaysHold = 256;  // of 256

constexpr std::array kMarques{6, 8, 8, 12};    // agreed
constexpr int kLeastPaid = 6, kMostPaid = 30;  // jetons, for a marqué

Side any_side(Random& random) { return random.below(2) == 0 ? Side::White : Side::Black; }

// Draws the state carried after that many marqués.
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

std::optional<State> placed_for(Jan jan, const State& base, Random& random) {
  const auto men = men_for(jan, random);
  if (!men) return std::nullopt;
  State s = base;
  s.board.own = *men;
  const bool home = jan == Jan::BearOff || jan == Jan::RetourFill || jan == Jan::RetourKeep;
  if (home) s.board.other = passed(random);
  if (at_least(s.board.own, 1) & at_least(s.board.other, 1)) return std::nullopt;
  if (!problems_of(s).empty()) return std::nullopt;
  return s;
}

void play_wildly(const RuleOptions& options, Random& random, const std::function<void(const State&)>& see) {
  Tour tour(options);
  for (int throws = 0; throws < kMostThrows && tour.state().stage != Stage::Over;) {
    if (tour.state().stage == Stage::Roll) {
      State state = tour.state();
      state.roll = {};  // of the throw before
      see(state);
      ++throws;
    }
    const auto effects = tour.act(random_action(tour, random, AnyPlay{}, kAlwaysHold));
    if (effects && effects->releve != Releve::None) return;
  }
}

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
