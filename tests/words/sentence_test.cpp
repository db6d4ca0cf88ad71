#include "words/sentence.h"

#include <gtest/gtest.h>

#include "long_language.h"
#include "words/languages/languages.h"

namespace trictrac {
namespace sentence_test {

using namespace words;

using Who = Text<"who">;
using Men = Count<"men">;
using Holes = Figure<"holes">;

const Grammar &kEnglish = find_language("en")->grammar, &kFrench = find_language("fr")->grammar;

TEST(Sentence, HasItsValuesWhereTheLanguageWantsThem) {
  constexpr Sentence<Who, Men> kMarks = "{who}: {men} {men|man|men}", kTurned = "{men|one man|# men} – {who}";
  EXPECT_EQ(kMarks.in(kEnglish, Who("Anne"), Men(1)), "Anne: 1 man");
  EXPECT_EQ(kMarks.in(kEnglish, Who("Anne"), Men(0)), "Anne: 0 men");
  EXPECT_EQ(kTurned.in(kEnglish, Who("Anne"), Men(-1)), "one man – Anne");
  EXPECT_EQ(kTurned.in(kEnglish, Who("Anne"), Men(12)), "12 men – Anne");
}

TEST(Sentence, TakesNoValueForAPattern) {
  constexpr Sentence<Who, Men> kMarks = "{who} {men|man|men} {who}";
  EXPECT_EQ(kMarks.in(kEnglish, Who("{men|a|b}"), Men(1)), "{men|a|b} man {men|a|b}");
  EXPECT_EQ(kMarks.in(kEnglish, Who(""), Men(2)), " men ");
}

TEST(Sentence, CountsAsItsLanguageDoes) {
  constexpr Sentence<Holes> kEnglishHoles = "{holes} {holes|hole|holes}",
                            kFrenchHoles = "{holes} {holes|trou|trous}";
  const auto english = [&](double n, const char* printed) {
    return kEnglishHoles.in(kEnglish, Holes(n, printed));
  };
  const auto french = [&](double n, const char* printed) {
    return kFrenchHoles.in(kFrench, Holes(n, printed));
  };
  EXPECT_EQ(english(0, "0"), "0 holes");
  EXPECT_EQ(english(1, "1"), "1 hole");
  EXPECT_EQ(english(1.5, "+1.5"), "+1.5 holes");
  EXPECT_EQ(french(0, "0"), "0 trou");
  EXPECT_EQ(french(-1.5, "-1.5"), "-1,5 trou");
  EXPECT_EQ(french(2, "2.00"), "2,00 trous");
  const Grammar& made_up = test::long_language().grammar;
  const std::string pattern = test::lengthened(kEnglishHoles.pattern());
  const auto said_of = [&](double n) { return said(pattern, made_up, std::array{Filling{"holes", "n", n}}); };
  EXPECT_EQ(said_of(1), "n ħøøĺéé¹");
  EXPECT_EQ(said_of(3), "n ħøøĺééš²");
  EXPECT_EQ(said_of(5), "n ħøøĺééš³");
}

}  // namespace sentence_test
}  // namespace trictrac
