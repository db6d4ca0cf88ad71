// The rounds of leagues at a server: they end by their days, whatever is paused, and begin once.
#include "event/league.h"

#include "tournament_service.h"

namespace hubs {
namespace league_of_server_test {

using event::kBlack, event::kWhite;

constexpr std::int64_t kDay = 86'400;
constexpr int kDays = 7;

class LeaguesOfAServer : public WithTournaments {
 protected:
  void SetUp() override {
    WithTournaments::SetUp();
    server->rows([](PeopleRows& rows) {
      rows.leagues.create("winter", rows.clubs.create("coin", {.title = "Coin"}, 1), {.title = "Winter"}, 1);
      return true;
    });
  }
  SeasonToBegin season(int number = 1) {
    SeasonToBegin all{"winter", number, {}, {{director.person, director.name, event::StaffRole::Director}}};
    for (int division = 1; division <= 2; ++division) {
      event::Settings terms{.name = "Winter",
                            .terms = {.system = event::System::RoundRobin, .tie_breaks = {}},
                            .game = R"({"format":"tour","clock":{"pace":"days","days":3,"holidays":14}})",
                            .clockwork = event::Clockwork::ByDate,
                            .days = kDays,
                            .code = "000000",
                            .club = "coin",
                            .league = "winter",
                            .season = number,
                            .division = division};
      DivisionToBegin& begun = all.divisions.emplace_back(DivisionToBegin{std::move(terms), {}});
      for (int i = 1; i <= 4; ++i) {
        const int member = 4 * (division - 1) + i;
        const std::string name = "Player " + std::to_string(member);
        if (!persons.contains(name)) persons[name] = server->somebody(name);
        begun.entrants.push_back(
            {.entrant = member, .person = persons.at(name), .name = name, .rating = 1900 - member});
      }
    }
    return all;
  }
  Parsed<std::vector<Ptr>> try_to_begin(TournamentServer& at, int number = 1) {
    return at.answer<std::vector<Ptr>>(
        [&](auto then) { at.tournaments.begin_season(season(number), std::move(then)); });
  }
  // Begins a season, and returns the id of its first division.
  std::string begin() {
    const auto begun = try_to_begin(*server);
    EXPECT_TRUE(begun) << (begun ? "" : begun.error().message);
    return begun ? (*begun)[0]->id : "";
  }
  std::string game(const std::string& id, int table) { return at(id)->game_at({1, table}); }
  const std::optional<event::Outcome>& outcome(const std::string& id, int table, int round = 1) {
    held_ = at(id);
    return held_->state()
        .rounds[static_cast<std::size_t>(round - 1)]
        .tables[static_cast<std::size_t>(table - 1)]
        .outcome;
  }
  int rounds(const std::string& id) { return static_cast<int>(at(id)->state().rounds.size()); }
  bool is_forfeit(const std::string& id, int table, std::optional<int> winner) {
    const auto& found = outcome(id, table);
    return found && found->kind == event::Outcome::Kind::Forfeit && found->result.winner == winner;
  }

