// The search: an average is the mean of its rolls, the colour of the men changes nothing, finished games are
// exact.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/search/rollout.h"
#include "engine/search/searcher.h"
#include "game/chance/random.h"
#include "lab/learn/model.h"
#include "lab/learn/settings.h"

namespace search_test {

using namespace trictrac;

const net::Weights& any_net() {
  static const net::Weights weights = learn::quantised(learn::fresh_model(11));
  return weights;
}

State at_start(Side first) {
  State s;
  s.options.goal = Goal::None;
  s.stage = Stage::Roll;
  s.to_act = first;
  return s;
}

// Returns the position after that many rolls, each answered by the net without a search.
std::optional<RolledPosition> thrown_after(Searcher& searcher, ChanceNode chance_node, int rolls,
                                           std::uint64_t seed) {
  Random random(seed);
  RolledPosition thrown;
  for (int i = 0; i < rolls; ++i) {
    searcher.throw_roll(chance_node, random.roll(), thrown);
    if (i + 1 == rolls) break;
    const auto next = searcher.follow(thrown, searcher.best(thrown));
    if (!next) return std::nullopt;
    chance_node = *next;
  }
  return thrown;
}

struct Board {
  explicit Board(const MatchLedger& a, Side mine = Side::White)
      : search(any_net(), built_in, a, mine), searcher(search.searcher()), node(search.stakes().at(a)) {}
  RoundSearch search;
  Searcher& searcher;
  Stakes::Node node;
};

TEST(Stakes, MoreHolesAreWorthMoreAndGoingIsTheLead) {
  const MatchLedger root = learn::account_for(ValueKind::Tour);
  Stakes stakes(built_in, root, Side::White);
  const auto start = stakes.at(root);
  const auto one = stakes.after(start, HolesWon{Side::White, 1, true}),
             two = stakes.after(start, HolesWon{Side::White, 2, true});
  const auto lost = stakes.after(start, HolesWon{Side::Black, 2, true});
  EXPECT_GT(stakes.start(two, Side::White), stakes.start(one, Side::Black));
  EXPECT_LT(stakes.start(lost, Side::White), stakes.start(start, Side::White));
  EXPECT_EQ(stakes.go(one, Side::White), stakes.start(one, Side::White));
  EXPECT_GT(stakes.start(one, Side::White), stakes.start(one, Side::Black));
}

TEST(Stakes, TheSameAccountIsTheSameNode) {
  const MatchLedger root = learn::account_for(ValueKind::Marque1780);
  Stakes stakes(built_in, root, Side::White);
  const auto start = stakes.at(root);
  const auto by_ones =
      stakes.after(stakes.after(start, HolesWon{Side::White, 1, true}), HolesWon{Side::White, 1, true});
  EXPECT_EQ(stakes.after(start, HolesWon{Side::White, 2, true}), by_ones);
  EXPECT_EQ(stakes.at(stakes.account(by_ones)), by_ones);
}

TEST(Stakes, TheTwelfthHoleEndsTheTour) {
  MatchLedger a = with_key(ValueKind::Tour, learn::account_for(ValueKind::Tour), {11, 3, RunOf::Nobody});
  Stakes stakes(built_in, a, Side::White);
  const auto won = stakes.after(stakes.at(a), HolesWon{Side::White, 1, true});
  EXPECT_TRUE(stakes.ended(won));
  EXPECT_EQ(stakes.start(won, Side::Black), Millionths(1'000'000));  // a simple tour
  EXPECT_EQ(stakes.after(won, HolesWon{Side::Black, 1, false}), won);
}

TEST(Stakes, EachSideIsShownTheMirrorOfTheOther) {
  const MatchLedger root = learn::account_for(ValueKind::Tour);
  Stakes stakes(built_in, root, Side::White);
  EXPECT_EQ(stakes.inputs(stakes.at(root), Side::White), stakes.inputs(stakes.at(root), Side::Black));
}

TEST(Searcher, AnAverageIsTheMeanOfItsRolls) {
  Board b(learn::account_for(ValueKind::Tour));
  const ChanceNode chance_node{at_start(Side::White), b.node};
  RolledPosition thrown;
  Millionths sum;
  for (const Roll roll : all_rolls()) {
    b.searcher.throw_roll(chance_node, roll, thrown);
    sum += throws(roll) * b.searcher.best(thrown).equity;
  }
  EXPECT_DOUBLE_EQ(b.searcher.equity(chance_node, 1, Depth{}).count(), sum.count() / 36);
}

TEST(Searcher, TheColourOfTheMenChangesNothing) {
  const MatchLedger root = learn::account_for(ValueKind::Tour);
  Board white(root, Side::White), black(root, Side::Black);
  const Millionths by_white = white.searcher.equity({at_start(Side::White), white.node}, 1, Depth{});
  const Millionths by_black = black.searcher.equity({at_start(Side::Black), black.node}, 1, Depth{});
  EXPECT_DOUBLE_EQ(by_white.count(), by_black.count());
  EXPECT_DOUBLE_EQ(white.searcher.equity({at_start(Side::Black), white.node}, 1, Depth{}).count(),
                   -by_white.count());
}

TEST(Searcher, TheBestIsTheFirstOfTheRanked) {
  for (const ValueKind kind : {ValueKind::Tour, ValueKind::Marque, ValueKind::Filled}) {
    Board b(learn::account_for(kind));
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const auto thrown = thrown_after(b.searcher, {at_start(Side::Black), b.node}, 9, seed);
      if (!thrown || thrown->ended) continue;
      const auto all = b.searcher.ranked(*thrown, Depth{});
      EXPECT_EQ(all.front().equity, b.searcher.best(*thrown).equity);
      EXPECT_EQ(all.size(), static_cast<std::size_t>(thrown->turn.plays.size() + thrown->may_decide()));
    }
  }
}

