// A marqué entered from a position of its board: it goes on as the one that led there.
#include <gtest/gtest.h>

#include "game/match/format.h"
#include "game/match/match.h"
#include "lab/signature/random_action.h"

namespace trictrac {
namespace within_marque_test {

MatchOptions agreed(std::string_view format) {
  MatchOptions o = find_format(format)->options;
  o.rounds = 6;
  return o;
}

// Returns options that resume the marqués written so far, as if they had been played another day.
MatchOptions resumed(MatchOptions o, const Partie& p) {
  for (const WrittenMarque& m : p.sheet.marques) {
    ++o.resumed.carried.lost[m.loser == 0 ? Side::White : Side::Black];
    o.resumed.carried.jetons += m.winner == 0 ? m.result.jetons : -m.result.jetons;
  }
  if (resumes(o)) o.resumed.dice = p.seating.lead;
  return o;
}

class EnteredMarques : public testing::TestWithParam<std::string_view> {};

TEST_P(EnteredMarques, TheBoardTellsHowItStands) {
  Random random(4);
  int entered = 0, decided = 0;
  for (int i = 0; i < 6; ++i) {
    const MatchOptions options = agreed(GetParam());
    for (Match m(options); !m.over(); (void)m.act(random_action(m, random))) {
      const Partie& p = *partie_of(m.account());
      if (m.awaits() != Awaits::Tour || p.marque.refaits > 0) continue;
      const MatchOptions then = resumed(options, p);
      ASSERT_EQ(problem_of(then, m.state()), std::nullopt);
      const Match here(then, m.state());
      const Partie& q = *partie_of(here.account());
      ASSERT_EQ(here.state(), m.state());
      ASSERT_EQ(q.marque.holes, p.marque.holes);
      ASSERT_EQ(shown(q.marque), shown(p.marque));
      if (resumes(then)) {
        ASSERT_EQ(q.seating, p.seating);
      }
      ASSERT_EQ(marques_written(q.sheet), marques_written(p.sheet));
      for (const Side s : kSides) ASSERT_EQ(paid_now(q.marque, s), paid_now(p.marque, s));
      ++entered;
      if (m.state().stage != Stage::Decide) continue;
      ASSERT_EQ(if_goes(q.marque, m.state().to_act), if_goes(p.marque, m.state().to_act));
      ++decided;
    }
  }
  EXPECT_GT(entered, 1000);
  EXPECT_GT(decided, 50);
}

INSTANTIATE_TEST_SUITE_P(ShownByThePavillon, EnteredMarques, testing::Values("ecrire-lois", "ecrire-lalanne"),
                         [](const auto& p) { return std::string(p.param.substr(7)); });

TEST(WithinAMarque, NeedsWhatTheBoardTells) {
  const auto problem = [](std::string_view format, PerSide<int> holes, Pavillon pavillon, Stage stage) {
    const MatchOptions o = agreed(format);
    State s;
    s.options.goal = goal_of(o.format);
    s.stage = stage;
    s.marks.holes = holes;
    s.marks.pavillon = pavillon;
    return problem_of(o, s).value_or("");
  };
  EXPECT_EQ(problem("ecrire-lois", {2, 3}, Pavillon::Lost, Stage::Roll), "");
  EXPECT_EQ(problem("ecrire-lois", {2, 0}, Pavillon::Middle, Stage::Decide), "");
  EXPECT_EQ(problem("ecrire-lois", {2, 3}, Pavillon::Middle, Stage::Roll),
            "both have holes: the pavillon is White's or Black's, or lost (K7)");
  EXPECT_EQ(problem("ecrire-lois", {0, 3}, Pavillon::Middle, Stage::Decide),
            "the side that holds or goes has won a hole (K4)");
  EXPECT_EQ(problem("ecrire-lois", {1, 0}, Pavillon::Middle, Stage::Lead),
            "who throws first is drawn before the first hole");
  EXPECT_EQ(problem("ecrire-1780", {2, 3}, Pavillon::Lost, Stage::Roll), "this format begins without holes");
}

}  // namespace within_marque_test
}  // namespace trictrac
