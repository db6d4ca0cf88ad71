// Tables of three and four: their games, settlements, absences, and the files of the tournament.
#include "event/exchange/csv.h"
#include "event/standings.h"
#include "tournament_service.h"

namespace hubs {
namespace amounts_test {

using event::Seats, event::Table;

class AtTables : public WithTournaments {
 protected:
  static contract::TournamentSettings tables_of(int seats, int least_seats) {
    contract::TournamentSettings asked = settings(4);
    asked.game = {R"({"format":"poule-guiton"})"};
    asked.seats = seats;
    asked.least_seats = least_seats;
    asked.tie_breaks = {"tables_won", "best_table"};
    return asked;
  }
  std::string refusal_of(const contract::TournamentSettings& asked) {
    const auto made =
        server->answer<Ptr>([&](auto then) { server->tournaments.make(asked, director, std::move(then)); });
    return made ? "" : made.error().message;
  }
  const Table& table(const std::string& id, int number = 1) {
    return at(id)->state().rounds.back().tables[static_cast<std::size_t>(number - 1)];
  }
  // Has some of the players of a game sit down; or all, who then give their shares of the dice.
  void sit(const std::string& game, const std::vector<int>& players, bool all = false) {
    const auto give = [&](const GameEvent& what) {
      EXPECT_TRUE(server->answer<std::string>(
          [&](auto then) { server->hub.act_beside_game(game, what, std::move(then)); }));
    };
    for (const int player : players) give(commitment_of(player));
    if (all)
      for (const int player : players) give(sharing_of(player));
  }
  Json last_line(const std::string& game, int& line) {
    const auto lines = server
                           ->answer<Lines>([&](auto then) {
                             server->hub.lines_after(game, std::max(0, line - 1), 100, std::move(then));
                           })
                           .value();
    line = lines.last;
    return Json::parse(lines.messages.back());
  }
  void act_at_table(const std::string& game, int line, const Json& turn, const GameEvent& what) {
    const Side side = turn["side"] == "white" ? Side::White : Side::Black;
    const auto done = server->answer<Acted>([&](auto then) {
      server->hub.act(game, Act{line + 1, side, what}, {0, 1, 2, 3}, 0, std::move(then));
    });
    ASSERT_TRUE(done) << done.error().message;
  }
  // Plays a game to its end, always the first of the plays.
  void play_out(const std::string& game) {
    for (int line = 0;;) {
      const Json message = last_line(game, line);
      const Json turn = message["turn"];
      if (turn["stage"] == "over") return;
      GameEvent what = RollDice{};
      if (turn["stage"] == "decide") what = Hold{};
      if (turn.contains("plays") && turn["stage"] != "roll" && turn["stage"] != "decide") {
        PlayMen play;
        const Json first = turn["plays"][0];
        for (const Json& step : first)
          play.steps.add({step[0].get<std::uint8_t>(), step[1].get<std::uint8_t>()});
        what = play;
      }
      ASSERT_NO_FATAL_FAILURE(act_at_table(game, line, turn, what));
    }
  }
};
INSTANTIATE_TEST_SUITE_P(Engines, AtTables, testing::Values(StoreKind::Sqlite, StoreKind::Postgres),
                         name_of_store);

TEST_P(AtTables, AGameIsMadeForAllAndItsSettlementIsEnteredOnce) {
  const std::string id = make(tables_of(3, 2));
  enter_many(id, 6);
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(games_stored(), 2);
  const std::string game = at(id)->game_at({1, 1});
  const Seats seats = table(id).seats;
  ASSERT_EQ(seats.size(), 3u);
  for (int seat = 0; seat < 3; ++seat) {
    const auto person = server->rows([&](PeopleRows& rows) { return rows.seats.person_at(game, seat); });
    EXPECT_EQ(person, persons["Player " + std::to_string(seats[seat])]);
  }
  sit(game, {0, 1, 2}, true);
  do_jobs();
  EXPECT_TRUE(table(id).begun);
  ASSERT_NO_FATAL_FAILURE(play_out(game));
  do_jobs();
  ASSERT_TRUE(table(id).outcome);
  const std::vector<int> amounts = table(id).outcome->result.amounts;
  EXPECT_EQ(amounts, status(game).points);
  EXPECT_EQ(amounts[0] + amounts[1] + amounts[2], 0);
  EXPECT_NE(amounts, (std::vector{0, 0, 0}));
  const int revision = at(id)->revision();
  server->rows([&](PeopleRows& rows) {
    rows.jobs.put(result_job(game, {id, 1, 1}, now));
    return true;
  });
  do_jobs();
  EXPECT_EQ(at(id)->revision(), revision) << "a repeat changes nothing";

  const Json shown = page(id, persons["Player 1"]);
  EXPECT_EQ(shown["rounds"][0]["tables"][0]["amounts"], Json(amounts));
  EXPECT_EQ(shown["settings"]["seats"], 3);
  const int best = seats[static_cast<int>(std::ranges::max_element(amounts) - amounts.begin())];
  EXPECT_EQ(shown["standings"][0]["entrant"], best);
  EXPECT_EQ(shown["standings"][0]["balance"]["value"], std::ranges::max(amounts));
  EXPECT_EQ(standing_of(*at(id), best)->balance->sum.size(), 1u);
  const event::EventState state = at(id)->state();
  restart();
  EXPECT_EQ(at(id)->state(), state);
}

TEST_P(AtTables, ThoseWhoAreThereInTimePlayWithoutTheMissing) {
  const std::string id = make(tables_of(3, 2));
  enter_many(id, 3);
  EXPECT_EQ(pair(id), "");
  const std::string game = at(id)->game_at({1, 1});
  const Seats seats = table(id).seats;
  sit(game, {0, 2});
  now += 11 * 60;
  do_jobs();
  EXPECT_EQ(table(id).seats, (Seats{seats[0], seats[2]}));
  EXPECT_EQ(table(id).missing, std::vector{seats[1]});
  EXPECT_TRUE(status(game).called_off);
  const std::string second = at(id)->game_at({1, 1});
  ASSERT_NE(second, game);
  EXPECT_FALSE(status(second).over) << "they have the time again to sit down";
  sit(second, {0, 1}, true);
  do_jobs();
  ASSERT_NO_FATAL_FAILURE(play_out(second));
  do_jobs();
  ASSERT_TRUE(table(id).outcome);
  const std::vector<int>& amounts = table(id).outcome->result.amounts;
  EXPECT_EQ(amounts[0] + amounts[1], 0);
  const auto rows = event::standings(at(id)->state());
  const auto row = std::ranges::find(rows, seats[1], &event::StandingRow::entrant);
  EXPECT_EQ(row->balance.value, std::ranges::min(amounts));
}

TEST_P(AtTables, WhoIsThereAloneHasWonATableThatIsNotPlayed) {
  const std::string id = make(tables_of(3, 2));
  enter_many(id, 6);
  EXPECT_EQ(pair(id), "");
  sit(at(id)->game_at({1, 1}), {1});
  now += 11 * 60;
  do_jobs();
  EXPECT_EQ(table(id, 1).outcome, (event::Outcome{event::Outcome::Kind::Forfeit, {1}}));
  EXPECT_EQ(table(id, 2).outcome, (event::Outcome{event::Outcome::Kind::Forfeit, {}})) << "nobody came";
}

TEST_P(AtTables, WhereTooFewAreLeftTheDirectorDecides) {
  const std::string id = make(tables_of(3, 3));
  enter_many(id, 3);
  EXPECT_EQ(pair(id), "");
  const std::string game = at(id)->game_at({1, 1});
  sit(game, {0, 1});
  now += 11 * 60;
  do_jobs();
  EXPECT_FALSE(table(id).outcome);
  EXPECT_TRUE(page(id, director.person)["rounds"][0]["tables"][0]["late"]);
  EXPECT_EQ(act(id, director.person, event::LeaveTable{{1, 1}, table(id).seats[2]}), "wrong_stage");
  EXPECT_EQ(act(id, director.person, event::Forfeit{{1, 1}}), "");
  do_jobs();
  EXPECT_TRUE(status(game).called_off);
}

TEST_P(AtTables, WhoGivesUpLeavesTheTableToTheDirector) {
  const std::string id = make(tables_of(3, 2));
  enter_many(id, 3);
  EXPECT_EQ(pair(id), "");
  const std::string game = at(id)->game_at({1, 1});
  sit(game, {0, 1, 2}, true);
  int line = 0;
  const Json turn = last_line(game, line)["turn"];
  act_at_table(game, line, turn, Resign{});
  do_jobs();
  EXPECT_FALSE(table(id).outcome) << "such a game is not settled";
  ASSERT_TRUE(table(id).gave_up);
  EXPECT_EQ(table(id).gave_up, status(game).gave_up);
  const Json shown = page(id, director.person)["rounds"][0]["tables"][0];
  EXPECT_EQ(shown["disputed"], true);
  EXPECT_EQ(shown["gave_up"], *table(id).gave_up);
  EXPECT_EQ(act(id, persons["Player 1"], event::LeaveTable{{1, 1}, 1}), "not_allowed");
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1}, {.amounts = {5, 5, -10}}}), "");
  EXPECT_EQ(table(id).outcome->result.amounts, (std::vector{5, 5, -10}));
}

