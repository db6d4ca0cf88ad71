// Entrants, directors of other tournaments and strangers who try what only the director may do, and those who
// guess codes: they are refused, and nothing has changed.
#include <set>

#include "asked_settings.h"
#include "browser.h"
#include "contract_values.h"
#include "event/role.h"
#include "moved_clock.h"

namespace served {
namespace tournament_hostile_test {

using trictrac::event::ActKind;

const Json kAt{{"round", 1}, {"table", 1}}, kDecided{{"round", 1}, {"table", 2}};
const Json kWon{{"winner", 0}, {"holes", {12, 3}}};

// What makes an act one that the director could do, where a value of each type is not enough.
Json fitting(const std::string& kind, int revision) {
  if (kind == "exclude_pair") return {{"second", 2}};
  if (kind == "readmit") return {{"entrant", 5}};
  if (kind == "correct_result" || kind == "annul_result") return {{"at", kDecided}};
  if (kind == "undo") return {{"number", revision}};
  if (kind == "add_entrant") return {{"entrant", 77}};
  return Json::object();
}

// A tournament at which four play, the second table is decided, and a fifth has withdrawn.
class HostileInTournaments : public WithPeople {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    clock.emplace(folder / "clock");
    start(without_limits());
    odile.emplace(somebody("Odile"));
  }
  void make(const Json& otherwise = Json::object()) {
    const Reply reply = odile->post("/api/tournaments", tournament_body(otherwise));
    ASSERT_EQ(reply.status, 200) << reply.body;
    path = path_of(reply.json());
    code = reply.json()["you"]["code"];
  }
  static std::string path_of(const Json& tournament) {
    return "/api/tournaments/" + tournament["id"].get<std::string>();
  }
  Browser enter(const std::string& name) {
    Browser made = somebody(name);
    EXPECT_EQ(made.post(path + "/enter", {{"name", name}}).status, 200);
    return made;
  }
  void hold() {
    make({{"on_wood", true}});
    for (const char* name : {"Anne", "Bruno", "Claire", "Denis", "Emma"}) entrants.push_back(enter(name));
    expect_done({{"type", "withdraw"}, {"entrant", 5}});
    ASSERT_EQ(odile->post(path + "/rounds", {{"number", revision() + 1}}).status, 200);
    expect_done({{"type", "enter_result"}, {"at", kDecided}, {"result", kWon}});
  }
  Json page() {
    Json shown = odile->get(path).json();
    shown.erase("now");
    return shown;
  }
  int revision() { return page()["revision"].get<int>(); }
  Reply act(Browser& who, const Json& what, const Json& more = Json::object()) {
    Json body{{"why", "said so"}, {"act", what}};
    body.update(more);
    if (!body.contains("number")) body["number"] = revision() + 1;
    return who.post(path + "/acts", body);
  }
  void expect_done(const Json& what) {
    const Reply done = act(*odile, what);
    ASSERT_EQ(done.status, 200) << what << done.body;
  }
  // Somebody who plays at the second table, not at the first.
  Browser& at_second_table() {
    const Json seats = page()["rounds"][0]["tables"][1]["seats"];
    return entrants[seats[0].get<std::size_t>() - 1];
  }
  // The director of another tournament, who has not entered this one.
  Browser foreign_director() {
    Browser made = somebody("Foreign");
    EXPECT_EQ(made.post("/api/tournaments", tournament_body()).status, 200);
    return made;
  }
  // Each act that the contract has, with values that it takes.
  std::map<std::string, Json> all_acts(int revision) {
    const auto all = trictrac::contract::describe_contract();
    std::map<std::string, Json> acts;
    for (const auto& shape : all.types)
      if (shape["name"] == "EventAct")
        for (const auto& one : shape["of"]) {
          const auto kind = one["name"].template get<std::string>();
          Json act{{"type", kind}};
          for (const auto& field : one["fields"])
            act[field["name"].template get<std::string>()] =
                value_of(all, field["type"].template get<std::string>());
          act.update(fitting(kind, revision));
          acts.emplace(kind, std::move(act));
        }
    return acts;
  }
  // Tries each act as somebody who may not; notes which of them the director could do.
  void expect_all_refused(Browser& who, const std::string& of) {
    const Json before = page();
    const int next = before["revision"].get<int>() + 1;
    for (const auto& [kind, what] : all_acts(next - 1)) {
      for (Json more : {Json::object(), Json{{"preview", true}}, Json{{"account", "Foreign"}}}) {
        more["number"] = next;
        const Reply tried = act(who, what, more);
        EXPECT_GE(tried.status, 400) << of << " " << what << more;
        const bool never =
            !trictrac::event::may(trictrac::event::Role::Entrant, *trictrac::event::find_act(kind));
        const bool is_unfit = tried.code() == "bad_message" || tried.code() == "wrong_stage";
        EXPECT_TRUE(tried.code() == "not_allowed" || (!never && is_unfit))
            << of << " " << what << more << tried.body;
      }
      if (act(*odile, what, {{"number", next}, {"preview", true}}).status == 200) possible.insert(kind);
    }
    for (const bool preview : {false, true}) {
      for (const bool again : {false, true})
        EXPECT_EQ(who.post(path + "/rounds",
                           {{"number", next}, {"again", again}, {"why", "said so"}, {"preview", preview}})
                      .code(),
                  "not_allowed")
            << of;
      EXPECT_EQ(who.post(path + "/entrants", {{"number", next}, {"csv", "name\nZoé\n"}, {"preview", preview}})
                    .code(),
                "not_allowed")
          << of;
    }
    EXPECT_EQ(page(), before) << of;
  }
  std::string code_of_find(Browser& who, const std::string& tried) {
    const Reply reply = who.post("/api/tournaments/find", {{"code", tried}});
    return reply.status == 200 ? "" : reply.code();
  }
  // The code, with its last digit changed so many times.
  std::string wrong_code(int n) const {
    std::string wrong = code;
    wrong.back() = static_cast<char>('0' + (wrong.back() - '0' + 1 + n) % 10);
    return wrong;
  }