// Rolls of games of three formats, early and late.
template <class Use>
void for_each_thrown(std::uint64_t seeds, Use use) {
  for (const ValueKind kind : {ValueKind::Tour, ValueKind::Marque, ValueKind::Filled})
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
      Board b(learn::account_for(kind), seed % 2 ? Side::White : Side::Black);
      const auto thrown = thrown_after(b.searcher, {at_start(Side::Black), b.node},
                                       1 + static_cast<int>(seed * 7 % 60), seed);
      if (thrown && !thrown->ended) use(b, *thrown);
    }
}

// Pruning must not change the answer, which of equal answers it is, and its equity to the last digit.
// Everything is searched first by searchers without memory, and then once more from memory.
TEST(Searcher, TheBestAheadIsTheFirstOfTheRanked) {
  int rolls = 0, decisions = 0, other_than_at_once = 0;
  std::uint64_t looked_at = 0, by_ranking = 0;
  for_each_thrown(60, [&](Board& b, const RolledPosition& thrown) {
    Searcher whole(any_net(), b.searcher.stakes()), only(any_net(), b.searcher.stakes());
    const Choice first = whole.ranked(thrown, Depth{1}).front(), best = only.best(thrown, Depth{1});
    EXPECT_EQ(best.kind, first.kind);
    EXPECT_EQ(best.game, first.game);
    EXPECT_EQ(best.play, first.play);
    EXPECT_EQ(best.equity, first.equity);
    looked_at += only.evaluations();
    by_ranking += whole.evaluations();
    EXPECT_EQ(only.best(thrown, Depth{1}).equity, first.equity);
    const Choice at_once = only.best(thrown);
    ++rolls;
    decisions += thrown.may_decide();
    other_than_at_once += at_once.play != best.play || at_once.kind != best.kind;
  });
  EXPECT_GT(rolls, 60);
  EXPECT_GT(decisions, 3);
  EXPECT_GT(other_than_at_once, 10);
  EXPECT_LT(looked_at, by_ranking);
}

// Two plies ahead, as ranking all answers to each roll one ply ahead would have it.
Millionths mean_of_ranked(Searcher& searcher, const ChanceNode& chance_node, const Depth& depth) {
  const Depth shallower{1, {depth.keep[1], depth.keep[1]}, depth.within};
  RolledPosition t;
  Millionths sum;
  for (const Roll roll : all_rolls()) {
    searcher.throw_roll(chance_node, roll, t);
    sum += throws(roll) * (t.ended ? searcher.best(t) : searcher.ranked(t, shallower).front()).equity;
  }
  return sum / 36;
}

TEST(Searcher, TwoPliesAheadNothingIsLostByLookingForTheBestOnly) {
  int rolls = 0;
  std::uint64_t looked_at = 0, by_ranking = 0;
  std::uint64_t by_best = 0, by_ranking_first = 0;
  for_each_thrown(8, [&](Board& b, const RolledPosition& thrown) {
    const Depth depth{2, {3, 2}};
    Searcher whole(any_net(), b.searcher.stakes()), only(any_net(), b.searcher.stakes()),
        alone(any_net(), b.searcher.stakes());
    const Choice first = b.searcher.ranked(thrown, depth).front(), best = alone.best(thrown, depth);
    by_best += alone.evaluations();
    by_ranking_first += b.searcher.evaluations();
    EXPECT_EQ(best.kind, first.kind);
    EXPECT_EQ(best.game, first.game);
    EXPECT_EQ(best.play, first.play);
    EXPECT_EQ(best.equity, first.equity);
    if (const auto chance_node = whole.follow(thrown, whole.best(thrown))) {
      EXPECT_EQ(only.equity(*chance_node, 2, depth), mean_of_ranked(whole, *chance_node, depth));
    }
    ++rolls;
    looked_at += only.evaluations();
    by_ranking += whole.evaluations();
  });
  EXPECT_GE(rolls, 12);
  EXPECT_LT(looked_at, by_ranking);
  EXPECT_LT(by_best, by_ranking_first);
}

