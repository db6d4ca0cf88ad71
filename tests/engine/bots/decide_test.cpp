// The decisions of the net where the answer is plain, under every format.
#include <gtest/gtest.h>

#include <initializer_list>
#include <numeric>
#include <set>

#include "engine/bots/bot.h"
#include "engine/net/weights.h"
#include "engine/search/searcher.h"
#include "game/match/format.h"

namespace decide_test {

using namespace trictrac;

const GameEvent kHold = Hold{}, kGo = Go{};

Men men(std::initializer_list<std::pair<Fleche, int>> on) {
  Men m;
  for (const auto& [fleche, n] : on) m.set(fleche, n);
  return m;
}
// A grand jan with three men to spare; men hardly begun; men spread thin; seen by their owner.
Men strong() { return men({{2, 1}, {3, 1}, {4, 1}, {7, 2}, {8, 2}, {9, 2}, {10, 2}, {11, 2}, {12, 2}}); }
Men begun() { return men({{1, 11}, {3, 2}, {5, 2}}); }
Men thin() { return men({{1, 8}, {4, 1}, {6, 1}, {8, 1}, {9, 1}, {10, 1}, {11, 2}}); }

Position position(const Men& own, const Men& others) { return {own, seen_from_facing(others)}; }
Position winning() { return position(strong(), begun()); }
Position losing() { return position(thin(), strong()); }

MatchLedger begun_as(std::string_view format, int players = 2) {
  MatchOptions o = find_format(format)->options;
  o.players = players;
  std::vector<int> order(players);
  std::iota(order.begin(), order.end(), 0);
  return begin_account(o, Worth::SimpleDouble, order, Side::White);
}

// The holes in the order taken, each by its winner's own dice. The last is White's, who is asked.
MatchLedger with(MatchLedger a, std::initializer_list<std::pair<Side, int>> holes) {
  for (const auto& [side, n] : holes) a = after(std::move(a), HolesWon{side, n, true});
  return a;
}
constexpr Side W = Side::White, B = Side::Black;

// White has thrown 3 and 1 and made a hole; nothing is over.
State asked(const MatchLedger& a, const Position& p) {
  State s;
  s.options.goal = Goal::None;
  s.board = p;
  s.stage = Stage::Decide;
  s.roll = {3, 1};
  s.rolls_in_releve = {8, 8};
  s.first_roll_done = true;
  s.marks.holes = holes_of(a);
  return s;
}

// The ways to answer, best first, seen by White.
std::vector<Choice> answers(const MatchLedger& a, const Position& p) {
  RoundSearch search(net::built_in(), built_in, a, W);
  return search.searcher().ranked(search.thrown(Tour(asked(a, p)), a), Depth{.plies = 1});
}

std::string name_of(const GameEvent& action) {
  if (const auto* s = std::get_if<Suspend>(&action))
    return s->game == CombineGame::Ecrire ? "suspend à écrire" : "suspend honours";
  return action == kGo ? "go" : "hold";
}

GameEvent action_of(const Choice& c) {
  switch (c.kind) {
    case Choice::Kind::Go: return kGo;
    case Choice::Kind::Suspend: return Suspend{c.game};
    default: return kHold;
  }
}

// The decision of White, with the equities of the best of each kind.
struct Decision {
  GameEvent best;
  std::string equities;

