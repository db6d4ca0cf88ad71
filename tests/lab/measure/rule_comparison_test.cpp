#include "lab/measure/rule_comparison.h"

#include <gtest/gtest.h>

#include <numeric>

#include "game/match/match_ledger.h"
#include "game/rules/presets.h"
#include "nets.h"

namespace trictrac::measure {
namespace rule_comparison_test {

RuleOptions with_margot() { return {.margot = true}; }

// The account of a match at its end, and what was marked on the way.
class Keeper final : public Watcher {
 public:
  void before(const Match&, const GameEvent&) override {}
  void after(const Match& match, const MatchEffects& effects, const MatchScore&) override {
    if (const auto& marked = effects.effects.marked) points += marked->points;
    ledger = match.account();
  }
  int points = 0;
  std::optional<MatchLedger> ledger;
};

// What one match came to: counted, by its score and by its account.
struct Recounted {
  MatchCounts counts;
  MatchScore score;
  int points = 0;
  MatchLedger ledger;
};

Recounted play(const ArenaOptions& options, std::uint64_t seed) {
  MatchCounter counter(0, 1);
  Keeper keeper;
  Arena counted(options, player("net:0"), player("net:0")), kept(options, player("net:0"), player("net:0"));
  const MatchScore score = counted.play(seed, 0, nullptr, &counter);
  kept.play(seed, 0, nullptr, &keeper);
  return {counter.counts(), score, keeper.points, *keeper.ledger};
}

double sum(std::span<const double> all) { return std::accumulate(all.begin(), all.end(), 0.0); }

void expect_what_the_score_has(const Recounted& match) {
  const auto& [counts, score, points, ledger] = match;
  ASSERT_EQ(score.unfinished, 0);
  EXPECT_EQ(counts.rolls, score.rolls);
  EXPECT_EQ(counts.rounds_won, score.rounds);
  EXPECT_EQ(counts.decisions, score.decisions[0] + score.decisions[1]);
  EXPECT_EQ(counts.decisions - counts.goes, score.holds[0] + score.holds[1]);
  EXPECT_EQ(counts.points, points);
  EXPECT_EQ(sum(counts.jan_points), points);
  EXPECT_GT(counts.holes, counts.marks_of_holes);
  EXPECT_EQ(counts.rounds, round_of(ledger));
}

// A relevé ends when a player goes, or with the last man off, on which a player may also go; and a tour in
// the last of its relevés.
void expect_releves(const MatchCounts& counts, double tours) {
  EXPECT_GE(counts.releves, counts.goes + tours);
  EXPECT_LE(counts.releves, counts.goes + tours + counts.jans[static_cast<std::size_t>(Jan::BearOff)]);
}

TEST(MatchCounter, CountsATourAsItsAccountHasIt) {
  int bredouilles = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Recounted match = play({{.rounds = 2, .stake = 3}, {.margot = true}, untaught(), built_in}, seed);
    expect_what_the_score_has(match);
    double holes = 0, paid = 0;
    for (const TourWon& tour : series_of(match.ledger)->won) {
      holes += tour.holes.white + tour.holes.black;
      paid += 3 * tour.worth.halves / 2.0;
    }
    const MatchCounts& counts = match.counts;
    EXPECT_EQ(counts.holes, holes);
    EXPECT_EQ(counts.paid, paid);
    EXPECT_EQ(sum(counts.worths), 2);
    EXPECT_EQ(counts.grandes, counts.worths[2]);  // a tour pays double where it was won in one run
    expect_releves(counts, 2);
    bredouilles += static_cast<int>(counts.bredouilles);
  }
  EXPECT_GT(bredouilles, 0);
}

// In a match of one tour the player of the first seat throws first.
TEST(MatchCounter, TakesTheLuckOffTheResultOfTheFirstPlayer) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const auto [counts, score, points, ledger] = play({{}, {}, untaught(), built_in}, seed);
    EXPECT_EQ(counts.gain_of_first, score.gain);
    EXPECT_EQ(counts.won_by_first, score.won);
    EXPECT_DOUBLE_EQ(counts.gain_of_first_adjusted, score.gain - score.luck);
    EXPECT_DOUBLE_EQ(counts.won_by_first_adjusted, score.won - score.luck_of_wins / 2);
    EXPECT_NE(score.luck, 0);
  }
}

TEST(MatchCounter, CountsAPartieAsItsSettlementHasIt) {
  for (const char* name : {"ecrire-lois", "ecrire-lalanne"}) {
    const FormatPreset format = *find_format(name);
    const Recounted match =
        play({format.options, find_preset(format.rules)->options, untaught(), built_in}, 5);
    expect_what_the_score_has(match);
    const MatchCounts& counts = match.counts;
    double jetons = 0, petites = 0, grandes = 0;
    for (const WrittenMarque& marque : partie_of(match.ledger)->sheet.marques) {
      jetons += marque.result.jetons;
      petites += marque.result.run == Run::Petite;
      grandes += marque.result.run == Run::Grande;
    }
    EXPECT_EQ(counts.paid, jetons);
    EXPECT_EQ(counts.petites, petites);
    EXPECT_EQ(counts.grandes, grandes);
    EXPECT_EQ(sum(counts.to_winner), std::abs(balance(settlement_of(match.ledger)->lines)[0]));
    expect_releves(counts, 0);  // the last one ends by going, too
  }
}

