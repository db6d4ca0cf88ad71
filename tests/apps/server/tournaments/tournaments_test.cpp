// Tournaments of a server: played to the end, killed, shared by two servers, and the faults of others.
#include <set>

#include "event/exchange/csv.h"
#include "event/exchange/trf.h"
#include "event/history.h"
#include "event/standings.h"
#include "tournament_service.h"

namespace hubs {
namespace tournaments_test {

using event::kBlack, event::kWhite;

class TournamentsOfAServer : public WithTournaments {};
INSTANTIATE_TEST_SUITE_P(Engines, TournamentsOfAServer,
                         testing::Values(StoreKind::Sqlite, StoreKind::Postgres), name_of_store);

TEST_P(TournamentsOfAServer, EightPlayThreeRoundsOfSwiss) {
  const std::string id = make(settings());
  enter_many(id, 8);
  std::set<std::pair<int, int>> met;
  for (int round = 1; round <= 3; ++round) {
    EXPECT_EQ(pair(id), "");
    const Ptr paired = at(id);
    ASSERT_EQ(paired->state().rounds.size(), std::size_t(round));
    ASSERT_EQ(paired->state().rounds.back().tables.size(), 4u);
    EXPECT_EQ(paired->games.size(), std::size_t(4 * round));
    for (const event::Table& table : paired->state().rounds.back().tables)
      EXPECT_TRUE(met.insert(std::minmax(table.seats[0], table.seats[1])).second) << "nobody meets twice";
    enter_results(id);
    EXPECT_EQ(act(id, director.person, event::CloseRound{}), "");
  }
  EXPECT_EQ(pair(id), "wrong_stage") << "no round is left";
  EXPECT_EQ(act(id, director.person, event::Finish{}), "");
  const Ptr over = at(id);
  EXPECT_TRUE(over->state().finished);
  EXPECT_EQ(event::standings(over->state()).front().entrant, 1) << "who has won all";
  restart();
  EXPECT_EQ(at(id)->state(), over->state());
  EXPECT_EQ(at(id)->games, over->games);
}

TEST_P(TournamentsOfAServer, AGameIsMadeForTheTwoOfEachTableAndItsResultIsEnteredOnce) {
  const std::string id = make(settings());
  const std::int64_t one = enter(id, "Anne"), two = enter(id, "Bruno");
  EXPECT_EQ(pair(id), "");
  const std::string game = at(id)->game_at({1, 1});
  ASSERT_FALSE(game.empty());
  const event::Seats seats = at(id)->state().rounds[0].tables[0].seats;
  const auto persons = server->rows([&](PeopleRows& rows) {
    return std::pair(rows.seats.person_at(game, 0), rows.seats.person_at(game, 1));
  });
  EXPECT_EQ(persons, seats[0] == 1 ? std::pair(one, two) : std::pair(two, one));
  sit_down(game);
  do_jobs();
  EXPECT_TRUE(at(id)->state().rounds[0].tables[0].begun) << "the lead has been thrown";
  const int loser = resign(game);
  do_jobs();
  const Ptr after = at(id);
  const auto& outcome = after->state().rounds[0].tables[0].outcome;
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->kind, event::Outcome::Kind::Played);
  EXPECT_EQ(outcome->result.winner, 1 - loser);
  const int revision = after->revision();
  server->rows([&](PeopleRows& rows) {
    rows.jobs.put(result_job(game, {id, 1, 1}, now));
    return true;
  });
  do_jobs();
  EXPECT_EQ(at(id)->revision(), revision) << "a repeat changes nothing";
}

TEST_P(TournamentsOfAServer, StaleActsAreRefusedAndARepeatedStartChangesNothing) {
  const std::string id = make(settings());
  enter_many(id, 4);
  const int number = at(id)->revision() + 1;
  EXPECT_EQ(pair(id, false, number), "");
  EXPECT_EQ(pair(id, false, number), "stale") << "the same call once more";
  EXPECT_EQ(pair(id), "wrong_stage") << "a round is open";
  EXPECT_EQ(act(id, director.person, event::Pause{}, number), "stale");
  EXPECT_EQ(games_stored(), 2) << "two games for two pairings";
  EXPECT_EQ(at(id)->state().rounds.size(), 1u);
}

TEST_P(TournamentsOfAServer, APreviewShowsWhatAnActWouldDoAndChangesNothing) {
  const std::string id = make(settings());
  enter_many(id, 5);
  const Ptr before = at(id);
  const int number = before->revision() + 1;
  const auto preview_of_pairing = server->answer<Ptr>([&](auto then) {
    server->tournaments.pair(id, {.id = id, .number = number, .preview = true}, director, std::move(then));
  });
  ASSERT_TRUE(preview_of_pairing);
  ASSERT_EQ((*preview_of_pairing)->state().rounds.size(), 1u);
  EXPECT_EQ((*preview_of_pairing)->state().rounds[0].byes[0].entrant, 5);
  const auto entering = [&](int as_number) {
    return server->answer<Ptr>([&](auto then) {
      server->tournaments.import_entrants(
          {.id = id, .number = as_number, .csv = "name\nMarie\n", .preview = true}, director,
          std::move(then));
    });
  };
  EXPECT_EQ((*entering(number))->state().entrants.size(), 6u);
  EXPECT_EQ(code_of(entering(number + 1)), "stale");
  const contract::ActInTournament finish{
      .id = id, .number = number, .act = {event::print_bare_act(event::Finish{})}, .preview = true};
  EXPECT_EQ(code_of(server->answer<Ptr>(
                [&](auto then) { server->tournaments.act(id, finish, director, std::move(then)); })),
            "wrong_stage")
      << "refused as the act itself";
  EXPECT_EQ(at(id)->state(), before->state());
  EXPECT_EQ(games_stored(), 0);
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(at(id)->state().rounds, (*preview_of_pairing)->state().rounds);
}

TEST_P(TournamentsOfAServer, ARoundThatIsOverIsClosedWhenTheNextIsPaired) {
  const std::string id = make(settings());
  enter_many(id, 4);
  EXPECT_EQ(pair(id), "");
  enter_results(id);
  EXPECT_FALSE(at(id)->state().rounds[0].closed);
  EXPECT_EQ(pair(id), "");
  EXPECT_TRUE(at(id)->state().rounds[0].closed);
  EXPECT_EQ(at(id)->state().rounds.size(), 2u);
  const Ptr open = at(id);
  EXPECT_EQ(pair(id), "wrong_stage") << "its tables have no results";
  EXPECT_EQ(at(id)->state(), open->state());
}

// lichess lila #12497: points by leaving and joining again.
TEST_P(TournamentsOfAServer, WhoLeavesAndComesBackHasNoPointsForThat) {
  const std::string id = make(settings());
  enter_many(id, 4);
  const std::int64_t one = persons["Player 1"];
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(act(id, one, event::Withdraw{1}), "");
  const auto score = [&](int entrant) {
    const auto histories = event::histories(at(id)->state());
    return event::score_of(histories[*event::index_of(at(id)->state(), entrant)]);
  };
  EXPECT_EQ(score(1), 0) << "the open game is lost";
  EXPECT_EQ(code_of(try_to_enter(id, "Player 1")), "not_allowed");
  EXPECT_EQ(act(id, one, event::Readmit{1}), "not_allowed");
  EXPECT_EQ(act(id, one, event::AddEntrant{9, 0, "Player 1 again", "", 1500}), "not_allowed");
  enter_results(id);
  EXPECT_EQ(act(id, director.person, event::CloseRound{}), "");
  EXPECT_EQ(act(id, director.person, event::Readmit{1}), "");
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(score(1), 0);
  EXPECT_EQ(at(id)->state().entrants.size(), 4u);
}

// lila #17081: one person at two tables.
TEST_P(TournamentsOfAServer, NobodySitsAtTwoTables) {
  const std::string id = make(settings());
  enter_many(id, 4);
  enter(id, "Player 2");  // once more: nothing happens
  EXPECT_EQ(at(id)->state().entrants.size(), 4u);
  EXPECT_EQ(act(id, director.person, event::AddEntrant{5, 0, "x", "", 1500}, 0, "Player 2"), "wrong_stage");
  EXPECT_EQ(act(id, director.person, event::Substitute{1, 0, "x"}, 0, "Player 2"), "wrong_stage");
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(act(id, director.person, event::StartRound{{{{1, 2}, {1, 3}}, {}}}), "not_allowed")
      << "the server pairs";
  std::set<int> seated;
  for (const event::Table& table : at(id)->state().rounds[0].tables)
    for (const int number : table.seats) EXPECT_TRUE(seated.insert(number).second);
}

// lila #12147: two games for one pairing. Two servers are asked at once; one of them wins.
TEST_P(TournamentsOfAServer, TwoServersPairARoundOnce) {
  if (GetParam() == StoreKind::Sqlite) GTEST_SKIP() << "a file has one server";
  const std::string id = make(settings());
  enter_many(id, 6);
  auto other = start();
  const int number = at(*other, id)->revision() + 1;
  EXPECT_EQ(at(id)->revision() + 1, number);
  std::vector<std::string> answers;
  for (TournamentServer* each : {server.get(), other.get()})
    each->tournaments.pair(id, {.id = id, .number = number}, director,
                           [&](const Parsed<Ptr>& done) { answers.push_back(code_of(done)); });
  loop.until([&] { return answers.size() == 2; });
  // The second finds that very round there already, unless it has heard of it before.
  std::ranges::sort(answers);
  EXPECT_EQ(answers[0], "");
  EXPECT_TRUE(answers[1] == "" || answers[1] == "stale") << answers[1];
  EXPECT_EQ(games_stored(), 3);
  EXPECT_EQ(at(*other, id)->state(), at(id)->state());
  EXPECT_EQ(at(*other, id)->games, at(id)->games);
}

TEST_P(TournamentsOfAServer, AnotherServerTellsItsPagesOnlyWhatHasChanged) {
  if (GetParam() == StoreKind::Sqlite) GTEST_SKIP() << "a file has one server";
  auto other = start();
  const std::string id = make(settings());
  enter_many(id, 40);
  const auto news = [&](const std::string& after) {
    const auto shown = other
                           ->answer<std::pair<Ptr, Tournaments::Shown>>(
                               [&](auto then) { other->tournaments.show(id, std::move(then)); })
                           .value();
    return Json::parse(news_text(*shown.second, *shown.first, {0}, now, after));
  };
  const Json first = news("");
  ASSERT_TRUE(first.contains("page"));
  int heard = 0;
  other->tournaments.when_changed([&](const std::string&, const int& revision) { heard = revision; });
  enter(id, "Anne");
  loop.until([&] { return heard == at(id)->revision(); });
  const Json second = news(first["mark"].get<std::string>());
  EXPECT_FALSE(second.contains("page")) << second;
  ASSERT_TRUE(second.contains("changes"));
  EXPECT_NE(second["changes"].dump().find("Anne"), std::string::npos);
}

TEST_P(TournamentsOfAServer, ABusyServerKeepsNobodyOutAtAnother) {
  if (GetParam() == StoreKind::Sqlite) GTEST_SKIP() << "a file has one server";
  auto other = start();
  const std::string id = make(settings());
  const std::int64_t late = other->somebody("Late");
  std::vector<Principal> others;
  for (int i = 0; i < 40; ++i) {
    const std::string name = "Player " + std::to_string(i + 1);
    others.push_back({server->somebody(name), true, name});
  }
  std::optional<std::string> answered;
  other->tournaments.enter(id, {.id = id, .name = "Late"}, {late, true, "Late"},
                           [&](const Parsed<Ptr>& done) { answered = code_of(done); });
  std::size_t entered = 0;
  std::function<void()> enter_next = [&] {
    if (entered == others.size()) return;
    const Principal& next = others[entered];
    server->tournaments.enter(id, {.id = id, .name = next.name}, next, [&](const Parsed<Ptr>& done) {
      EXPECT_EQ(code_of(done), "") << next.name;
      ++entered;
      enter_next();
    });
  };
  enter_next();
  loop.until([&] { return entered == others.size(); });
  loop.until([&] { return answered.has_value(); });
  EXPECT_EQ(*answered, "");
  EXPECT_EQ(at(*other, id)->state().entrants.size(), 41u);
}

TEST_P(TournamentsOfAServer, AnotherServerHearsOfEachChange) {
  if (GetParam() == StoreKind::Sqlite) GTEST_SKIP() << "a file has one server";
  auto other = start();
  const std::string id = make(settings());
  int heard = 0;
  other->tournaments.when_changed([&](const std::string& changed, const int& revision) {
    if (changed == id) heard = revision;
  });
  EXPECT_TRUE(at(*other, id)->state().entrants.empty());
  enter(id, "Anne");
  loop.until([&] { return heard == 2; });
  EXPECT_EQ(at(*other, id)->state().entrants.size(), 1u);
}

TEST_P(TournamentsOfAServer, KilledBetweenTwoActsNothingIsLostOrTwice) {
  const std::string id = make(settings());
  enter_many(id, 4);
  // The answer never comes: the server dies before, or after, the act is stored.
  server->tournaments.pair(id, {.id = id, .number = at(id)->revision() + 1}, director,
                           [](const Parsed<Ptr>&) {});
  restart();
  const bool was_stored = !at(id)->state().rounds.empty();
  EXPECT_EQ(games_stored(), was_stored ? 2 : 0) << "a round with its games, or neither";
  EXPECT_EQ(pair(id), was_stored ? "wrong_stage" : "");
  EXPECT_EQ(games_stored(), 2);
  do_jobs();
  for (const auto& [place, game] : at(id)->games) EXPECT_FALSE(status(game).over);
}

TEST_P(TournamentsOfAServer, AnAnnulledOrForfeitedTableEndsItsGame) {
  const std::string id = make(settings());
  enter_many(id, 6);
  EXPECT_EQ(pair(id), "");
  const auto game = [&](int table) { return at(id)->game_at({1, table}); };
  EXPECT_EQ(act(id, director.person, event::Forfeit{{1, 1}, kBlack}), "");
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 2}, {kWhite, {12, 0}}}), "");
  EXPECT_EQ(act(id, director.person, event::AnnulResult{{1, 2}}), "");
  do_jobs();
  EXPECT_TRUE(status(game(1)).forfeit);
  EXPECT_EQ(status(game(1)).winner, kBlack);
  EXPECT_TRUE(status(game(2)).called_off);
  EXPECT_FALSE(status(game(3)).over);
  EXPECT_EQ(act(id, director.person, event::CorrectResult{{1, 1}, {kWhite, {12, 1}}}), "");
  EXPECT_EQ(at(id)->state().rounds[0].tables[0].outcome->result.winner, kWhite);
  do_jobs();
}

