// Knockouts of a server whose tables are matches: game after game, over a kill, and drawn games played again.
#include "event/match.h"
#include "tournament_service.h"

namespace hubs {
namespace matches_test {

using event::kBlack, event::kWhite;

class MatchesOfAServer : public WithTournaments {
 protected:
  static contract::TournamentSettings knockout(int best_of) {
    contract::TournamentSettings asked = settings();
    asked.system = "knockout";
    asked.rounds = 0;
    asked.best_of = best_of;
    return asked;
  }
  Json page(const std::string& id, std::int64_t person) {
    const auto shown = server
                           ->answer<std::pair<Ptr, Tournaments::Shown>>(
                               [&](auto then) { server->tournaments.show(id, std::move(then)); })
                           .value();
    return Json::parse(page_text(*shown.second, *shown.first, {person}, now));
  }
  // Returns who sits in the seats of a game.
  std::pair<std::int64_t, std::int64_t> seated(const std::string& game) {
    return server->rows([&](PeopleRows& rows) {
      return std::pair(rows.seats.person_at(game, 0), rows.seats.person_at(game, 1));
    });
  }
};
INSTANTIATE_TEST_SUITE_P(Engines, MatchesOfAServer, testing::Values(StoreKind::Sqlite, StoreKind::Postgres),
                         name_of_store);

TEST_P(MatchesOfAServer, TheNextGameIsMadeWhenOneEnds) {
  const std::string id = make(knockout(3));
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  const std::string first = at(id)->game_at({1, 1, 1});
  ASSERT_FALSE(first.empty());
  EXPECT_EQ(games_stored(), 1) << "one game after another";
  const auto [white, black] = seated(first);
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1, 1}, {kWhite, {12, 3}}}), "");
  const std::string second = at(id)->game_at({1, 1, 2});
  ASSERT_FALSE(second.empty());
  EXPECT_EQ(seated(second), std::pair(black, white)) << "colours turn";
  do_jobs();
  EXPECT_TRUE(status(first).over);
  EXPECT_FALSE(status(second).over);
  const Json shown = page(id, white);
  const Json& table = shown["rounds"][0]["tables"][0];
  EXPECT_EQ(table["boards"].size(), 2u);
  EXPECT_EQ(table["boards"][1]["game"], second);
  EXPECT_EQ(table["score"], Json::parse("[2,0]"));
  EXPECT_EQ(shown["you"]["board"], 2) << "my next game";
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1, 2}, {kWhite, {12, 9}}}), "");
  EXPECT_EQ(page(id, white)["rounds"][0]["tables"][0]["score"], Json::parse("[2,2]"));
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1, 3}, {kBlack, {10, 12}}}), "");
  EXPECT_EQ(at(id)->state().rounds[0].tables[0].outcome->result.winner, kBlack);
  EXPECT_EQ(games_stored(), 3);
}

TEST_P(MatchesOfAServer, AKilledServerGoesOnBetweenTwoGames) {
  contract::TournamentSettings asked = knockout(3);
  asked.clockwork = "when_over";
  const std::string id = make(asked);
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  const std::string first = at(id)->game_at({1, 1, 1});
  sit_down(first);
  // The game ends, and the server dies before its tournament knows.
  resign(first);
  restart();
  EXPECT_EQ(at(id)->state().rounds[0].tables[0].boards.size(), 1u);
  do_jobs();
  ASSERT_EQ(at(id)->state().rounds[0].tables[0].boards.size(), 2u);
  const std::string second = at(id)->game_at({1, 1, 2});
  ASSERT_FALSE(second.empty());
  restart();
  EXPECT_EQ(at(id)->game_at({1, 1, 2}), second) << "made once";
  do_jobs();
  EXPECT_EQ(games_stored(), 2);
  const int winner = at(id)->state().rounds[0].tables[0].boards[0].outcome->result.winner.value();
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1, 2}, {event::turned(winner, 2), {12, 12}}}),
            "");
  EXPECT_TRUE(at(id)->state().finished);
  EXPECT_EQ(games_stored(), 2) << "two of three are enough";
}

TEST_P(MatchesOfAServer, ALaterGameHasItsOwnTimeToSitDown) {
  const std::string id = make(knockout(3));
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  now += 9 * 60;
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1, 1}, {kWhite, {12, 3}}}), "");
  sit_down(at(id)->game_at({1, 1, 2}), {0});
  now += 9 * 60;
  do_jobs();
  EXPECT_FALSE(at(id)->state().rounds[0].tables[0].boards[1].outcome);
  now += 60;
  do_jobs();
  const auto& boards = at(id)->state().rounds[0].tables[0].boards;
  ASSERT_TRUE(boards[1].outcome);
  EXPECT_EQ(boards[1].outcome->result.winner, kWhite) << "who was there";
  EXPECT_EQ(boards.size(), 3u) << "one game each";
}

TEST_P(MatchesOfAServer, ADrawnTableIsPlayedAgainByItself) {
  const std::string id = make(knockout(1));
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  const std::string first = at(id)->game_at({1, 1});
  const auto [white, black] = seated(first);
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1}, {std::nullopt, {6, 6}}}), "");
  const std::string second = at(id)->game_at({1, 1, 2});
  ASSERT_FALSE(second.empty());
  EXPECT_EQ(seated(second), std::pair(black, white));
  EXPECT_EQ(at(id)->game_at({1, 1, 1}), first);
  do_jobs();
  EXPECT_TRUE(status(first).over);
  restart();
  EXPECT_EQ(at(id)->game_at({1, 1, 2}), second);
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1, 2}, {kWhite, {12, 6}}}), "");
  EXPECT_EQ(at(id)->state().rounds[0].tables[0].outcome->result.winner, kBlack);
}

TEST_P(MatchesOfAServer, ASubstitutePlaysTheGameInPlay) {
  const std::string id = make(knockout(3));
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1, 1}, {kWhite, {12, 3}}}), "");
  const std::int64_t paul = server->somebody("Paul");
  EXPECT_EQ(act(id, director.person, event::Substitute{1, 0, "x"}, 0, "Paul"), "");
  do_jobs();
  const auto [white, black] = seated(at(id)->game_at({1, 1, 2}));
  EXPECT_TRUE(white == paul || black == paul);
  const auto [white_before, black_before] = seated(at(id)->game_at({1, 1, 1}));
  EXPECT_TRUE(white_before != paul && black_before != paul) << "what is over stays";
}

TEST_P(MatchesOfAServer, TheBracketIsTheServers) {
  const std::string id = make(knockout(1));
  enter_many(id, 3);
  EXPECT_FALSE(page(id, 0).contains("bracket"));
  EXPECT_EQ(pair(id), "");
  const Json bracket = page(id, 0)["bracket"];
  ASSERT_EQ(bracket.size(), 4u);
  EXPECT_EQ(bracket[0], (Json{{"seed", 1}, {"entrant", 1}}));
  EXPECT_EQ(bracket[1], (Json{{"seed", 4}, {"entrant", 0}}));
}

TEST_P(MatchesOfAServer, OnlyKnockoutsHaveSeveralGames) {
  contract::TournamentSettings asked = settings();
  asked.best_of = 3;
  EXPECT_FALSE(settings_of(asked, "123456"));
  EXPECT_FALSE(settings_of(knockout(2), "123456")) << "nobody may have more than half";
  EXPECT_TRUE(settings_of(knockout(7), "123456"));
}

}  // namespace matches_test
}  // namespace hubs
