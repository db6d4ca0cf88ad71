// Names and words of people: those that can be shown, and those that cannot.
#include "text/shown.h"

#include <gtest/gtest.h>

#include "base/utf8.h"
#include "text/words.h"

namespace trictrac {
namespace shown_test {

std::string repeated(std::string_view what, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += what;
  return text;
}

TEST(Name, PeopleOfAllScriptsMaySit) {
  for (const char* name :
       {"", "Cloris", "l’abbé Soumille", "Éléonore", "E\u0301le\u0301onore", "Дамон", "Δάμων", "دامون",
        "דמון", "ダモン", "克洛丽丝", "다몬", "क्लोरिस", "7", "🎲", "X Æ A-12", "Cloris\u00A0II"}) {
    EXPECT_EQ(name_fault(name), std::nullopt) << name;
    EXPECT_EQ(clean_name(name), name);
  }
}

struct Bad {
  const char* what;
  std::string name, cleaned;
};

TEST(Name, WhatCannotBeSeenOrTurnsTheTextIsRefusedAndTakenOut) {
  const Bad all[] = {
      {"a line break", "a\nb", "ab"},
      {"escape", "a\x1b[31mb", "a[31mb"},
      {"delete", "a\x7f", "a"},
      {"next line, of the second controls", "a\u0085b", "ab"},
      {"zero", std::string("a\0b", 3), "ab"},
      {"right-to-left override", "Clo\u202Eris", "Cloris"},
      {"isolates", "\u2066Cloris\u2069", "Cloris"},
      {"Arabic letter mark", "a\u061Cb", "ab"},
      {"left-to-right mark", "\u200ECloris", "Cloris"},
      {"zero-width space", "Clo\u200Bris", "Cloris"},
      {"zero-width joiner", "Clo\u200Dris", "Cloris"},
      {"word joiner", "Clo\u2060ris", "Cloris"},
      {"byte order mark", "\uFEFFCloris", "Cloris"},
      {"soft hyphen", "Clo\u00ADris", "Cloris"},
      {"variation selector", "Cloris\uFE0F", "Cloris"},
      {"variation selector of another plane", "Cloris\U000E0100", "Cloris"},
      {"tags", "Cloris\U000E0041\U000E007F", "Cloris"},
      {"line separator", "a\u2028b", "ab"},
      {"Hangul filler", "\u3164", ""},
      {"half-width Hangul filler", "\uFFA0", ""},
      {"combining grapheme joiner", "a\u034Fb", "ab"},
      {"private use", "a\uE000", "a"},
      {"object replacement", "a\uFFFC", "a"},
      {"a noncharacter", "a\U0001FFFF", "a"},
      {"musical control", "a\U0001D173", "a"},
      {"only blanks", " \u00A0\u3000", ""},
      {"only a mark", "\u0301", ""},
      {"a heap of marks", "Zo" + repeated("\u0301", 40) + "e", "Zo\u0301\u0301e"},
      {"a blank of Braille", "\u2800", ""},
      {"bytes that are no UTF-8", "a\xff\xc3", "a"},
      {"an overlong form", "a\xc0\xaf", "a"},
      {"half of a pair", "a\xed\xa0\x80", "a"},
  };
  for (const Bad& bad : all) {
    EXPECT_TRUE(name_fault(bad.name)) << bad.what;
    EXPECT_EQ(clean_name(bad.name), bad.cleaned) << bad.what;
    EXPECT_EQ(name_fault(clean_name(bad.name)), std::nullopt) << bad.what;
  }
}

TEST(Name, IsNeitherLongInCharactersNorInBytes) {
  EXPECT_FALSE(name_fault(std::string(64, 'x')));
  EXPECT_TRUE(name_fault(std::string(65, 'x')));
  EXPECT_EQ(clean_name(std::string(80, 'x')), std::string(64, 'x'));
  EXPECT_FALSE(name_fault(repeated("é", 64)));
  EXPECT_TRUE(name_fault(repeated("é", 65)));
  EXPECT_TRUE(name_fault(repeated("克", 43)));
  EXPECT_EQ(clean_name(repeated("克", 64)), repeated("克", 42)) << "cut between characters";
}

TEST(Name, AFaultSaysWhatIsRight) {
  EXPECT_EQ(name_fault(std::string(65, 'x')), "must have at most 64 characters");
  EXPECT_EQ(name_fault("\u202Ex"), "must have no control, invisible or direction-changing characters");
  EXPECT_EQ(name_fault("  "), "must have a visible letter");
}

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

TEST(Messages, OneThatQuotesSomethingLongIsCutBetweenCharacters) {
  EXPECT_EQ(visible_message("a\x1b"), "a\\u{1B}");
  std::string quoted = "\"";
  for (int i = 0; i < 100'000; ++i) quoted += "é";
  const std::string shown = visible_message(quoted + "\" is no file");
  EXPECT_LE(shown.size(), kLongestMessage);
  EXPECT_TRUE(is_utf8(shown));
  EXPECT_TRUE(shown.starts_with("\"éé") && shown.ends_with("éé\" is no file")) << shown;
  EXPECT_NE(shown.find("é … é"), shown.npos) << shown;
}

TEST(Talk, BlanksAroundItGo) {
  EXPECT_EQ(trim("  a b  ", " "), "a b");
  EXPECT_EQ(trim("   "), "");
  EXPECT_EQ(trim(""), "");
}

}  // namespace shown_test
}  // namespace trictrac
