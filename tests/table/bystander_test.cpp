// A bot that has something to say though a person is asked, or enters the dice: it is thought about like
// every answer of a bot, and never by the table itself.
#include <gtest/gtest.h>

#include "table/tables.h"
#include "text/trid.h"

namespace bystander_test {

using namespace trictrac;

Table by_hand_from(const char* trid, Seat white, Seat black) {
  TableConfig c = config_with(std::move(white), std::move(black), 5);
  const auto start = parse_trid(trid);
  EXPECT_TRUE(start);
  c.start = *start;
  c.start.options.marking = Marking::Hand;
  c.by_hand = true;
  auto table = Table::open(std::move(c));
  EXPECT_TRUE(table) << table.error().message;
  while (table->next() == Next::Own) EXPECT_TRUE(table->apply(table->own()));
  return std::move(*table);
}

void does(Table& table, Side side, const GameEvent& request) {
  const auto asked = table.resolve(table.lines() + 1, side, request);
  ASSERT_TRUE(asked) << asked.error().message;
  ASSERT_TRUE(table.apply(asked->event));
}

// White keeps its grand jan by 2-1 and does not mark it; Black's dice are entered for it.
TEST(Unasked, ABotSaysSchoolBeforeItsDiceAreEntered) {
  Table table =
      by_hand_from("TRID=C-----BBBBBBbbbbbb-----c:w:R:-:0-0:0-0:-:-:3.3", human("Anne"), bot("commis"));
  does(table, Side::White, RollDice{Roll{2, 1}});
  does(table, Side::White, PlayMen{{{1, 3}, {1, 2}}});
  ASSERT_EQ(table.next(), Next::Bot);
  EXPECT_EQ(table.awaited().size(), 1u) << "the dice may be entered meanwhile";
  const auto said = table.think().find();
  ASSERT_TRUE(said);
  EXPECT_EQ(*said, GameEvent(ClaimEcole{4, MarkPart::Gained}));
  ASSERT_TRUE(table.apply(LoggedEvent{Side::Black, *said}));
  ASSERT_EQ(table.next(), Next::Bot);
  EXPECT_FALSE(table.think().find());
  table.hear_nothing();
  EXPECT_EQ(table.next(), Next::Person) << "it is not asked again at the same line";
  does(table, Side::White, RollDice{Roll{6, 5}});
  EXPECT_EQ(table.next(), Next::Bot);
  EXPECT_TRUE(table.think().asked);
}

// Black wins by its twelfth hole; White disputes nothing and agrees.
TEST(Unasked, ABotThatHasWonIsHeardWhileTheLoserMayDispute) {
  Table table =
      by_hand_from("TRID=C-----BBBBBBbbbbbb-----c:b:R:-:0-10:0-11:-:-:3.3", human("Anne"), bot("commis"));
  ASSERT_EQ(table.next(), Next::Bot);
  ASSERT_FALSE(table.think().find());
  table.hear_nothing();
  does(table, Side::Black, RollDice{Roll{2, 1}});
  ASSERT_TRUE(table.apply(LoggedEvent{Side::Black, *table.think().find()})) << "it marks";
  ASSERT_EQ(table.state().stage, Stage::Over);
  ASSERT_EQ(table.next(), Next::Bot);
  EXPECT_EQ(table.awaited(), std::vector{0});
  EXPECT_FALSE(table.think().find());
  table.hear_nothing();
  EXPECT_EQ(table.next(), Next::Person);
  does(table, Side::White, Agree{});
  EXPECT_TRUE(table.ended());
}

// Both are the computer's: the loser agrees once the winner has been heard.
TEST(Unasked, TwoBotsEndATour) {
  TableConfig c = config_with(bot("geronte"), bot("geronte"), 5);
  c.start.options.marking = Marking::Hand;
  c.start.options.moves = Moves::Touch;
  EXPECT_TRUE(opened(std::move(c)).ended());
}

}  // namespace bystander_test
