// The engine against its slow twin on random reachable positions, under every option.
#include <gtest/gtest.h>

#include "adapter.h"
#include "game/rules/sequences.h"

namespace twin_compare_test {

using namespace trictrac;

std::string board_line(const Position& p, Roll r) {
  std::string text = "roll " + std::to_string(r.a) + std::to_string(r.b) + " own";
  for (Fleche f = 1; f <= 24; ++f)
    if (p.own.on(f)) text += " " + std::to_string(f) + ":" + std::to_string(p.own.on(f));
  text += " other";
  for (Fleche f = 1; f <= 24; ++f)
    if (p.other.on(f)) text += " " + std::to_string(f) + ":" + std::to_string(p.other.on(f));
  return text;
}

struct Run {
  RuleOptions options;
  int hold_in_256;
  int positions;
};

// Plays at random and asks both judges at every roll.
int compare(const Run& run, std::uint64_t seed) {
  Random random(seed);
  int seen = 0, wrong = 0;
  while (seen < run.positions && wrong < 5) {
    Tour tour(run.options);
    while (tour.state().stage != Stage::Over && seen < run.positions && wrong < 5) {
      const State before = tour.state();
      const Effects e = act_randomly(tour, random, AnyPlay{}, run.hold_in_256);
      if (!e.judged) continue;
      ++seen;
      // A lead that brings a roll is thrown from the start by the first player.
      const Context context = context_of(before);
      const Roll r = tour.state().roll;
      const auto mine = adapter::verdict_of(before.board, tour.turn());
      const auto twin = twin::judge(adapter::board_of(before.board), r.a, r.b,
                                    adapter::options_of(run.options), adapter::context_of(context));
      const std::string d = adapter::difference(mine, twin);
      if (!d.empty()) {
        ++wrong;
        ADD_FAILURE() << board_line(before.board, r) << "\n(first: engine, second: twin) " << d;
      }
    }
  }
  return seen;
}

RuleOptions with(BearingOff b, bool all) {
  RuleOptions o;
  o.bearing_off = b;
  for (const RuleOption* jan : adapter::jan_options()) jan->set(o, all || jan->get(o));
  return o;
}

TEST(TwinCompare, HoldOrGoByACoin) { EXPECT_EQ(compare({RuleOptions{}, 128, 30000}, 1), 30000); }
TEST(TwinCompare, AlwaysHeldSoThatMenComeHome) { EXPECT_EQ(compare({RuleOptions{}, 256, 40000}, 2), 40000); }
TEST(TwinCompare, AllJans) { EXPECT_EQ(compare({with(BearingOff::Parisian, true), 200, 20000}, 3), 20000); }
TEST(TwinCompare, Provincial) {
  EXPECT_EQ(compare({with(BearingOff::Provincial, true), 256, 30000}, 5), 30000);
}
TEST(TwinCompare, AsInBackgammon) {
  EXPECT_EQ(compare({with(BearingOff::Backgammon, true), 256, 30000}, 6), 30000);
}

// Random men in the last jan and about it: what self-play seldom reaches.
Position home_position(Random& random, bool with_other) {
  Position p;
  const int men = 1 + random.below(15);
  for (int i = 0; i < men; ++i) p.own.add(19 + random.below(6));
  if (random.below(3) == 0) {
    p.own.add(13 + 1 + random.below(5));
    if (p.own.total() > 15) return home_position(random, with_other);
  }
  p.own.off = static_cast<std::uint8_t>(kMenPerSide - p.own.total());
  if (with_other)
    for (int i = 0; i < 3; ++i) {
      const Fleche f = 19 + random.below(6);
      if (p.own.on(f) == 0) p.other.add(f);
    }
  while (p.other.total() < kMenPerSide) p.other.add(1 + random.below(6));
  const FlecheSet both = at_least(p.own, 1) & at_least(p.other, 1);
  return both ? home_position(random, with_other) : p;
}

// All home but the last, with men of the opponent on its way.
Position last_comes_home(Random& random) {
  Position p;
  for (Fleche f = 19; f <= kLast; ++f) p.own.set(f, 1 + random.below(2));
  while (p.own.total() < kMenPerSide - 1) p.own.add(19 + random.below(6));
  p.own.add(14 + random.below(5));
  for (int pairs = random.below(4); pairs > 0; --pairs) {
    const Fleche f = 14 + random.below(5);
    if (p.own.on(f) + p.other.on(f) == 0) p.other.set(f, 2);
  }
  while (p.other.total() < kMenPerSide) p.other.add(1 + random.below(6));
  return p;
}

// Returns how the engine and its twin differ on this roll, or the engine on the roll with swapped dice.
std::string differences(const Position& p, Roll r, const RuleOptions& options) {
  Turn turn, other_way;
  judge(p, r, options, Context{}, turn);
  judge(p, Roll{r.b, r.a}, options, Context{}, other_way);
  const auto twin = twin::judge(adapter::board_of(p), r.a, r.b, adapter::options_of(options), {});
  const auto mine = adapter::verdict_of(p, turn);
  return adapter::difference(mine, twin) + adapter::difference(mine, adapter::verdict_of(p, other_way));
}

class HomeCompare : public testing::TestWithParam<RuleOptions> {};

// 15,000 positions that `draw(random, i)` makes.
template <class Draw>
void compare_drawn(std::uint64_t seed, const RuleOptions& options, Draw draw) {
  Random random(seed);
  int wrong = 0;
  for (int i = 0; i < 15000 && wrong < 5; ++i) {
    const Position p = draw(random, i);
    const Roll r = random.roll();
    const std::string d = differences(p, r, options);
    if (d.empty()) continue;
    ++wrong;
    ADD_FAILURE() << board_line(p, r) << "\n(first: engine, second: twin, or dice the other way) " << d;
  }
}

TEST_P(HomeCompare, MenAboutToLeave) {
  compare_drawn(77, GetParam(), [](Random& random, int i) { return home_position(random, i % 2 == 0); });
}

TEST_P(HomeCompare, TheLastManComesHome) {
  compare_drawn(78, GetParam(), [](Random& random, int) { return last_comes_home(random); });
}

TEST_P(HomeCompare, TheLastManFillsTheRetourWhicheverDieIsNamedFirst) {
  Position p;
  for (const auto& [f, n] : {std::pair{15, 1}, {19, 2}, {20, 2}, {21, 2}, {22, 1}, {23, 2}, {24, 5}})
    p.own.set(f, n);
  p.other.set(1, 13);
  p.other.set(17, 2);
  for (const Roll r : {Roll{5, 2}, Roll{2, 5}}) {
    EXPECT_EQ(differences(p, r, GetParam()), "");
    Turn turn;
    judge(p, r, GetParam(), Context{}, turn);
    EXPECT_EQ(turn.events.points_roller(), 4)
        << "from 15 over 20, a man of the roller, since the opponent holds 17";
  }
}

INSTANTIATE_TEST_SUITE_P(Options, HomeCompare,
                         testing::Values(with(BearingOff::Parisian, true),
                                         with(BearingOff::Provincial, false),
                                         with(BearingOff::Backgammon, false)));

}  // namespace twin_compare_test
