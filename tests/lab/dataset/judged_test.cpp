// Judged positions, and their table as another reader of Parquet would take it: by the format's own rules.
#include "lab/dataset/judged.h"

#include <gtest/gtest.h>

#include <sstream>

#include "engine/equity/values.h"
#include "engine/net/weights.h"
#include "lab/measure/problem.h"

namespace trictrac::dataset {
namespace judged_test {

class Judged : public testing::Test {
 protected:
  measure::TourSearch search{net::built_in(), built_in};
};

TEST_F(Judged, EveryAnswerIsThereOnceTheBestFirst) {
  const auto all = judge_releve(search, 5, 0, 0);
  ASSERT_GT(all.size(), 10u);
  for (const JudgedPosition& judged : all) {
    std::vector<std::string> answers, legal = measure::answers_at(judged.state);
    for (const JudgedAnswer& answer : judged.answers) answers.push_back(answer.text);
    std::ranges::sort(answers);
    std::ranges::sort(legal);
    EXPECT_EQ(answers, legal);
    EXPECT_TRUE(std::ranges::is_sorted(judged.answers, std::ranges::greater{}, &JudgedAnswer::equity));
  }
}

TEST_F(Judged, TheSameSeedAndNumberGiveTheSame) {
  const auto texts = [&](std::uint64_t seed, int number, int plies) {
    std::ostringstream out;
    ParquetWriter table(out, {});
    const auto rows = judge_releve(search, seed, number, plies);
    table.add(columns_of(rows), static_cast<int>(rows.size()));
    table.finish();
    return out.str();
  };
  const std::string one = texts(5, 0, 0);
  texts(6, 3, 0);
  EXPECT_EQ(texts(5, 0, 0), one);
  EXPECT_NE(texts(5, 1, 0), one);
  EXPECT_NE(texts(6, 0, 0), one);
}

}  // namespace judged_test
}  // namespace trictrac::dataset
