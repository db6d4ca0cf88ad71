// The frozen benchmarks of data/benchmark, and the net compiled in before them.
#include <gtest/gtest.h>

#include <fstream>

#include "engine/net/weights.h"
#include "lab/measure/draw.h"
#include "lab/measure/problem.h"

namespace trictrac::measure {
namespace frozen_test {

std::vector<Problem> problems_of(ProblemKind kind) {
  std::ifstream file(TRICTRAC_DATA "/benchmark/" + std::string(kProblemKindNames[kind]) + ".txt");
  std::vector<Problem> all;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    auto problem = parse_problem(line);
    EXPECT_TRUE(problem) << line << "\n" << problem.error();
    if (problem) all.push_back(*std::move(problem));
  }
  return all;
}

struct Bar {
  ProblemKind kind;
  int least;    // problems
  double most;  // thousandths of a tour lost an answer, looking at nothing
};

class Frozen : public testing::TestWithParam<Bar> {};

TEST_P(Frozen, HoldsQuestionsOfItsKind) {
  TourSearch table(net::built_in(), built_in);
  const auto problems = problems_of(GetParam().kind);
  EXPECT_GE(static_cast<int>(problems.size()), GetParam().least);
  for (const Problem& p : problems) {
    EXPECT_TRUE(is_of(GetParam().kind, table.searcher(), table.thrown(p.state))) << print_problem(p);
  }
}

TEST_P(Frozen, TheNetLosesLittle) {
  const auto built_in_net = [](const std::string&) {
    return std::make_shared<const net::Weights>(net::built_in());
  };
  const auto net = read_player("net:0", built_in_net, built_in);
  ASSERT_TRUE(net);
  const GradeReport g = grade(*net->make(), problems_of(GetParam().kind));
  EXPECT_LT(g.loss.mean, GetParam().most);
}

INSTANTIATE_TEST_SUITE_P(Kinds, Frozen,
                         testing::Values(Bar{ProblemKind::Plays, 1000, 1.5},
                                         Bar{ProblemKind::Decisions, 2500, 1},
                                         Bar{ProblemKind::Openings, 500, 0.5},
                                         Bar{ProblemKind::Returns, 1000, 7}),
                         [](const auto& info) { return std::string(kProblemKindNames[info.param.kind]); });

}  // namespace frozen_test
}  // namespace trictrac::measure
