// How the position of a day was answered: counted, and by nobody's name.
#include <ctime>

#include "browser.h"
#include "rows_of.h"
#include "store/rows/daily_rows.h"
#include "store/statements.h"

namespace served {
namespace daily_test {

using namespace trictrac;
using Answers = std::vector<DailyAnswer>;

class AnsweredRows : public WithFolder, public testing::WithParamInterface<std::string> {
 protected:
  void TearDown() override { EXPECT_FALSE(sql.fault()) << sql.fault()->what; }

  std::unique_ptr<Database> db = rows_of(GetParam(), folder / "");
  Statements sql{*db};
  DailyRows rows{sql};
};

TEST_P(AnsweredRows, AreCountedByDayTheCommonestFirst) {
  for (const char* answer : {"go", "hold", "hold"}) rows.count(20'000, answer);
  rows.count(20'001, "go");
  EXPECT_EQ(rows.of(20'000), (Answers{{"hold", 2}, {"go", 1}}));
  EXPECT_EQ(rows.of(20'001), (Answers{{"go", 1}}));
  rows.count(20'001 + DailyRows::kDaysKept, "go");
  EXPECT_TRUE(rows.of(20'000).empty()) << "it was long ago";
  EXPECT_FALSE(rows.of(20'001).empty());
}

TEST_P(AnsweredRows, OfEndlessAnswersOnlySoManyAreKeptApart) {
  ASSERT_TRUE(db->execute("BEGIN"));
  for (int i = 0; i < DailyRows::kMostAnswers + 5; ++i) rows.count(1, std::to_string(i));
  rows.count(1, "0");
  ASSERT_TRUE(db->execute("COMMIT"));
  const Answers all = rows.of(1);
  EXPECT_EQ(all.size(), static_cast<std::size_t>(DailyRows::kMostAnswers) + 1);
  EXPECT_EQ(all[0], (DailyAnswer{"", 5}));
  EXPECT_EQ(all[1], (DailyAnswer{"0", 2}));
}

INSTANTIATE_TEST_SUITE_P(Engines, AnsweredRows, testing::Values("sqlite", "postgres"),
                         [](const auto& named) { return named.param; });

class Daily : public WithPeople {
 protected:
  std::string path(int from_today = 0) const {
    return "/api/days/" + std::to_string(std::time(nullptr) / 86'400 + from_today);
  }
};

TEST_F(Daily, WhoeverAnswersIsCountedAndNobodyIsMade) {
  Browser one = browser(), other = browser();
  EXPECT_EQ(one.post(path(), {{"answer", "7/12* 5/7"}}).json(), Json::object());
  other.post(path(), {{"answer", "7/12* 5/7"}});
  other.post(path(), {{"answer", "hold"}});
  EXPECT_EQ(one.get(path()).json(),
            Json::parse(R"({"answers":[{"answer":"7/12* 5/7","times":2},{"answer":"hold","times":1}]})"));
  EXPECT_EQ(one.token + one.mark, "");
  EXPECT_EQ(one.get(path(-1)).json()["answers"].size(), 0U);
}

TEST_F(Daily, OnlyTodayIsAnsweredAndOnlyWithAnAnswer) {
  Browser one = browser();
  for (const int day : {-5, 5}) EXPECT_EQ(one.post(path(day), {{"answer", "go"}}).code(), "bad_message");
  for (const char* answer : {"", "<b>", "Go", "è"})
    EXPECT_EQ(one.post(path(), {{"answer", answer}}).code(), "bad_message") << answer;
  EXPECT_EQ(one.get("/api/days/x").code(), "bad_message");
  EXPECT_EQ(one.get("/api/days/").code(), "bad_message");
}

TEST_F(Daily, OneAddressAnswersSoOften) {
  start({"--answers-per-hour", "2"});
  Browser one = browser();
  for (int i = 0; i < 2; ++i) EXPECT_EQ(one.post(path(), {{"answer", "go"}}).status, 200);
  EXPECT_EQ(browser().post(path(), {{"answer", "go"}}).code(), "too_many");
}

}  // namespace daily_test
}  // namespace served