TEST(MatchCounter, KeepsAsManyRollsAsAsked) {
  const ArenaOptions options{{}, {}, nullptr, built_in};
  for (const int kept : {0, 3, 100'000}) {
    MatchCounter counter(kept, 9);
    const MatchScore score = Arena(options, player("net:0"), player("net:0")).play(2, 0, nullptr, &counter);
    EXPECT_EQ(static_cast<long>(counter.rolls().size()), std::min<long>(kept, score.rolls));
    for (const SeenRoll& seen : counter.rolls()) EXPECT_EQ(seen.before.stage, Stage::Roll);
  }
}

ComparisonOptions small(int matches) {
  return {.reference = untaught(), .tables = built_in, .matches = matches, .examined = 2, .depth = {}};
}

void expect_equal(const PerRound& one, const PerRound& two) {
  EXPECT_EQ(one.estimate().mean, two.estimate().mean);
  EXPECT_EQ(one.estimate().error, two.estimate().error);
  EXPECT_EQ(one.samples(), two.samples());
}

TEST(CompareRules, ThreadsChangeNothing) {
  const std::vector<RuleSet> sets{{{}, player("net:0")}, {with_margot(), player("net:0")}};
  const auto run = [&](int threads) {
    ComparisonOptions options = small(7);
    options.threads = threads;
    return compare_rules(sets, options);
  };
  const Comparison one = run(1), three = run(3);
  EXPECT_EQ(one.matches, 7);
  EXPECT_EQ(three.matches, 7);
  for (std::size_t set = 0; set < sets.size(); ++set) {
    for (std::size_t i = 0; i < kRuleFigures.kSize; ++i)
      expect_equal(one.sets[set].figures[i], three.sets[set].figures[i]);
    expect_equal(one.sets[set].differs, three.sets[set].differs);
    expect_equal(one.sets[set].cost, three.sets[set].cost);
  }
}

TEST(CompareRules, TheSameRulesTwiceShowNoDifference) {
  const Comparison all = compare_rules({{{}, player("net:0")}, {{}, player("net:0")}}, small(5));
  for (std::size_t i = 0; i < kRuleFigures.kSize; ++i) {
    const Estimate difference = all.sets[1].figures[i].less(all.sets[0].figures[i]);
    EXPECT_EQ(difference.mean, 0);
    EXPECT_FALSE(difference.interval());
  }
  EXPECT_EQ(all.sets[1].differs.estimate().mean, 0);
  EXPECT_EQ(all.sets[1].cost.estimate().mean, 0);
}

const PerRound& times_of(const RuleResults& results, Jan jan) {
  return results.jans[static_cast<std::size_t>(jan)];
}

TEST(CompareRules, AnOldJanScoresOnlyWhereItIsPlayed) {
  ComparisonOptions options{.tables = built_in, .matches = 150};
  const RuleOptions all_on{.rencontre = true, .margot = true};
  const Comparison all = compare_rules({{{}, player("first-go")}, {all_on, player("first-go")}}, options);
  for (const Jan jan : {Jan::Rencontre, Jan::Margot}) {
    EXPECT_EQ(times_of(all.sets[0], jan).estimate().mean, 0);
    EXPECT_GT(times_of(all.sets[1], jan).estimate().mean, 0);
  }
  // At most once in a tour.
  EXPECT_LT(times_of(all.sets[1], Jan::Rencontre).estimate().mean, 0.5);
}

// A player who never goes ends no marqué.
TEST(CompareRules, AMatchWithoutAnEndCountsForNoSet) {
  ComparisonOptions options{.match = find_format("ecrire-lois")->options, .tables = built_in, .matches = 1};
  const Comparison all = compare_rules({{{}, player("net:0")}, {{}, player("net:0,always-hold")}}, options);
  EXPECT_EQ(all.matches, 0);
  EXPECT_EQ(all.unfinished, 1);
  EXPECT_EQ(all.sets[0].figures[0].samples(), 0u);
}

std::vector<SeenRoll> rolls_of_a_tour(const RuleOptions& rules) {
  MatchCounter counter(60, 4);
  Arena({{}, rules, nullptr, built_in}, player("net:0"), player("net:0")).play(8, 0, nullptr, &counter);
  return counter.rolls();
}

// Without a search, the best answer is the one of greatest value.
TEST(WrongRules, NoOtherAnswerIsBetterThanTheBest) {
  WrongRules wrong({with_margot(), untaught(7)}, {{}, untaught(8)}, built_in, {});
  int differ = 0;
  for (const SeenRoll& seen : rolls_of_a_tour(with_margot())) {
    const WrongRules::Finding found = wrong.examine(seen.before, seen.roll);
    differ += found.differs;
    EXPECT_GE(found.cost.count(), 0);
    EXPECT_TRUE(found.differs || found.cost.count() == 0);
  }
  EXPECT_GT(differ, 0);
}

TEST(WrongRules, TheRightOnesGiveNoDifference) {
  WrongRules right({with_margot(), untaught()}, {with_margot(), untaught()}, built_in, Depth{1});
  for (const SeenRoll& seen : rolls_of_a_tour(with_margot()))
    EXPECT_FALSE(right.examine(seen.before, seen.roll).differs);
}

}  // namespace rule_comparison_test
}  // namespace trictrac::measure
