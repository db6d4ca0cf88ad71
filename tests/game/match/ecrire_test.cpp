// A whole partie: who sits and throws first, refaits, the number of marqués.
#include "game/match/ecrire.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "sheets.h"

namespace ecrire_test {

using namespace trictrac;
using namespace trictrac::test;

// A marqué of six holes to nothing.
Partie win(Partie p, Side winner) { return after(after(std::move(p), own(winner, 6)), go(winner)); }

TEST(Ecrire, NumberOfMarques) {
  const auto lalanne = preset("ecrire-lalanne"), lois = preset("ecrire-lois"), old = preset("ecrire-1780");
  for (const EcrireOptions& o : {lalanne, lois, old}) {
    EXPECT_TRUE(legal_count(o, 2, 8));
    EXPECT_FALSE(legal_count(o, 2, 7));
    EXPECT_FALSE(legal_count(o, 2, 0));
    EXPECT_FALSE(legal_count(o, 5, 10));
  }
  EXPECT_FALSE(legal_count(lalanne, 3, 9));  // S0 knows two players only
  EXPECT_TRUE(legal_count(lois, 3, 9));
  EXPECT_FALSE(legal_count(old, 3, 8));
  EXPECT_TRUE(legal_count(old, 4, 10));
  EXPECT_FALSE(legal_count(lois, 4, 10));
}

TEST(Ecrire, TheWinnerThrowsFirstInLalanne) {  // S0 §11
  Partie p = begin_partie(preset("ecrire-lalanne"), 2, 4, kA);
  p = win(p, kB);
  EXPECT_EQ(p.seating.lead, kB);
  p = win(p, kB);
  EXPECT_EQ(p.seating.lead, kB);
}

TEST(Ecrire, TheFirstThrowAlternatesElsewhere) {  // S1 V, S3
  for (const char* rules : {"ecrire-lois", "ecrire-1780"}) {
    Partie p = begin_partie(preset(rules), 2, 4, kA);
    for (Side lead : {kB, kA, kB}) {
      p = win(p, kA);
      EXPECT_EQ(p.seating.lead, lead);
    }
  }
}

TEST(Ecrire, ARefaitIsPlayedAgainByTheSameTwo) {
  for (const FormatPreset& preset : ecrire_presets()) {
    Partie p = begin_partie(preset.options.ecrire, 2, 2, kB);
    p = after(after(after(p, own(kA, 6)), own(kB, 6)), go(kB));
    EXPECT_TRUE(p.sheet.marques.empty());
    EXPECT_EQ(p.seating, first_seating(2, kB));
    EXPECT_EQ(p.marque.refaits, 1);
    p = win(p, kA);
    EXPECT_EQ(p.sheet.marques.front().refaits, 1);
    EXPECT_EQ(p.sheet.marques.front().result.consolation, 4 * p.sheet.marques.front().result.rate);
    EXPECT_EQ(p.marque.refaits, 0);
    EXPECT_FALSE(over(p));
    EXPECT_TRUE(over(win(p, kA)));
  }
}

// Returns the pairs of players, as "ab" for seats a (White) and b.
std::vector<std::string> meetings(Partie p, Side first_winner) {
  std::vector<std::string> met;
  Side winner = first_winner;
  while (!over(p)) {
    std::string pair{static_cast<char>('a' + p.seating.at.white),
                     static_cast<char>('a' + p.seating.at.black)};
    std::ranges::sort(pair);
    met.push_back(pair);
    p = win(std::move(p), winner);
    winner = other(winner);
  }
  return met;
}

TEST(Ecrire, RotationOfThree) {  // S1 XIX, S3: who was marked first stays, then two running each
  const Partie p = begin_partie(preset("ecrire-1780"), 3, 9, kA);
  EXPECT_EQ(meetings(p, kA),
            (std::vector<std::string>{"ab", "bc", "ac", "ab", "bc", "ac", "ab", "bc", "ac"}));
  EXPECT_EQ(meetings(p, kB),
            (std::vector<std::string>{"ab", "ac", "bc", "ab", "ac", "bc", "ab", "ac", "bc"}));
}

TEST(Ecrire, RotationOfFour) {  // S3: A with C, A with D, D with B, B with C, C with A …
  const Partie p = begin_partie(preset("ecrire-1780"), 4, 8, kA);
  EXPECT_EQ(meetings(p, kB), (std::vector<std::string>{"ac", "ad", "bd", "bc", "ac", "ad", "bd", "bc"}));
  EXPECT_EQ(p.sheet.accounts, 2);
}

TEST(Ecrire, WhoStaysThrowsFirstAmongThree) {  // S1 V, XIX
  Partie p = begin_partie(preset("ecrire-lois"), 3, 3, kA);
  p = win(p, kA);
  EXPECT_EQ(p.seating.at, (PerSide<int>{2, 1}));
  EXPECT_EQ(p.seating.lead, kB);
  p = win(p, kB);  // the winner has played two
  EXPECT_EQ(p.seating.at, (PerSide<int>{2, 0}));
  EXPECT_EQ(p.seating.lead, kA);
}

TEST(Ecrire, TheIdlePlayerIsPaidTheConsolation) {  // S1 XIX, S3: in all its proportions
  Partie p = begin_partie(preset("ecrire-lois"), 3, 3, kA);
  p = after(after(p, own(kB, 12)), go(kB));
  const WrittenMarque& m = p.sheet.marques.front();
  EXPECT_EQ(m.winner, 1);
  EXPECT_EQ(m.loser, 0);
  EXPECT_EQ(m.idle, 2);
  EXPECT_EQ(won_of(p.sheet), (Amounts{-56 - 8, 56, 8}));
}

TEST(Ecrire, ANotedEndIsWorthThePlayedOne) {
  const Partie start = begin_partie(preset("ecrire-1780"), 2, 2, kA);
  Partie played = after(after(start, own(kB, 5)), own(kA, 7));
  played = after(played, go(kA));
  const Partie noted = after(start, RoundEnd{{7, 5}, true, false});
  EXPECT_EQ(noted, played);
  EXPECT_EQ(after(start, RoundEnd{{6, 6}}).marque.refaits, 1);
}

}  // namespace ecrire_test