TEST_P(TournamentsOfAServer, PairedAgainTheFormerGamesAreCalledOff) {
  const std::string id = make(settings());
  enter_many(id, 4);
  EXPECT_EQ(pair(id), "");
  const auto before = at(id)->games;
  EXPECT_EQ(act(id, director.person,
                event::ExcludePair{at(id)->state().rounds[0].tables[0].seats[0],
                                   at(id)->state().rounds[0].tables[0].seats[1]}),
            "");
  EXPECT_EQ(pair(id, true), "");
  do_jobs();
  EXPECT_EQ(games_stored(), 4);
  for (const auto& [place, game] : before) EXPECT_TRUE(status(game).called_off);
  for (const auto& [place, game] : at(id)->games) EXPECT_FALSE(status(game).over);
  sit_down(at(id)->game_at({1, 1}));
  do_jobs();
  EXPECT_EQ(pair(id, true), "wrong_stage") << "a game has begun";
}

// The first throw is stored, and reaches the log a little later.
TEST_P(TournamentsOfAServer, NoGameIsCalledOffAfterItsFirstThrow) {
  const std::string id = make(settings());
  enter_many(id, 4);
  EXPECT_EQ(pair(id), "");
  const int paired = at(id)->revision();
  const event::Seats seats = at(id)->state().rounds[0].tables[1].seats;
  EXPECT_EQ(act(id, director.person, event::ExcludePair{seats[0], seats[1]}), "");
  do_jobs();
  const std::string game = at(id)->game_at({1, 2});
  sit_down(game);
  EXPECT_FALSE(at(id)->state().rounds[0].tables[1].begun);
  EXPECT_EQ(pair(id, true), "stale") << "the log has the throw meanwhile";
  EXPECT_TRUE(at(id)->state().rounds[0].tables[1].begun);
  EXPECT_EQ(pair(id, true), "wrong_stage");
  EXPECT_EQ(act(id, director.person, event::Undo{paired}), "wrong_stage") << "nor by an undo";
  do_jobs();
  EXPECT_FALSE(status(game).over);
  EXPECT_EQ(at(id)->game_at({1, 2}), game);
  EXPECT_EQ(games_stored(), 2);
}

