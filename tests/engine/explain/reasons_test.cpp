// Why one play is better than another, at positions from games and from the opening.
#include "engine/explain/reasons.h"

#include <gtest/gtest.h>

#include <set>

#include "text/play_text.h"
#include "text/trid.h"
#include "words/languages/languages.h"
#include "words/reasons.h"

namespace trictrac::explanation {
namespace reasons_test {

// A roll in hand, with its plays.
class Asked {
 public:
  explicit Asked(std::string_view trid) : tour_(*parse_trid(trid)) {}

  const State& state() const { return tour_.state(); }
  // Returns the state after a play, held before where that is asked.
  State after(std::string_view play) const {
    const auto after = state_after(tour_, play);
    EXPECT_TRUE(after) << "no legal play is written " << play;
    return after.value_or(state());
  }
  FactValues facts_after(std::string_view play) const { return facts_of(after(play), state().to_act).values; }
  Explanation why(std::string_view best, std::string_view given) const {
    return explain_play(state(), after(best), after(given));
  }

 private:
  Tour tour_;
};

const Reason* find(const Explanation& e, Fact fact) {
  const auto found = std::ranges::find(e.reasons, fact, &Reason::fact);
  return found == e.reasons.end() ? nullptr : &*found;
}

TEST(Facts, AreCountedByTheRules) {
  const Asked asked("TRID=B---CABA-CC-bbbbaab----c:b:M:14:2-6:0-4:-:-:14.14");
  const FactValues best = asked.facts_after("6/7 1/5"), given = asked.facts_after("1/2 6/10");
  EXPECT_EQ(best[Fact::Missing], 1);
  EXPECT_EQ(given[Fact::Missing], 2);
  EXPECT_EQ(best[Fact::Fill], 23);
  EXPECT_EQ(given[Fact::Fill], 7);
  EXPECT_EQ(best[Fact::TheyHit], 18);
  EXPECT_EQ(given[Fact::TheyHit], 18);
  EXPECT_EQ(best[Fact::CaseOnSeven], 1);
  EXPECT_EQ(given[Fact::CaseOnSeven], 0);
}

TEST(Facts, CountWhatFalseHitsBring) {
  const Asked asked("TRID=C-----BBBBBBbebb-aaa---a:w:M:24:0-0:2-4:-:w:16.16");
  const FactValues best = asked.facts_after("1/3 1/5"), given = asked.facts_after("1/3/7");
  EXPECT_EQ(best[Fact::TheyHit], 0);
  EXPECT_EQ(best[Fact::TheyHitFalsely], 15);
  EXPECT_EQ(given[Fact::TheyHitFalsely], 0);
  EXPECT_EQ(best[Fact::Keep], 36);
  EXPECT_EQ(given[Fact::Keep], 36);
  EXPECT_GT(best[Fact::YourShare], 1);
}

TEST(Facts, OfBothSidesAreTheSameSeenFromTheOther) {
  const Asked asked("TRID=B----BCB-BBB-dbcbba-a---:b:M:41:0-0:3-2:-:w:15.16");
  const State held = asked.after("8/12 11/12");
  const FactValues own = facts_of(held, held.to_act).values;
  const FactValues other_side = facts_of(held, other(held.to_act)).values;
  EXPECT_EQ(own[Fact::Corner], other_side[Fact::TheirCorner]);
  EXPECT_EQ(own[Fact::HighCases], other_side[Fact::TheirHighCases]);
  EXPECT_EQ(own[Fact::Missing], other_side[Fact::TheirMissing]);
  EXPECT_EQ(own[Fact::Hit], other_side[Fact::TheyHit]);
  EXPECT_EQ(own[Fact::Fill], other_side[Fact::TheyFill]);
}

TEST(Facts, MenBorneOffHavePassed) {
  const Asked asked("TRID=-----bbbccc-------A--ADA:w:M:31:0-0:0-0:-:-:40.40");
  for (const char* play : {"22/o 19/20", "19/22/23"})
    EXPECT_EQ(asked.facts_after(play)[Fact::Passed], kMenPerSide) << play;
}

TEST(Reasons, BeginWithTheCornerThatIsTaken) {
  const Asked asked("TRID=H----A---BBB-cabb--ba--d:b:M:21:8-8:0-1:-:-:10.11");
  const Explanation e = asked.why("10/12 11/12", "1/3 10/11");
  ASSERT_FALSE(e.reasons.empty());
  EXPECT_EQ(e.reasons.front().fact, Fact::Corner);
  EXPECT_EQ(e.reasons.front().role, Role::Deed);
  EXPECT_EQ(code_of(e.reasons.front(), e.hold), "deeds.corner");
}

TEST(Reasons, NameTheCaseThatIsMadeAndTheThrowsThatFill) {
  const Asked asked("TRID=B---CABA-CC-bbbbaab----c:b:M:14:2-6:0-4:-:-:14.14");
  const Explanation e = asked.why("6/7 1/5", "1/2 6/10");
  ASSERT_FALSE(e.reasons.empty());
  EXPECT_EQ(e.reasons.front().fact, Fact::CaseOnSeven);
  EXPECT_EQ(e.reasons.front().at, only(7));
  EXPECT_FALSE(e.reasons.front().undone);
  const Reason* fill = find(e, Fact::Fill);
  ASSERT_TRUE(fill);
  EXPECT_EQ(fill->best, 23);
  EXPECT_EQ(fill->given, 7);
}

TEST(Reasons, SayWhatTheOtherPlayBreaks) {
  const Asked asked("TRID=GA-B--BA-B--b--a-ca----h:w:M:13:8-8:1-1:-:b:7.7");
  const Explanation e = asked.why("4/5/8", "4/5 7/10");
  ASSERT_FALSE(e.reasons.empty());
  const Reason* hit = find(e, Fact::TheyHit);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->best, 2);
  EXPECT_EQ(hit->given, 27);
  EXPECT_TRUE(contains(hit->at, 7) && contains(hit->at, 8) && !contains(hit->at, 4));
}

TEST(Reasons, OfAnOpeningCountTheCasesThatMayFollow) {
  const Asked asked("TRID=O----------------------o:w:M:31:0-0:0-0:-:-:1.0");
  const Explanation e = asked.why("1/4 1/2", "1/4/5");
  const Reason* talon = find(e, Fact::Talon);
  ASSERT_TRUE(talon);
  EXPECT_EQ(numbers_of(*talon, e.hold).n, 2);
  EXPECT_EQ(numbers_of(*talon, e.hold).m, 1);
  const Reason* cases = find(e, Fact::MakeCase);
  ASSERT_TRUE(cases);
  EXPECT_EQ(cases->best, 36);
  EXPECT_EQ(cases->given, 22);
}

TEST(Reasons, NameTheMenThatCanBeHit) {
  const Reason hit{
      .fact = Fact::TheyHit, .role = Role::Count, .best = 2, .given = 27, .weight = 1, .at = only(7)};
  EXPECT_EQ(code_of(hit, false), "compared.other.hit_at");
  Reason many = hit, none = hit;
  many.at = span(7, 10);
  none.best = 0;
  EXPECT_EQ(code_of(many, false), "compared.other.hit");
  EXPECT_EQ(code_of(none, false), "compared.other.hit_none_at");
  EXPECT_EQ(code_of(hit, true), "held.other.hit");
  Reason more = hit;
  more.best = 30;
  EXPECT_EQ(code_of(more, false), "compared.other.hit_more_at");
}

TEST(Reasons, GiveNoNumberForAJanOutOfReach) {
  Reason missing{.fact = Fact::Missing, .role = Role::Count, .best = 2, .given = kMostMissing, .weight = 1};
  EXPECT_EQ(code_of(missing, false), "compared.own.jan_in_reach");
  missing.weight = -1;
  EXPECT_EQ(code_of(missing, false), "compared.own.far_from_jan");
  missing.given = 4;
  EXPECT_EQ(code_of(missing, false), "compared.own.missing");
  missing.best = kMostMissing;
  EXPECT_EQ(code_of(missing, true), "held.own.far_from_jan");
}

TEST(Reasons, ToGoAreWhatThePlayerLacksAndTheOpponentHas) {
  const Asked asked("TRID=E-A--AB--BBB-d-bbb-ba--b:b:D:53:0-0:0-2:-:-:12.13");
  const State held = asked.after("5/10 7/10");
  const Explanation go = explain_hold(held, asked.state().to_act, true);
  EXPECT_TRUE(go.hold && go.go);
  const Reason* own = find(go, Fact::Corner);
  const Reason* theirs = find(go, Fact::TheirCorner);
  ASSERT_TRUE(own && theirs);
  EXPECT_EQ(code_of(*own, true), "none.own.corner");
  EXPECT_EQ(code_of(*theirs, true), "held.other.corner");
  // Seen as reasons to hold, the same facts add up to the contrary.
  const Explanation hold = explain_hold(held, asked.state().to_act, false);
  EXPECT_DOUBLE_EQ(hold.sum, -go.sum);
  EXPECT_TRUE(hold.reasons.empty());
}

TEST(Reasons, HaveNumbersAsTheyAreSaid) {
  Reason gain{.fact = Fact::TheirGain, .role = Role::Count, .best = 0.04, .given = 1.98, .weight = 1};
  EXPECT_EQ(numbers_of(gain, false).m, 2);
  EXPECT_EQ(code_of(gain, false), "none.other.gain") << "0.04 points are none";
  gain.best = 0.06;
  EXPECT_EQ(code_of(gain, false), "compared.other.gain");
}

TEST(Reasons, SayWhatThereIsLessOfThanOnAverage) {
  Reason cases{.fact = Fact::HighCases, .role = Role::Count, .best = 1, .given = 2.4, .weight = 1};
  EXPECT_TRUE(is_few(cases, true));
  EXPECT_FALSE(is_few(cases, false));
  cases.best = 3;
  EXPECT_FALSE(is_few(cases, true));
  cases.best = 0;
  EXPECT_FALSE(is_few(cases, true));
}

TEST(Reasons, AreNoneForAPlayThatTheFactsSpeakAgainst) {
  const Asked asked("TRID=H----A---BBB-cabb--ba--d:b:M:21:8-8:0-1:-:-:10.11");
  const Explanation e = asked.why("1/3 10/11", "10/12 11/12");
  EXPECT_LT(e.sum, 0);
  EXPECT_TRUE(e.reasons.empty());
}

// Every reason that a fact with a weight can give has its sentence in every language.
TEST(Reasons, CanAllBeSaid) {
  std::set<std::string> codes;
  const Weights& weights = built_in_weights();
  for (std::size_t i = 0; i < kPhaseNames.kSize; ++i) {
    const auto phase = static_cast<Phase>(i);
    const bool hold = phase == Phase::HoldOpen || phase == Phase::HoldFull;
    for (const Fact f : all_facts()) {
      if (weights[phase].weight[f] == 0) continue;
      for (const bool undone : {false, true})
        for (const double value : {0.0, 3.0, static_cast<double>(kMostMissing)})
          for (const auto& [at, weight] : {std::pair(FlecheSet{0}, 1.0), std::pair(only(9), -1.0)})
            codes.insert(code_of({.fact = f,
                                  .role = Role::Count,
                                  .best = value,
                                  .given = 1,
                                  .weight = weight,
                                  .at = at,
                                  .undone = undone},
                                 hold));
    }
  }
  // A man off the talon, or beyond the opponent's jans, does not come back; the nearest jan that is not full
  // lacks a man.
  for (const char* never : {"undone.talon", "undone.passed", "none.own.missing", "none.other.missing"})
    codes.erase(never);
  for (const words::Language* language : words::languages()) {
    const auto& rows = words::Speaker(*language).of<words::ReasonWords>().rows;
    for (const std::string& code : codes)
      EXPECT_NE(std::ranges::find(rows, code, &words::ReasonRow::code), rows.end())
          << language->code << ": " << code;
  }
}

TEST(Weights, ArePrintedAndReadAgain) {
  const std::string text = print_weights(built_in_weights());
  const auto again = parse_weights(text);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(print_weights(*again), text);
  EXPECT_TRUE(text.contains("filling own corner "));
}

TEST(Weights, ThatAreWrongAreNamedByTheirLine) {
  for (const char* wrong : {"filling own corner 3", "filling own crown 3 0", "midgame own corner 3 0",
                            "filling own corner -3 0", "filling own corner much 0", "hold_full bias"}) {
    const auto read = parse_weights(std::string("# weights\nfilling own talon -5 0\n") + wrong);
    ASSERT_FALSE(read) << wrong;
    EXPECT_TRUE(read.error().contains("line 3") && read.error().contains(wrong)) << read.error();
  }
}

}  // namespace reasons_test
}  // namespace trictrac::explanation
