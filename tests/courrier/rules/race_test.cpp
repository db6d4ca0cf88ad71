// The race of both sides, counted by the men of every position.
#include "courrier/rules/race.h"

#include "board.h"
#include "courrier/text/position_text.h"

namespace trictrac::courrier {
namespace race_test {

// Returns the flèches that a side's men still have to travel, by a position's text.
int left_in_text(const State& state, Side side) {
  const std::string text = print_position(state).substr(3, 24);
  const char first = side == Side::White ? 'A' : 'a';
  int left = 0;
  for (int i = 0; i < 24; ++i) {
    const char c = text[static_cast<std::size_t>(i)];
    if (c < first || c > first + 14) continue;
    const int on_path = side == Side::White ? i + 1 : (i + 12) % 24 + 1;
    left += (c - first + 1) * (25 - on_path);
  }
  return left;
}

TEST(CourrierRace, FollowsEveryRollOfMatchesAtRandom) {
  Random random(5);
  for (int i = 0; i < 20; ++i) {
    const Terms terms{1 + i % 3};
    std::vector<LoggedEvent> events;
    std::vector<PerSide<int>> before;
    std::vector<Win> wins;
    random_match(random, terms, [&](const Match& match, const LoggedEvent& logged, const Effects& effects) {
      events.push_back(logged);
      if (std::holds_alternative<RollDice>(logged.event)) {
        before.push_back(
            {left_in_text(match.state(), Side::White), left_in_text(match.state(), Side::Black)});
      }
      if (effects.won) wins.push_back(*effects.won);
    });
    State start;
    start.terms = terms;
    const std::vector<RolledRace> race = race_of(start, events);
    ASSERT_EQ(race.size(), before.size());
    std::vector<Win> found;
    for (std::size_t n = 0; n < race.size(); ++n) {
      const RolledRace& roll = race[n];
      EXPECT_EQ(roll.before.white, before[n].white) << n;
      EXPECT_EQ(roll.before.black, before[n].black) << n;
      if (roll.won) found.push_back(*roll.won);
      if (roll.won) {
        EXPECT_EQ(roll.after[roll.won->winner], 0);
      } else {
        EXPECT_EQ(roll.after[roll.side], before[n + 1][roll.side]) << n;
      }
    }
    EXPECT_EQ(found, wins);
    EXPECT_EQ(race.back().game + 1, static_cast<int>(wins.size()));
  }
}

TEST(CourrierRace, BeginsWithTheRollThatAPositionHasInHand) {
  const auto state = parse_position("S4=N------a----n-----A-----:b:M:42:1-0:3");
  ASSERT_TRUE(state);
  const std::vector<RolledRace> race = race_of(*state, {});
  ASSERT_EQ(race.size(), 1u);
  EXPECT_EQ(race[0].side, Side::Black);
  EXPECT_EQ(race[0].before.white, 14 * 24 + 6);
  EXPECT_EQ(race[0].after.white, race[0].before.white);
}

TEST(CourrierRace, KeepsAResignationBeforeTheFirstRollOfAGameApart) {
  State start;
  start.terms.points = 9;
  const std::vector<LoggedEvent> events{{Side::White, TakeLead{Side::White}},
                                        {Side::White, RollDice{Roll{6, 5}}},
                                        {Side::Black, Resign{Side::Black}},
                                        {Side::White, Resign{Side::White}},
                                        {Side::White, RollDice{Roll{2, 1}}}};
  const std::vector<RolledRace> race = race_of(start, events);
  ASSERT_EQ(race.size(), 2u);
  EXPECT_EQ(race[0].won->winner, Side::White);
  EXPECT_EQ(race[0].after.white, 360);
  EXPECT_EQ(race[1].game, 2);
}

}  // namespace race_test
}  // namespace trictrac::courrier