TEST_P(TournamentsOfAServer, NobodyWhoHasJustThrownIsAbsent) {
  contract::TournamentSettings asked = settings();
  const std::string id = make(asked);
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  now += asked.sit_down * 60;
  sit_down(at(id)->game_at({1, 1}));
  do_jobs();
  EXPECT_TRUE(at(id)->state().rounds[0].tables[0].begun);
  EXPECT_FALSE(at(id)->state().rounds[0].tables[0].outcome);
}

// lila #6067: a forfeit before its time.
TEST_P(TournamentsOfAServer, WhoDoesNotSitDownLosesNotBeforeTheirTime) {
  contract::TournamentSettings asked = settings();
  asked.sit_down = 10;
  const std::string id = make(asked);
  enter_many(id, 6);
  EXPECT_EQ(pair(id), "");
  sit_down(at(id)->game_at({1, 1}), {0});
  EXPECT_EQ(act(id, director.person, event::GrantTime{{1, 3}, 5}), "");
  const auto outcome = [&](int table) {
    return at(id)->state().rounds[0].tables[std::size_t(table - 1)].outcome;
  };
  now += 10 * 60 - 1;
  do_jobs();
  for (const int table : {1, 2, 3}) EXPECT_FALSE(outcome(table)) << table;
  now += 1;
  do_jobs();
  ASSERT_TRUE(outcome(1) && outcome(2));
  EXPECT_EQ(outcome(1)->kind, event::Outcome::Kind::Forfeit);
  EXPECT_EQ(outcome(1)->result.winner, kWhite) << "who was here";
  EXPECT_EQ(outcome(2)->result.winner, std::nullopt) << "both were away";
  EXPECT_FALSE(outcome(3)) << "it has five minutes more";
  EXPECT_TRUE(status(at(id)->game_at({1, 1})).forfeit);
  sit_down(at(id)->game_at({1, 3}));
  now += 5 * 60;
  do_jobs();
  EXPECT_FALSE(outcome(3)) << "both are here";
  EXPECT_TRUE(at(id)->state().rounds[0].tables[2].begun);
}

