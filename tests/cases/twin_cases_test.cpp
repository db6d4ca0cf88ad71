// The worked examples of the treatises against the twin: exactly the cases
// listed in failing.jsonl may fail, and each of them must.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "adapter.h"
#include "cases.h"
#include "game/rules/tariff.h"

namespace twin_cases_test {

using namespace cases;

const std::vector<Case>& all_cases() {
  static const std::vector<Case> all = load(TRICTRAC_DATA "/cases");
  return all;
}

// K2, K3 in their plainest form: the roller marks, then the opponent.
struct Side {
  int points;
  bool bredouille;
  int holes = 0;
};

void mark_points(Side& side, Side& other, int points) {
  if (points == 0) return;
  if (side.points == 0) side.bredouille = true;
  other.bredouille = false;
  for (side.points += points; side.points >= 12; side.points -= 12) {
    side.holes += side.bredouille ? 2 : 1;
    other.points = 0;
    side.bredouille = true;
  }
}

MarkOutcome marked_by_hand(const Marks& player, const Marks& opponent, const twin::Verdict& verdict) {
  Side roller{player.points, player.bredouille};
  Side other{opponent.points, opponent.bredouille};
  mark_points(roller, other, verdict.points_player);
  const int left = roller.points;
  mark_points(other, roller, verdict.points_opponent);
  return {roller.holes, left, other.holes, other.points};
}

// Ids of all failing cases of the given kind.
std::set<std::string> failing_ids(const std::vector<Case>& cases, const std::string& kind,
                                  std::string& report) {
  std::set<std::string> ids;
  for (const Case& c : cases) {
    if (c.kind != kind || !is_checkable(c)) continue;
    for (const Failure& failure : check(c, twin::judge)) {
      ids.insert(failure.id);
      report += failure.id + ": " + failure.what + "\n";
    }
  }
  return ids;
}

// A known failure that passes is as wrong as an unknown one that fails.
void expect_only_known_failures(const std::vector<Case>& cases, const std::string& kind) {
  std::set<std::string> known;
  const auto listed = load_failing(TRICTRAC_DATA "/cases");
  for (const Case& c : cases)
    if (c.kind == kind && listed.contains(c.id)) known.insert(c.id);
  std::string report;
  EXPECT_EQ(failing_ids(cases, kind, report), known) << report;
}

long count_checkable(const std::string& kind) {
  return std::ranges::count_if(all_cases(), [&](const Case& c) { return c.kind == kind && is_checkable(c); });
}

TEST(TwinCases, ScoresAgree) { expect_only_known_failures(all_cases(), "score"); }
TEST(TwinCases, MovesAgree) { expect_only_known_failures(all_cases(), "moves"); }
TEST(TwinCases, ProbabilitiesAgree) { expect_only_known_failures(all_cases(), "probability"); }
TEST(TwinCases, PlaysThatAuthorsWeighAreLegal) { expect_only_known_failures(all_cases(), "decision"); }
TEST(TwinCases, PrintedGamesAgree) { expect_only_known_failures(load_games(TRICTRAC_DATA "/cases"), "game"); }

TEST(TwinCases, HolesAndRestAgree) {
  for (const Case& c : all_cases())
    for (const Failure& failure : check_marks(c, twin::judge, marked_by_hand))
      ADD_FAILURE() << failure.id << ": " << failure.what;
}

TEST(TwinCases, EveryCaseIsThere) {
  EXPECT_EQ(count_checkable("score"), 386);
  EXPECT_EQ(count_checkable("moves"), 101);
  EXPECT_EQ(count_checkable("probability"), 662);
  EXPECT_EQ(count_checkable("decision"), 136);
  EXPECT_EQ(load_games(TRICTRAC_DATA "/cases").size(), 129u);
}

TEST(TwinCases, FailingListNamesCasesAndReasons) {
  std::set<std::string> ids;
  for (const Case& c : all_cases()) ids.insert(c.id);
  for (const auto& [id, known] : load_failing(TRICTRAC_DATA "/cases")) {
    EXPECT_TRUE(ids.contains(id)) << id;
    EXPECT_FALSE(known.reason.empty()) << id;
  }
}

// The checks themselves must be able to fail: a judge that forgets something is found out.
twin::Verdict forgetful(const std::string& jan, const twin::Board& board, int d1, int d2,
                        const twin::Options& options, const twin::Context& context) {
  twin::Verdict verdict = twin::judge(board, d1, d2, options, context);
  std::erase_if(verdict.events, [&](const twin::Event& event) { return event.jan == jan; });
  return verdict;
}

TEST(TwinCases, EveryJanOfTheTariffIsCovered) {
  for (const trictrac::Tariff& row : trictrac::kTariff) {
    const std::string jan(row.name);
    const trictrac::RuleOption* option = trictrac::find_rule_option(jan);
    if (option && !option->get({})) continue;  // the examples have the usual options
    const Judge judge = [&](const auto&... arguments) { return forgetful(jan, arguments...); };
    const bool found = std::ranges::any_of(
        all_cases(), [&](const Case& c) { return c.kind == "score" && !check(c, judge).empty(); });
    EXPECT_TRUE(found) << jan;
  }
}

TEST(TwinCases, APlayTooFewOrTooManyIsFound) {
  const Judge none_but_first = [](const auto&... arguments) {
    twin::Verdict verdict = twin::judge(arguments...);
    verdict.plays.resize(1);
    return verdict;
  };
  const Judge anything_stays = [](const twin::Board& board, const auto&... arguments) {
    twin::Verdict verdict = twin::judge(board, arguments...);
    verdict.plays.push_back({{}, board});
    return verdict;
  };
  for (const Judge& judge : {Judge(none_but_first), Judge(anything_stays)}) {
    const bool found = std::ranges::any_of(
        all_cases(), [&](const Case& c) { return c.kind == "moves" && !check(c, judge).empty(); });
    EXPECT_TRUE(found);
  }
}

}  // namespace twin_cases_test
