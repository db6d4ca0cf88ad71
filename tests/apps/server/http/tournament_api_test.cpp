// Tournaments by HTTP and sockets, as pages use them.
#include "asked_settings.h"
#include "browser.h"

namespace served {
namespace tournament_api_test {

class TournamentApi : public WithPeople {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    start(without_limits());
    odile.emplace(somebody("Odile"));
  }
  Json make(const Json& more = Json::object()) {
    const Reply reply = odile->post("/api/tournaments", tournament_body(more));
    EXPECT_EQ(reply.status, 200) << reply.body;
    path = "/api/tournaments/" + reply.json()["id"].get<std::string>();
    return reply.json();
  }
  Json page() { return odile->get(path).json(); }
  Reply act(Browser& who, const Json& act) {
    return who.post(path + "/acts",
                    {{"number", page()["revision"].get<int>() + 1}, {"why", "said"}, {"act", act}});
  }
  Reply pair() { return odile->post(path + "/rounds", {{"number", page()["revision"].get<int>() + 1}}); }
  Browser enter(const std::string& name) {
    Browser guest = browser();
    const Reply entered = guest.post(path + "/enter", {{"name", name}});
    EXPECT_EQ(entered.status, 200) << entered.body;
    return guest;
  }

  std::optional<Browser> odile;
  std::string path;
};

TEST_F(TournamentApi, IsMadeEnteredPairedAndPlayed) {
  const Json made = make();
  EXPECT_EQ(made["you"]["role"], "director");
  EXPECT_EQ(made["you"]["code"].get<std::string>().size(), 6u);
  EXPECT_EQ(made["format"], "tour");
  Browser anne = enter("Anne"), bruno = enter("Bruno");
  EXPECT_EQ(anne.get(path).json()["you"]["entrant"], 1);
  EXPECT_FALSE(anne.get(path).json()["you"].contains("code"));
  EXPECT_EQ(anne.post(path + "/rounds", {{"number", 4}}).code(), "not_allowed");
  const Reply paired = pair();
  ASSERT_EQ(paired.status, 200) << paired.body;
  const Json table = paired.json()["rounds"][0]["tables"][0];
  const std::string game = table["game"];
  const bool anne_is_white = table["seats"][0] == 1;
  EXPECT_EQ(seats(anne, game), Json({anne_is_white ? 0 : 1}));
  EXPECT_EQ(seats(bruno, game), Json({anne_is_white ? 1 : 0}));
  EXPECT_EQ(anne.get(path).json()["you"]["table"], 1);
  const Json result{{"type", "enter_result"},
                    {"at", {{"round", 1}, {"table", 1}}},
                    {"result", {{"winner", 0}, {"holes", {12, 3}}}}};
  EXPECT_EQ(act(*odile, result).status, 200);
  const Json after = page();
  EXPECT_EQ(after["rounds"][0]["tables"][0]["outcome"], "played");
  EXPECT_EQ(after["standings"][0]["wins"]["value"], 1);
  EXPECT_EQ(odile->post(path + "/acts", {{"number", 1}, {"act", result}}).code(), "stale");
  EXPECT_EQ(act(bruno, {{"type", "pause"}}).code(), "not_allowed");
  const Json log = odile->get(path + "/log").json()["lines"];
  EXPECT_EQ(log[0]["act"]["type"], "appoint");
  EXPECT_EQ(log[0]["act"]["person"], 1) << "the numbers of accounts are not shown";
  EXPECT_EQ(log.back()["name"], "Odile");
  EXPECT_EQ(browser().get("/api/tournaments").json()["tournaments"][0]["entrants"], 2);
}

TEST_F(TournamentApi, AKnockoutOfThreeGamesGoesFromGameToGame) {
  make({{"system", "knockout"}, {"rounds", 0}, {"best_of", 3}});
  Browser anne = enter("Anne"), bruno = enter("Bruno");
  ASSERT_EQ(pair().status, 200);
  Client watching(server->port(), anne.coming());
  watching.send({{"do", "tournament"}, {"tournament", page()["id"]}});
  EXPECT_EQ(watching.await("tournament")["revision"], page()["revision"]);
  const auto result = [](int board, int winner) {
    return Json{{"type", "enter_result"},
                {"at", {{"round", 1}, {"table", 1}, {"board", board}}},
                {"result", {{"winner", winner}, {"holes", {12, 3}}}}};
  };
  EXPECT_EQ(act(*odile, result(1, 0)).status, 200);
  EXPECT_EQ(watching.await("tournament")["revision"], page()["revision"]);
  const Json shown = bruno.get(path).json();
  EXPECT_EQ(shown["settings"]["best_of"], 3);
  EXPECT_EQ(shown["you"]["board"], 2);
  EXPECT_EQ(shown["bracket"].size(), 2u);
  const Json& table = shown["rounds"][0]["tables"][0];
  EXPECT_EQ(table["score"], (Json{2, 0}));
  const std::string game = table["boards"][1]["game"];
  const bool anne_is_white = table["boards"][1]["seats"][0] == 1;
  EXPECT_EQ(seats(anne, game), Json({anne_is_white ? 0 : 1})) << "the next game is theirs";
  EXPECT_EQ(act(*odile, result(3, 0)).code(), "bad_message") << "it has not begun";
  EXPECT_EQ(act(*odile, result(2, 1)).status, 200);
  EXPECT_EQ(page()["rounds"][0]["tables"][0]["outcome"], "played");
}

TEST_F(TournamentApi, TeamsAreEnteredNamedAndSeatedAtTheirBoards) {
  make({{"boards", 2}, {"tie_breaks", {"board_points"}}});
  const auto join = [&](const std::string& name, const std::string& team) {
    Browser guest = browser();
    EXPECT_EQ(guest.post(path + "/enter", {{"name", name}, {"team", team}}).status, 200);
    return guest;
  };
  Browser anne = join("Anne", "Dijon"), bruno = join("Bruno", "Dijon");
  Browser claire = join("Claire", "Lyon"), david = join("David", "Lyon");
  EXPECT_EQ(browser().post(path + "/enter", {{"name", "Emma"}}).code(), "bad_name") << "of which team?";
  const Json turned{{"type", "set_lineup"},
                    {"entrant", 1},
                    {"players", {{{"person", 0}, {"name", "Bruno"}}, {{"person", 0}, {"name", "Anne"}}}}};
  EXPECT_EQ(act(bruno, turned).code(), "not_allowed") << "the captain does that";
  EXPECT_EQ(act(anne, turned).status, 200);
  ASSERT_EQ(pair().status, 200);
  const Json shown = bruno.get(path).json();
  EXPECT_EQ(shown["you"]["board"], 1);
  EXPECT_EQ(shown["entrants"][0]["players"].size(), 2u);
  const Json& boards = shown["rounds"][0]["tables"][0]["boards"];
  ASSERT_EQ(boards.size(), 2u);
  for (const Json& board : boards) EXPECT_TRUE(board.contains("game")) << "guests play too";
  EXPECT_EQ(seats(bruno, boards[0]["game"]).size(), 1u);
  EXPECT_EQ(seats(anne, boards[0]["game"]).size(), 0u);
  EXPECT_EQ(seats(anne, boards[1]["game"]).size(), 1u);
}

TEST_F(TournamentApi, IsFoundByItsCodeAndAPrivateOneShowsNothing) {
  const std::string code = make({{"is_private", true}})["you"]["code"];
  Browser stranger = browser();
  EXPECT_EQ(stranger.get(path).status, 404);
  EXPECT_EQ(stranger.get(path + "/log").status, 404);
  EXPECT_EQ(stranger.get(path + "/file?file=results.csv").status, 404);
  EXPECT_EQ(stranger.get("/api/tournaments").json()["tournaments"].size(), 0u);
  EXPECT_EQ(stranger.post(path + "/enter", {{"name", "X"}}).status, 404);
  const std::string wrong = code == "000000" ? "000001" : "000000";
  EXPECT_EQ(stranger.post("/api/tournaments/find", {{"code", wrong}}).status, 404);
  const Reply found = stranger.post("/api/tournaments/find", {{"code", code}});
  EXPECT_EQ("/api/tournaments/" + found.json()["id"].get<std::string>(), path);
  EXPECT_EQ(stranger.get(path + "?code=" + code).status, 200);
  EXPECT_EQ(stranger.post(path + "/enter", {{"name", "X"}, {"code", code}}).status, 200);
  EXPECT_EQ(stranger.get(path).status, 200);
}

TEST_F(TournamentApi, TellsThosePagesThatWatchIt) {
  const Json made = make();
  Client watching(server->port(), browser().coming());
  watching.send({{"do", "tournament"}, {"tournament", made["id"]}});
  EXPECT_EQ(watching.await("tournament")["revision"], 1);
  enter("Anne");
  EXPECT_EQ(watching.await("tournament")["revision"], 2);
  watching.send({{"do", "tournament"}, {"tournament", "nosuchtournament"}});
  EXPECT_EQ(watching.await("error")["code"], "unknown_game");
}

// As the page does it (web/src/state/tournament/changes.ts).
Json changed(Json value, const Json& changes);

void move_elements(Json& list, const Json& moved) {
  std::map<std::size_t, Json> put;
  std::set<std::size_t> taken;
  for (const Json& each : moved) {
    put[each[1].get<std::size_t>()] = list[each[0].get<std::size_t>()];
    taken.insert(each[0].get<std::size_t>());
  }
  Json rest = Json::array();
  for (std::size_t i = 0; i < list.size(); ++i)
    if (!taken.contains(i)) rest.push_back(list[i]);
  for (const auto& [at, one] : put) rest.insert(rest.begin() + static_cast<std::ptrdiff_t>(at), one);
  list = std::move(rest);
}

Json changed_list(Json list, const Json& changes) {
  if (changes.contains("moved")) move_elements(list, changes["moved"]);
  for (const auto& [name, change] : changes.items()) {
    if (name == "moved") continue;
    if (name == "length") {
      for (int more = change.get<int>(); more < 0; ++more) list.erase(list.size() - 1);
      continue;
    }
    const std::size_t dash = name.find('-');
    const std::size_t first = std::stoul(name);
    const std::size_t last = dash == name.npos ? first : std::stoul(name.substr(dash + 1));
    for (std::size_t i = first; i <= last; ++i)
      if (i < list.size())
        list[i] = changed(std::move(list[i]), change);
      else
        list.push_back(change[0]);
  }
  return list;
}

Json changed(Json value, const Json& changes) {
  if (changes.is_array()) return changes[0];
  if (changes.is_number()) return value.get<int>() + changes.get<int>();
  if (value.is_array()) return changed_list(std::move(value), changes);
  for (const auto& [name, change] : changes.items()) {
    if (change == Json::array())
      value.erase(name);
    else
      value[name] = changed(std::move(value[name]), change);
  }
  return value;
}

TEST_F(TournamentApi, TellsAPageOnlyWhatHasChanged) {
  make();
  const auto news = [&](const std::string& after) {
    return odile->get(path + "/news" + (after.empty() ? "" : "?after=" + after)).json();
  };
  Json told = news("");
  Json seen = told["page"];
  // Whatever the order of members.
  const auto expect_up_to_date = [&](const std::string& after) {
    told = news(told["mark"]);
    EXPECT_FALSE(told.contains("page")) << after;
    for (const Json& changes : told["changes"]) seen = changed(std::move(seen), changes);
    seen["now"] = told["now"], seen["you"] = told["you"];
    Json whole = page();
    whole["now"] = told["now"];
    EXPECT_EQ(nlohmann::json::parse(seen.dump()), nlohmann::json::parse(whole.dump())) << after;
  };
  for (const char* name : {"Anne", "Bruno", "Claire", "Denis"}) enter(name), expect_up_to_date(name);
  ASSERT_EQ(pair().status, 200);
  expect_up_to_date("a round");
  for (const int table : {2, 1}) {
    const Json result{{"type", "enter_result"},
                      {"at", {{"round", 1}, {"table", table}}},
                      {"result", {{"winner", 1}, {"holes", {3, 12}}}}};
    EXPECT_EQ(act(*odile, result).status, 200);
    expect_up_to_date("a result");
  }
  EXPECT_EQ(act(*odile, {{"type", "undo"}, {"number", page()["revision"]}}).status, 200);
  expect_up_to_date("an undo");
  EXPECT_FALSE(news(told["mark"]).contains("changes")) << "there are none";
  EXPECT_TRUE(news("another-1").contains("page"));
  EXPECT_LT(news(told["mark"]).dump().size(), page().dump().size() / 3);
  const Json standing = odile->get(path + "/standing?entrant=1").json();
  EXPECT_EQ(standing["entrant"], 1);
  EXPECT_FALSE(page()["standings"][0]["wins"].contains("sum"));
  EXPECT_EQ(odile->get(path + "/standing?entrant=9").code(), "bad_message");
}

TEST_F(TournamentApi, HasFilesAndTakesAList) {
  make();
  EXPECT_EQ(
      odile->post(path + "/entrants", {{"number", 2}, {"csv", "name,club\nAnne,Coin\nBruno,Coin\n"}}).status,
      200);
  const Reply file = odile->get(path + "/file?file=entrants.csv");
  EXPECT_NE(file.body.find("Anne"), std::string::npos);
  EXPECT_NE(file.head.find("Content-Disposition: attachment"), std::string::npos);
  EXPECT_EQ(odile->get(path + "/file?file=secrets").status, 400);
}

TEST_F(TournamentApi, AnAccountIsNeededToMakeOne) {
  EXPECT_EQ(browser().post("/api/tournaments", tournament_body()).code(), "not_signed_in");
  EXPECT_EQ(odile->post("/api/tournaments", tournament_body({{"rounds", 0}})).code(), "bad_option");
  EXPECT_EQ(odile->post("/api/tournaments", tournament_body({{"game", {{"format", "football"}}}})).status,
            400);
}

TEST_F(TournamentApi, OutlivesItsServer) {
  make();
  enter("Anne"), enter("Bruno");
  ASSERT_EQ(pair().status, 200);
  const Json before = page();
  server->kill();
  start({"--sign-ins-per-address", "0"});
  Browser again = browser();
  again.token = odile->token;
  Json after = again.get(path).json();
  after["now"] = before["now"];
  EXPECT_EQ(after, before);
}

}  // namespace tournament_api_test
}  // namespace served
