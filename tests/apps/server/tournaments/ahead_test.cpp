// How tables stand while they are played, as the page of a tournament shows it.
#include <cstdio>
#include <random>

#include "fixture.h"
#include "tournament_service.h"
#include "wire/page_message.h"

namespace hubs {
namespace ahead_test {

class TablesInPlay : public WithTournaments {
 protected:
  // Plays on at a game until somebody has made a hole.
  void play_to_a_hole(const std::string& game) {
    std::mt19937 random(7);
    while (true) {
      const auto points = server->hub.points_of(game);
      if (points && points->points[0] + points->points[1] > 0) return;
      const auto lines = [&](int after) {
        return server
            ->answer<Lines>([&](auto then) { server->hub.lines_after(game, after, 100, std::move(then)); })
            .value();
      };
      const int last = lines(0).last;
      const Json turn = Json::parse(lines(last - 1).messages.back())["turn"];
      const std::string side = turn["side"];
      const auto message = parse_page_message(
          served::act_message(last + 1, side, served::legal_action(turn, random())).dump());
      ASSERT_TRUE(message);
      const auto done = server->answer<Acted>([&](auto then) {
        server->hub.act(game, std::get<Act>(*message), {side == "white" ? 0 : 1}, 0, std::move(then));
      });
      ASSERT_TRUE(done) << done.error().message;
    }
  }
  Json holes(const std::string& id) { return page(id, 0)["rounds"][0]["tables"][0]["holes"]; }
};
INSTANTIATE_TEST_SUITE_P(Stores, TablesInPlay, testing::Values(StoreKind::Sqlite, StoreKind::Postgres),
                         name_of_store);

TEST_P(TablesInPlay, ShowWhoIsAheadWithinSomeSeconds) {
  const std::string id = make(settings());
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  const std::string game = at(id)->game_at({1, 1});
  sit_down(game);
  play_to_a_hole(game);
  do_jobs();
  ASSERT_TRUE(at(id)->state().rounds[0].tables[0].begun);
  const int revision = at(id)->revision();
  now += 10;
  const Json shown = holes(id);
  EXPECT_EQ(shown, Json(server->hub.points_of(game)->points));
  EXPECT_EQ(at(id)->revision(), revision) << "it is no act";
}

TEST_P(TablesInPlay, OfAPrivateGameAreToldNobody) {
  auto agreed = settings();
  agreed.game = {R"({"format":"tour","private":true})"};
  const std::string id = make(agreed);
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  EXPECT_FALSE(server->hub.points_of(at(id)->game_at({1, 1})));
}

TEST_P(TablesInPlay, AreKnownAtAnotherServer) {
  if (GetParam() == StoreKind::Sqlite) GTEST_SKIP() << "a file has one server";
  auto theirs = start();
  const std::string id = make(settings());
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  (void)at(*theirs, id);
  const auto shown_there = [&] {
    now += 10;
    const auto shown = theirs
                           ->answer<std::pair<Ptr, Tournaments::Shown>>(
                               [&](auto then) { theirs->tournaments.show(id, std::move(then)); })
                           .value();
    return shown.second->all["rounds"][0]["tables"][0]["holes"];
  };
  const std::string game = at(id)->game_at({1, 1});
  sit_down(game);
  play_to_a_hole(game);
  // Theirs hears of the points before it hears that the game has begun.
  EXPECT_EQ(act(id, director.person, event::Announce{"Welcome"}), "");
  while (at(*theirs, id)->revision() < at(id)->revision()) loop.run_posted();
  (void)shown_there();
  do_jobs();
  const Json stands(server->hub.points_of(game)->points);
  while (shown_there() != stands) loop.run_posted();
}

// 256 tables, at each of which somebody makes a hole every half minute, looked at every ten seconds.
TEST(TablesInPlayCost, OfManyTablesAreFewBytesAMinute) {
  constexpr int kTables = 256, kStepsOfMinute = 6;
  event::Settings settings{.name = "Open", .terms = {.system = event::System::Swiss, .rounds = 7}};
  settings.game = R"({"format":"tour"})";
  Tournament tournament{.id = "open", .settings = settings, .event = event::Event(settings.terms)};
  int number = 0;
  const auto act = [&](event::EventAct what) {
    const auto done = tournament.event.apply({++number, {event::Role::Director, 1}, "", 1'800'000'000, what});
    ASSERT_TRUE(done) << event::text(done.error());
  };
  event::Pairings pairings;
  for (int i = 1; i <= 2 * kTables; ++i) {
    act(event::AddEntrant{i, i, "Player number " + std::to_string(i)});
    tournament.persons[i] = i;
    if (i % 2 == 0) pairings.tables.push_back({i - 1, i});
  }
  act(event::StartRound{pairings});
  for (int table = 1; table <= kTables; ++table) {
    act(event::BeginGame{{1, table}});
    tournament.games[{1, table, 0}] = "game" + std::to_string(table);
  }
  tournament.begun = {1'800'000'000};
  std::mt19937 random(1);
  TablesNow tables;
  for (const auto& [at, game] : tournament.games) tables.points[game] = {0, 0};
  ShownTournament before = show(tournament, 0, tables);
  follow(before, nullptr);
  const std::size_t whole = before.text.size();
  std::size_t told = 0;
  for (int step = 1; step <= kStepsOfMinute; ++step) {
    for (auto& [game, points] : tables.points)
      if (random() % 3 == 0) ++points[random() % 2];
    ShownTournament after = show(tournament, 10 * step, tables);
    follow(after, &before);
    const std::string mark = Json::parse(news_text(before, tournament, {}, 0, ""))["mark"];
    told += news_text(after, tournament, {}, 0, mark).size();
    before = std::move(after);
  }
  std::printf("256 tables in play: %zu bytes a minute beside a page of %zu\n", told, whole);
  EXPECT_LT(told, whole / 2) << "a minute of changes is far less than the page once more";
  EXPECT_LE(before.changes.size(), 6u);
}

}  // namespace ahead_test
}  // namespace hubs