// A report is no throw: who is away cannot keep their table by it, nor the round from being paired again.
TEST_P(TournamentsOfAServer, AReportKeepsNobodyFromLosingWhoHasNotSatDown) {
  contract::TournamentSettings asked = settings();
  const std::string id = make(asked);
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  const std::string game = at(id)->game_at({1, 1});
  const int white = at(id)->state().rounds[0].tables[0].seats[0];
  const std::int64_t away = persons.at("Player " + std::to_string(white));
  const event::EnterResult won{{1, 1}, {kWhite, {12, 0}}};
  EXPECT_EQ(act(id, away, won), "wrong_stage");
  EXPECT_FALSE(at(id)->state().rounds[0].tables[0].begun);
  sit_down(game, {1});
  now += asked.sit_down * 60;
  do_jobs();
  ASSERT_TRUE(at(id)->state().rounds[0].tables[0].outcome);
  EXPECT_EQ(at(id)->state().rounds[0].tables[0].outcome->result.winner, kBlack);
  EXPECT_EQ(pair(id), "");
  sit_down(at(id)->game_at({2, 1}));
  do_jobs();
  EXPECT_EQ(act(id, away, {event::EnterResult{{2, 1}, {kWhite, {12, 0}}}}), "") << "once the game has begun";
}

TEST_P(TournamentsOfAServer, TheDirectorIsAskedWhereTheSettingsSaySo) {
  contract::TournamentSettings asked = settings();
  asked.no_show = "director";
  const std::string id = make(asked);
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  const auto page = [&] { return this->page(id, director.person); };
  EXPECT_FALSE(page()["rounds"][0]["tables"][0].contains("late"));
  now += 11 * 60;
  do_jobs();
  EXPECT_EQ(page()["rounds"][0]["tables"][0]["late"], true);
  EXPECT_FALSE(at(id)->state().rounds[0].tables[0].outcome);
  EXPECT_EQ(page()["you"]["role"], "director");
  EXPECT_EQ(page()["now"], now);
}