  testing::AssertionResult is(const GameEvent& wanted) const {
    return (best == wanted ? testing::AssertionSuccess() : testing::AssertionFailure()) << equities;
  }
};

Decision decision(const MatchLedger& a, const Position& p) {
  const auto all = answers(a, p);
  Decision d{action_of(all.front()), {}};
  std::set<std::string> named;
  for (const Choice& c : all)
    if (const std::string name = name_of(action_of(c)); named.insert(name).second)
      d.equities += name + " " + std::to_string(in_units(c.equity).count()) + "  ";
  return d;
}

TEST(Ecrire, AheadAndBadlyPlacedHeGoesAndWins) {
  for (const auto format : {"ecrire-lalanne", "ecrire-lois", "ecrire-1780"})
    EXPECT_TRUE(decision(with(begun_as(format), {{B, 1}, {W, 7}}), losing()).is(kGo)) << format;
}

TEST(Ecrire, BehindAndWellPlacedHeDoesNotConcede) {
  EXPECT_TRUE(decision(with(begun_as("ecrire-lois"), {{B, 6}, {W, 5}}), winning()).is(kHold));
  EXPECT_TRUE(decision(with(begun_as("ecrire-1780"), {{B, 6}, {W, 4}}), winning()).is(kHold));
}

TEST(Ecrire, FarBehindAndBadlyPlacedHeConcedes) {
  EXPECT_TRUE(decision(with(begun_as("ecrire-lois"), {{B, 9}, {W, 1}}), losing()).is(kGo));
}

TEST(Ecrire, LeadingARunWellPlacedHeHoldsForMore) {
  EXPECT_TRUE(decision(with(begun_as("ecrire-lois"), {{B, 1}, {W, 9}}), winning()).is(kHold));
}

TEST(Tours, AtElevenWellPlacedHeHolds) {
  EXPECT_TRUE(decision(with(begun_as("tour"), {{B, 8}, {W, 11}}), winning()).is(kHold));
  EXPECT_TRUE(decision(with(begun_as("tour"), {{B, 3}, {W, 5}}), losing()).is(kGo));
}

TEST(Drained, AheadWithSixWhenTheBoardTurnsHeGoes) {
  EXPECT_TRUE(decision(with(begun_as("poule-plumer"), {{B, 2}, {W, 7}}), losing()).is(kGo));
  EXPECT_TRUE(decision(with(begun_as("poule-plumer"), {{B, 2}, {W, 7}}), winning()).is(kHold));
}

TEST(Filled, AShortTour) {
  EXPECT_TRUE(decision(with(begun_as("poule-guiton", 3), {{B, 3}, {W, 5}}), winning()).is(kHold));
  EXPECT_TRUE(decision(with(begun_as("poule-guiton", 3), {{B, 3}, {W, 4}}), losing()).is(kGo));
}

// Both accounts, the marqué and the honours, as they stand before White's hole.
MatchLedger combine(PerSide<int> marque, PerSide<int> honours) {
  MatchLedger a = with(begun_as("combine"), {{W, 1}, {B, 1}, {W, 1}});  // no run is whole
  auto& c = std::get<Combine>(a.of);
  c.ecrire.marque.holes = marque;
  c.honours.holes = honours;
  c.honours.broken = c.ecrire.marque.broken = {true, true};
  return after(std::move(a), HolesWon{W, 1, true});
}

// The marqué is just won, the board good, and a hole or two are wanting to the honours: the bot has the one
// paid and holds on for the second.
TEST(Combine, WithTheMarqueWonAndTheHonoursNearHeSuspendsTheMarque) {
  EXPECT_TRUE(
      decision(combine({5, 5}, {10, 8}), position(strong(), strong())).is(Suspend{CombineGame::Ecrire}));
}

// The bot may not go without conceding the marqué, and the opponent lacks one hole to the honours: whatever
// it keeps back, it does not go.
TEST(Combine, WithTheMarqueToSaveAndTheHonoursInDangerHeDoesNotGo) {
  const Decision decided = decision(combine({5, 7}, {4, 11}), position(strong(), strong()));
  EXPECT_FALSE(decided.is(kGo));
  EXPECT_FALSE(decided.is(Suspend{CombineGame::Ecrire}));
}

TEST(Combine, BadlyPlacedHeGoesForBoth) {
  EXPECT_TRUE(decision(with(begun_as("combine"), {{B, 1}, {W, 7}}), losing()).is(kGo));
}

TEST(Master, SameQuestionSameAnswer) {
  const MatchLedger a = with(begun_as("tour"), {{B, 3}, {W, 4}});
  const auto once = answers(a, position(strong(), thin())), again = answers(a, position(strong(), thin()));
  EXPECT_EQ(once.front().equity, again.front().equity);
  EXPECT_EQ(once.front().play, again.front().play);
}

}  // namespace decide_test
