// The actions of players who mark for themselves, as a line of a record and back.
#include "text/hand_text.h"

#include <gtest/gtest.h>

#include "text/words.h"

namespace hand_text_test {

using namespace trictrac;

GameEvent read_again(const GameEvent& action) {
  Words words = words_of(said_text(action));
  words.erase(words.begin());
  const auto read = parse_said(kind_of(action), words);
  EXPECT_TRUE(read) << said_text(action) << ": " << read.error();
  return read.value_or(action);
}

TEST(HandText, AnswersNameThePartTheyAreFor) {
  for (const GameEvent& a :
       {GameEvent{DemandWhole{}}, GameEvent{DemandWhole{MarkPart::Gained}}, GameEvent{DisputeEcole{{}, {}}},
        GameEvent{DisputeEcole{4, MarkPart::Received}}, GameEvent{DisputeEcole{{}, MarkPart::Gained}},
        GameEvent{Augment{MarkPart::Received}}})
    EXPECT_EQ(read_again(a), a) << said_text(a);
}

TEST(HandText, AMarkNamesItsSigns) {
  Mark mark{4, 1, false, true};
  mark.etendard = false;
  mark.cravate = true;
  EXPECT_EQ(said_text(mark), "mark 4 1h no-jeton pavillon no-etendard cravate");
  for (const GameEvent& a : {GameEvent{mark}, GameEvent{Mark{2, {}, {}, {}}}, GameEvent{Invite{}}})
    EXPECT_EQ(read_again(a), a) << said_text(a);
  const Words wrong{"4", "no-flag"};
  EXPECT_FALSE(parse_said(EventKind::Mark, wrong));
}

TEST(HandText, AReasonNamesItsJans) {
  for (const GameEvent& a :
       {GameEvent{Justify{}}, GameEvent{Justify{MarkPart::Received, {}}},
        GameEvent{Justify{{}, std::vector<Jan>{}}},
        GameEvent{Justify{MarkPart::Gained, std::vector<Jan>{Jan::HitTrueOuter, Jan::GrandJanKeep}}}})
    EXPECT_EQ(read_again(a), a) << said_text(a);
}

}  // namespace hand_text_test