TEST_P(TournamentsOfAServer, RoundsBeginByThemselves) {
  contract::TournamentSettings asked = settings(2);
  asked.clockwork = "when_over";
  const std::string id = make(asked);
  enter_many(id, 4);
  EXPECT_EQ(pair(id), "");
  enter_results(id);
  EXPECT_EQ(at(id)->state().rounds.size(), 2u);
  EXPECT_TRUE(at(id)->state().rounds[0].closed);
  EXPECT_EQ(games_stored(), 4);
  enter_results(id);
  EXPECT_TRUE(at(id)->state().finished);
}

TEST_P(TournamentsOfAServer, RoundsByDateWaitForIt) {
  contract::TournamentSettings asked = settings(2);
  asked.clockwork = "by_date";
  asked.days = 3;
  const std::string id = make(asked);
  enter_many(id, 4);
  EXPECT_EQ(pair(id), "");
  enter_results(id);
  do_jobs();
  EXPECT_EQ(at(id)->state().rounds.size(), 1u);
  now += 3 * 86'400;
  do_jobs();
  EXPECT_EQ(at(id)->state().rounds.size(), 2u);
  EXPECT_EQ(act(id, director.person, event::Pause{}), "");
  enter_results(id);
  now += 3 * 86'400;
  do_jobs();
  EXPECT_FALSE(at(id)->state().finished) << "a pause holds it";
  EXPECT_EQ(act(id, director.person, event::Resume{}), "");
  EXPECT_TRUE(at(id)->state().finished);
}

