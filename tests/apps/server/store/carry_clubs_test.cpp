// A service with clubs, tournaments, an arena, a ladder and challenges moves from its file into PostgreSQL
// and back, and through a backup: everybody sees afterwards what they have seen before, and goes on.
#include "asked_settings.h"
#include "browser.h"
#include "postgres_server.h"
#include "rows_of_file.h"
#include "served_games.h"

namespace served {
namespace carry_clubs_test {

const std::vector<std::string> kOptions{"--sign-ins-per-address",       "0", "--games-per-hour",   "0",
                                        "--games-per-hour-of-person",   "0", "--calls-per-minute", "0",
                                        "--calls-per-minute-of-person", "0"};

constexpr const char* kDue = "SELECT count(*) FROM job WHERE due <= unixepoch()";

class CarryOfClubs : public WithPeople {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    start(kOptions);
    live();
    before = seen();
    server.reset();
  }
  std::filesystem::path games_file() const { return folder / "games.db"; }
  std::filesystem::path copy() const { return folder / "copy.db"; }
  static std::string path_of(const Json& made, const std::string& under) {
    EXPECT_TRUE(made.contains("id")) << made;
    return "/api/" + under + "/" + made.value("id", "");
  }
  static void expect_done(const Reply& reply) { EXPECT_LT(reply.status, 300) << reply.body; }
  void found_clubs() {
    club = path_of(odile.post("/api/clubs", club_body({{"joining", "open"}})).json(), "clubs");
    expect_done(anne.post(club + "/join"));
    expect_done(odile.post(club + "/officers", {{"name", "Anne"}, {"officer", true}, {"task", "treasurer"}}));
    expect_done(anne.post(club + "/announcements", {{"title", "Four boards"}, {"text", "Two\nstay."}}));
    closed =
        path_of(anne.post("/api/clubs", club_body({{"name", "Coin"}, {"is_private", true}})).json(), "clubs");
    expect_done(bruno.post(closed + "/join"));
    expect_done(anne.post(closed + "/invite", {{"name", "Odile"}}));
  }
  std::string make(Json settings) {
    tournaments.push_back(
        path_of(odile.post("/api/tournaments", tournament_body(settings)).json(), "tournaments"));
    return tournaments.back();
  }
  void enter(const std::string& path, const std::vector<Browser*>& who) {
    for (Browser* each : who) expect_done(each->post(path + "/enter", {{"name", "Claire"}}));
  }
  int next(const std::string& path) { return odile.get(path).json()["revision"].get<int>() + 1; }
  void pair(const std::string& path) { expect_done(odile.post(path + "/rounds", {{"number", next(path)}})); }
  void act(Browser& who, const std::string& path, const Json& what) {
    expect_done(who.post(path + "/acts", {{"number", next(path)}, {"why", "said so"}, {"act", what}}));
  }
  static Json result(int table) {
    return {{"type", "enter_result"},
            {"at", {{"round", 1}, {"table", table}}},
            {"result", {{"winner", 0}, {"holes", {12, 3}}}}};
  }
  void hold_tournaments() {
    const std::string name = club.substr(club.rfind('/') + 1);
    const std::string over = make({{"club", name}, {"ranked", true}, {"rounds", 1}, {"on_wood", true}});
    enter(over, {&anne, &bruno});
    pair(over);
    act(odile, over, result(1));
    for (const char* last : {"close_round", "finish"}) act(odile, over, {{"type", last}});
    const std::string open = make({{"club", name}, {"starts", 4'000'000'000}});
    enter(open, {&anne, &bruno, &claire, &odile});
    pair(open);
    act(odile, open, result(1));
    act(odile, open, {{"type", "announce"}, {"text", "Anne brings tea"}});
    act(odile, open, {{"type", "undo"}, {"number", next(open) - 1}});
    const std::string arena = make({{"system", "arena"},
                                    {"minutes", 1000},
                                    {"rounds", 0},
                                    {"on_wood", true},
                                    {"tie_breaks", {"holes"}}});
    enter(arena, {&anne, &bruno, &claire});
    act(anne, arena, {{"type", "set_away"}, {"entrant", 1}, {"away", true}});
    pair(arena);
    const std::string ladder = make({{"system", "ladder"},
                                     {"reach", 2},
                                     {"answer_days", 30},
                                     {"rounds", 0},
                                     {"tie_breaks", Json::array()}});
    enter(ladder, {&anne, &bruno, &claire});
    pair(ladder);
    act(claire, ladder, {{"type", "start_table"}, {"at", {{"round", 1}, {"table", 1}}}, {"seats", {1, 3}}});
  }
  void live() {
    odile = somebody("Odile"), anne = somebody("Anne"), bruno = somebody("Bruno");
    claire = browser();
    found_clubs();
    hold_tournaments();
    const Json game{{"format", "ecrire-lois"}, {"clock", {{"pace", "days"}, {"days", 3}, {"holidays", 14}}}};
    expect_done(anne.post("/api/challenges", {{"person", bruno.me()["id"]}, {"game", game}}));
    // All that is due has been done, such as the first step of the arena.
    while (odile.get(tournaments[2]).json()["rounds"][0]["tables"].empty() || number(games_file(), kDue) > 0)
      std::this_thread::yield();
  }
  // All that everybody sees of clubs, tournaments and challenges, but for the time.
  std::map<std::string, Json> seen() {
    std::vector<std::string> all{"/api/clubs", "/api/tournaments", "/api/me/games"};
    for (const std::string& each : {club, closed})
      for (const char* part : {"", "/members", "/announcements", "/season", "/acts"})
        all.push_back(each + part);
    for (const std::string& each : tournaments)
      for (const char* part : {"", "/log", "/standing?entrant=1", "/file?file=tournament.json",
                               "/file?file=results.csv", "/file?file=standings.csv"})
        all.push_back(each + part);
    std::map<std::string, Json> pages;
    for (const auto& [name, old] : {std::pair("Odile", &odile), std::pair("Anne", &anne),
                                    std::pair("Bruno", &bruno), std::pair("Claire", &claire)})
      for (const std::string& path : all) {
        Browser again = browser();
        again.token = old->token;
        const Reply reply = again.get(path);
        Json page = reply.json();
        if (page.is_object()) page.erase("now");
        pages[name + (" " + path)] = {{"status", reply.status},
                                      {"page", page.is_discarded() ? Json(reply.body) : page}};
      }
    return pages;
  }
  void expect_seen_as_before() {
    const auto after = seen();
    ASSERT_EQ(after.size(), before.size());
    for (const auto& [path, page] : before) EXPECT_EQ(after.at(path), page) << path;
  }
  void serve(const std::filesystem::path& file, std::vector<std::string> more = {}) {
    std::vector<std::string> options = kOptions;
    options.insert(options.end(), more.begin(), more.end());
    server = std::make_unique<Process>(file, folder / "web", options);
    ASSERT_NE(server->port(), 0) << server->log();
  }
  // What was open goes on: a result, the next round, a challenge in the ladder, a request to join.
  void expect_to_go_on() {
    for (Browser* each : {&odile, &anne, &bruno, &claire}) {
      Browser again = browser();
      again.token = each->token;
      *each = again;
    }
    const std::string open = tournaments[1], ladder = tournaments[3];
    for (const int table : {1, 2})
      if (!odile.get(open).json()["rounds"][0]["tables"][std::size_t(table - 1)].contains("outcome"))
        act(odile, open, result(table));
    pair(open);
    const Json second = odile.get(open).json()["rounds"][1];
    EXPECT_TRUE(second["tables"][0].contains("game"));
    act(anne, ladder, {{"type", "forfeit"}, {"at", {{"round", 1}, {"table", 1}}}, {"winner", 1}});
    EXPECT_EQ(odile.get(ladder).json()["standings"][0]["entrant"], 3);
    expect_done(anne.post(closed + "/answer", {{"name", "Bruno"}, {"accept", true}}));
    EXPECT_EQ(bruno.get(closed).json()["role"], "member");
    const Json games = bruno.get("/api/me/games").json()["games"];
    const auto challenge =
        std::ranges::find_if(games, [](const Json& game) { return game.contains("challenge"); });
    ASSERT_NE(challenge, games.end());
    expect_done(bruno.post("/api/challenges/" + (*challenge)["game"].get<std::string>() + "/accept"));
  }

  Browser odile = Browser(0), anne = Browser(0), bruno = Browser(0), claire = Browser(0);
  std::string club, closed;
  std::vector<std::string> tournaments;
  std::map<std::string, Json> before;
};

TEST_F(CarryOfClubs, IntoPostgresAndBack) {
  ASSERT_TRUE(PostgresServer::shared().ready());
  const std::string url = PostgresServer::shared().new_database();
  for (const char* table : {"club", "club_member", "club_announcement", "club_act", "tournament",
                            "tournament_act", "tournament_person", "tournament_place", "job"})
    EXPECT_GT(number(games_file(), std::string("SELECT count(*) FROM ") + table), 0) << table;
  const Ended there = run_program("restore " + games_file().string() + " --store '" + url + "'");
  ASSERT_EQ(there.status, 0) << there.output;
  const Ended back = run_program("backup --store '" + url + "' " + copy().string());
  ASSERT_EQ(back.status, 0) << back.output;
  EXPECT_EQ(all_rows(copy()), all_rows(games_file()));
  serve(folder / "none.db", {"--store", url});
  expect_seen_as_before();
  expect_to_go_on();
}

TEST_F(CarryOfClubs, ThroughABackup) {
  ASSERT_EQ(run_program("backup --db " + games_file().string() + " " + copy().string()).status, 0);
  const std::filesystem::path restored = folder / "restored.db";
  ASSERT_EQ(run_program("restore " + copy().string() + " --db " + restored.string()).status, 0);
  EXPECT_EQ(all_rows(restored), all_rows(games_file()));
  serve(restored);
  expect_seen_as_before();
  expect_to_go_on();
}

// Erasing somebody finds their traces in what was carried.
TEST_F(CarryOfClubs, SomebodyIsErasedFromWhatWasCarried) {
  ASSERT_TRUE(PostgresServer::shared().ready());
  const std::string url = PostgresServer::shared().new_database();
  ASSERT_EQ(run_program("restore " + games_file().string() + " --store '" + url + "'").status, 0);
  serve(folder / "none.db", {"--store", url});
  Browser leaves = browser(), stays = browser();
  leaves.token = anne.token, stays.token = odile.token;
  prove(leaves);
  EXPECT_EQ(leaves.post("/api/me/delete", {{"name", "Anne"}}).status, 200);
  for (const std::string& path : tournaments)
    while (stays.get(path + "/log").body.find("Anne") != std::string::npos) std::this_thread::yield();
  for (const char* part : {"", "/members", "/announcements", "/season", "/acts"})
    EXPECT_EQ(stays.get(club + part).body.find("Anne"), std::string::npos) << part;
  EXPECT_EQ(stays.get(closed).status, 404) << "nobody is left who leads it";
}

}  // namespace carry_clubs_test
}  // namespace served
