// Arenas of a server: begun step by step, killed, shared by two servers, left and entered again.
#include <set>

#include "apps/server/tournaments/arena_tables.h"
#include "event/standings.h"
#include "tournament_service.h"

namespace hubs {
namespace arena_of_server_test {

using event::kBlack, event::kWhite;

class ArenasOfAServer : public WithTournaments {
 protected:
  static contract::TournamentSettings arena(int minutes = 30, int sit_down = 2) {
    contract::TournamentSettings asked = settings(0);
    asked.system = "arena";
    asked.minutes = minutes;
    asked.sit_down = sit_down;
    asked.tie_breaks = {"sonneborn_berger", "holes"};
    return asked;
  }
  // Makes an arena of so many that has begun.
  std::string begin(int count, const contract::TournamentSettings& asked = arena()) {
    const std::string id = make(asked);
    enter_many(id, count);
    EXPECT_EQ(pair(id), "");
    return id;
  }
  const std::vector<event::Table>& tables(const std::string& id) {
    held_ = at(id);
    return held_->state().rounds[0].tables;
  }
  // Those who sit at open tables, each as often as they do.
  std::multiset<int> seated(const std::string& id) {
    std::multiset<int> all;
    for (const event::Table& table : tables(id))
      if (!table.outcome) all.insert(table.seats.begin(), table.seats.end());
    return all;
  }
  void step() {
    now += kArenaStep;
    do_jobs();
  }
  std::string pause(const std::string& id, const std::string& name, int entrant, bool away) {
    return act(id, persons.at(name), event::SetAway{entrant, away});
  }
  void change(TournamentServer& to, const std::string& id, std::vector<std::string>& answers) {
    to.tournaments.change(id, begin_arena_tables,
                          [&](const Parsed<Ptr>& done) { answers.push_back(code_of(done)); });
  }

