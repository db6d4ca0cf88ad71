// The errors of the values of a net.
#include "lab/measure/value_error.h"

#include <gtest/gtest.h>

#include "nets.h"

namespace trictrac::measure {
namespace value_error_test {

class ValueErrors : public testing::Test {
 protected:
  // Returns plays in the return, with the net's own values beside `distance` as those of both halves.
  std::vector<Problem> problems_at(Thousandths distance) {
    std::vector<Problem> all;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Problem p{draw(table, ProblemKind::Returns, seed), {}};
      const RolledPosition t = table.thrown(p.state);
      const double sign = p.state.to_act == table.stakes().mine() ? 1 : -1;
      for (const Choice& c : table.searcher().ranked(t, Depth{})) {
        const Thousandths value = sign * in_thousandths(c.equity) - distance;
        p.answers.push_back({answer_text(t, c), true, {value, value}, Thousandths(1)});
      }
      all.push_back(p);
    }
    return all;
  }

  const std::shared_ptr<const net::Weights> weights = untaught();
  TourSearch table{*weights, built_in};
};

TEST_F(ValueErrors, AreNoneWhereTheTrialsSayTheSame) {
  for (const ValueError& e : value_errors(table, problems_at({}), 0, Aspect::Question)) {
    EXPECT_NEAR(e.bias.mean, 0, 1e-9);
    EXPECT_NEAR(e.square.mean, 0, 1e-9);
    EXPECT_NEAR(e.square_between.mean, 0, 1e-9);
  }
}

TEST_F(ValueErrors, OfAllAnswersTogetherMisleadNoChoice) {
  const auto errors = value_errors(table, problems_at(Thousandths(10)), 0, Aspect::Question);
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors[0].bias.samples, 4u);
  EXPECT_NEAR(errors[0].bias.mean, 10, 1e-9);
  EXPECT_NEAR(errors[0].square.mean, 100, 1e-6);
  EXPECT_NEAR(errors[0].square_between.mean, 0, 1e-6);
}

TEST_F(ValueErrors, OfOneAnswerMisleadItsChoice) {
  auto problems = problems_at({});
  for (Problem& p : problems)
    for (Thousandths& half : p.answers.front().halves) half += Thousandths(6);
  const auto errors = value_errors(table, problems, 0, Aspect::Question);
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_LT(errors[0].bias.mean, 0);
  EXPECT_GT(errors[0].square_between.mean, 0);
}

TEST_F(ValueErrors, DoNotCountTheNoiseOfTheTrials) {
  auto problems = problems_at({});
  for (Problem& p : problems)
    for (RatedAnswer& a : p.answers) a.halves = {a.halves[0] + Thousandths(5), a.halves[1] - Thousandths(5)};
  const auto errors = value_errors(table, problems, 0, Aspect::Question);
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_NEAR(errors[0].bias.mean, 0, 1e-9);
  EXPECT_NEAR(errors[0].square.mean, -25, 1e-6);
}

}  // namespace value_error_test
}  // namespace trictrac::measure
