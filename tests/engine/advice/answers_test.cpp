// Hints, what an answer costs, luck, and who wins.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/advice/hint.h"
#include "engine/advice/outlook.h"
#include "engine/advice/round.h"
#include "fixture.h"

namespace trictrac::advice {
namespace answers_test {

const char* const kEveryFormat[] = {
    "golden/lois_commis.trictrac",          "golden/match_ecrire_lois.trictrac",
    "golden/match_ecrire_1780.trictrac",    "golden/match_combine.trictrac",
    "golden/match_poule_guiton.trictrac",   "golden/match_poule_plumer.trictrac",
    "golden/match_two_against_two.trictrac"};

class InFormat : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Every, InFormat, testing::ValuesIn(kEveryFormat), [](const auto& name) {
  std::string text = std::string(name.param).substr(7);
  text.resize(text.find('.'));
  return text;
});

TEST_P(InFormat, AHintRanksPlaysLookedAtAlike) {
  const Match m = first_at(record_of(GetParam()), Stage::Move, 12);
  Round round(resources_for_tests(), m.account());
  const Hint hint = hint_for(round, m, 1);
  ASSERT_GE(hint.ways.size(), 2u);
  EXPECT_FALSE(hint.decision);
  EXPECT_EQ(hint.plies, 1);
  EXPECT_GT(hint.hole, Units{});
  EXPECT_EQ(hint.ways.size() + hint.left_out, m.tour().turn().plays.size());
  EXPECT_EQ(hint.ways.front().way.lost.unit, Units{});
  for (std::size_t i = 1; i < hint.ways.size(); ++i) {
    const Way &a = hint.ways[i - 1].way, &b = hint.ways[i].way;
    EXPECT_GE(a.unit, b.unit);
    EXPECT_NEAR(b.lost.unit.count(), (hint.ways.front().way.unit - b.unit).count(), 1e-9);
    EXPECT_GE(b.lost.mille, a.lost.mille);
    EXPECT_GE(b.chance, 0);
    EXPECT_LE(b.chance, 1);
  }
}

TEST_P(InFormat, AHintOfAllPlaysLeavesNoneOut) {
  const Match m = first_at(record_of(GetParam()), Stage::Move, 12);
  Round round(resources_for_tests(), m.account());
  const Hint best = hint_for(round, m, 1), all = hint_for(round, m, 1, HintScope::All);
  EXPECT_EQ(all.plies, best.plies);
  EXPECT_EQ(all.left_out, 0);
  ASSERT_EQ(all.ways.size(), m.tour().turn().plays.size());
  for (std::size_t i = 1; i < all.ways.size(); ++i) EXPECT_GE(all.ways[i - 1].way.unit, all.ways[i].way.unit);
  for (const Suggestion& known : best.ways) {
    const auto same = std::ranges::find_if(
        all.ways, [&](const Suggestion& s) { return s.choice.play == known.choice.play; });
    ASSERT_NE(same, all.ways.end());
    EXPECT_EQ(same->way.unit, known.way.unit);
    EXPECT_EQ(same->way.chance, known.way.chance);
  }
}

TEST_P(InFormat, ADecisionComparesHoldingAndGoingEquallyFar) {
  const Match m = first_at(record_of(GetParam()), Stage::Decide);
  Round round(resources_for_tests(), m.account());
  const Hint hint = hint_for(round, m, 1);
  EXPECT_TRUE(hint.decision);
  int goes = 0, holds = 0, suspends = 0;
  for (const Suggestion& a : hint.ways) {
    goes += a.way.kind == Choice::Kind::Go;
    holds += a.way.kind == Choice::Kind::Play;
    suspends += a.way.kind == Choice::Kind::Suspend;
  }
  EXPECT_EQ(goes, 1);
  EXPECT_EQ(holds, 1);
  const int may = may_suspend(m, CombineGame::Ecrire) + may_suspend(m, CombineGame::Honours);
  EXPECT_EQ(suspends, may);
}

TEST_P(InFormat, NoAnswerIsBetterThanTheBest) {
  const Match m = first_at(record_of(GetParam()), Stage::Move, 6);
  Round round(resources_for_tests(), m.account());
  int best = 0;
  for (const Play& play : m.tour().turn().plays) {
    RollAnalysis q(round, m, 0);
    const AnswerCost v = q.cost_of(PlayMen{play}, {});
    EXPECT_TRUE(v.graded());
    EXPECT_GE(v.given.lost.mille, Thousandths{});
    EXPECT_EQ(v.grade, grade_of(v.given.lost.mille));
    best += v.given.lost.unit == Units{};
  }
  EXPECT_GE(best, 1);
}

TEST_P(InFormat, LuckSumsToNothingOverAllThrows) {
  const Match m = first_at(record_of(GetParam()), Stage::Roll);
  Round round(resources_for_tests(), m.account());
  const Outlook o = outlook_of(round, m);
  ASSERT_EQ(o.rolls.size(), 21u);
  int all = 0;
  Holes luck;
  Units mean;
  double chances = 0;
  for (const RollOutlook& r : o.rolls) {
    all += throws(r.roll);
    luck += throws(r.roll) * r.gain.holes;
    mean += throws(r.roll) * r.best.unit;
    const Fortune f = fortune_of(round, m, r.roll);
    EXPECT_DOUBLE_EQ(f.luck.unit.count(), r.gain.unit.count());
    EXPECT_DOUBLE_EQ(o.side == Side::White ? f.before : 1 - f.before, o.chance);
    chances += throws(r.roll) * (f.after - f.before);
  }
  EXPECT_EQ(all, 36);
  EXPECT_NEAR(luck.count(), 0, 1e-6);
  EXPECT_NEAR(mean.count() / 36, o.unit.count(), 1e-6);
  EXPECT_NEAR(chances, 0, 1e-6);
}

TEST(Outlook, ShowsWhatTheRulesGive) {
  const Match m = first_at(record_of("golden/lois_commis.trictrac"), Stage::Roll);
  Round round(resources_for_tests(), m.account());
  int coin = 0;
  const Outlook o = outlook_of(round, m);
  for (const RollOutlook& r : o.rolls) {
    Match next = m;
    const auto effects = next.act(RollDice{r.roll});
    ASSERT_TRUE(effects);
    EXPECT_EQ(effects->effects.marked, r.mine);
    EXPECT_EQ(next.tour().turn().events.size(), static_cast<int>(r.events.size()));
    coin += throws(r.roll) * (r.mine.points > 0);
  }
  EXPECT_LE(o.mine.hit_true, coin);
}

TEST(Questions, TheTwoFarLookShowsOfWhatIsDoubtful) {
  const Match m = first_at(record_of("golden/lois_commis.trictrac"), Stage::Move, 3);
  Round round(resources_for_tests(), m.account());
  RollAnalysis near(round, m, 0);
  const Play second = m.tour().turn().plays[near.ways()[1].choice.play];
  EXPECT_EQ(near.cost_of(PlayMen{second}, {}).plies, 0);
  RollAnalysis far(round, m, 0);
  EXPECT_EQ(far.cost_of(PlayMen{second}, Thousandths{}).plies, 1);
}

TEST(Questions, WhatIsCostlyIsPlayedOnAndGradedByThat) {
  const Match m = first_at(record_of("golden/lois_commis.trictrac"), Stage::Move, 3);
  Round round(resources_for_tests(), m.account());
  RollAnalysis q(round, m, 0);
  const auto play_at = [&](std::size_t i) { return PlayMen{m.tour().turn().plays[q.ways()[i].choice.play]}; };
  std::size_t costly = q.ways().size();
  for (std::size_t i = 0; i < q.ways().size(); ++i) {
    const Thousandths lost = q.way_of(q.ways()[i]).lost.mille;
    if (lost > Thousandths(5) && lost <= Thousandths(40)) costly = i;
  }
  ASSERT_LT(costly, q.ways().size());
  // Told apart only by thousands of trials, or if less is taken for sure.
  const RolloutOptions seldom{.most = 36}, content{.most = 72, .batch = 72, .sure = 0};
  const AnswerCost looked = q.cost_of(play_at(costly), {}), noisy = q.cost_of(play_at(costly), {}, seldom);
  EXPECT_FALSE(looked.rolled);
  ASSERT_TRUE(noisy.rolled);
  EXPECT_EQ(noisy.rolled->way.times, 36);
  EXPECT_EQ(noisy.rolled->searched.unit, looked.given.lost.unit);
  EXPECT_LE(noisy.given.lost.unit, looked.given.lost.unit) << "trials that are not sure blame for no more";
  const AnswerCost v = q.cost_of(play_at(costly), {}, content);
  ASSERT_TRUE(v.rolled);
  EXPECT_EQ(v.rolled->way.times, 72);
  EXPECT_EQ(std::max(Holes{}, v.rolled->way.lost), v.given.lost.holes);
  EXPECT_NE(v.given.lost.unit, looked.given.lost.unit);
  EXPECT_EQ(v.grade, grade_of(v.given.lost.mille));
  EXPECT_EQ(v.best.lost.unit, Units{});
  EXPECT_GE(v.best.unit, v.given.unit);
  EXPECT_FALSE(q.cost_of(play_at(0), {}, seldom).rolled) << "the best play is not in doubt";
}

// The grade is that of the stronger judge, and the difference is that to the best of the other answers.
TEST(Questions, WhatTheTrialsFindBestIsGoodAndComparedWithTheSecond) {
  const Record record = record_of("golden/lois_commis.trictrac");
  int acquitted = 0;
  for (std::size_t n = 0; n < record.events.size() && acquitted == 0; ++n) {
    const Match m = match_before(record, n);
    if (!awaits(m, Stage::Move) || m.tour().turn().plays.size() < 2) continue;
    Round round(resources_for_tests(), m.account());
    RollAnalysis q(round, m, 0);
    for (std::size_t i = 1; i < q.ways().size(); ++i) {
      const GameEvent given = PlayMen{m.tour().turn().plays[q.ways()[i].choice.play]};
      const AnswerCost v = q.cost_of(given, {}, RolloutOptions{.most = 36});
      if (!v.rolled || v.rolled->way.lost >= Holes{}) continue;
      ++acquitted;
      EXPECT_TRUE(v.acquitted());
      EXPECT_EQ(v.grade, Grade::Good);
      EXPECT_EQ(v.given.lost.holes, Holes{});
      EXPECT_EQ(v.best.play, v.given.play);
      EXPECT_NE(v.rolled->than.play, v.given.play);
      EXPECT_GT(v.rolled->way.error, Holes{});
      EXPECT_GT(v.rolled->searched.mille, Thousandths(5));
      break;
    }
  }
  EXPECT_EQ(acquitted, 1);
}

TEST(Hints, TheBookIsQuoted) {
  State s;
  s.stage = Stage::Roll;
  s.first_roll_done = true;
  Match m(MatchOptions{}, s);
  ASSERT_TRUE(m.act(RollDice{{4, 2}}));
  const book::Book b({*book::parse_entry("42 = 1/3 3/7, 54, 0, 60 | 1/3 1/5, 50, 4, 71")});
  const EngineResources without = resources_for_tests();
  const EngineResources with(*without.weights, built_in, &b);
  Round round(with, m.account()), plain(without, m.account());
  int quoted = 0;
  for (const Suggestion& a : hint_for(round, m, 0).ways) {
    ASSERT_TRUE(a.way.book);
    const bool all_the_way = a.way.play.tout_d_une();
    EXPECT_EQ(a.way.book->given, all_the_way);
    EXPECT_DOUBLE_EQ(a.way.book->holes.count(), all_the_way ? 0.054 : 0.05);
    EXPECT_DOUBLE_EQ(a.way.book->lost.count(), all_the_way ? 0 : 0.004);
    ++quoted;
  }
  EXPECT_EQ(quoted, 2);
  for (const Suggestion& a : hint_for(plain, m, 0).ways) EXPECT_FALSE(a.way.book);
}

TEST(Questions, AFausseCaseIsNotGraded) {
  const Match m = first_at(record_of("golden/lois_commis.trictrac"), Stage::Move, 3);
  Round round(resources_for_tests(), m.account());
  RollAnalysis q(round, m, 0);
  Play odd;
  odd.size = 1;
  odd.steps[0] = {kTalon, kLast};
  const AnswerCost v = q.cost_of(PlayMen{odd}, {});
  EXPECT_FALSE(v.legal);
  EXPECT_FALSE(v.graded());
}

TEST(Rollouts, GoingIsKnownAndHoldingIsPlayedOn) {
  const Match m = first_at(record_of("golden/lois_commis.trictrac"), Stage::Decide);
  Round round(resources_for_tests(), m.account());
  const Hint hint = hint_for(round, m, 0);
  HintRollout rollout(round, m, hint, hint.ways.size(), {.most = 36});
  while (rollout.step()) {
  }
  const auto rolled = rollout.results();
  ASSERT_EQ(rolled.size(), hint.ways.size());
  Holes least{1};
  for (std::size_t i = 0; i < rolled.size(); ++i) {
    EXPECT_EQ(rolled[i].times > 0, hint.ways[i].way.kind != Choice::Kind::Go);
    EXPECT_GE(rolled[i].error, Holes{});
    least = std::min(least, rolled[i].lost);
  }
  EXPECT_EQ(least, Holes{});
}

TEST(Winning, TablesShowRoundsWon) {
  const Tables& wins = resources_for_tests().wins;
  const auto at = [&](ValueKind kind, ValueKey key) { return look_up(wins(kind), kind, key)[0]; };
  for (const ValueKind kind : {ValueKind::Tour, ValueKind::TourPont, ValueKind::TourHonours}) {
    EXPECT_EQ(at(kind, {5, 3}), look_up(built_in(ValueKind::Tour), ValueKind::Tour, {5, 3})[0]);
    EXPECT_EQ(at(kind, {5, 3, RunOf::First}), at(kind, {5, 3}));
    for (int holes = 1; holes <= 11; ++holes) {
      EXPECT_GT(at(kind, {holes, 0, RunOf::First}), at(kind, {holes, 1}));
      EXPECT_LT(at(kind, {0, holes, RunOf::Second}), at(kind, {1, holes}));
      EXPECT_LT(at(kind, {holes, 0, RunOf::First}), 1000);
      EXPECT_GT(at(kind, {0, holes, RunOf::Second}), -1000);
    }
  }
  for (const ValueRow& row : built_in(ValueKind::Marque))
    EXPECT_EQ(at(ValueKind::Marque, key_of(row)), row.columns[2]);
}

TEST(Winning, ATourWonDoubleIsOneTour) {
  const MatchLedger root = match_before(record_of("golden/lois_commis.trictrac"), 0).account();
  MatchLedger a = root;
  for (int i = 0; i < 12; ++i) a = after(a, HolesWon{Side::White, 1, true});
  ASSERT_TRUE(over(a));
  const Tables& wins = resources_for_tests().wins;
  const Tables equities = built_in;
  EXPECT_EQ(EquityEstimator(equities, root, Side::White).equity(a, Side::White), Millionths(2'000'000));
  EXPECT_EQ(EquityEstimator(wins, root, Side::White, {}, Counting::Wins).equity(a, Side::White),
            Millionths(1'000'000));
  EXPECT_EQ(EquityEstimator(wins, root, Side::Black, {}, Counting::Wins).equity(a, Side::White),
            Millionths(-1'000'000));
}

TEST(Grades, LimitsAreInOrder) {
  EXPECT_EQ(grade_of(Thousandths(4.99)), Grade::Good);
  EXPECT_EQ(grade_of(Thousandths(5)), Grade::Doubtful);
  EXPECT_EQ(grade_of(Thousandths(10)), Grade::Mistake);
  EXPECT_EQ(grade_of(Thousandths(20)), Grade::Blunder);
  EXPECT_EQ(rank_of(Thousandths(0.2)).code, "world_class");
  EXPECT_EQ(rank_of(Thousandths(100)).code, "beginner");
}

}  // namespace answers_test
}  // namespace trictrac::advice