TEST_P(TournamentsOfAServer, ASubstituteTakesTheSeat) {
  const std::string id = make(settings());
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  const std::int64_t paul = server->somebody("Paul");
  EXPECT_EQ(act(id, director.person, event::Substitute{1, 0, "x"}, 0, "Nobody of that name"),
            "unknown_person");
  EXPECT_EQ(act(id, director.person, event::Substitute{1, 0, "x"}, 0, "Paul"), "");
  do_jobs();
  const std::string game = at(id)->game_at({1, 1});
  const int seat = at(id)->state().rounds[0].tables[0].seats[0] == 1 ? 0 : 1;
  EXPECT_EQ(server->rows([&](PeopleRows& rows) { return rows.seats.person_at(game, seat); }), paul);
  EXPECT_FALSE(at(id)->entrant_of(persons["Player 1"]));
}

// Shares that were given for a game are known to those who gave them alone: the substitute has another game.
TEST_P(TournamentsOfAServer, ASubstituteCanPlayWhateverTheFormerPlayerHasGiven) {
  const std::string id = make(settings());
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  const std::string former = at(id)->game_at({1, 1});
  const int seat = at(id)->state().rounds[0].tables[0].seats[0] == 1 ? 0 : 1;
  const auto give = [&](const GameEvent& what) {
    EXPECT_TRUE(server->answer<std::string>(
        [&](auto then) { server->hub.act_beside_game(former, what, std::move(then)); }));
  };
  give(commitment_of(0)), give(commitment_of(1)), give(sharing_of(seat));
  const std::int64_t paul = server->somebody("Paul");
  EXPECT_EQ(act(id, director.person, event::Substitute{1, 0, "x"}, 0, "Paul"), "");
  do_jobs();
  const std::string game = at(id)->game_at({1, 1});
  EXPECT_NE(game, former);
  EXPECT_TRUE(status(former).called_off);
  EXPECT_EQ(server->rows([&](PeopleRows& rows) { return rows.seats.person_at(game, seat); }), paul);
  sit_down(game);
  do_jobs();
  EXPECT_TRUE(at(id)->state().rounds[0].tables[0].begun);
  // Later the game goes on, and the seat passes on.
  const std::int64_t marie = server->somebody("Marie");
  EXPECT_EQ(act(id, director.person, event::Substitute{1, 0, "x"}, 0, "Marie"), "");
  do_jobs();
  EXPECT_EQ(at(id)->game_at({1, 1}), game);
  EXPECT_EQ(server->rows([&](PeopleRows& rows) { return rows.seats.person_at(game, seat); }), marie);
  EXPECT_FALSE(status(game).over);
}

