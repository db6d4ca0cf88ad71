// English sentences of lower rooms are recognised, with any variable parts, and translated.
#include "words/messages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "long_language.h"
#include "words/languages/languages.h"
#include "words/names.h"

namespace trictrac {
namespace messages_test {

using namespace words;

const Speaker kEnglish(*find_language("en")), kFrench(*find_language("fr")), kLong(test::long_language());

// A pattern with something at each of its places, as a room below or a person would have it.
std::string filled(std::string_view pattern, const Speaker& speaker) {
  const auto side = [&](words::Sentence<> NameWords::* name) { return speaker(name); };
  const std::vector<Filling> values{{"given", "17/4 3"}, {"due", "W 42"},
                                    {"more", "8"},       {"what", "x y"},
                                    {"rule", "R4"},      {"side", side(&NameWords::white)},
                                    {"n", "3", 3},       {"other", side(&NameWords::black)},
                                    {"m", "12", 12}};
  return said(pattern, speaker.language().grammar, values);
}

TEST(Messages, AreToldApartWhateverStandsInThem) {
  for (const auto& [pattern, said] : kLong.of<MessageWords>().rows) {
    const std::string english = filled(pattern, kEnglish);
    EXPECT_EQ(translated(english, kEnglish), english);
    EXPECT_EQ(translated(english, kLong), filled(said.pattern(), kLong)) << english;
  }
}

TEST(Messages, AreTheSameInEveryLanguage) {
  for (const Language* language : languages().subspan(1)) {
    const auto rows = Speaker(*language).of<MessageWords>().rows;
    EXPECT_TRUE(std::ranges::equal(rows, kFrench.of<MessageWords>().rows, {}, &MessageRow::english,
                                   &MessageRow::english))
        << language->code;
  }
}

TEST(Messages, AreSaidInFrenchWithWhatStandsInThem) {
  EXPECT_EQ(translated("White has 3 points: they are even, from 0 to 10", kFrench),
            "les Blancs ont 3 points : les points sont pairs, de 0 à 10");
  EXPECT_EQ(translated("White has 1 points: they are even, from 0 to 10", kFrench),
            "les Blancs ont 1 point : les points sont pairs, de 0 à 10");
  EXPECT_EQ(translated("Start: found \"q\" where the player to act, w or b, should stand", kFrench),
            "Start : « q » au lieu du joueur qui doit agir, w ou b");
  EXPECT_EQ(
      translated("1/4 1/5 breaks M2: a man may not stop where your opponent has a man, even one", kFrench),
      "1/4 1/5 n’est pas permis (M2) : une dame ne s’arrête pas où l’adversaire en a une, même seule");
  EXPECT_EQ(translated("no man stands on 7", kFrench), "il n’y a pas de dame sur 7");
}

TEST(Messages, LeaveWhatPeopleWroteAsItIs) {
  EXPECT_EQ(translated("\"White\" is not understood here", kFrench), "« White » n’a pas de sens ici");
  for (const char* text : {"", "Anne", "no man stands on the table", "{n}", "R4", "White"})
    EXPECT_EQ(translated(text, kFrench), text);
}

}  // namespace messages_test
}  // namespace trictrac
