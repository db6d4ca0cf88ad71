#include "lab/measure/last_race.h"

#include <algorithm>
#include <memory>

#include "base/assert.h"
#include "game/chance/random.h"
#include "game/rules/judge.h"
#include "text/play_text.h"

namespace trictrac::measure {
namespace {

constexpr Fleche kFirstHome = 19;
constexpr int kHoles = 11, kPoints = 8;
constexpr int kThrowsBefore = 40;  // of each in the relevé: about as many as it takes to come home
constexpr Thousandths kWorthAsking{1};

// Returns the board of a race, as the player sees it whose men are `own`; both number their own flèches.
Position board_of(const Men& own, const Men& other) { return {own, seen_from_facing(other)}; }

Thousandths equity_of(double chance) { return Thousandths(1000 * (chance - 0.5)); }

// Returns one of the ways to place `n` men on the last jan; each man stands on each flèche as often.
Men draw_men(Random& random, int n) {
  Men men{.words = {}, .off = static_cast<std::uint8_t>(kMenPerSide - n)};
  for (int i = 0; i < n; ++i) men.add(kFirstHome + random.below(kLast - kFirstHome + 1));
  return men;
}

}  // namespace

// A throw leaves fewer pips to go, so what follows it is known once the pairs with fewer pips are solved.
LastRaces::LastRaces(const RuleOptions& options)
    : options_(options), positions_(options.bearing_off, kMostMen) {
  const int n = positions_.size();
  chances_.resize(pair(n - 1, n - 1) + 1);
  std::vector<std::vector<int>> by_pips(static_cast<std::size_t>(positions_.pips(n - 1)) + 1);
  for (int i = 0; i < n; ++i) by_pips[static_cast<std::size_t>(positions_.pips(i))].push_back(i);
  for (std::size_t all = 2; all <= 2 * (by_pips.size() - 1); ++all)
    for (std::size_t own = 1; own < std::min(by_pips.size(), all); ++own) {
      if (all - own >= by_pips.size()) continue;
      for (const int i : by_pips[own])
        for (const int k : by_pips[all - own]) solve(i, k);
    }
}

void LastRaces::solve(int own, int other) {
  double sum = 0;
  std::size_t i = 0;
  for (const Roll roll : all_rolls()) {
    const auto then = positions_.followers(own, i++);
    double least = then.empty() ? 0 : 1;  // of the opponent
    for (const int next : then) least = std::min(least, chances_[pair(other, next)]);
    sum += throws(roll) * (1 - least);
  }
  chances_[pair(own, other)] = sum / 36;
}

std::size_t LastRaces::pair(int own, int other) const {
  return static_cast<std::size_t>(own) * static_cast<std::size_t>(positions_.size()) +
         static_cast<std::size_t>(other);
}

double LastRaces::chance(const Men& own, const Men& other) const {
  return chances_[pair(positions_.number_of(own), positions_.number_of(other))];
}

// Returns the answers at `state` with their equities; nullopt if they hardly differ or the roll ends the
// race.
std::optional<Problem> LastRaces::problem_of(const State& state) const {
  const auto turn = std::make_unique<Turn>();
  judge(state.board, state.roll, options_, context_of(state), *turn);
  if (turn->events.points_roller() > 0) return std::nullopt;
  const Men other = seen_from_facing(state.board.other);
  Problem p{state, {}};
  Thousandths least{1000}, most{-1000};
  for (const Play& play : turn->plays) {
    const Thousandths equity = equity_of(1 - chance(other, after(state.board.own, play)));
    p.answers.push_back({play_text(play, state.roll, Numbering::OneTo24), true, {equity, equity}, {}});
    least = std::min(least, equity), most = std::max(most, equity);
  }
  return most - least >= kWorthAsking ? std::optional(p) : std::nullopt;
}

Problem LastRaces::draw(std::uint64_t seed) const {
  Random random(seed);
  State s;
  s.options = options_;
  s.stage = Stage::Move;
  s.first_roll_done = true;
  s.marks.points = {kPoints, kPoints};
  s.marks.holes = {kHoles, kHoles};
  s.marks.pavillon = Pavillon::Lost;
  s.rolls_in_releve = {kThrowsBefore, kThrowsBefore};
  for (;;) {
    const int n = 2 + random.below(kMostMen - 1);
    s.board = board_of(draw_men(random, n), draw_men(random, n));
    s.to_act = random.below(2) == 0 ? Side::White : Side::Black;
    s.roll = random.roll();
    if (auto problem = problem_of(s)) return *std::move(problem);
  }
}

}  // namespace trictrac::measure
