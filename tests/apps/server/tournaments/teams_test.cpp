// Teams at a server: entered by their players, led by their captains, and all boards of a match made at once.
#include "teams.h"

#include "event/standings.h"

namespace hubs {
namespace teams_test {

using event::kBlack, event::kWhite;

INSTANTIATE_TEST_SUITE_P(Engines, TeamsAtAServer, testing::Values(StoreKind::Sqlite, StoreKind::Postgres),
                         name_of_store);

TEST_P(TeamsAtAServer, AreEnteredByTheirPlayers) {
  const std::string id = make(of_two());
  two_teams(id);
  join(id, "Emma", "Lyon", "not_allowed");  // two boards, two players
  join(id, "Anne", "Lyon");                 // once more: nothing happens
  const auto& entrants = at(id)->state().entrants;
  ASSERT_EQ(entrants.size(), 2u);
  EXPECT_EQ(entrants[0].name, "Dijon");
  ASSERT_EQ(entrants[0].players.size(), 2u);
  EXPECT_EQ(entrants[0].players[1].name, "Bruno");
  EXPECT_EQ(entrants[0].players[1].person, persons["Bruno"]);
  const Json shown = page(id, persons["Bruno"]);
  EXPECT_EQ(shown["entrants"][0]["players"][1], (Json{{"name", "Bruno"}, {"account", true}}));
  EXPECT_EQ(shown["you"]["entrant"], 1);
  EXPECT_FALSE(shown["you"].contains("captain"));
  EXPECT_EQ(page(id, persons["Anne"])["you"]["captain"], true);
}

TEST_P(TeamsAtAServer, AllBoardsOfAMatchAreGamesOfTheirOwn) {
  const std::string id = make(of_two());
  two_teams(id);
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(games_stored(), 2) << "made in one transaction";
  const std::string first = at(id)->game_at({1, 1, 1}), second = at(id)->game_at({1, 1, 2});
  EXPECT_EQ(seated(first), (std::set{persons["Anne"], persons["Claire"]}));
  EXPECT_EQ(seated(second), (std::set{persons["Bruno"], persons["David"]}));
  const Json shown = page(id, persons["David"]);
  EXPECT_EQ(shown["you"]["board"], 2);
  EXPECT_EQ(shown["rounds"][0]["tables"][0]["boards"][1]["game"], second);
  restart();
  EXPECT_EQ(at(id)->game_at({1, 1, 2}), second);
  // One board each: the match is drawn.
  for (const std::string& game : {first, second}) sit_down(game);
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1, 1}, {kWhite, {12, 5}}}), "");
  EXPECT_FALSE(at(id)->state().rounds[0].tables[0].outcome);
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1, 2}, {kWhite, {12, 3}}}), "");
  ASSERT_TRUE(at(id)->state().rounds[0].tables[0].outcome);
  EXPECT_EQ(at(id)->state().rounds[0].tables[0].outcome->result.winner, std::nullopt);
  EXPECT_EQ(page(id, 0)["rounds"][0]["tables"][0]["score"], Json::parse("[2,2]"));
  EXPECT_EQ(event::standings(at(id)->state())[0].wins.value, event::kWinUnit / 2);
  EXPECT_EQ(event::standings(at(id)->state())[0].tie_breaks[0].value, 2) << "one board of two";
}

TEST_P(TeamsAtAServer, TheCaptainNamesThePlayers) {
  const std::string id = make(of_two());
  two_teams(id);
  const std::int64_t paul = server->somebody("Paul");
  EXPECT_EQ(line_up(id, persons["Bruno"], 1, {"Bruno", "Anne"}), "not_allowed") << "who plays does not lead";
  EXPECT_EQ(line_up(id, persons["Anne"], 2, {"Anne"}), "not_allowed") << "another team";
  EXPECT_EQ(line_up(id, persons["Anne"], 1, {"Anne", "x"}, {"", "Nobody"}), "unknown_person");
  EXPECT_EQ(line_up(id, persons["Anne"], 1, {"Anne", "x"}, {"", "Claire"}), "wrong_stage") << "of Lyon";
  EXPECT_EQ(line_up(id, persons["Anne"], 1, {"Paul", "Anne"}, {"Paul", ""}), "");
  EXPECT_EQ(at(id)->state().entrants[0].players[0].person, paul);
  EXPECT_EQ(at(id)->state().entrants[0].players[1].person, persons["Anne"]) << "who played there already";
  EXPECT_FALSE(at(id)->entrant_of(persons["Bruno"]));
  EXPECT_EQ(act(id, persons["David"], event::Withdraw{2}), "not_allowed");
  EXPECT_EQ(act(id, persons["Claire"], event::Withdraw{2}), "");
}

