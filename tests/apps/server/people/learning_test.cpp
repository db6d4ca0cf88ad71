// A person's learning is the same at all their devices, and goes when they go.
#include <ctime>

#include "browser.h"
#include "rows_of.h"
#include "served_games.h"
#include "store/rows/learning_rows.h"
#include "store/rows/people_rows.h"
#include "store/statements.h"

namespace served {
namespace learning_test {

using namespace trictrac;

class LearntRows : public WithFolder, public testing::WithParamInterface<std::string> {
 protected:
  void TearDown() override { EXPECT_FALSE(rows.sql.fault()) << rows.sql.fault()->what; }

  std::unique_ptr<Database> db = rows_of(GetParam(), folder / "");
  PeopleRows rows{*db};
  std::int64_t anne = rows.persons.make_guest("id of anne", "Anne", 1).row;
};

TEST_P(LearntRows, AreVersionedAndAnOlderVersionChangesNothing) {
  EXPECT_EQ(rows.learning.find(anne, "course"), (Learnt{"course", 0, ""}));
  EXPECT_TRUE(rows.learning.put(anne, {"course", 0, "{\"a\":1}"}));
  EXPECT_FALSE(rows.learning.put(anne, {"course", 0, "{\"b\":1}"}));
  EXPECT_FALSE(rows.learning.put(anne, {"course", 2, "{\"b\":1}"}));
  EXPECT_TRUE(rows.learning.put(anne, {"course", 1, "{\"a\":2}"}));
  EXPECT_TRUE(rows.learning.put(anne, {"trainers", 0, "{}"}));
  EXPECT_EQ(rows.learning.of(anne), (std::vector<Learnt>{{"course", 2, "{\"a\":2}"}, {"trainers", 1, "{}"}}));
}

TEST_P(LearntRows, GoWithTheirPerson) {
  rows.learning.put(anne, {"course", 0, "{}"});
  rows.persons.leave(anne);
  EXPECT_TRUE(rows.learning.of(anne).empty());
  rows.persons.forget(anne);
}

INSTANTIATE_TEST_SUITE_P(Engines, LearntRows, testing::ValuesIn(kEngineNames),
                         [](const auto& named) { return named.param; });

class Learning : public WithPeople {
 protected:
  static Json put(Browser& who, int version, const Json& kept, const std::string& kind = "course") {
    return who.post("/api/me/learning", {{"kind", kind}, {"version", version}, {"kept", kept}}).json();
  }
};

TEST_F(Learning, IsTheSameAtASecondDevice) {
  Browser desk = somebody("Anne"), phone = browser();
  sign_in(phone, "Anne");
  EXPECT_EQ(phone.get("/api/me/learning").json(),
            Json::parse(R"({"course":{"version":0,"kept":null},"trainers":{"version":0,"kept":null}})"));
  EXPECT_EQ(put(desk, 0, {{"1", "done"}}),
            (Json{{"version", 1}, {"kept", {{"1", "done"}}}, {"taken", true}}));
  EXPECT_EQ(phone.get("/api/me/learning").json()["course"]["kept"], (Json{{"1", "done"}}));
  EXPECT_EQ(put(phone, 0, {{"2", "done"}}),
            (Json{{"version", 1}, {"kept", {{"1", "done"}}}, {"taken", false}}))
      << "it is shown what it did not know";
  EXPECT_EQ(put(phone, 1, {{"1", "done"}, {"2", "done"}})["version"], 2);
  EXPECT_EQ(put(desk, 0, Json::object(), "trainers")["taken"], true);
}

TEST_F(Learning, IsOfAccountsAndWithinLimits) {
  Browser guest = browser(), anne = somebody("Anne");
  guest.post("/api/games", of_two());
  EXPECT_EQ(guest.get("/api/me/learning").code(), "not_signed_in");
  EXPECT_EQ(put(guest, 0, Json::object())["error"]["code"], "not_signed_in");
  EXPECT_EQ(put(anne, 0, {{"a", std::string(60'000, 'x')}})["error"]["code"], "too_large");
  for (const Json& wrong : {Json{{"kind", "games"}, {"version", 0}, {"kept", Json::object()}},
                            Json{{"kind", "course"}, {"version", -1}, {"kept", Json::object()}},
                            Json{{"kind", "course"}, {"version", 0}, {"kept", Json::array()}},
                            Json{{"kind", "course"}, {"version", 0}}})
    EXPECT_EQ(anne.post("/api/me/learning", wrong).code(), "bad_message") << wrong;
}

TEST_F(Learning, IsPartOfWhatIsTakenAlong) {
  Browser anne = somebody("Anne");
  put(anne, 0, {{"1", "done"}});
  EXPECT_EQ(anne.get("/api/me/export").json()["learning"], (Json{{"course", {{"1", "done"}}}}));
}

}  // namespace learning_test
}  // namespace served

// The answers to the position of a day: counted, without names.
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

INSTANTIATE_TEST_SUITE_P(Engines, AnsweredRows, testing::ValuesIn(kEngineNames),
                         [](const auto& named) { return named.param; });

class Daily : public WithPeople {
 protected:
  std::string path(int from_today = 0) const {
    return "/api/days/" + std::to_string(std::time(nullptr) / 86'400 + from_today);
  }
};

TEST_F(Daily, AnAnswerIsCountedAndMakesNoPerson) {
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
