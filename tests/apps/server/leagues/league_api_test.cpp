// Leagues by HTTP, as pages use them; and one whose seasons pass, by a clock that is set forward, at a server
// that is killed meanwhile.
#include "browser.h"
#include "moved_clock.h"

namespace served {
namespace league_api_test {

constexpr std::int64_t kDay = 86'400'000;
constexpr int kDays = 2;

Json terms(const Json& more = Json::object()) {
  Json all{{"name", "Winter league"},
           {"size", 4},
           {"moves", 1},
           {"cycles", 1},
           {"days", kDays},
           {"tie_breaks", {"direct_encounter"}},
           {"game", {{"format", "tour"}, {"clock", {{"pace", "days"}, {"days", 1}, {"holidays", 14}}}}}};
  all.update(more);
  return {{"settings", all}};
}

class WithLeague : public WithPeople {
 protected:
  void start_again() { start(without_limits()); }
  // Founds a club, whose president is the first of its members.
  void found(const std::vector<std::string>& names, const Json& more = {{"joining", "open"}}) {
    Json settings{{"name", "Coin"}, {"joining", "open"}};
    settings.update(more);
    for (const std::string& name : names) join(name, settings);
  }
  Browser& join(const std::string& name, const Json& settings = Json::object()) {
    Browser& one = members.emplace(name, somebody(name)).first->second;
    if (club.empty()) {
      president = name;
      const Reply made = one.post("/api/clubs", {{"settings", settings}});
      EXPECT_EQ(made.status, 200) << made.body;
      club = "/api/clubs/" + made.json()["id"].get<std::string>();
    } else {
      EXPECT_EQ(one.post(club + "/join").status, 200);
    }
    return one;
  }
  void make_league(const Json& more = Json::object()) {
    const Reply made = officer().post(club + "/leagues", terms(more));
    ASSERT_EQ(made.status, 200) << made.body;
    league = "/api/leagues/" + made.json()["id"].get<std::string>();
  }
  Browser& officer() { return members.at(president); }
  Reply sign_up(const std::string& name, bool signs_up = true) {
    return members.at(name).post(league + "/sign-up", {{"signs_up", signs_up}});
  }
  Json page(const std::string& as = "") {
    return (as.empty() ? officer() : members.at(as)).get(league).json();
  }
  // Begins the next season as it is planned, or answers why it cannot be planned.
  Reply begin() {
    Reply planned = officer().get(league + "/plan");
    if (planned.status != 200) return planned;
    const Json plan = planned.json();
    return officer().post(league + "/seasons", {{"season", plan["season"]}, {"mark", plan["mark"]}});
  }

