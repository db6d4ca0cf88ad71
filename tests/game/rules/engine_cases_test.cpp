// The worked examples of the treatises against the engine, from either seat.
#include <gtest/gtest.h>

#include <algorithm>

#include "adapter.h"
#include "cases.h"
#include "game/rules/marks.h"

namespace engine_cases_test {

using trictrac::Side;

cases::Judge judge_from(Side seat) {
  return [seat](const twin::Board& b, int d1, int d2, const twin::Options& o, const twin::Context& c) {
    return adapter::judge_in_seat(seat, b, d1, d2, o, c);
  };
}

// The engine's marks (K2, K3), the roller holding.
cases::MarkOutcome mark(const cases::Marks& player, const cases::Marks& opponent, const twin::Verdict& v) {
  trictrac::Marks m;
  m.points = {player.points, opponent.points};
  m.holes = {player.holes, opponent.holes};
  if (player.points > 0 && opponent.points > 0) {
    if (player.bredouille) m.double_jeton = Side::White;
    if (opponent.bredouille) m.double_jeton = Side::Black;
  }
  const auto mine = award(m, Side::White, v.points_player);
  const auto theirs = award(m, Side::Black, v.points_opponent);
  return {mine.holes, mine.rest, theirs.holes, theirs.rest};
}

class FromSeat : public testing::TestWithParam<Side> {
 protected:
  // Every statement that fails, but for the cases listed with their reason.
  std::string failures(const std::vector<cases::Case>& all, std::string_view kind, int& checked) {
    const auto known = cases::load_failing(TRICTRAC_DATA "/cases");
    std::string report;
    for (const auto& c : all) {
      if (c.kind != kind || !cases::is_checkable(c) || known.contains(c.id)) continue;
      ++checked;
      for (const auto& f : cases::check(c, judge_from(GetParam()))) report += f.id + ": " + f.what + "\n";
    }
    return report;
  }
};

const std::vector<cases::Case>& all_cases() {
  static const auto all = cases::load(TRICTRAC_DATA "/cases");
  return all;
}

TEST_P(FromSeat, Scores) {
  int checked = 0;
  EXPECT_EQ(failures(all_cases(), "score", checked), "");
  EXPECT_GE(checked, 380);
}
TEST_P(FromSeat, Moves) {
  int checked = 0;
  EXPECT_EQ(failures(all_cases(), "moves", checked), "");
  EXPECT_GE(checked, 100);
}
TEST_P(FromSeat, Probabilities) {
  int checked = 0;
  EXPECT_EQ(failures(all_cases(), "probability", checked), "");
  EXPECT_GE(checked, 650);
}
TEST_P(FromSeat, PlaysThatAuthorsWeigh) {
  int checked = 0;
  EXPECT_EQ(failures(all_cases(), "decision", checked), "");
  EXPECT_GE(checked, 130);
}
TEST_P(FromSeat, PrintedGames) {
  int checked = 0;
  EXPECT_EQ(failures(cases::load_games(TRICTRAC_DATA "/cases"), "game", checked), "");
  EXPECT_GE(checked, 120);
}

INSTANTIATE_TEST_SUITE_P(Seats, FromSeat, testing::Values(Side::White, Side::Black),
                         [](const auto& seat) { return seat.param == Side::White ? "White" : "Black"; });

TEST(EngineCases, HolesAndRest) {
  int checked = 0;
  for (const auto& c : all_cases()) {
    if (!c.marks) continue;
    ++checked;
    for (const auto& f : cases::check_marks(c, judge_from(Side::White), mark))
      ADD_FAILURE() << f.id << ": " << f.what;
  }
  EXPECT_GE(checked, 20);
}

}  // namespace engine_cases_test