 private:
  Ptr held_;
};
INSTANTIATE_TEST_SUITE_P(Engines, LeaguesOfAServer, testing::Values(StoreKind::Sqlite, StoreKind::Postgres),
                         name_of_store);

TEST_P(LeaguesOfAServer, ASeasonBeginsWithAllItsDivisionsAndOnce) {
  const std::string id = begin();
  EXPECT_EQ(rounds(id), 1);
  EXPECT_EQ(games_stored(), 4);
  EXPECT_FALSE(game(id, 2).empty());
  const auto again = try_to_begin(*server);
  ASSERT_FALSE(again);
  EXPECT_EQ(name_of(again.error().code), "stale");
  EXPECT_EQ(games_stored(), 4);
  restart();
  EXPECT_EQ(at(id)->settings.league, "winter");
  EXPECT_EQ(page(id, 0)["league"], Json({{"id", "winter"}, {"season", 1}, {"division", 1}}));
}

TEST_P(LeaguesOfAServer, TwoServersBeginASeasonOnce) {
  if (GetParam() == StoreKind::Sqlite) GTEST_SKIP() << "a file has one server";
  auto other = start();
  const SeasonToBegin both[] = {season(), season()};
  std::vector<bool> begun;
  server->tournaments.begin_season(both[0], [&](const auto& done) { begun.push_back(done.has_value()); });
  other->tournaments.begin_season(both[1], [&](const auto& done) { begun.push_back(done.has_value()); });
  loop.until([&] { return begun.size() == 2; });
  EXPECT_NE(begun[0], begun[1]);
  EXPECT_EQ(games_stored(), 4);
}

TEST_P(LeaguesOfAServer, WhoKeepsTheOpponentWaitingLosesWhenTheDaysAreOver) {
  const std::string id = begin();
  sit_down(game(id, 1), {kBlack});  // White never came
  sit_down(game(id, 2));
  do_jobs();
  const auto waited_for = status(game(id, 2)).awaited;
  ASSERT_EQ(waited_for.size(), 1u);
  now += kDays * kDay - 1;
  do_jobs();
  EXPECT_FALSE(outcome(id, 1) || outcome(id, 2));
  restart();
  now += 1;
  do_jobs();
  EXPECT_TRUE(is_forfeit(id, 1, kBlack));
  EXPECT_TRUE(is_forfeit(id, 2, 1 - waited_for.front()));
  EXPECT_TRUE(status(game(id, 2)).forfeit) << "nobody plays on there";
  EXPECT_EQ(rounds(id), 2) << "and the next round begins";
}

TEST_P(LeaguesOfAServer, BothLoseWhereNobodyCame) {
  const std::string id = begin();
  now += kDays * kDay;
  do_jobs();
  EXPECT_TRUE(is_forfeit(id, 1, std::nullopt) && is_forfeit(id, 2, std::nullopt));
  for (int round = 2; round <= 3; ++round) {
    EXPECT_EQ(rounds(id), round);
    now += kDays * kDay;
    do_jobs();
  }
  EXPECT_TRUE(at(id)->state().finished) << "a season of three rounds that nobody played";
}

// OGS #694.
TEST_P(LeaguesOfAServer, APauseChangesNothingButMinutesThatWereGranted) {
  const std::string id = begin();
  for (const int table : {1, 2}) sit_down(game(id, table));
  do_jobs();
  EXPECT_EQ(act(id, director.person, event::Pause{}), "not_allowed");
  EXPECT_FALSE(at(id)->state().paused);
  const std::string paused = game(id, 1);
  const int player = status(paused).awaited.front();
  EXPECT_TRUE(server->answer<std::string>([&](auto then) {
    server->hub.act_beside_game(paused, SetVacation{player, 14}, std::move(then));
  })) << "the player who is to move takes a holiday";
  EXPECT_EQ(act(id, director.person, event::GrantTime{{1, 2}, 60}), "");
  now += kDays * kDay;
  do_jobs();
  EXPECT_TRUE(is_forfeit(id, 1, 1 - player));
  EXPECT_FALSE(outcome(id, 2)) << "it was given an hour";
  EXPECT_EQ(rounds(id), 1);
  now += 3'600;
  do_jobs();
  EXPECT_TRUE(outcome(id, 2).has_value());
  EXPECT_EQ(rounds(id), 2);
}

TEST_P(LeaguesOfAServer, AGameThatHasEndedCountsThoughItsResultComesLate) {
  const std::string id = begin();
  sit_down(game(id, 1));
  do_jobs();
  const int loser = resign(game(id, 1));
  now += kDays * kDay;
  do_jobs();
  const auto& decided = outcome(id, 1);
  ASSERT_TRUE(decided);
  EXPECT_EQ(decided->kind, event::Outcome::Kind::Played);
  EXPECT_EQ(decided->result.winner, 1 - loser);
}

TEST_P(LeaguesOfAServer, ATableWhoseForfeitIsUndoneCanBeGivenMoreTime) {
  const std::string id = begin();
  EXPECT_EQ(act(id, director.person, event::EnterResult{{1, 1}, {kWhite, {12, 3}}}), "");
  EXPECT_EQ(act(id, director.person, event::Forfeit{{1, 2}, kWhite}), "");
  EXPECT_EQ(act(id, director.person, event::Undo{at(id)->revision()}), "");
  do_jobs();
  EXPECT_EQ(act(id, director.person, event::GrantTime{{1, 2}, 2 * 1440}), "");
  now += kDays * kDay;
  do_jobs();
  EXPECT_FALSE(outcome(id, 2));
  now += 2 * kDay;
  do_jobs();
  EXPECT_TRUE(is_forfeit(id, 2, std::nullopt));
}

TEST_P(LeaguesOfAServer, NobodyEntersASeasonBesideTheLeague) {
  const std::string id = begin();
  persons["Late"] = server->somebody("Late");
  EXPECT_EQ(code_of(try_to_enter(id, "Late")), "not_allowed");
  EXPECT_EQ(act(id, director.person, event::AddEntrant{.entrant = 99, .name = "Late"}), "not_allowed");
}

TEST_P(LeaguesOfAServer, WhoHasLeftTheServerLosesToWhoIsThere) {
  const std::string id = begin();
  const std::int64_t gone = persons.at("Player 1");
  server->rows([&](PeopleRows& rows) {
    rows.leave(gone);
    return true;
  });
  bool erased = false;
  server->people.finish_leaving(gone, [&] { erased = true; });
  loop.until([&] { return erased; });
  server->tournaments.read_again(id);
  now += kDays * kDay;
  do_jobs();
  now += kDays * kDay;
  do_jobs();
  const Ptr after = at(id);
  ASSERT_GE(after->state().rounds.size(), 2u);
  for (const event::Table& table : after->state().rounds[1].tables)
    for (const int seat : {kWhite, kBlack})
      if (table.seats[static_cast<std::size_t>(seat)] == 1) {
        ASSERT_TRUE(table.outcome);
        EXPECT_EQ(table.outcome->result.winner, 1 - seat) << "no game was made, and their opponent wins";
      }
}

}  // namespace league_of_server_test
}  // namespace hubs