TEST_P(TournamentsOfAServer, OnlyThoseWhoDirectDirect) {
  const std::string id = make(settings());
  enter_many(id, 2);
  const std::int64_t stranger = server->somebody("Stranger"), one = persons["Player 1"];
  for (const std::int64_t who : {stranger, one}) {
    EXPECT_EQ(act(id, who, event::Pause{}), "not_allowed");
    EXPECT_EQ(act(id, who, event::Withdraw{2}), "not_allowed");
    EXPECT_EQ(act(id, who, event::Appoint{0, "x", event::StaffRole::Director}, 0, "Stranger"), "not_allowed");
    EXPECT_EQ(act(id, who, event::Undo{1}), "not_allowed");
    const Principal by{who, true, ""};
    EXPECT_EQ(code_of(server->answer<Ptr>([&](auto then) {
                server->tournaments.pair(id, {.id = id, .number = at(id)->revision() + 1}, by,
                                         std::move(then));
              })),
              "not_allowed");
    EXPECT_EQ(code_of(server->answer<Ptr>([&](auto then) {
                server->tournaments.import_entrants(
                    {.id = id, .number = at(id)->revision() + 1, .csv = "name\nX\n"}, by, std::move(then));
              })),
              "not_allowed");
  }
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(act(id, stranger, event::EnterResult{{1, 1}, {kWhite, {12, 0}}}), "not_allowed");
  EXPECT_EQ(act(id, director.person, event::Appoint{0, "x", event::StaffRole::Assistant}, 0, "Stranger"), "");
  EXPECT_EQ(act(id, stranger, event::Pause{}), "not_allowed");
  EXPECT_EQ(act(id, stranger, event::Announce{"Tea"}), "");
  EXPECT_EQ(act(id, director.person, event::Appoint{0, "x", {}}, 0, "Odile"), "not_allowed")
      << "nobody would direct";
  EXPECT_EQ(act(id, director.person, event::Undo{1}), "not_allowed");
}

TEST_P(TournamentsOfAServer, BothPlayersReportAResultOnWood) {
  contract::TournamentSettings asked = settings();
  asked.on_wood = true;
  const std::string id = make(asked);
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(games_stored(), 0) << "on wood there are none";
  const event::EnterResult one{{1, 1}, {kWhite, {12, 4}}}, other{{1, 1}, {kBlack, {4, 12}}};
  EXPECT_EQ(act(id, persons["Player 1"], one), "");
  EXPECT_EQ(act(id, persons["Player 2"], other), "");
  EXPECT_TRUE(event::is_disputed(at(id)->state().rounds[0].tables[0]));
  EXPECT_EQ(act(id, persons["Player 2"], one), "");
  EXPECT_EQ(at(id)->state().rounds[0].tables[0].outcome->result, one.result);
}