  std::string club, league, president;
  std::map<std::string, Browser> members;
};

class LeagueApi : public WithLeague {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    start_again();
  }
};

TEST_F(LeagueApi, IsFoundedByAnOfficerAndMembersSignUp) {
  found({"Odile", "Anne"});
  EXPECT_EQ(members.at("Anne").post(club + "/leagues", terms()).code(), "not_allowed");
  for (const Json& wrong : {Json{{"moves", 3}}, Json{{"tie_breaks", {"board_points"}}},
                            Json{{"game", {{"format", "none"}}}}, Json{{"name", std::string(46, 'x')}}})
    EXPECT_GE(officer().post(club + "/leagues", terms(wrong)).status, 400) << wrong.dump();
  make_league();
  const Json made = page();
  EXPECT_EQ(made["settings"]["size"], 4);
  EXPECT_EQ(made["format"], "tour");
  EXPECT_EQ(made["last"], 0);
  EXPECT_EQ(officer().get(club).json()["leagues"][0]["name"], "Winter league");
  Browser stranger = somebody("Zoe");
  EXPECT_EQ(stranger.post(league + "/sign-up", {{"signs_up", true}}).code(), "not_allowed");
  EXPECT_EQ(sign_up("Anne").json()["you"]["signed_up"], true);
  EXPECT_EQ(page()["waiting"], Json({"Anne"}));
  EXPECT_EQ(begin().code(), "wrong_stage") << "one alone";
  EXPECT_EQ(members.at("Anne").get(league + "/plan").code(), "not_allowed");
  EXPECT_EQ(members.at("Anne").post(league + "/remove", {{"name", "Anne"}}).code(), "not_allowed");
  EXPECT_EQ(officer().post(league + "/remove", {{"name", "Anne"}}).json()["members"], 0);
  EXPECT_EQ(officer().post(league, terms({{"days", 9}})).json()["settings"]["days"], 9);
  EXPECT_EQ(officer().post(league + "/end", {{"name", "Other"}}).code(), "bad_message");
  EXPECT_EQ(officer().post(league + "/end", {{"name", "Winter league"}}).status, 200);
  EXPECT_EQ(officer().get(league).status, 404);
  std::vector<std::string> acts;
  const Json recorded = officer().get(club + "/acts").json()["acts"];
  for (const Json& one : recorded) acts.push_back(one["act"]);
  EXPECT_EQ(acts, (std::vector<std::string>{"end_league", "change_league", "league", "join", "found"}));
}

TEST_F(LeagueApi, ASeasonBeginsAsItWasShown) {
  found({"Odile", "Anne", "Bruno"});
  make_league();
  for (const char* name : {"Odile", "Anne"}) sign_up(name);
  const Json plan = officer().get(league + "/plan").json();
  EXPECT_EQ(plan["divisions"][0]["members"].size(), 2u);
  sign_up("Bruno");
  const Json asked{{"season", 1}, {"mark", plan["mark"]}};
  EXPECT_EQ(officer().post(league + "/seasons", asked).code(), "stale") << "Bruno has come";
  EXPECT_EQ(begin().status, 200);
  EXPECT_EQ(begin().code(), "wrong_stage") << "the first one is in progress";
  const Json begun = page("Anne");
  EXPECT_EQ(begun["last"], 1);
  EXPECT_EQ(begun["divisions"][0]["rows"].size(), 3u);
  EXPECT_EQ(begun["you"]["division"], 1);
  EXPECT_EQ(officer().post(league + "/end", {{"name", "Winter league"}}).code(), "wrong_stage");
  const Json exported = members.at("Anne").get("/api/me/export").json();
  EXPECT_EQ(exported["leagues"][0]["name"], "Winter league");
  const std::string id = begun["divisions"][0]["tournament"];
  const Json tournament = officer().get("/api/tournaments/" + id).json();
  EXPECT_EQ(tournament["settings"]["name"], "Winter league 1.1");
  EXPECT_EQ(tournament["you"]["role"], "director");
  EXPECT_EQ(officer().post(club + "/end", {{"name", "Coin"}}).status, 200);
  EXPECT_EQ(officer().get(league).status, 404);
  EXPECT_EQ(officer().get("/api/tournaments/" + id).json()["league"]["id"], "") << "the season goes on";
}

TEST_F(LeagueApi, APrivateClubShowsItsLeaguesToItsMembersOnly) {
  found({"Odile"}, {{"joining", "request"}, {"is_private", true}});
  make_league();
  Browser stranger = somebody("Zoe");
  EXPECT_EQ(stranger.get(league).code(), "not_allowed");
  EXPECT_EQ(browser().get(league).code(), "not_allowed");
  EXPECT_EQ(stranger.get(club).body.find("Winter"), std::string::npos);
}

// A league whose time passes.
class LeagueInTime : public WithLeague {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    clock.emplace(folder / "clock");
    if (!clock->there()) GTEST_SKIP() << "only the program of the tests has a clock that can be set";
    start_again();
  }
  // The server is killed, and another one begins after so many days, at which everybody is known.
  void kill_and_start(int days) {
    server->kill();
    clock->advance(days * kDay);
    start_again();
    for (auto& [name, old] : members) {
      Browser again = browser();
      again.token = old.token;
      again.mark = old.mark;
      old = again;
    }
  }
  Json tournament(int division) {
    const std::string id = page()["divisions"][static_cast<std::size_t>(division - 1)]["tournament"];
    return officer().get("/api/tournaments/" + id).json();
  }
  // Waits until something is so, which the server does about once a second.
  template <class Is>
  void await(Is is) {
    while (!is()) std::this_thread::yield();
  }
  void await_round(int division, int round) {
    await([&] {
      const Json now = tournament(division);
      return now["finished"] == true || std::cmp_greater_equal(now["rounds"].size(), round);
    });
  }
  // The director enters that the lower number has won at the tables of a round, but for those that are left.
  void enter_results(int division, int round, const std::function<bool(int white, int black)>& is_left) {
    const Json before = tournament(division);
    const Json tables = before["rounds"][static_cast<std::size_t>(round - 1)]["tables"];
    for (std::size_t i = 0; i < tables.size(); ++i) {
      const int white = tables[i]["seats"][0], black = tables[i]["seats"][1];
      if (is_left(white, black)) continue;
      const Json act{{"type", "enter_result"},
                     {"at", {{"round", round}, {"table", i + 1}}},
                     {"result", {{"winner", white < black ? 0 : 1}, {"holes", {12, 3}}}}};
      Reply done;
      do {
        done = officer().post("/api/tournaments/" + before["id"].get<std::string>() + "/acts",
                              {{"number", tournament(division)["revision"].get<int>() + 1}, {"act", act}});
      } while (done.status != 200 && done.code() == "stale");
      ASSERT_EQ(done.status, 200) << done.body;
    }
  }
  // The names of the members in the divisions of a plan.
  static std::vector<std::vector<std::string>> names_in(const Json& plan) {
    std::vector<std::vector<std::string>> all;
    for (const Json& division : plan["divisions"]) {
      auto& names = all.emplace_back();
      for (const Json& member : division["members"]) names.push_back(member["name"]);
    }
    return all;
  }
  static std::string move_in(const Json& page, const std::string& name) {
    for (const Json& division : page["divisions"])
      for (const Json& row : division["rows"])
        if (row["name"] == name) return row["move"];
    return "";
  }

