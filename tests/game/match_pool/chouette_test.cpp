// The players, advisers and shares in the chouette and in two against two.
#include <gtest/gtest.h>

#include <vector>

#include "game/match/ecrire.h"
#include "treatises.h"

namespace chouette_test {

using namespace trictrac;
using namespace trictrac::test;

Partie begun(Company company, int marques, Side lead = kA) {
  Partie p = begin_partie(preset("ecrire-1780"), players_of(company), marques, lead);
  p.company = company;
  return p;
}

Partie win(Partie p, Side winner) { return after(after(std::move(p), own(winner, 6)), go(winner)); }

TEST(Chouette, PartnersTakeTurnsOfTwoMarques) {
  Partie p = begun(Company::Chouette, 12);
  std::vector<int> sat, led;
  PerSide<int> turns;
  while (!over(p)) {
    const Seating now = seated(p);
    EXPECT_EQ(now.at.white, 0);
    sat.push_back(now.at.black);
    led.push_back(now.at[now.lead]);
    p = win(std::move(p), sat.size() % 3 == 0 ? kA : kB);
  }
  EXPECT_EQ(sat, (std::vector{1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2}));  // each partner three turns
  EXPECT_EQ(led, (std::vector{0, 1, 0, 2, 0, 1, 0, 2, 0, 1, 0, 2}));  // the chouette in the odd marqués
  EXPECT_EQ(expected("guiton-ch8-chouette")["output"]["first"], "the chouette");
}

TEST(Chouette, ARefaitChangesNothing) {
  Partie p = win(begun(Company::Chouette, 4), kB);
  const Seating now = seated(p);
  p = after(after(after(std::move(p), own(kA, 6)), own(kB, 6)), go(kB));
  EXPECT_EQ(p.marque.refaits, 1);
  EXPECT_EQ(seated(p), now);
}

// S3: Alice 0 and Bob 1 against Charlie 2 and Daniel 3.
TEST(TwoAgainstTwo, TheOrderOfTheEnglishArticle) {
  Partie p = begun(Company::TwoAgainstTwo, 8);
  p = win(std::move(p), kB);  // Alice is marked by Charlie
  std::vector<PerSide<int>> met;
  while (!over(p)) {
    const Seating now = seated(p);
    met.push_back(now.at);
    EXPECT_EQ(now.lead, *now.about_to_leave);  // who stays throws first
    p = win(std::move(p), kA);
  }
  const std::vector<PerSide<int>> order{{0, 3}, {1, 3}, {1, 2}, {0, 2}, {0, 3}, {1, 3}, {1, 2}};
  EXPECT_EQ(met, order);  // and Charlie closes with Bob
}

TEST(Advice, AmongPartners) {
  const Seating chouette = seated(begun(Company::Chouette, 4));
  EXPECT_EQ(adviser(chouette, Company::Chouette, kA), std::nullopt);
  EXPECT_EQ(adviser(chouette, Company::Chouette, kB), 2);
  const Seating four = seated(begun(Company::TwoAgainstTwo, 4));
  EXPECT_EQ(adviser(four, Company::TwoAgainstTwo, kA), 1);
  EXPECT_EQ(adviser(four, Company::TwoAgainstTwo, kB), 3);
  const Seating two = seated(begun(Company::Alone, 2));
  EXPECT_EQ(adviser(two, Company::Alone, kB), std::nullopt);
}

TEST(Advice, OfTheIdlePlayer) {
  EXPECT_EQ(advised_by_idle({3, 1}), kA);
  EXPECT_EQ(advised_by_idle({0, 2}), kB);
  EXPECT_EQ(advised_by_idle({2, 2}), std::nullopt);
}

// The shares of each seat in an account that White won and Black lost.
TEST(Shares, PartnersShareAlike) {
  const auto shares = [](Company company, const PerSide<int>& last, int won_by_white) {
    std::vector<int> parts;
    for (int seat = 0; seat < seats_of(company); ++seat) {
      const int amount = account_of(company, seat) == Side::White ? won_by_white : -won_by_white;
      parts.push_back(share_of(company, last, seat, amount));
    }
    return parts;
  };
  EXPECT_EQ(shares(Company::Alone, {0, 1}, 7), (std::vector{7, -7}));
  EXPECT_EQ(shares(Company::Chouette, {0, 2}, 40), (std::vector{40, -20, -20}));
  EXPECT_EQ(shares(Company::Chouette, {0, 2}, -41), (std::vector{-41, 20, 21}));
  EXPECT_EQ(shares(Company::Chouette, {0, 2}, 41), (std::vector{41, -20, -21}));
  EXPECT_EQ(shares(Company::TwoAgainstTwo, {0, 2}, 41), (std::vector{21, 20, -21, -20}));
}

TEST(Shares, WhoSitsWhere) {
  for (Company c : {Company::Alone, Company::Chouette, Company::TwoAgainstTwo}) {
    const Seating now = seated(begun(c, 4));
    for (Side s : kSides) EXPECT_EQ(account_of(c, now.at[s]), s);
  }
}

}  // namespace chouette_test