TEST_P(TournamentsOfAServer, APrivateOneShowsNothing) {
  contract::TournamentSettings asked = settings();
  asked.is_private = true;
  const std::string id = make(asked);
  const std::string code = at(id)->settings.code;
  const std::int64_t stranger = server->somebody("Stranger");
  persons["Stranger"] = stranger;
  EXPECT_EQ(code_of(try_to_enter(id, "Stranger", "")), "unknown_game");
  EXPECT_EQ(act(id, stranger, event::Announce{"x"}), "unknown_game");
  EXPECT_FALSE(at(id)->shows_itself_to(stranger));
  const auto listed = [&](std::int64_t person) {
    return server->rows([&](PeopleRows& rows) { return rows.tournaments.list(person, 10).size(); });
  };
  EXPECT_EQ(listed(stranger), 0u);
  EXPECT_EQ(listed(director.person), 1u);
  EXPECT_EQ(server->rows([&](PeopleRows& rows) { return rows.tournaments.with_code(code); }), id);
  enter(id, "Anne", code);
  EXPECT_EQ(listed(persons["Anne"]), 1u);
  EXPECT_TRUE(at(id)->shows_itself_to(persons["Anne"]));
}

TEST_P(TournamentsOfAServer, AGuestWhoTakesAnAccountIsTheSameEntrant) {
  const std::string id = make(settings());
  const std::int64_t guest =
      server->rows([](PeopleRows& rows) { return rows.persons.make_guest("a guest", "", 1).row; });
  const auto entered = server->answer<Ptr>([&](auto then) {
    server->tournaments.enter(id, {.id = id, .name = "Marie", .club = "", .code = ""}, {guest},
                              std::move(then));
  });
  ASSERT_TRUE(entered);
  const std::int64_t account = server->somebody("Marie");
  server->rows([&](PeopleRows& rows) { return rows.persons.carry(guest, account), true; });
  server->hub.hand_over(guest, account);
  ASSERT_TRUE(at(id)->entrant_of(account));
  EXPECT_EQ(act(id, account, event::Withdraw{1}), "");
}

TEST_P(TournamentsOfAServer, OfAPersonWhoLeavesOnlyTheirResultsStay) {
  const std::string id = make(settings());
  enter_many(id, 2);
  EXPECT_EQ(pair(id), "");
  enter_results(id);
  const std::int64_t one = persons["Player 1"];
  server->rows([&](PeopleRows& rows) { return rows.persons.leave(one), true; });
  bool gone = false;
  server->people.finish_leaving(one, [&] { gone = true; });
  loop.until([&] { return gone; });
  EXPECT_EQ(at(id)->state().entrants[0].name, event::kErasedName) << "in memory too";
  EXPECT_TRUE(at(id)->state().rounds[0].tables[0].outcome);
  EXPECT_EQ(log_text(*at(id)).find("Player 1\""), std::string::npos);
}

TEST_P(TournamentsOfAServer, AListIsEnteredAsAWholeOrNotAtAll) {
  const std::string id = make(settings());
  const auto import = [&](const std::string& csv) {
    return code_of(server->answer<Ptr>([&](auto then) {
      server->tournaments.import_entrants({.id = id, .number = at(id)->revision() + 1, .csv = csv}, director,
                                          std::move(then));
    }));
  };
  EXPECT_EQ(import("name,club,rating\nAnne,Coin,1700\n,Coin,1500\n"), "bad_record");
  EXPECT_TRUE(at(id)->state().entrants.empty());
  EXPECT_EQ(import("name,club,rating\nAnne,Coin,1700\nBruno,,\n"), "");
  EXPECT_EQ(at(id)->state().entrants[0].rating, 1700);
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(games_stored(), 0) << "they are not known here: their results are typed";
  const auto file = [&](const char* name) { return file_of(*at(id), name, now); };
  EXPECT_EQ(event::read_entries(file("entrants.csv")->text)->size(), 2u);
  EXPECT_TRUE(event::read_trf(file("tournament.trf")->text));
  EXPECT_NE(file("standings.csv")->text.find("Anne"), std::string::npos);
  EXPECT_TRUE(event::read_results(file("results.csv")->text));
  EXPECT_EQ(Json::parse(file("tournament.json")->text)["log"].size(), 4u);
  EXPECT_FALSE(file("others.csv"));
}

}  // namespace tournaments_test
}  // namespace hubs
