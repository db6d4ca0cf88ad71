#include "text/foreign_text.h"

#include <gtest/gtest.h>

#include "text/trid.h"

namespace foreign_text_test {

using namespace trictrac;

TEST(Letters, ComeBack) {
  const auto s = parse_trid("TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:0-0:0-0:-:-:0.0");
  ASSERT_TRUE(s);
  const std::string text = print_letters(*s);
  EXPECT_EQ(text, "aW4-dW1-fW2-gW2-hW2-iW1-lW3-mB2-nB1-oB1-rB2-tB2-vB1-yB6");
  const auto again = parse_letters(text);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->board, s->board);
}

TEST(Letters, WhatIsWrongIsNamed) {
  for (const char* text : {"wW3", "aX3", "aW", "aW16", "aWx", "a-b"}) {
    const auto s = parse_letters(text);
    ASSERT_FALSE(s) << text;
    EXPECT_EQ(s.error().front().code, "letters") << text;
  }
  EXPECT_EQ(parse_letters("aW15-bW1").error().front().code, "men_count");
  EXPECT_EQ(parse_letters("aW14-lW1-yB15").error().front().code, "coin_alone");
}

TEST(Xgid, GivesMenAndTurn) {
  const auto s = parse_xgid("XGID=-D--A-BBBA--Cbaa--b-b-a-f-:0:0:-1:42:0:0:0:0:10");
  ASSERT_TRUE(s) << s.error().front().message;
  EXPECT_EQ(s->to_act, Side::Black);
  EXPECT_EQ(print_trid(*s), "TRID=D--A-BBBA--Cbaa--b-b-a-f:b:R:-:0-0:0-0:-:-:0.0");
}

TEST(Xgid, WhatIsWrongIsNamed) {
  for (const char* text :
       {"XGID=", "XGID=aD--A-BBBA--Cbaa--b-b-a-f-:0", "XGID=-D--A-BBBA--Cbaa--b-b-a-z-:0"}) {
    const auto s = parse_xgid(text);
    ASSERT_FALSE(s) << text;
    EXPECT_EQ(s.error().front().code, "xgid");
  }
}

}  // namespace foreign_text_test
