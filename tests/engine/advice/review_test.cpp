// Whole records gone through, in every format.
#include "engine/advice/review.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "engine/net/weights.h"
#include "fixture.h"
#include "game/match/match_ledger.h"
#include "text/trid.h"

namespace trictrac::advice {
namespace review_test {

std::vector<std::string> all_records() {
  std::vector<std::string> names;
  for (const char* folder : {"games", "golden"})
    for (const auto& file : std::filesystem::directory_iterator(std::string(TRICTRAC_DATA) + "/" + folder)) {
      const std::string name = file.path().filename().string();
      if (name.ends_with(".trictrac") && !name.starts_with("courrier"))
        names.push_back(std::string(folder) + "/" + name);
    }
  std::ranges::sort(names);
  return names;
}

class OfRecord : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Every, OfRecord, testing::ValuesIn(all_records()), [](const auto& name) {
  std::string text = name.param.substr(name.param.find('/') + 1);
  text.resize(text.find('.'));
  return text;
});

bool throws_dice(const LoggedEvent& logged) {
  const auto* lead = std::get_if<TakeLead>(&logged.event);
  return std::holds_alternative<RollDice>(logged.event) || (lead && lead->roll);
}

TEST_P(OfRecord, EverythingIsSeenOnce) {
  const Record record = record_of(GetParam());
  Reviewer reviewer(resources_for_tests(), record, {.plies = 0, .doubt = Thousandths(1e9)});
  int last = -1;
  while (reviewer.step()) {
    EXPECT_GT(reviewer.progress().done, last);
    last = reviewer.progress().done;
  }
  EXPECT_EQ(reviewer.progress().done, reviewer.progress().of);
  const Review& r = reviewer.review();
  EXPECT_EQ(static_cast<long>(r.rolls.size()), std::ranges::count_if(record.events, throws_dice));
  for (std::size_t i = 0; i < r.rolls.size(); ++i) EXPECT_EQ(r.rolls[i].at.n, static_cast<int>(i) + 1);
}

TEST_P(OfRecord, TalliesAreWhatWasSeen) {
  const Record record = record_of(GetParam());
  Reviewer reviewer(resources_for_tests(), record, {.plies = 0, .doubt = Thousandths(1e9)});
  while (reviewer.step()) {
  }
  const Review& r = reviewer.review();
  std::vector<Thousandths> lost(r.players.size());
  std::vector<Units> luck(r.players.size());
  std::vector<int> choices(r.players.size());
  PerSide<Units> luck_of_rounds;
  for (const AnswerSeen& a : r.answers) {
    EXPECT_GT(a.cost.choices, 1);
    EXPECT_GE(a.cost.given.lost.mille, Thousandths{});
    if (!a.cost.graded()) continue;
    ++choices[a.at.player];
    lost[a.at.player] += a.cost.given.lost.mille;
    EXPECT_EQ(a.trid.empty(), a.cost.grade == Grade::Good);
  }
  for (const RollSeen& seen : r.rolls) {
    luck[seen.at.player] += seen.luck.unit;
    luck_of_rounds[seen.at.side] += seen.luck.unit;
    EXPECT_GE(seen.before, 0);
    EXPECT_LE(seen.after, 1);
  }
  for (std::size_t i = 0; i < r.players.size(); ++i) {
    const PlayerSeen& p = r.players[i];
    EXPECT_EQ(p.plays.choices + p.decisions.choices, choices[i]);
    EXPECT_NEAR((p.plays.lost.mille + p.decisions.lost.mille).count(), lost[i].count(), 1e-6);
    EXPECT_NEAR(p.luck.unit.count(), luck[i].count(), 1e-9);
    EXPECT_NEAR(p.rate().count() * choices[i], lost[i].count(), 1e-6);
  }
  PerSide<Units> sums;
  for (const RoundSeen& round : r.rounds)
    for (const Side s : kSides) sums[s] += round.luck[s];
  for (const Side s : kSides) EXPECT_NEAR(sums[s].count(), luck_of_rounds[s].count(), 1e-9);
}

TEST(Reviews, ResultsOfToursAreTheirStakes) {
  const Record record = record_of("golden/match_tour.trictrac");
  Reviewer reviewer(resources_for_tests(), record, {.plies = 0, .doubt = Thousandths(1e9)});
  while (reviewer.step()) {
  }
  const Match end = match_after(record);
  const auto& won = std::get<Series>(end.account().of).won;
  ASSERT_EQ(reviewer.review().rounds.size(), won.size());
  for (std::size_t i = 0; i < won.size(); ++i) {
    const RoundSeen& seen = reviewer.review().rounds[i];
    EXPECT_TRUE(seen.ended);
    EXPECT_EQ(seen.result.count(), (won[i].winner == Side::White ? 1 : -1) * won[i].worth.halves / 2.0);
    EXPECT_NEAR(seen.adjusted().count(), (seen.result - seen.luck.white + seen.luck.black).count(), 1e-12);
  }
}

TEST_P(OfRecord, AMistakeIsShownWhereItWasMade) {
  const Record record = record_of(GetParam());
  Reviewer reviewer(resources_for_tests(), record, {.plies = 0, .doubt = Thousandths(1e9)});
  while (reviewer.step()) {
  }
  Match match = match_of(record);
  int at = 0;
  for (const AnswerSeen& a : reviewer.review().answers) {
    for (; at < a.at.action; ++at) ASSERT_TRUE(match.act(record.events[at]));
    EXPECT_EQ(match.state().to_act, a.at.side);
    EXPECT_EQ(match.state().stage, a.cost.decision ? Stage::Decide : Stage::Move);
    EXPECT_EQ(player_at(match.account(), a.at.side), a.at.player);
    if (a.trid.empty()) continue;
    EXPECT_EQ(a.trid, print_trid(match.state()));
  }
}

// The jetons of the marqué, and what winning it means for the settlement.
TEST(Reviews, ResultsOfMarquesAreTheirJetons) {
  const Record record = record_of("golden/match_ecrire_lois.trictrac");
  Reviewer reviewer(resources_for_tests(), record, {.plies = 0, .doubt = Thousandths(1e9)});
  while (reviewer.step()) {
  }
  const Match end = match_after(record);
  const auto& marques = partie_of(end.account())->sheet.marques;
  ASSERT_EQ(reviewer.review().rounds.size(), marques.size());
  for (std::size_t i = 0; i < marques.size(); ++i) {
    const double seen = reviewer.review().rounds[i].result.count();
    const MarqueResult& result = marques[i].result;
    EXPECT_EQ(seen > 0, *result.winner == Side::White);
    EXPECT_GE(std::abs(seen), result.jetons);
  }
}

TEST(Reviews, HolesAreWhereTheyWereWon) {
  const Record record = record_of("golden/lois_commis.trictrac");
  Reviewer reviewer(resources_for_tests(), record, {.plies = 0, .doubt = Thousandths(1e9)});
  while (reviewer.step()) {
  }
  PerSide<int> holes;
  for (const RollSeen& seen : reviewer.review().rolls)
    for (const Side s : kSides) holes[s] += seen.holes[s];
  EXPECT_EQ(holes, match_after(record).state().marks.holes);
}

TEST(Reviews, WhatIsDoubtfulIsLookedAtFarther) {
  Record record = record_of("golden/lois_commis.trictrac");
  record.events.resize(24);
  Reviewer reviewer(resources_for_tests(), record, {.plies = 1, .doubt = Thousandths(1)});
  while (reviewer.step()) {
  }
  for (const AnswerSeen& a : reviewer.review().answers) {
    const double lost = a.cost.given.lost.mille.count();
    EXPECT_TRUE(a.cost.plies == 2 || lost <= 1 || lost > 40) << lost;
  }
}

// A player who holds in doubt plays then, and that play may be in doubt too.
TEST(Reviews, ADecisionAndItsPlayMayBothBeInDoubt) {
  Record record = record_of("games/soumille_1738.trictrac");
  Reviewer reviewer(resources_for_tests(), record, {.plies = 1, .doubt = Thousandths(1)});
  while (reviewer.step()) {
  }
  const auto& all = reviewer.review().answers;
  EXPECT_TRUE(std::ranges::any_of(all, [](const AnswerSeen& a) { return a.cost.decision; }));
  EXPECT_TRUE(std::ranges::all_of(all, [](const AnswerSeen& a) { return a.cost.plies <= 2; }));
}

// White keeps the grand jan by 2 and 1, which is worth four, and marks `points`; Black throws.
Record with_a_mark_of(int points, std::vector<LoggedEvent> said_of_it = {}) {
  Record r;
  r.options.marking = Marking::Hand;
  r.set_tag("Lines", "actions");
  r.start = *parse_trid("TRID=C-----BBBBBBbbbbbb-----c:w:R:-:0-0:0-0:-:-:3.3");
  r.start.options = r.options;
  r.events.push_back({Side::White, RollDice{{2, 1}}});
  if (points > 0) r.events.push_back({Side::White, Mark{points}});
  r.events.push_back({Side::White, PlayMen{{{1, 3}, {1, 2}}}});
  for (const LoggedEvent& logged : said_of_it) r.events.push_back(logged);
  r.events.push_back({Side::Black, RollDice{{6, 5}}});
  return r;
}

std::vector<MissedSeen> missed_in(const Record& record) {
  Reviewer reviewer(resources_for_tests(), record, {.plies = 0, .doubt = Thousandths(1e9)});
  while (reviewer.step()) {
  }
  return reviewer.review().missed;
}

TEST(Reviews, AWrongMarkThatNobodyClaimedIsToldWithWhatItWasWorth) {
  const auto missed = missed_in(with_a_mark_of(0));
  ASSERT_EQ(missed.size(), 1u);
  EXPECT_EQ(missed[0].at.n, 1);
  EXPECT_EQ(missed[0].at.side, Side::White);
  EXPECT_EQ(missed[0].missed.points, 4);
  ASSERT_TRUE(missed[0].equity.lost && missed[0].equity.ecole);
  const auto too_many = missed_in(with_a_mark_of(10));
  ASSERT_EQ(too_many.size(), 1u);
  EXPECT_EQ(too_many[0].missed.points, -6);
}

// Points too few are lost by their owner, points too many by the opponent; an école gives them to the
// opponent.
TEST(Reviews, AWrongMarkCostsWhoeverItWrongs) {
  const net::Weights& weights = net::built_in();
  const EngineResources resources(weights, built_in);
  for (const int points : {0, 10}) {
    Reviewer reviewer(resources, with_a_mark_of(points), {.plies = 0, .doubt = Thousandths(1e9)});
    while (reviewer.step()) {
    }
    ASSERT_EQ(reviewer.review().missed.size(), 1u);
    const MissedEquity& equity = reviewer.review().missed[0].equity;
    EXPECT_EQ(equity.lost->holes > Holes{}, points == 0);
    EXPECT_GT(equity.ecole->holes, Holes{});
  }
}

TEST(Reviews, WhatWasClaimedWholeOrMarkedRightlyIsNotTold) {
  EXPECT_TRUE(missed_in(with_a_mark_of(4)).empty());
  const ClaimEcole claim{4, MarkPart::Gained};
  EXPECT_TRUE(missed_in(with_a_mark_of(0, {{Side::Black, claim}})).empty());
}

}  // namespace review_test
}  // namespace trictrac::advice