TEST_P(AtTables, OfASubstituteAtATableTheGameIsMadeAgain) {
  const std::string id = make(tables_of(4, 3));
  enter_many(id, 4);
  EXPECT_EQ(pair(id), "");
  const std::string game = at(id)->game_at({1, 1});
  persons["Sophie"] = server->somebody("Sophie");
  const int entrant = table(id).seats[3];
  EXPECT_EQ(act(id, director.person, event::Substitute{entrant, 0, "Sophie"}, 0, "Sophie"), "");
  do_jobs();
  const std::string second = at(id)->game_at({1, 1});
  ASSERT_NE(second, game);
  EXPECT_EQ(server->rows([&](PeopleRows& rows) { return rows.seats.person_at(second, 3); }),
            persons["Sophie"]);
}

TEST_P(AtTables, SettingsThatDoNotFitAreRefusedWithTheReason) {
  auto asked = tables_of(3, 3);
  asked.tie_breaks = {"buchholz_cut_1"};
  EXPECT_TRUE(refusal_of(asked).contains("only tables won and the best table decide")) << refusal_of(asked);
  asked = tables_of(3, 3);
  asked.system = "round_robin";
  asked.rounds = 0;
  EXPECT_TRUE(refusal_of(asked).contains("by the Swiss system")) << refusal_of(asked);
  asked = settings();
  asked.tie_breaks = {"best_table"};
  EXPECT_TRUE(refusal_of(asked).contains("only at tables of three or four")) << refusal_of(asked);
  asked = tables_of(3, 3);
  asked.game = {R"({"format":"tour"})"};
  EXPECT_TRUE(refusal_of(asked).contains("a tour is for two players")) << refusal_of(asked);
  asked = tables_of(4, 3);
  asked.game = {R"({"format":"ecrire-1780","match":{"company":"two_against_two"}})"};
  EXPECT_NE(refusal_of(asked), "") << "three cannot play two against two";
  asked.least_seats = 4;
  EXPECT_EQ(refusal_of(asked), "");
  asked = tables_of(3, 3);
  asked.game = {R"({"format":"ecrire-lois","match":{"company":"chouette"}})"};
  EXPECT_EQ(refusal_of(asked), "");
  asked.game = {R"({"format":"ecrire-lois","match":{"rounds":6}})"};
  EXPECT_EQ(refusal_of(asked), "") << "à la ronde";
}