// What the table says of a race is the mean over its next rolls, also where four and six points differ.
TEST(Searcher, ARaceIsTheMeanOfItsRolls) {
  for (const ValueKind kind : {ValueKind::Tour, ValueKind::Marque, ValueKind::Filled})
    for (const int points : {0, 4, 6, 8}) {
      Board b(learn::account_for(kind), Side::White);
      ChanceNode race{at_start(Side::Black), b.node};
      Men men{.words = {}, .off = kMenPerSide - 4};
      for (const Fleche f : {20, 22, 23, 24}) men.add(f);
      race.state.board = {men, seen_from_facing(men)};
      race.state.marks.points = {points, 2};
      Searcher searcher(net::built_in(), b.searcher.stakes());  // one that wants to be the first
      const Holes apart = b.searcher.stakes().measure(b.node).holes(searcher.equity(race) -
                                                                    searcher.equity(race, 1, Depth{1}));
      EXPECT_NEAR(apart.count(), 0, 0.01) << "with " << points << " points";
    }
}

TEST(Searcher, HoldingIsLookedAtAsFarAsGoing) {
  Board b(learn::account_for(ValueKind::Tour));
  int decisions = 0;
  for (std::uint64_t seed = 1; seed <= 300 && decisions < 5; ++seed) {
    const auto thrown = thrown_after(b.searcher, {at_start(Side::White), b.node}, 14, seed);
    if (!thrown || thrown->ended || !thrown->may_decide()) continue;
    ++decisions;
    Depth depth;
    depth.plies = 1;
    depth.keep = {1, 1};
    const auto all = b.searcher.ranked(*thrown, depth);
    for (const auto kind : {Choice::Kind::Go, Choice::Kind::Play}) {
      const auto at = std::ranges::find(all, kind, &Choice::kind);
      ASSERT_NE(at, all.end());
      EXPECT_LT(at - all.begin(), 2);  // before those that were dropped
    }
  }
  EXPECT_EQ(decisions, 5);
}

TEST(Rollout, GoingIsExactAndPlaysMeetTheSameDice) {
  Board b(learn::account_for(ValueKind::Tour));
  const auto thrown = thrown_after(b.searcher, {at_start(Side::White), b.node}, 6, 3);
  ASSERT_TRUE(thrown);
  const auto all = b.searcher.ranked(*thrown, Depth{});
  ASSERT_GE(all.size(), 2u);
  // The same play twice: the same mean to the last digit, and neither is given up.
  Rollout rollout(b.searcher, *thrown, {all[0], all[0]}, {.most = 72});
  rollout.run();
  const auto results = rollout.results();
  EXPECT_EQ(results[0].mean, results[1].mean);
  EXPECT_EQ(results[0].times, 72);
  EXPECT_GT(results[0].error, Millionths{});
}

TEST(Rollout, FindsTheSameOnAnyNumberOfThreads) {
  const MatchLedger root = learn::account_for(ValueKind::Marque);
  std::vector<std::vector<RolloutResult>> found;
  for (const int threads : {1, 2, 5}) {
    Board b(root);
    const auto thrown = thrown_after(b.searcher, {at_start(Side::Black), b.node}, 8, 4);
    ASSERT_TRUE(thrown);
    Rollout rollout(b.searcher, *thrown, b.searcher.ranked(*thrown, Depth{}),
                    {.most = 100, .batch = 40, .threads = threads});
    rollout.run();
    found.push_back(rollout.results());
  }
  ASSERT_GE(found[0].size(), 2u);
  for (const auto& other : {found[1], found[2]})
    for (std::size_t i = 0; i < found[0].size(); ++i) {
      EXPECT_EQ(other[i].mean, found[0][i].mean);
      EXPECT_EQ(other[i].behind, found[0][i].behind);
      EXPECT_EQ(other[i].behind_error, found[0][i].behind_error);
      EXPECT_EQ(other[i].times, found[0][i].times);
    }
}

