// Luck removed: every game of a tournament that was played is reviewed once, over a kill too.
#include "tournament_service.h"

namespace hubs {
namespace luck_test {

using event::kBlack, event::kWhite;

class LuckAtAServer : public WithTournaments {
 protected:
  std::vector<contract::StandingLuck> luck(const std::string& id) {
    const auto shown = server
                           ->answer<std::pair<Ptr, Tournaments::Shown>>(
                               [&](auto then) { server->tournaments.show(id, std::move(then)); })
                           .value();
    std::vector<contract::StandingLuck> all;
    const Json page = Json::parse(page_text(*shown.second, *shown.first, {}, now));
    for (const Json& row : page["standings"])
      if (row.contains("luck")) all.push_back({row["luck"]["games"], row["luck"]["reviewed"]});
    return all;
  }
  int reviewed(const std::string& id) {
    int sum = 0;
    for (const auto& each : luck(id)) sum += each.reviewed;
    return sum / 2;
  }
  std::int64_t reviews_to_do() {
    return server->rows([](PeopleRows& rows) {
      return rows.sql.number("SELECT count(*) FROM job WHERE kind = ?1", kLuckJob).value_or(-1);
    });
  }
};
INSTANTIATE_TEST_SUITE_P(Engines, LuckAtAServer, testing::Values(StoreKind::Sqlite, StoreKind::Postgres),
                         name_of_store);

TEST_P(LuckAtAServer, IsNotedOfEachGameThatWasPlayed) {
  contract::TournamentSettings asked = settings();
  asked.tie_breaks = {"luck_removed"};
  const std::string id = make(asked);
  enter_many(id, 4);
  EXPECT_EQ(pair(id), "");
  for (const int table : {1, 2}) sit_down(at(id)->game_at({1, table}));
  do_jobs();
  const int number = at(id)->revision() + 1;
  resign(at(id)->game_at({1, 1}));
  EXPECT_EQ(act(id, director.person, event::Forfeit{{1, 2}, kWhite}), "");
  do_jobs();
  const auto& tables = at(id)->state().rounds[0].tables;
  EXPECT_TRUE(tables[0].luck) << "it was reviewed";
  EXPECT_FALSE(tables[1].luck) << "a forfeit is no game";
  EXPECT_EQ(luck(id).size(), 4u);
  EXPECT_EQ(reviewed(id), 1);
  EXPECT_EQ(reviews_to_do(), 0);
  EXPECT_EQ(act(id, director.person, event::Announce{"Tea"}, number), "stale") << "a result came in";
  const int revision = at(id)->revision();
  server->rows([&, game = at(id)->game_at({1, 1})](PeopleRows& rows) {
    rows.jobs.put(luck_job(game, now));
    return true;
  });
  do_jobs();
  EXPECT_EQ(at(id)->revision(), revision) << "a repeat changes nothing";
}

TEST_P(LuckAtAServer, AReviewMakesNoActStale) {
  const std::string id = make(settings());
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  sit_down(at(id)->game_at({1, 1}));
  do_jobs();
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1}, {kWhite, {12, 3}}}), "");
  const int number = at(id)->revision() + 1;
  do_jobs();
  ASSERT_EQ(at(id)->revision(), number) << "the review";
  EXPECT_EQ(act(id, director.person, event::Announce{"Tea"}, number), "");
}

TEST_P(LuckAtAServer, AKilledServerLeavesTheReviewToTheNext) {
  const std::string id = make(settings());
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  sit_down(at(id)->game_at({1, 1}));
  do_jobs();
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1}, {kWhite, {12, 3}}}), "");
  EXPECT_EQ(reviews_to_do(), 1) << "stored with the result";
  server->jobs.step();
  restart();
  EXPECT_EQ(reviews_to_do(), 1);
  now += 3600;
  do_jobs();
  EXPECT_EQ(reviewed(id), 1);
}

TEST_P(LuckAtAServer, ThereIsNoneOnWoodAndInOtherFormats) {
  contract::TournamentSettings wood = settings();
  wood.on_wood = true;
  contract::TournamentSettings courrier = settings();
  courrier.game = {R"({"format":"courrier"})"};
  for (contract::TournamentSettings asked : {wood, courrier}) {
    const std::string id = make(asked);
    enter_many(id, 2);
    EXPECT_EQ(pair(id), "");
    EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1}, {kWhite, {12, 3}}}), "");
    EXPECT_EQ(reviews_to_do(), 0);
    EXPECT_TRUE(luck(id).empty());
    asked.tie_breaks = {"luck_removed"};
    EXPECT_EQ(code_of(server->answer<Ptr>(
                  [&](auto then) { server->tournaments.make(asked, director, std::move(then)); })),
              "bad_option");
  }
}

}  // namespace luck_test
}  // namespace hubs
