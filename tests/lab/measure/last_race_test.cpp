// Races that decide a tour, and their exact equities.
#include "lab/measure/last_race.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "game/rules/state.h"
#include "lab/measure/draw.h"
#include "nets.h"
#include "text/trid.h"

namespace trictrac::measure {
namespace last_race_test {

const LastRaces& races() {
  static const LastRaces all;
  return all;
}

Men home(std::initializer_list<Fleche> fleches) {
  Men men{.words = {}, .off = static_cast<std::uint8_t>(kMenPerSide - fleches.size())};
  for (const Fleche f : fleches) men.add(f);
  return men;
}

TEST(LastRaces, AreCountedByHandWhereTheyAreShort) {
  // A man on 24 leaves with any throw.
  EXPECT_EQ(races().chance(home({24}), home({24})), 1);
  // Two men on 24 as well: each number takes one.
  EXPECT_EQ(races().chance(home({24, 24}), home({24})), 1);
  // Three do not; the opponent, who has one, is then the first.
  EXPECT_EQ(races().chance(home({24, 24, 24}), home({24})), 0);
  // A man on 19 leaves with a six or with six in all, not with 1-1 to 4-1, 2-2, 2-1, 3-1, 3-2 or 4-1.
  int leaving = 0;
  for (const Roll roll : all_rolls())
    leaving += roll.a + roll.b >= 6 || roll.a == 6 || roll.b == 6 ? throws(roll) : 0;
  EXPECT_DOUBLE_EQ(races().chance(home({19}), home({24})), leaving / 36.0);
}

TEST(LastRaces, AreWonSometimesByEither) {
  const double first = races().chance(home({20, 21, 22, 23, 24}), home({20, 21, 22, 23, 24}));
  EXPECT_GT(first, 0.55) << "the first throw is an advantage";
  EXPECT_LT(first, 0.95);
  EXPECT_LT(races().chance(home({19, 19, 19, 19, 19, 19, 19}), home({24, 24})), 0.001);
}

// Plays a race out by the rules of a tour, both sides by the exact chances.
Side winner_of(State s, Random& random) {
  Tour tour(s);
  for (int n = 0; n < 100 && tour.state().stage != Stage::Over; ++n) {
    if (tour.state().stage == Stage::Roll) {
      tour.act_legal(random.roll());
      continue;
    }
    const State& now = tour.state();
    const Play* best = nullptr;
    double least = 2;
    for (const Play& play : tour.turn().plays)
      if (const double chance = races().chance(seen_from_facing(now.board.other), after(now.board.own, play));
          chance < least)
        best = &play, least = chance;
    tour.act_legal(*best);
  }
  EXPECT_EQ(tour.state().stage, Stage::Over);
  return tour.state().outcome->winner;
}

TEST(LastRaces, AreWonAsOftenAsComputed) {
  State s;
  s.stage = Stage::Roll;
  s.first_roll_done = true;
  s.marks.points = {8, 8};
  s.marks.holes = {11, 11};
  s.marks.pavillon = Pavillon::Lost;
  s.rolls_in_releve = {40, 40};
  const Men own = home({19, 20, 22, 22, 24}), other = home({19, 21, 21, 23, 24});
  s.board = {own, seen_from_facing(other)};
  Random random(5);
  constexpr int kTours = 20'000;
  int won = 0;
  for (int i = 0; i < kTours; ++i) won += winner_of(s, random) == Side::White;
  const double chance = races().chance(own, other);
  EXPECT_NEAR(won / double{kTours}, chance, 4 * std::sqrt(chance * (1 - chance) / kTours));
}

TEST(LastRaces, MakeProblemsWithoutError) {
  int lossy = 0;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const Problem p = races().draw(seed);
    EXPECT_TRUE(can_be_written(p.state)) << print_trid(p.state);
    const auto read = parse_problem(print_problem(p));
    ASSERT_TRUE(read) << read.error() << print_problem(p);
    EXPECT_EQ(loss(p, best_of(p).text), Thousandths{});
    for (const RatedAnswer& a : p.answers) {
      EXPECT_TRUE(a.rolled_out);
      EXPECT_EQ(a.error, Thousandths{});
      EXPECT_GE(loss(p, a.text), Thousandths{});
      lossy += loss(p, a.text) > Thousandths{1};
    }
    EXPECT_EQ(print_problem(p), print_problem(races().draw(seed)));
  }
  EXPECT_GE(lossy, 50);
}

// The search has a table of how many throws each side needs, by plays that take the fewest on average: what
// that loses beside the exact answer is hardly anything.
TEST(LastRaces, LoseNothingBySearch) {
  TourSearch search(net::built_in(), built_in);
  Thousandths lost, greatest;
  constexpr int kProblems = 300;
  for (std::uint64_t seed = 1; seed <= kProblems; ++seed) {
    const Problem p = races().draw(seed);
    const RolledPosition thrown = search.thrown(p.state);
    const Thousandths each = loss(p, answer_text(thrown, search.searcher().best(thrown)));
    lost += each;
    greatest = std::max(greatest, each);
  }
  EXPECT_LT(lost / kProblems, Thousandths(0.05));
  EXPECT_LT(greatest, Thousandths(5));
}

TEST(LastRaces, AreSeenExactlyBySearch) {
  TourSearch search(net::built_in(), built_in);
  const Problem p = races().draw(7);
  const RolledPosition thrown = search.thrown(p.state);
  const auto ranked = search.searcher().ranked(thrown, Depth{});
  const double sign = p.state.to_act == Side::White ? 1 : -1;
  const auto exact = [&](const Choice& c) {
    return std::ranges::find(p.answers, answer_text(thrown, c), &RatedAnswer::text)->halves[0];
  };
  for (const Choice& c : ranked)
    EXPECT_NEAR(sign * in_thousandths(c.equity - ranked.front().equity).count(),
                (exact(c) - exact(ranked.front())).count(), 1);
}

}  // namespace last_race_test
}  // namespace trictrac::measure
