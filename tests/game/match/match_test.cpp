// Random matches of every format and company: what must hold at every step.
#include "game/match/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "game/match/format.h"
#include "game/match/match_ledger.h"
#include "lab/signature/random_action.h"
#include "matches.h"

namespace match_test {

using namespace trictrac;
using test::Agreed;

int sum(const std::vector<int>& amounts) { return std::accumulate(amounts.begin(), amounts.end(), 0); }

// Returns the stakes in the middle that have no owner yet.
int pot(const MatchLedger& a) {
  if (const auto* b = std::get_if<FilledBoard>(&a.of)) return b->board.purse.pot;
  if (const auto* b = std::get_if<DrainedBoard>(&a.of)) return b->board.purse.pot;
  return 0;
}

class Matches : public testing::TestWithParam<Agreed> {
 protected:
  MatchOptions options = GetParam().options;
};

void check_account(const MatchLedger& a) {
  const int players = a.options.players;
  const auto balance = balance_of(a);
  ASSERT_EQ(balance.size(), static_cast<std::size_t>(players));
  ASSERT_EQ(sum(balance) + 2 * pot(a), 0);
  const auto fiches = fiches_of(a);
  const auto* c = std::get_if<Combine>(&a.of);
  ASSERT_EQ(fiches.size(), c ? static_cast<std::size_t>(players) : 0);
  if (c) {
    ASSERT_EQ(sum(fiches) + basket(c->poule), 0);
  }
  const Seating now = seating_of(a);
  ASSERT_NE(now.at.white, now.at.black);
  for (const Side s : kSides) {
    ASSERT_GE(now.at[s], 0);
    ASSERT_LT(now.at[s], players);
  }
}

// After a going the goer throws (K4), unless a marqué begins or begins again, which is thrown for as its
// seating says (S3).
void check_first_throw(const Match& m) {
  const auto* c = std::get_if<Combine>(&m.account().of);
  if (!c || m.state().stage != Stage::Decide) return;
  const MatchLedger gone = after(m.account(), Went{m.state().to_act});
  const Side goer = m.state().to_act;
  if (over(gone)) return;
  const bool marque_goes_on = in_play(*c, CombineGame::Ecrire)
                                  ? if_goes(c->ecrire.marque, goer) == Going::Lift
                                  : !ended_marque(*c->suspension);
  ASSERT_EQ(first_throw_after(m.account(), gone, goer),
            marque_goes_on ? goer : after(*c, Went{goer}).seating.lead);
}

TEST_P(Matches, EndWithABalancedAccountThatReplays) {
  Random random(20);
  for (int i = 0; i < 12; ++i) {
    std::vector<GameEvent> actions;
    Match m(options);
    while (!m.over()) {
      check_first_throw(m);
      actions.push_back(random_action(m, random));
      const int round = round_of(m.account());
      const MatchLedger before = m.account();
      const auto effects = m.act(actions.back());
      ASSERT_TRUE(effects);
      ASSERT_EQ(effects->round_ended, round_of(m.account()) != round);
      ASSERT_TRUE(effects->account_changed || m.account() == before);
      ASSERT_TRUE(m.awaits() != Awaits::Tour || m.state().marks.holes == holes_of(m.account()));
      ASSERT_NO_FATAL_FAILURE(check_account(m.account()));
      ASSERT_LT(actions.size(), 400000u);
    }
    Match again(options);
    for (const GameEvent& a : actions) ASSERT_TRUE(again.act(a));
    ASSERT_EQ(again.account(), m.account());
    ASSERT_EQ(again.state(), m.state());
  }
}

TEST_P(Matches, AnybodyMayGiveUpAtAnyTime) {
  Random random(21);
  for (int i = 0; i < 20; ++i) {
    Match m(options);
    for (int n = 0; !m.over() && n < 10 + 40 * i; ++n) ASSERT_TRUE(m.act(random_action(m, random)));
    if (m.awaits() != Awaits::Tour) continue;
    const MatchLedger before = m.account();
    ASSERT_TRUE(m.act(Resign{Side::Black}));
    ASSERT_NO_FATAL_FAILURE(check_account(m.account()));
    if (options.format == Format::Tours) continue;
    EXPECT_TRUE(m.over());
    EXPECT_EQ(m.account().gave_up, player_at(before, Side::Black));
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, Matches, testing::ValuesIn(test::small_matches()),
                         [](const auto& p) { return p.param.name; });

TEST(Match, ARejectedLeadLeavesTheBoardAsItEnded) {
  MatchOptions two = find_format("tour")->options;
  two.rounds = 2;
  Random random(22);
  Match m(two);
  while (m.state().stage != Stage::Over) ASSERT_TRUE(m.act(random_action(m, random)));
  const State ended = m.state();
  EXPECT_FALSE(m.act(TakeLead{Side::White, Roll{3, 3}}));
  EXPECT_EQ(m.state(), ended);
  EXPECT_TRUE(m.act(TakeLead{Side::White, Roll{4, 3}}));
}

TEST(Match, WhatAPositionMayBegin) {
  const auto begins = [](std::string_view format, Stage stage, int rounds) {
    MatchOptions o = find_format(format)->options;
    o.rounds = rounds;
    State s;
    s.options.goal = goal_of(o.format);
    s.stage = stage;
    return !problem_of(o, s);
  };
  EXPECT_TRUE(begins("tour", Stage::Decide, 1));
  EXPECT_TRUE(begins("tour", Stage::Over, 1));
  EXPECT_FALSE(begins("tour", Stage::Over, 2));
  EXPECT_TRUE(begins("ecrire-lois", Stage::Roll, 2));
  EXPECT_FALSE(begins("ecrire-lois", Stage::Decide, 2));  // nobody could go on a hole that is not there
}

// S1 V: White is drawn for before the first roll, and its winner has the lead.
TEST(Match, WhiteIsDrawnForBeforeTheFirstRoll) {
  MatchOptions o;
  o.white = WhiteDraw::HigherDie;
  State s;
  EXPECT_EQ(problem_of(o, s), std::nullopt);
  s.stage = Stage::Roll;
  EXPECT_THAT(problem_of(o, s).value_or(""), testing::HasSubstr("white=higher_die"));

  Match m(o);
  EXPECT_EQ(m.awaits(), Awaits::Seats);
  ASSERT_TRUE(m.act(TakeSeats{{1, 0}}));
  EXPECT_FALSE(m.may_lead(Side::Black));
  EXPECT_FALSE(m.act(TakeLead{Side::Black, Roll{5, 2}}));
  EXPECT_DEATH(m.act_legal(TakeLead{Side::Black, Roll{5, 2}}), "cannot be done now: lead");
  ASSERT_TRUE(m.act(TakeLead{Side::White, Roll{5, 2}}));
  EXPECT_TRUE(m.may_lead(Side::Black)) << "in the next round";
  EXPECT_EQ(player_at(m.account(), Side::White), 1);
}

TEST(Match, ATourThatIsOverIsOver) {
  State s;
  s.marks.holes = {12, 3};
  s.stage = Stage::Over;
  for (const Ending by : {Ending::Holes, Ending::Resignation}) {
    s.outcome = Outcome{Side::White, by};
    const Match m({}, s);
    EXPECT_TRUE(m.over());
    EXPECT_EQ(balance_of(m.account()), (std::vector<int>{2, -2}));
  }
}

TEST(Match, AnOddJetonOfCombineIsHisWhoPlayedTheLastMarque) {
  MatchOptions o = find_format("combine")->options;
  o.company = Company::Chouette;
  o.players = 3;
  o.rounds = 2;
  MatchLedger a = begin_account(o, Worth::SimpleDouble, {0, 1, 2}, Side::White);
  const auto marque = [&](int holes) {
    a = after(after(std::move(a), HolesWon{Side::White, holes}), Went{Side::White});
  };
  marque(6);
  marque(6);
  ASSERT_TRUE(over(a));
  EXPECT_EQ(seating_of(a).at, (PerSide<int>{0, 1}));  // the partner who has played both
  const auto parts = players_share(a, {5, -5, 0});
  EXPECT_EQ(parts, (std::vector<int>{5, -3, -2}));
}

TEST(Match, PartnersShareTheirBalanceInWholeJetons) {
  MatchOptions o = find_format("ecrire-lois")->options;
  o.company = Company::TwoAgainstTwo;
  o.players = 4;
  MatchLedger a = begin_account(o, Worth::SimpleDouble, {3, 2, 1, 0}, Side::White);
  a = after(std::move(a), RoundEnd{{7, 2}, false, true});      // 7 + 2 - 2 = 7 jetons
  EXPECT_EQ(balance_of(a), (std::vector<int>{-6, -8, 6, 8}));  // in halves; seats 0 and 2 have played
  EXPECT_EQ(account_of_player(a, 3), 0);
  EXPECT_EQ(account_of_player(a, 0), 1);
}

TEST(Format, AmountsThatCannotBeCountedAreRefused) {
  const auto problem = [](std::string_view format, auto change) {
    MatchOptions o = find_format(format)->options;
    change(o);
    return problem_of(o).value_or("");
  };
  EXPECT_NE(problem("ecrire-lois", [](auto& o) { o.ecrire.fiche = 0; }).find("fiche"), std::string::npos);
  EXPECT_NE(problem("combine", [](auto& o) { o.poule.simple = 0; }).find("poule_simple"), std::string::npos);
  EXPECT_NE(problem("combine", [](auto& o) { o.ecrire.queue.per_loss = -1; }).find("queue_per_loss"),
            std::string::npos);
}

TEST(MatchLedger, RefaitsWithoutEndDoNotOverflow) {
  MatchLedger a =
      begin_account(find_format("ecrire-lois")->options, Worth::SimpleDouble, {0, 1}, Side::White);
  for (int i = 0; i < 60; ++i) a = after(std::move(a), RoundEnd{{6, 6}, false, true});
  for (int i = 0; i < 8; ++i) a = after(std::move(a), RoundEnd{{12, 0}, true, true});
  EXPECT_TRUE(over(a));
  EXPECT_GT(balance_of(a)[0], 2 * 4 * (2 << 16));  // doubled sixteen times at most
}

}  // namespace match_test
