// English sentences of lower rooms are recognised, with any variable parts, and translated.
#include "words/messages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "courrier/rules/refusal.h"
#include "game/match/format.h"
#include "game/referee/remedies.h"
#include "game/rules/law.h"
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
  const auto english_of = [](const Language& language) {
    std::set<std::string_view> all;
    for (const MessageRow& row : Speaker(language).of<MessageWords>().rows)
      EXPECT_TRUE(all.insert(row.english).second) << row.english;
    return all;
  };
  for (const Language* language : languages().subspan(1))
    EXPECT_EQ(english_of(*language), english_of(kFrench.language())) << language->code;
}

std::string remedy(referee::RemedyText text) {
  referee::Cure cure;
  cure.text = text;
  cure.named = {11, 7};
  return english_text(cure);
}

// In one language, as all have the same messages: the one that says everything in another way than English.
TEST(Messages, HaveEveryLawRemedyAndSource) {
  std::vector<std::string> all;
  for (const LawText& law : kLaws) all.emplace_back(law.english);
  for (const LawText& law : courrier::kLaws) all.emplace_back(law.english);
  for (std::size_t i = 0; i < referee::kRemedyTexts.kSize; ++i)
    all.push_back(remedy(static_cast<referee::RemedyText>(i)));
  for (const FormatPreset& format : kFormats) all.emplace_back(format.source);
  for (const std::string& english : all) EXPECT_NE(translated(english, kLong), english);
}

TEST(Messages, OfRemediesNameTheirFlechesInOrder) {
  EXPECT_EQ(translated(remedy(referee::RemedyText::PutOn), kFrench), "la dame de 11 est mise sur 7");
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