  std::optional<MovedClock> clock;
};

TEST_F(LeagueInTime, TwoSeasonsOfTwoDivisionsUpAndDown) {
  using Names = std::vector<std::vector<std::string>>;
  const std::vector<std::string> names{"P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"};
  found(names);
  make_league();
  for (const std::string& name : names) ASSERT_EQ(sign_up(name).status, 200);
  ASSERT_EQ(begin().status, 200);

  // The first season: nobody comes to the table of 1 and 4, and everything else is played.
  for (int round = 1; round <= 3; ++round) {
    for (const int division : {1, 2}) {
      await_round(division, round);
      enter_results(division, round,
                    [](int white, int black) { return white + black == 5 && white * black == 4; });
    }
    EXPECT_EQ(tournament(1)["rounds"].size(), static_cast<std::size_t>(round))
        << "the round waits for its days";
    if (round == 2)
      kill_and_start(kDays);
    else
      clock->advance(kDays * kDay);
  }
  for (const int division : {1, 2}) await([&] { return tournament(division)["finished"] == true; });
  const Json after = page("P1");
  EXPECT_EQ(move_in(after, "P4"), "down");
  EXPECT_EQ(move_in(after, "P5"), "up");
  EXPECT_EQ(move_in(after, "P3"), "stay");
  EXPECT_EQ(after["divisions"][0]["rows"][0]["played"], 3);
  const Json overdue = tournament(1)["rounds"];
  int forfeits = 0;
  for (const Json& round : overdue)
    for (const Json& table : round["tables"]) {
      const bool is_overdue = table["outcome"] == "forfeit";
      forfeits += is_overdue;
      EXPECT_FALSE(is_overdue && table.contains("winner")) << "both lose";
    }
  EXPECT_EQ(forfeits, 1);

  // Between the seasons one leaves, and somebody new comes.
  ASSERT_EQ(sign_up("P7", false).status, 200);
  join("P9");
  ASSERT_EQ(sign_up("P9").status, 200);
  const Json plan = officer().get(league + "/plan").json();
  EXPECT_EQ(names_in(plan), (Names{{"P1", "P2", "P3", "P5"}, {"P4", "P6", "P8", "P9"}}));
  EXPECT_EQ(plan["divisions"][0]["members"][3]["move"], "up");
  EXPECT_EQ(plan["divisions"][1]["members"][3]["move"], "enter");
  EXPECT_EQ(plan["leaving"][0]["name"], "P7");
  ASSERT_EQ(begin().status, 200);
  EXPECT_EQ(page("P9")["you"]["division"], 2);
  EXPECT_EQ(page("P9")["you"]["next"]["game"].is_string(), true);

  // The second season: nobody plays in the second division.
  for (int round = 1; round <= 3; ++round) {
    for (const int division : {1, 2}) await_round(division, round);
    enter_results(1, round, [](int, int) { return false; });
    clock->advance(kDays * kDay);
  }
  for (const int division : {1, 2}) await([&] { return tournament(division)["finished"] == true; });
  const Json third = officer().get(league + "/plan").json();
  EXPECT_EQ(third["season"], 3);
  EXPECT_EQ(names_in(third), (Names{{"P1", "P2", "P3", "P4"}, {"P5", "P6", "P8", "P9"}}));
  const Json first = officer().get(league + "?season=1").json();
  EXPECT_EQ(first["season"], 1);
  EXPECT_EQ(move_in(first, "P5"), "up");
  EXPECT_EQ(move_in(first, "P7"), "leave");
  EXPECT_EQ(first["seasons"].size(), 2u);
}

}  // namespace league_api_test
}  // namespace served
