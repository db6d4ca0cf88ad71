// What somebody has learnt is the same at all his devices, and goes when he goes.
#include "browser.h"
#include "kept_house.h"
#include "rows_of.h"
#include "store/rows/people_rows.h"

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

TEST_P(LearntRows, AreVersionedAndWhoeverDoesNotKnowTheLastChangesNothing) {
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

INSTANTIATE_TEST_SUITE_P(Engines, LearntRows, testing::Values("sqlite", "postgres"),
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