 private:
  Ptr held_;
};
INSTANTIATE_TEST_SUITE_P(Engines, ArenasOfAServer, testing::Values(StoreKind::Sqlite, StoreKind::Postgres),
                         name_of_store);

TEST_P(ArenasOfAServer, EightPlayUntilTheTimeIsOver) {
  const std::string id = begin(8, arena(5, 10));
  EXPECT_TRUE(tables(id).empty());
  do_jobs();
  EXPECT_EQ(tables(id).size(), 4u);
  EXPECT_EQ(games_stored(), 4);
  EXPECT_EQ(page(id, director.person)["ends"], now + 300);
  step();
  EXPECT_EQ(tables(id).size(), 4u) << "all of them play";
  for (int i = 0; i < 3; ++i) {
    enter_results(id);
    step();
  }
  EXPECT_EQ(tables(id).size(), 16u);
  for (std::size_t i = 4; i < 16; ++i) {
    const auto same = [&](const event::Table& before) {
      return std::set(before.seats.begin(), before.seats.end()) ==
             std::set(tables(id)[i].seats.begin(), tables(id)[i].seats.end());
    };
    EXPECT_TRUE(std::ranges::none_of(std::span(tables(id)).subspan(i / 4 * 4 - 4, 4), same))
        << "nobody meets the same opponent twice in a row";
  }
  now += 300;
  do_jobs();
  EXPECT_FALSE(at(id)->state().finished) << "the last tables count";
  enter_results(id);
  EXPECT_TRUE(at(id)->state().finished);
  step();
  EXPECT_EQ(tables(id).size(), 16u);
  EXPECT_EQ(event::standings(at(id)->state()).front().entrant, 1) << "who has won all";
  EXPECT_TRUE(file_of(*at(id), "standings.csv", now));
  EXPECT_TRUE(file_of(*at(id), "tournament.trf", now));
}

TEST_P(ArenasOfAServer, WhoHasPlayedMeetsTheNext) {
  const std::string id = begin(2);
  do_jobs();
  const std::string game = at(id)->game_at({1, 1});
  sit_down(game);
  do_jobs();
  resign(game);
  do_jobs();
  ASSERT_TRUE(tables(id)[0].outcome);
  step();
  EXPECT_EQ(tables(id).size(), 2u) << "they are alone: they meet again";
  EXPECT_EQ(tables(id)[1].seats, (event::Seats{tables(id)[0].seats[1], tables(id)[0].seats[0]}));
  EXPECT_NE(at(id)->game_at({1, 2}), game);
}

TEST_P(ArenasOfAServer, AStepThatIsRepeatedBeginsNothing) {
  const std::string id = begin(6);
  do_jobs();
  const int revision = at(id)->revision();
  std::vector<std::string> answers;
  change(*server, id, answers);
  change(*server, id, answers);
  loop.until([&] { return answers.size() == 2; });
  EXPECT_EQ(at(id)->revision(), revision);
  EXPECT_EQ(games_stored(), 3);
}

TEST_P(ArenasOfAServer, ItGoesOnAfterItsServerWasKilled) {
  const std::string id = begin(8);
  restart();
  do_jobs();
  EXPECT_EQ(tables(id).size(), 4u) << "killed before the first step";
  enter_results(id);
  // Killed while the step is being done: the next server does it once more.
  now += kArenaStep;
  server->jobs.step();
  loop.until([&] { return server->jobs.under_way() > 0; });
  restart();
  now += 60;
  do_jobs();
  EXPECT_EQ(tables(id).size(), 8u);
  EXPECT_EQ(games_stored(), 8);
  EXPECT_EQ(seated(id), (std::multiset{1, 2, 3, 4, 5, 6, 7, 8}));
}

TEST_P(ArenasOfAServer, TwoServersBeginATableOnce) {
  if (GetParam() == StoreKind::Sqlite) GTEST_SKIP() << "a file has one server";
  const std::string id = begin(8);
  auto other = start();
  ASSERT_EQ(at(*other, id)->revision(), at(id)->revision());
  std::vector<std::string> answers;
  change(*server, id, answers);
  change(*other, id, answers);
  loop.until([&] { return answers.size() == 2; });
  EXPECT_EQ(answers, (std::vector<std::string>{"", ""})) << "the second finds nothing to do";
  EXPECT_EQ(seated(id), (std::multiset{1, 2, 3, 4, 5, 6, 7, 8}));
  EXPECT_EQ(games_stored(), 4);
  do_jobs();
  other->do_jobs(now);
  EXPECT_EQ(games_stored(), 4);
  EXPECT_EQ(at(*other, id)->games, at(id)->games);
}

TEST_P(ArenasOfAServer, WhoDoesNotSitDownIsAwayUntilTheyAreBack) {
  const std::string id = begin(4);
  do_jobs();
  const int here = tables(id)[0].seats[0];
  sit_down(at(id)->game_at({1, 1}), {0});
  now += 120;
  do_jobs();
  const Ptr after = at(id);
  for (const event::Entrant& entrant : after->state().entrants)
    EXPECT_EQ(entrant.away, entrant.number != here) << entrant.number;
  EXPECT_EQ(page(id, 0)["entrants"][after->state().rounds[0].tables[0].seats[1] - 1]["away"], true);
  step();
  EXPECT_EQ(seated(id), std::multiset<int>()) << "nobody else is here";
  const int back = tables(id)[1].seats[0];
  EXPECT_EQ(pause(id, "Player " + std::to_string(back), back, false), "");
  step();
  EXPECT_EQ(seated(id), (std::multiset{here, back}));
}

TEST_P(ArenasOfAServer, AnEntrantPausesAndComesBack) {
  const std::string id = begin(3);
  EXPECT_EQ(pause(id, "Player 1", 2, true), "not_allowed") << "each for themselves";
  EXPECT_EQ(pause(id, "Player 1", 1, true), "");
  do_jobs();
  EXPECT_EQ(seated(id), (std::multiset{2, 3}));
  enter_results(id);
  EXPECT_EQ(pause(id, "Player 1", 1, false), "");
  step();
  EXPECT_EQ(seated(id).count(1), 1u) << "the two others have just met";
  EXPECT_EQ(act(id, director.person, event::StartTable{{1, 3}, {2, 3}}), "wrong_stage")
      << "one of them plays";
}

TEST_P(ArenasOfAServer, APauseOfTheDirectorHoldsIt) {
  const std::string id = begin(2);
  EXPECT_EQ(act(id, director.person, event::Pause{}), "");
  do_jobs();
  step();
  EXPECT_TRUE(tables(id).empty());
  EXPECT_EQ(act(id, director.person, event::Resume{}), "");
  do_jobs();
  EXPECT_EQ(tables(id).size(), 1u);
}

// lila #12497: points by leaving and joining again.
TEST_P(ArenasOfAServer, LeavingAndJoiningAgainGainsNothing) {
  const std::string id = begin(2);
  do_jobs();
  const auto points = [&] {
    std::map<int, int> all;
    for (const event::StandingRow& row : event::standings(at(id)->state())) all[row.entrant] = row.wins.value;
    return all;
  };
  EXPECT_EQ(act(id, persons["Player 1"], event::Withdraw{1}), "");
  EXPECT_EQ(points(), (std::map<int, int>{{1, 0}, {2, 2}})) << "the open table is lost";
  EXPECT_EQ(code_of(try_to_enter(id, "Player 1")), "not_allowed");
  EXPECT_EQ(act(id, persons["Player 1"], event::SetAway{1, true}), "wrong_stage");
  step();
  EXPECT_EQ(tables(id).size(), 1u);
  EXPECT_EQ(act(id, director.person, event::Readmit{1}), "");
  EXPECT_EQ(points(), (std::map<int, int>{{1, 0}, {2, 2}}));
  step();
  EXPECT_EQ(tables(id).size(), 2u);
}

// lila #17081: one person at two tables. A guest has entered, and their account too.
TEST_P(ArenasOfAServer, AGuestWhoSignsInPlaysAtOneTable) {
  const std::string id = make(arena());
  enter_many(id, 3);
  const std::int64_t guest =
      server->rows([](PeopleRows& rows) { return rows.persons.make_guest("a guest", "", 1).row; });
  ASSERT_TRUE(server->answer<Ptr>([&](auto then) {
    server->tournaments.enter(id, {.id = id, .name = "Marie", .club = "", .code = ""}, {guest},
                              std::move(then));
  }));
  const std::int64_t account = persons["Player 1"];
  server->rows([&](PeopleRows& rows) { return rows.persons.carry(guest, account), true; });
  server->hub.hand_over(guest, account);
  EXPECT_EQ(pair(id), "");
  do_jobs();
  EXPECT_EQ(seated(id).size(), 2u) << "of four entries two are one person, and one is left over";
  EXPECT_TRUE(at(id)->state().entrants[3].away);
  for (int i = 0; i < 4; ++i) {
    enter_results(id);
    step();
    EXPECT_EQ(seated(id).count(4), 0u);
  }
  EXPECT_EQ(act(id, account, event::SetAway{4, false}), "not_allowed") << "they are the first entry";
}

}  // namespace arena_of_server_test
}  // namespace hubs