TEST_P(AtTables, OnWoodAResultIsTypedBySeatAndTheFilesAreReadBackEqual) {
  auto asked = tables_of(4, 3);
  asked.on_wood = true;
  const std::string id = make(asked);
  enter_many(id, 7);
  EXPECT_EQ(pair(id), "");
  EXPECT_EQ(games_stored(), 0);
  ASSERT_EQ(table(id, 1).seats.size() + table(id, 2).seats.size(), 7u);
  const int small = table(id, 1).seats.size() == 3 ? 1 : 2;
  const Seats three = table(id, small).seats;
  const auto report = [&](int seat, const std::vector<int>& amounts) {
    return act(id, persons["Player " + std::to_string(three[seat])],
               event::EnterResult{{1, small}, {.amounts = amounts}});
  };
  EXPECT_EQ(report(0, {20, -10, -9}), "bad_message");
  EXPECT_EQ(report(0, {20, -10, -10}), "");
  EXPECT_EQ(report(1, {10, -5, -5}), "");
  EXPECT_TRUE(event::is_disputed(table(id, small)));
  EXPECT_EQ(report(1, {20, -10, -10}), "");
  EXPECT_EQ(report(2, {20, -10, -10}), "");
  EXPECT_TRUE(table(id, small).outcome);
  EXPECT_EQ(act(id, director.person, event::LeaveTable{{1, 3 - small}, table(id, 3 - small).seats[1]}), "");
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 3 - small}, {.amounts = {0, 30, -30}}}), "");

  const Ptr over = at(id);
  const auto file = [&](const char* name) { return file_of(*over, name, now); };
  const auto rounds = event::read_results(file("results.csv")->text);
  ASSERT_TRUE(rounds);
  EXPECT_EQ((*rounds)[0].tables[static_cast<std::size_t>(small - 1)].outcome,
            over->state().rounds[0].tables[static_cast<std::size_t>(small - 1)].outcome);
  EXPECT_TRUE(
      file("standings.csv")->text.starts_with("place,number,name,club,balance,tables_won,best_table"));
  ASSERT_FALSE(file("tournament.trf"));
  EXPECT_EQ(file("tournament.trf").error().message,
            "TRF16 knows tables of two only: take results.csv or tournament.json");
  event::Event again(over->settings.terms);
  const Json whole = Json::parse(file("tournament.json")->text);
  for (std::size_t i = 0; i < whole["log"].size(); ++i) {
    auto what = event::parse_bare_act(whole["log"][i]["act"].dump());
    ASSERT_TRUE(what);
    // A file does not tell whose accounts these are.
    std::visit(
        [](auto& one) {
          if constexpr (requires { one.person; }) one.person = 0;
        },
        *what);
    const event::LoggedAct& line = over->event.log()[i];
    ASSERT_TRUE(again.apply({line.number, line.by, line.why, line.at, *what})) << i;
  }
  EXPECT_EQ(event::standings(again.state()), event::standings(over->state()));
  EXPECT_EQ(again.state().rounds, over->state().rounds);
}

}  // namespace amounts_test
}  // namespace hubs