TEST(Rollout, StepsAddUpAndWinningIsToldToo) {
  const MatchLedger root = learn::account_for(ValueKind::Tour);
  std::vector<std::vector<RolloutResult>> found;
  for (const int step : {5, 60}) {
    for (const int threads : {1, 3}) {
      Board b(root);
      RoundSearch wins(any_net(), built_in, root, Side::White);
      const auto thrown = thrown_after(b.searcher, {at_start(Side::Black), b.node}, 8, 4);
      ASSERT_TRUE(thrown);
      std::vector<Choice> answers = b.searcher.ranked(*thrown, Depth{});
      ASSERT_GE(answers.size(), 2u);
      answers.resize(2);
      Rollout rollout(b.searcher, *thrown, answers,
                      {.most = 60, .sure = std::numeric_limits<double>::infinity(), .threads = threads},
                      &wins);
      while (rollout.step(step)) {
      }
      EXPECT_EQ(rollout.times(), 60);
      EXPECT_FALSE(rollout.is_settled());
      found.push_back(rollout.results());
    }
  }
  for (const auto& results : found)
    for (std::size_t i = 0; i < 2; ++i) {
      EXPECT_EQ(results[i].times, 60);
      EXPECT_EQ(results[i].mean, found[0][i].mean);
      EXPECT_EQ(results[i].error, found[0][i].error);
      // The search of wins counts the same here.
      EXPECT_NEAR(results[i].wins.count(), results[i].mean.count(), 1e-3);
    }
}

// Each number is done once, by a worker that is doing nothing else.
TEST(Share, EachIsDoneOnceAndNoWorkerTwiceAtATime) {
  for (const int workers : {1, 2, 5, 40}) {
    std::vector<int> done(33), busy(static_cast<std::size_t>(workers));
    share_out(33, workers, [&](int worker, int i) {
      EXPECT_EQ(busy[static_cast<std::size_t>(worker)]++, 0);
      ++done[static_cast<std::size_t>(i)];
      --busy[static_cast<std::size_t>(worker)];
    });
    EXPECT_EQ(done, std::vector<int>(33, 1)) << workers;
  }
}

TEST(Rollout, WhoIsClearlyBehindIsGivenUp) {
  Board b(learn::account_for(ValueKind::Tour));
  const auto thrown = thrown_after(b.searcher, {at_start(Side::White), b.node}, 10, 2);
  ASSERT_TRUE(thrown);
  const auto all = b.searcher.ranked(*thrown, Depth{});
  Rollout rollout(b.searcher, *thrown, all, {.most = 400, .batch = 40, .sure = 0.5});
  rollout.run();
  int whole = 0, least = 400;
  Millionths best{1e9};
  for (const RolloutResult& r : rollout.results()) {
    whole += r.times == 400;
    least = std::min(least, r.times);
    best = std::min(best, r.behind);
  }
  EXPECT_LT(least, 400);
  EXPECT_LE(whole, 1);
  EXPECT_EQ(best, Millionths{});
}

TEST(AverageCache, AQuestionAskedAgainIsAnsweredFromMemory) {
  Board b(learn::account_for(ValueKind::Tour)), fresh(learn::account_for(ValueKind::Tour));
  const ChanceNode chance_node{at_start(Side::White), b.node};
  ChanceNode other = chance_node, thrown_otherwise = chance_node;
  other.state.marks.points.white = 4;
  thrown_otherwise.state.roll = {5, 3};
  const Millionths one = b.searcher.equity(chance_node, 1, Depth{1}),
                   two = b.searcher.equity(chance_node, 2, Depth{2});
  const std::uint64_t before = b.searcher.evaluations();
  EXPECT_EQ(b.searcher.equity(chance_node, 1, Depth{1}), one);
  EXPECT_EQ(b.searcher.equity(chance_node, 2, Depth{2}), two);
  EXPECT_EQ(b.searcher.equity(thrown_otherwise, 2, Depth{2}), two);
  EXPECT_EQ(b.searcher.evaluations(), before);
  EXPECT_EQ(b.searcher.equity(other, 1, Depth{1}), fresh.searcher.equity(other, 1, Depth{1}));
  EXPECT_EQ(b.searcher.equity(chance_node, 2, Depth{2, {1, 1}}),
            fresh.searcher.equity(chance_node, 2, Depth{2, {1, 1}}));
  b.searcher.forget();
  EXPECT_EQ(b.searcher.equity(chance_node, 1, Depth{1}), one);
  EXPECT_GT(b.searcher.evaluations(), before);
}

}  // namespace search_test
