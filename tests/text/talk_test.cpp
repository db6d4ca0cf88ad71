// What people say in words of their own: what can be shown, and what cannot.
#include "text/talk.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace talk_test {

TEST(Talk, WordsOfAllScriptsAndEmojiAreTaken) {
  for (const char* text : {"Bien joué !", "a <b>tag</b> & \"quotes\"", "https://example.org", "ну и ну",
                           "好棋", "کتاب\u200Cها", "❤\uFE0F", "👩\u200D🚀", "e\u0301"})
    EXPECT_EQ(talk_fault(text), std::nullopt) << text;
}

TEST(Talk, WhatHidesTurnsOrBreaksTheLineIsRefused) {
  for (const char* text : {"", " ", "\u200D", "\uFE0F", "a\nb", "a\tb", "a\x1b[31m", "\u202Eabc", "\u2066abc",
                           "a\u200Bb", "a\u0085b", "\xff", "\xed\xa0\x80", "\uE000", "\u0301"})
    EXPECT_NE(talk_fault(text), std::nullopt) << text;
}

TEST(Talk, ThreeHundredCharactersAreTheMost) {
  std::string text;
  for (std::size_t i = 0; i < kLongestTalk; ++i) text += "é";
  EXPECT_EQ(talk_fault(text), std::nullopt);
  EXPECT_NE(talk_fault(text + "e"), std::nullopt);
}

TEST(Talk, BlanksAroundItGo) {
  EXPECT_EQ(trimmed("  a b  "), "a b");
  EXPECT_EQ(trimmed("   "), "");
  EXPECT_EQ(trimmed(""), "");
}

}  // namespace talk_test
}  // namespace trictrac
