// With right marks a game marked by hand is the assisted one; and so is one marked by the program.
#include <gtest/gtest.h>

#include "game/chance/random.h"
#include "game/referee/referee.h"

namespace assisted_test {

using namespace trictrac;
using referee::Referee;

RuleOptions options_of(Marking marking, Moves moves) {
  RuleOptions o;
  o.marking = marking;
  o.moves = moves;
  return o;
}

State starting(const RuleOptions& o) {
  State s;
  s.options = o;
  return s;
}

// Repeats at the referee the events of the tour, with every mark that is due.
class Alike {
 public:
  Alike(Marking marking, Moves moves, int seed)
      : random_(seed), referee_(starting(options_of(marking, moves))), by_hand_(marking == Marking::Hand) {}

  void play() {
    const Roll first = random_.simple_roll();
    tour_.act(TakeLead{Side::White, first});
    throw_dice(Side::White, first);
    while (tour_.state().stage != Stage::Over && !::testing::Test::HasFailure()) step();
  }

 private:
  void must(Side s, const GameEvent& a) {
    const auto done = referee_.act(s, a);
    ASSERT_TRUE(done) << done.error().rule << " " << done.error().what;
  }
  void mark(Side s, int points) {
    if (by_hand_ && points > 0) must(s, Mark{points, {}, {}, {}});
  }
  void throw_dice(Side s, Roll roll) {
    must(s, RollDice{roll});
    mark(s, tour_.turn().events.points_roller());
  }
  void step() {
    const Side s = tour_.state().to_act;
    switch (tour_.state().stage) {
      case Stage::Roll: {
        const Roll roll = random_.roll();
        tour_.act(RollDice{roll});
        throw_dice(s, roll);
        break;
      }
      case Stage::Decide: decide(s); break;
      default: move(s);
    }
    if (!::testing::Test::HasFailure()) compare();
  }
  void decide(Side s) {
    if (random_.below(2)) {
      tour_.act(Hold{});
      return must(s, Hold{});
    }
    tour_.act(Go{});
    must(s, Go{});
    if (by_hand_) must(other(s), Agree{});
  }
  void move(Side s) {
    const Play play = tour_.turn().plays[random_.below(tour_.turn().plays.size())];
    const int due = tour_.turn().events.points_other();
    tour_.act(PlayMen{play});
    must(s, PlayMen{play});
    mark(other(s), due);
  }
  void compare() {
    const State& a = tour_.state();
    const State& b = referee_.state();
    EXPECT_EQ(a.marks, b.marks);
    EXPECT_EQ(a.stage, b.stage);
    EXPECT_EQ(a.outcome, b.outcome);
    if (by_hand_ && a.stage == Stage::Over) return;  // the turn has passed when the opponent marks
    EXPECT_EQ(a.board, b.board);
    EXPECT_EQ(a.to_act, b.to_act);
    EXPECT_EQ(a.rolls_in_releve, b.rolls_in_releve);
    EXPECT_EQ(a.first_roll, b.first_roll);
  }

  Random random_;
  Tour tour_;
  Referee referee_;
  bool by_hand_;
};

TEST(Referee, WithRightMarksItIsTheAssistedGame) {
  for (int seed = 1; seed <= 40; ++seed)
    for (const Moves moves : {Moves::Refused, Moves::Touch})
      for (const Marking marking : {Marking::Engine, Marking::Hand}) {
        SCOPED_TRACE(seed);
        Alike(marking, moves, seed).play();
      }
}

}  // namespace assisted_test
