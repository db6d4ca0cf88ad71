#include "lab/measure/contest.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/bots/bot.h"
#include "game/match/format.h"
#include "game/rules/presets.h"
#include "nets.h"

namespace trictrac::measure {
namespace contest_test {

ArenaOptions tours(bool luck) {
  return {find_format("tour")->options, {}, luck ? untaught() : nullptr, built_in};
}

// A null test: a player neither wins nor loses against itself.
TEST(Contest, ANetAgainstItselfGivesNothing) {
  const ContestResult r = contest(tours(true), player("net:0"), player("net:0"), {.sets = 16, .seed = 3});
  ASSERT_EQ(r.total.unfinished, 0);
  ASSERT_EQ(r.total.rounds, 32);
  for (const Estimate& share : {r.wins, r.wins_adjusted}) {
    const auto within = share.interval();
    ASSERT_TRUE(within);
    EXPECT_LE(within->low, 0.5);
    EXPECT_GE(within->high, 0.5);
  }
  for (const Estimate& gain : {r.gain, r.gain_adjusted}) {
    const auto within = gain.interval();
    ASSERT_TRUE(within);
    EXPECT_LE(within->low, 0);
    EXPECT_GE(within->high, 0);
  }
}

TEST(Arena, ExchangedSeatsGiveTheContrary) {
  Arena arena(tours(true), player("net:0"), player("net:0"));
  const MatchScore one = arena.play(11, 0), two = arena.play(11, 1);
  EXPECT_EQ(one.rolls, two.rolls);
  EXPECT_NE(one.gain, 0);
  EXPECT_EQ(one.gain, -two.gain);
  EXPECT_EQ(one.won + two.won, 1);
  EXPECT_NEAR(one.luck, -two.luck, 1e-9);
  EXPECT_NEAR(one.luck_of_wins, -two.luck_of_wins, 1e-9);
  EXPECT_NE(one.holes, 0);
  EXPECT_EQ(one.holes, -two.holes);
  EXPECT_NE(one.luck_in_holes, 0);
  EXPECT_NEAR(one.luck_in_holes, -two.luck_in_holes, 1e-9);
  EXPECT_EQ(one.first_releve, -two.first_releve);
  EXPECT_EQ(one.decisions[0], two.decisions[1]);
}

// Before a throw luck has mean zero, whatever the net thinks.
TEST(Luck, HasNoMean) {
  const auto weights = untaught();
  for (const Aim aim : {Aim::Agreed, Aim::Win}) {
    Luck luck(*weights, built_in, aim);
    Match match;
    ASSERT_TRUE(match.act(TakeLead{Side::Black, {}}));
    luck.begin_round(match.account());
    for (const bool simple : {true, false}) {
      double sum = 0, most = 0;
      for (const Roll r : all_rolls()) {
        if (simple && r.doublet()) continue;
        const double l = luck.of(match, r, simple).count();
        sum += throws(r) * l;
        most = std::max(most, std::abs(l));
      }
      EXPECT_NEAR(sum, 0, 1e-9);
      EXPECT_GT(most, 1e-6);
    }
  }
}

// A match is half a set, and has half of its variance; the error of a mean gives the latter.
TEST(Contest, TellsTheVarianceOfAMatch) {
  const ContestResult r = contest(tours(true), player("net:0"), player("random"), {.sets = 20, .seed = 3});
  const double of_set = r.gain.error * 2 * r.gain.error * 2 * 20;
  EXPECT_NEAR(r.variance.mean, of_set / 2, 1e-9);
  EXPECT_NEAR(r.variance.mean / r.variance_adjusted.mean, r.gain_ratio.mean, 1e-9);
  EXPECT_GT(r.wins_ratio.samples, 0u);
}

TEST(Contest, ThreadsChangeNothing) {
  const auto run = [](int threads) {
    return contest(tours(false), player("random"), player("first-go"),
                   {.sets = 30, .seed = 5, .threads = threads});
  };
  const ContestResult one = run(1), three = run(3);
  EXPECT_EQ(one.total.rolls, three.total.rolls);
  EXPECT_EQ(one.wins.mean, three.wins.mean);
  EXPECT_EQ(one.gain.error, three.gain.error);
}

TEST(Contest, EachRoundCounts) {
  ArenaOptions options = tours(false);
  options.match.rounds = 5;
  const ContestResult r = contest(options, player("random-go"), player("random"), {.sets = 4, .seed = 9});
  EXPECT_EQ(r.total.rounds, 40);
  int counted = 0;
  double gain = 0;
  for (const auto& [halves, won_by] : r.total.stakes) {
    counted += won_by[0] + won_by[1];
    gain += halves / 2.0 * (won_by[0] - won_by[1]);
  }
  EXPECT_EQ(counted, 40);
  EXPECT_DOUBLE_EQ(gain, r.total.gain);
}

// By its worth a tour pays two stakes at most, and under the honours four.
TEST(Contest, AGainLiesWithinWhatARoundCanPay) {
  ArenaOptions options = tours(true);
  options.match.stake = 3;
  EXPECT_EQ(contest(options, player("random-go"), player("random"), {.sets = 2}).gain_adjusted.most, 6);
  options.rules.worth = Worth::Honours;
  EXPECT_EQ(contest(options, player("random-go"), player("random"), {.sets = 2}).gain.most, 12);
}

TEST(Contest, StopsWhenDecided) {
  const ContestOptions how{.sets = 400, .seed = 1, .sprt = 0.2};
  const ContestResult r = contest(tours(false), player("random"), player("random"), how);
  EXPECT_EQ(r.verdict, SprtVerdict::None);
  EXPECT_LT(r.sets, 400);
}

TEST(Contest, EveryFormatIsPlayed) {
  for (const FormatPreset& f : kFormats) {
    MatchOptions options = f.options;
    options.players = 2;
    ASSERT_FALSE(problem_of(options)) << f.name;
    Arena arena({options, find_preset(f.rules)->options, nullptr, built_in}, player("net:0"),
                player("net:0,as-tour"));
    MatchScore s = arena.play(2, 0);
    s += arena.play(3, 1);
    EXPECT_EQ(s.unfinished, 0) << f.name;
    EXPECT_GE(s.rounds, 2) << f.name;
    EXPECT_GT(s.decisions[0] + s.decisions[1], 0) << f.name;
  }
}

// The gains of three add up to nothing, so a player who plays as the others do gains nothing on the mean of
// all seats; and each seat counts.
TEST(Contest, APouleOfThreeIsPlayedFromEachSeat) {
  for (const char* name : {"poule-guiton", "poule-plumer"}) {
    MatchOptions options = find_format(name)->options;
    options.players = 3;
    const ArenaOptions arena{options, {}, untaught(), built_in};
    const ContestResult r = contest(arena, player("first-go"), player("first-go"), {.sets = 6, .seed = 3});
    EXPECT_EQ(r.total.unfinished, 0) << name;
    EXPECT_EQ(r.sets, 6) << name;
    EXPECT_GE(r.total.rounds, 18) << name;
    EXPECT_NE(r.total.luck, 0) << name;
    Arena same(arena, player("first-go"), player("first-go"));
    double gains = 0;
    for (int seat = 0; seat < 3; ++seat) gains += same.play(7, seat).gain;
    EXPECT_NEAR(gains, 0, 1e-9) << name;  // the same match, seen from each seat
  }
}

TEST(Player, AblationsDoOneThingWrong) {
  Arena arena(tours(false), player("net:0,always-go"), player("net:0,always-hold"));
  const MatchScore s = arena.play(4, 0);
  ASSERT_GT(s.decisions[0] + s.decisions[1], 0);
  EXPECT_EQ(s.holds[0], 0);
  EXPECT_EQ(s.holds[1], s.decisions[1]);
}

TEST(Player, OnePlyPlaysAWholeTour) {
  Arena arena(tours(false), player("net:1,keep=2,within=0.5"), player("random"));
  EXPECT_EQ(arena.play(6, true).rounds, 1);
}

TEST(Player, RefusesWhatItCannotRead) {
  for (const std::string_view text : {"", "nobody", "net", "net:", "net:3", "net:x", "net:0,keep=0",
                                      "net:0,sometimes", "net:1,within=-1", "net@missing:0", "network:0"})
    EXPECT_FALSE(read_player(text, only_untaught(), built_in)) << text;
  for (const std::string_view text :
       {"net:0", "net:2,keep=4,2,within=0.8,as-win", "net:1,keep=5", "net:0,always-go", "random", "random-go",
        "first-go", "shape", "greedy", "hasard", "commis"})
    EXPECT_TRUE(read_player(text, only_untaught(), built_in)) << text;
}

TEST(Yardsticks, PointsAreTheMeanOverAllThrows) {
  Position p = start_position();
  p.own.set(kTalon, 8);
  p.own.set(7, 4);
  p.own.set(10, 3);
  p.other.set(kLast, 13);
  p.other.set(18, 1);
  p.other.set(16, 1);
  int sum = 0;
  for (std::uint8_t a = 1; a <= 6; ++a)
    for (std::uint8_t b = 1; b <= 6; ++b) {
      Turn turn;
      judge(p, Roll{a, b}, {}, {}, turn);
      sum += turn.events.points_roller() - turn.events.points_other();
    }
  EXPECT_NE(sum, 0);
  EXPECT_DOUBLE_EQ(points_of_next_roll(p, {}, 1000), sum / 36.0);
}

}  // namespace contest_test
}  // namespace trictrac::measure
