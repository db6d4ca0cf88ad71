// Random matches of combiné: what must hold of any.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "board.h"

namespace combine_random_test {

using namespace trictrac;
using namespace trictrac::test;

using Random = std::mt19937;
int below(Random& r, int n) { return static_cast<int>(r() % static_cast<unsigned>(n)); }

CombineEvent random_event(const Combine& c, Random& r) {
  if (c.may_go && below(r, 3) == 0) return goes(*c.may_go);
  if (c.may_go && !c.suspension && below(r, 4) == 0)
    return suspends(*c.may_go, below(r, 2) == 0 ? CombineGame::Ecrire : CombineGame::Honours);
  return HolesWon{kSides[below(r, 2)], 1 + below(r, 4), below(r, 4) != 0};
}

void expect_pieces(const Combine& c) {
  const Pieces now = pieces(c);
  int neckties = 0;
  for (Side s : kSides) {
    std::map<Metal, int> of;
    std::set<int> places;
    for (const Peg& p : now.pegs[s]) {
      EXPECT_EQ(++of[p.metal], 1);  // one of each metal
      EXPECT_TRUE(places.insert(p.hole).second);
      EXPECT_TRUE(p.hole >= 0 && p.hole <= kHolesPerTour);
      neckties += p.cravate;
    }
    EXPECT_TRUE(c.suspension || !of[Metal::Black]);
  }
  EXPECT_LE(neckties, 5);  // S3: this many are kept ready
}

void expect_sound(const Combine& before, const Combine& now) {
  EXPECT_EQ(now.poule.fiches.white + now.poule.fiches.black + basket(now.poule), 0);
  EXPECT_LT(now.honours.holes.white, kHolesPerTour);
  EXPECT_LT(now.honours.holes.black, kHolesPerTour);
  EXPECT_FALSE(now.honours.result);
  EXPECT_TRUE(in_play(before, CombineGame::Honours) || now.honours == before.honours);
  EXPECT_TRUE(in_play(before, CombineGame::Ecrire) || now.ecrire == before.ecrire);
  EXPECT_GE(now.won.size(), before.won.size());
  expect_pieces(now);
}

void play(Company company, int marques, Random& r) {
  const Combine start =
      begin_combine({.company = company, .rounds = marques, .ecrire = preset("ecrire-1780")}, kA);
  Combine c = start;
  std::vector<CombineEvent> events;
  while (!over(c)) {
    const CombineEvent e = random_event(c, r);
    ASSERT_FALSE(refused(c, e));
    const Combine before = c;
    c = after(std::move(c), e);
    events.push_back(e);
    expect_sound(before, c);
  }
  EXPECT_EQ(static_cast<int>(c.ecrire.sheet.marques.size()), marques);
  EXPECT_EQ(basket(c.poule), 0);
  EXPECT_EQ(c.poule.fiches.white + c.poule.fiches.black, 0);
  Combine again = start;
  for (const CombineEvent& e : events) again = after(std::move(again), e);
  EXPECT_EQ(again, c);
}

TEST(RandomCombine, EveryCompany) {
  Random r(20261121);
  for (Company company : {Company::Alone, Company::Chouette, Company::TwoAgainstTwo})
    for (int n = 0; n < 60; ++n) play(company, 12, r);
}

// Without a suspension the marqués are those of the partie à écrire alone.
TEST(RandomCombine, TheMarquesAreThoseOfEcrire) {
  Random r(7);
  for (int n = 0; n < 40; ++n) {
    Combine c = begun(8);
    Partie p = c.ecrire;
    while (!over(c)) {
      CombineEvent e = random_event(c, r);
      if (std::holds_alternative<Suspended>(e)) e = goes(std::get<Suspended>(e).side);
      c = after(std::move(c), e);
      if (const auto* won = std::get_if<HolesWon>(&e)) p = after(std::move(p), *won);
      if (const auto* went = std::get_if<Went>(&e)) p = after(std::move(p), *went);
      EXPECT_EQ(c.ecrire, p);
    }
  }
}

}  // namespace combine_random_test
