// What is said where players mark for themselves, as a line of a record and back.
#include "text/hand_text.h"

#include <gtest/gtest.h>

#include "text/words.h"

namespace {

using namespace trictrac;
using referee::Action;
using referee::Kind;
using referee::Part;

Action read_again(const Action& action) {
  Words words = words_of(said_text(action));
  words.erase(words.begin());
  const auto read = parse_said(kind_of(action), words);
  EXPECT_TRUE(read) << said_text(action) << ": " << read.error();
  return read.value_or(action);
}

TEST(HandText, AnswersNameThePartTheyAreFor) {
  for (const Action& a :
       {Action{referee::Whole{}}, Action{referee::Whole{Part::Gained}}, Action{referee::FalseSchool{{}, {}}},
        Action{referee::FalseSchool{4, Part::Received}}, Action{referee::FalseSchool{{}, Part::Gained}},
        Action{referee::Augment{Part::Received}}})
    EXPECT_EQ(read_again(a), a) << said_text(a);
}

TEST(HandText, AMarkNamesItsSigns) {
  referee::Mark mark{4, 1, false, true};
  mark.etendard = false;
  mark.cravate = true;
  EXPECT_EQ(said_text(mark), "mark 4 1h no-jeton pavillon no-etendard cravate");
  for (const Action& a : {Action{mark}, Action{referee::Mark{2, {}, {}, {}}}, Action{referee::Invite{}}})
    EXPECT_EQ(read_again(a), a) << said_text(a);
  const Words wrong{"4", "no-flag"};
  EXPECT_FALSE(parse_said(Kind::Mark, wrong));
}

TEST(HandText, AReasonNamesItsJans) {
  for (const Action& a :
       {Action{referee::Reason{}}, Action{referee::Reason{Part::Received, {}}},
        Action{referee::Reason{{}, std::vector<Jan>{}}},
        Action{referee::Reason{Part::Gained, std::vector<Jan>{Jan::HitTrueOuter, Jan::GrandJanKeep}}}})
    EXPECT_EQ(read_again(a), a) << said_text(a);
}

}  // namespace