  std::optional<MovedClock> clock;
  std::optional<Browser> odile;
  std::vector<Browser> entrants;
  std::string path, code;
  std::set<std::string> possible;
};

TEST_F(HostileInTournaments, NobodyElseDoesAnActOfTheDirector) {
  hold();
  Browser foreign = foreign_director(), stranger = somebody("Stranger"), nobody = browser();
  Browser& entrant = at_second_table();
  const auto all_try = [&](const std::string& when) {
    expect_all_refused(entrant, "an entrant, " + when);
    expect_all_refused(foreign, "a foreign director, " + when);
    expect_all_refused(stranger, "a stranger, " + when);
  };
  all_try("in a round");
  expect_done({{"type", "pause"}});
  all_try("in a pause");
  expect_done({{"type", "resume"}});
  expect_done({{"type", "enter_result"}, {"at", kAt}, {"result", kWon}});
  all_try("when all have played");
  expect_done({{"type", "close_round"}});
  all_try("between rounds");
  // What the director could do at one of these moments shows that it was not its values that were wrong.
  std::set<std::string> never;
  for (const auto name : trictrac::event::kActNames.values())
    if (!possible.contains(std::string(name))) never.insert(std::string(name));
  EXPECT_EQ(never, (std::set<std::string>{"leave_table", "note_luck", "pair_again", "set_away", "set_lineup",
                                          "start_round", "start_table"}))
      << "of the server, of other systems, or done by a call of its own";
  EXPECT_EQ(nobody.post(path + "/acts", {{"number", 1}, {"act", {{"type", "pause"}}}}).code(),
            "not_signed_in");
}

TEST_F(HostileInTournaments, AResultOfAnotherTableIsNotReported) {
  hold();
  const Json before = page();
  Browser& elsewhere = at_second_table();
  const Json result{{"type", "enter_result"}, {"at", kAt}, {"result", kWon}};
  EXPECT_EQ(act(elsewhere, result).code(), "not_allowed");
  EXPECT_EQ(act(elsewhere, {{"type", "forfeit"}, {"at", kAt}, {"winner", 0}}).code(), "not_allowed");
  for (const Json& at : {Json{{"round", 1}, {"table", 9}}, Json{{"round", 2}, {"table", 1}},
                         Json{{"round", 0}, {"table", 0}}, Json{{"round", 1}, {"table", 1}, {"board", 1}}})
    EXPECT_GE(act(elsewhere, {{"type", "enter_result"}, {"at", at}, {"result", kWon}}).status, 400) << at;
  // Nor do both reports of one player decide their own.
  const std::size_t white = before["rounds"][0]["tables"][0]["seats"][0].get<std::size_t>();
  for (int i = 0; i < 2; ++i) EXPECT_EQ(act(entrants[white - 1], result).status, 200);
  EXPECT_FALSE(page()["rounds"][0]["tables"][0].contains("outcome"));
  for (const Json& won :
       {Json{{"winner", 2}, {"holes", {12, 3}}}, Json{{"winner", 0}, {"holes", {-1, 3}}},
        Json{{"winner", 0}, {"holes", {12, 2'000'000'000}}}, Json{{"winner", 0}, {"holes", {12, 3, 4}}},
        Json{{"winner", "0"}, {"holes", {12, 3}}}})
    EXPECT_EQ(act(entrants[white - 1], {{"type", "enter_result"}, {"at", kAt}, {"result", won}}).status, 400)
        << won;
}

TEST_F(HostileInTournaments, StaleNumbersAreRefusedWhoeverSendsThem) {
  hold();
  const Json before = page();
  const int now = revision();
  const std::size_t white = before["rounds"][0]["tables"][0]["seats"][0].get<std::size_t>();
  const Json result{{"type", "enter_result"}, {"at", kAt}, {"result", kWon}};
  for (Browser* who : {&*odile, &entrants[white - 1]})
    for (const int number : {0, 1, now - 1, now, now + 2, 1'000'000})
      for (const bool preview : {false, true})
        EXPECT_EQ(act(*who, result, {{"number", number}, {"preview", preview}}).code(), "stale") << number;
  for (const Json& number : {Json(-1), Json(1'000'001), Json(1e300), Json("1"), Json(1.5)})
    EXPECT_EQ(act(*odile, result, {{"number", number}}).status, 400) << number;
  EXPECT_EQ(odile->post(path + "/rounds", {{"number", now}}).code(), "stale");
  EXPECT_EQ(odile->post(path + "/entrants", {{"number", now}, {"csv", "name\nZoé\n"}}).code(), "stale");
  EXPECT_EQ(page(), before);
}

TEST_F(HostileInTournaments, OversizedAndDisguisedTextsAreRefused) {
  hold();
  const Json before = page();
  const std::string longest(2'001, 'x'), name(65, 'x'), turned = "Cl\u202Eoris", hidden = "a\u200Bb";
  const auto announce = [](const std::string& text) { return Json{{"type", "announce"}, {"text", text}}; };
  EXPECT_EQ(act(*odile, announce(longest)).code(), "too_large");
  EXPECT_EQ(act(*odile, {{"type", "pause"}}, {{"why", longest}}).code(), "too_large");
  for (const std::string& text : {turned, std::string("a\u0007b"), std::string("\u2066b")}) {
    EXPECT_EQ(act(*odile, announce("x"), {{"why", text}}).status, 400) << text;
    EXPECT_EQ(act(*odile, announce(text)).status, 400) << text;
  }
  for (const std::string& bad : {name, turned, hidden}) {
    EXPECT_EQ(act(*odile, {{"type", "add_entrant"},
                           {"entrant", 9},
                           {"person", 0},
                           {"name", bad},
                           {"club", ""},
                           {"rating", 1500}})
                  .code(),
              "bad_name");
    EXPECT_EQ(browser().post(path + "/enter", {{"name", bad}}).code(), "bad_name") << bad;
    EXPECT_EQ(browser().post(path + "/enter", {{"name", "Zoé"}, {"club", bad}}).code(), "bad_name") << bad;
  }
  EXPECT_GE(odile
                ->post(path + "/entrants",
                       {{"number", revision() + 1}, {"csv", "name\n" + std::string(2'000'000, 'x')}})
                .status,
            400);
  EXPECT_EQ(page(), before);
}

TEST_F(HostileInTournaments, AGuestDoesNotEnterUnderTheNameOfAnEntrant) {
  make({{"on_wood", true}});
  enter("Anne");
  for (const char* name : {"Anne", "ANNE", " anne"})
    EXPECT_EQ(browser().post(path + "/enter", {{"name", name}}).code(), "name_taken") << name;
  Browser guest = browser();
  EXPECT_EQ(guest.post(path + "/enter", {{"name", "Bruno"}}).status, 200);
  EXPECT_EQ(guest.post(path + "/enter", {{"name", "Bruno"}}).status, 200) << "asked for twice";
  enter("Bruno");  // nobody is kept from their account's name by a guest
  EXPECT_EQ(page()["entrants"].size(), 3u);
}

TEST_F(HostileInTournaments, AGuestDoesNotPlayForATeamUnderTheNameOfAnotherPlayer) {
  make({{"boards", 2}, {"tie_breaks", {"board_points"}}});
  const auto enter_team = [&](const std::string& name, const std::string& team) {
    return browser().post(path + "/enter", {{"name", name}, {"team", team}});
  };
  ASSERT_EQ(enter_team("Anne", "Dijon").status, 200);
  for (const char* team : {"Dijon", "Lyon"}) EXPECT_EQ(enter_team("ANNE", team).code(), "name_taken") << team;
  EXPECT_EQ(enter_team("Bruno", "Dijon").status, 200);
}

// However a code is tried: by each call that takes one, and by a socket.
TEST_F(HostileInTournaments, AnAddressWaitsAfterFiveWrongCodesHoweverTheyAreTried) {
  if (!clock->there()) GTEST_SKIP() << "only the program of the tests has a clock that can be set";
  make({{"is_private", true}});
  const std::string id = path.substr(path.rfind('/') + 1);
  const auto by_socket = [&](Browser& who, const std::string& tried) {
    Client page(server->port(), who.coming());
    return page.ask({{"do", "tournament"}, {"tournament", id}, {"code", tried}}).value("code", "");
  };
  const auto by_get = [&](Browser& who, const std::string& what) {
    const Reply reply = who.get(path + what);
    return reply.status == 200 ? "" : reply.code();
  };
  int guests = 0;
  using Try = std::function<std::string(Browser&, const std::string&)>;
  const std::vector<std::pair<std::string, Try>> ways{
      {"find", [&](Browser& who, const std::string& tried) { return code_of_find(who, tried); }},
      {"show", [&](Browser& who, const std::string& tried) { return by_get(who, "?code=" + tried); }},
      {"news", [&](Browser& who, const std::string& tried) { return by_get(who, "/news?code=" + tried); }},
      {"enter",
       [&](Browser& who, const std::string& tried) {
         const std::string name = "Guest " + std::to_string(++guests);
         const Reply reply = who.post(path + "/enter", {{"name", name}, {"code", tried}});
         return reply.status == 200 ? "" : reply.code();
       }},
      {"socket", by_socket},
  };
  int last = 2;
  for (const auto& [name, attempt] : ways) {
    Browser thief(server->port(), "127.0.0." + std::to_string(last++));
    for (int n = 0; n < 5; ++n) EXPECT_EQ(attempt(thief, wrong_code(n)), "unknown_game") << name;
    EXPECT_EQ(attempt(thief, code), "too_many") << name << ": also the right one";
    Browser neighbour(server->port(), "127.0.0." + std::to_string(last++));
    EXPECT_EQ(attempt(neighbour, code), "") << name << ": another address does not wait";
    clock->advance(10 * 60 * 1000 + 1000);
    EXPECT_EQ(attempt(thief, code), "") << name << ": afterwards";
  }
}

TEST_F(HostileInTournaments, TheCodeOfATournamentThatIsOverLiftsNoLimits) {
  start({"--sign-ins-per-address", "10", "--games-per-hour", "0", "--calls-per-minute", "0"});
  odile.emplace(somebody("Odile 2"));
  make({{"on_wood", true}, {"rounds", 1}});
  for (const char* name : {"Anne", "Bruno"})
    ASSERT_EQ(browser().post(path + "/enter", {{"name", name}}).status, 200);
  ASSERT_EQ(odile->post(path + "/rounds", {{"number", revision() + 1}}).status, 200);
  const auto accounts = [&](const std::string& from, const std::string& of) {
    int made = 0;
    while (made < 40) {
      const Reply reply =
          Browser(server->port(), from)
              .post("/api/me/account", {{"name", of + " " + std::to_string(made)}, {"password", kPassword}});
      if (reply.status != 200) {
        EXPECT_EQ(reply.code(), "too_many");
        break;
      }
      ++made;
    }
    return made;
  };
  Browser hall(server->port(), "127.0.0.5"), late(server->port(), "127.0.0.6");
  EXPECT_EQ(code_of_find(hall, code), "");
  const int in_hall = accounts("127.0.0.5", "Hall"), at_home = accounts("127.0.0.7", "Home");
  EXPECT_GT(in_hall, at_home) << "it lifts them while it runs";
  expect_done({{"type", "enter_result"}, {"at", kAt}, {"result", kWon}});
  expect_done({{"type", "close_round"}});
  expect_done({{"type", "finish"}});
  EXPECT_EQ(code_of_find(late, code), "unknown_game");
  EXPECT_EQ(late.get(path + "?code=" + code).status, 200);
  EXPECT_EQ(accounts("127.0.0.6", "Late"), at_home);
  EXPECT_EQ(browser().post(path + "/enter", {{"name", "Zoé"}, {"code", code}}).code(), "wrong_stage");
}

}  // namespace tournament_hostile_test
}  // namespace served