TEST_P(TeamsAtAServer, ABoardGetsItsGameWhenItsPlayerIsNamed) {
  const std::string id = make(of_two());
  join(id, "Anne", "Dijon");
  join(id, "Claire", "Lyon");
  join(id, "David", "Lyon");
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(games_stored(), 1) << "nobody plays at the second board of Dijon";
  const std::int64_t bruno = join(id, "Bruno", "Dijon");
  do_jobs();
  const std::string second = at(id)->game_at({1, 1, 2});
  ASSERT_FALSE(second.empty());
  EXPECT_EQ(seated(second), (std::set{bruno, persons["David"]}));
  // Somebody else plays there as long as nobody has thrown.
  const std::int64_t paul = server->somebody("Paul");
  EXPECT_EQ(line_up(id, persons["Anne"], 1, {"Anne", "x"}, {"", "Paul"}), "");
  do_jobs();
  EXPECT_EQ(seated(at(id)->game_at({1, 1, 2})), (std::set{paul, persons["David"]}));
  sit_down(at(id)->game_at({1, 1, 1}));
  do_jobs();
  EXPECT_EQ(line_up(id, persons["Anne"], 1, {"Paul", "Anne"}), "");
  do_jobs();
  EXPECT_EQ(seated(at(id)->game_at({1, 1, 1})), (std::set{persons["Anne"], persons["Claire"]}))
      << "their game has begun";
}

TEST_P(TeamsAtAServer, TheDirectorNamesPlayersAndCaptain) {
  const std::string id = make(of_two());
  two_teams(id);
  server->somebody("Emma");
  EXPECT_EQ(line_up(id, director.person, 1, {"Emma", "Anne"}, {"Emma", ""}), "");
  EXPECT_EQ(at(id)->state().entrants[0].players[0].name, "Emma");
  EXPECT_EQ(at(id)->state().entrants[0].players[1].person, persons["Anne"]);
  EXPECT_EQ(page(id, persons["Anne"])["you"]["captain"], true);
  EXPECT_EQ(page(id, 0)["entrants"][0]["players"][1]["captain"], true);
  // Who plays for the team may lead it; who plays for another one may not.
  EXPECT_EQ(act(id, director.person, event::Substitute{1, 0, "Dijon"}, 0, "Claire"), "wrong_stage");
  EXPECT_EQ(act(id, director.person, event::Substitute{1, 0, "Dijon"}, 0, "Emma"), "");
  EXPECT_EQ(at(id)->state().entrants[0].name, "Dijon") << "the team keeps its name";
  EXPECT_EQ(page(id, 0)["entrants"][0]["players"][0]["captain"], true);
  EXPECT_EQ(line_up(id, persons["Anne"], 1, {"Anne", "Emma"}), "not_allowed");
}

TEST_P(TeamsAtAServer, PlayersReportTheirOwnBoardOnWood) {
  contract::TournamentSettings asked = of_two();
  asked.on_wood = true;
  const std::string id = make(asked);
  two_teams(id);
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(games_stored(), 0);
  const event::EnterResult second{{1, 1, 2}, {kWhite, {12, 4}}};
  EXPECT_EQ(act(id, persons["Bruno"], event::EnterResult{{1, 1, 1}, {kWhite, {12, 4}}}), "not_allowed");
  EXPECT_EQ(act(id, persons["Bruno"], second), "");
  EXPECT_EQ(act(id, persons["David"], second), "");
  EXPECT_TRUE(at(id)->state().rounds[0].tables[0].boards[1].outcome);
  EXPECT_EQ(act(id, persons["Anne"], event::EnterResult{{1, 1, 1}, {kBlack, {4, 12}}}), "");
  EXPECT_FALSE(at(id)->state().rounds[0].tables[0].outcome) << "Lyon has not confirmed";
}

TEST_P(TeamsAtAServer, NeedBoardPointsFirst) {
  contract::TournamentSettings asked = of_two();
  EXPECT_TRUE(settings_of(asked, "123456"));
  asked.tie_breaks = {"holes"};
  EXPECT_FALSE(settings_of(asked, "123456"));
  asked = settings();
  asked.tie_breaks = {"board_points"};
  EXPECT_FALSE(settings_of(asked, "123456")) << "without teams there are no boards";
}

}  // namespace teams_test
}  // namespace hubs
