// Ladders of a server: challenges, their time limits, and the places that follow.
#include "event/ladder.h"

#include "tournament_service.h"

namespace hubs {
namespace ladder_of_server_test {

using event::kBlack, event::kWhite;

constexpr std::int64_t kDay = 86'400;

class LaddersOfAServer : public WithTournaments {
 protected:
  static contract::TournamentSettings ladder() {
    contract::TournamentSettings asked = settings(0);
    asked.system = "ladder";
    asked.reach = 2;
    asked.answer_days = 7;
    asked.tie_breaks = {};
    return asked;
  }
  // Makes a ladder 1, 2, 3 … of so many that has begun.
  std::string begin(int count, const contract::TournamentSettings& asked = ladder()) {
    const std::string id = make(asked);
    enter_many(id, count);
    EXPECT_EQ(pair(id), "");
    now += 60;
    return id;
  }
  std::int64_t person(int entrant) { return persons.at("Player " + std::to_string(entrant)); }
  std::vector<int> places(const std::string& id) { return event::ladder_of(at(id)->state()); }
  event::StartTable challenge(const std::string& id, int challenger, int challenged) {
    const int number = static_cast<int>(at(id)->state().rounds[0].tables.size()) + 1;
    return {{1, number}, {challenged, challenger}};
  }
  std::string by(const std::string& id, int entrant, const event::EventAct& what) {
    return act(id, person(entrant), what);
  }
  // Makes a challenge, and returns its game.
  std::string meet(const std::string& id, int challenger, int challenged) {
    const event::StartTable what = challenge(id, challenger, challenged);
    EXPECT_EQ(by(id, challenger, what), "");
    return at(id)->game_at(what.at);
  }
  const std::optional<event::Outcome>& outcome(const std::string& id, int table) {
    held_ = at(id);
    return held_->state().rounds[0].tables[static_cast<std::size_t>(table - 1)].outcome;
  }

 private:
  Ptr held_;
};
INSTANTIATE_TEST_SUITE_P(Engines, LaddersOfAServer, testing::Values(StoreKind::Sqlite, StoreKind::Postgres),
                         name_of_store);

TEST_P(LaddersOfAServer, AChallengeMakesAGameWhoseResultMovesPlaces) {
  const std::string id = begin(4);
  EXPECT_EQ(page(id, person(4))["you"]["within_reach"], Json({3, 2}));
  EXPECT_FALSE(page(id, person(1))["you"].contains("within_reach"));
  const std::string game = meet(id, 4, 2);
  ASSERT_FALSE(game.empty());
  const auto seats = server->rows([&](PeopleRows& rows) {
    return std::pair(rows.seats.person_at(game, 0), rows.seats.person_at(game, 1));
  });
  EXPECT_EQ(seats, std::pair(person(2), person(4))) << "who challenges has Black";
  EXPECT_EQ(page(id, 0)["rounds"][0]["tables"][0]["due"], now + 7 * kDay);
  sit_down(game);
  do_jobs();
  const int loser = resign(game);
  do_jobs();
  ASSERT_TRUE(outcome(id, 1));
  EXPECT_EQ(places(id), loser == kWhite ? (std::vector{1, 4, 2, 3}) : (std::vector{1, 2, 3, 4}));
  now += 29 * kDay;
  const Json standings = page(id, 0)["standings"];
  EXPECT_EQ(standings[1].value("moved", 0), loser == kWhite ? 2 : 0);
  EXPECT_EQ(standings[2].value("moved", 0), loser == kWhite ? -1 : 0);
  now += 2 * kDay;
  EXPECT_FALSE(page(id, 0)["standings"][1].contains("moved")) << "a month ago";
}

TEST_P(LaddersOfAServer, ChallengesHaveTheLimitsOfTheLadder) {
  const std::string id = begin(4);
  EXPECT_EQ(by(id, 4, challenge(id, 4, 1)), "wrong_stage") << "too far";
  EXPECT_EQ(by(id, 1, challenge(id, 1, 2)), "wrong_stage") << "not above";
  EXPECT_EQ(by(id, 3, challenge(id, 4, 2)), "not_allowed") << "each for themselves";
  const int number = at(id)->revision() + 1;
  const event::StartTable both[] = {challenge(id, 4, 3), challenge(id, 2, 1)};
  EXPECT_EQ(act(id, person(4), both[0], number), "");
  EXPECT_EQ(act(id, person(2), both[1], number), "stale");
  EXPECT_EQ(by(id, 4, challenge(id, 4, 2)), "wrong_stage") << "one at a time";
  EXPECT_EQ(games_stored(), 1);
  EXPECT_FALSE(page(id, person(4))["you"].contains("within_reach"));
}

TEST_P(LaddersOfAServer, TwoServersMakeAChallengeOnce) {
  if (GetParam() == StoreKind::Sqlite) GTEST_SKIP() << "a file has one server";
  const std::string id = begin(3);
  auto other = start();
  const int number = at(*other, id)->revision() + 1;
  std::vector<std::string> answers;
  const auto challenge_at = [&](TournamentServer& at_server, int opponent) {
    const contract::ActInTournament asked{
        .id = id, .number = number, .act = {event::print_bare_act(challenge(id, 3, opponent))}};
    at_server.tournaments.act(id, asked, {person(3), true, ""},
                              [&](const Parsed<Ptr>& done) { answers.push_back(code_of(done)); });
  };
  challenge_at(*server, 2);
  challenge_at(*other, 1);
  loop.until([&] { return answers.size() == 2; });
  std::ranges::sort(answers);
  EXPECT_EQ(answers, (std::vector<std::string>{"", "stale"}));
  EXPECT_EQ(games_stored(), 1);
}

TEST_P(LaddersOfAServer, WhoDoesNotAnswerLosesThePlaceAfterTheirDays) {
  const std::string id = begin(6);
  const std::string silent = meet(id, 2, 1), there = meet(id, 4, 3), begun = meet(id, 6, 5);
  sit_down(there, {kWhite});
  sit_down(begun);
  restart();
  now += 7 * kDay - 1;
  do_jobs();
  for (const int table : {1, 2, 3}) EXPECT_FALSE(outcome(id, table)) << table;
  now += 1;
  do_jobs();
  ASSERT_TRUE(outcome(id, 1) && outcome(id, 2));
  EXPECT_EQ(outcome(id, 1)->result.winner, kBlack);
  EXPECT_EQ(outcome(id, 2)->result.winner, kWhite) << "who has challenged did not come";
  EXPECT_FALSE(outcome(id, 3)) << "it is being played";
  EXPECT_EQ(places(id), (std::vector{2, 1, 3, 4, 5, 6}));
  EXPECT_TRUE(status(silent).forfeit);
  const int revision = at(id)->revision();
  server->rows([&](PeopleRows& rows) { return rows.jobs.put(sit_down_job({id, 1, 1}, now)), true; });
  do_jobs();
  EXPECT_EQ(at(id)->revision(), revision) << "a repeat changes nothing";
}

TEST_P(LaddersOfAServer, AtRealBoardsSilenceLosesToo) {
  contract::TournamentSettings asked = ladder();
  asked.on_wood = true;
  const std::string id = begin(2, asked);
  EXPECT_EQ(meet(id, 2, 1), "");
  EXPECT_EQ(act(id, director.person, event::GrantTime{{1, 1}, 60}), "");
  now += 7 * kDay;
  do_jobs();
  EXPECT_FALSE(outcome(id, 1)) << "it has an hour more";
  now += 3600;
  do_jobs();
  EXPECT_EQ(places(id), (std::vector{2, 1}));
}

// OGS #998: a place kept by cancelling.
TEST_P(LaddersOfAServer, NoPlaceIsKeptByCancelling) {
  const std::string id = begin(3);
  const std::string game = meet(id, 2, 1);
  for (const event::EventAct& what :
       {event::EventAct(event::AnnulResult{{1, 1}}), event::EventAct(event::GrantTime{{1, 1}, 60}),
        event::EventAct(event::Undo{at(id)->revision()}), event::EventAct(event::Pause{}),
        event::EventAct(event::Forfeit{{1, 1}, kWhite}), event::EventAct(event::BeginGame{{1, 1}})})
    EXPECT_EQ(by(id, 1, what), "not_allowed") << event::name_of(event::kind_of(what));
  EXPECT_EQ(by(id, 1, event::SetAway{1, true}), "bad_message") << "nobody is away in a ladder";
  EXPECT_EQ(by(id, 1, event::Forfeit{{1, 1}, kBlack}), "");
  EXPECT_EQ(places(id), (std::vector{2, 1, 3})) << "refused";
  do_jobs();
  EXPECT_TRUE(status(game).forfeit);
  // Leaving and coming back.
  meet(id, 3, 1);
  EXPECT_EQ(by(id, 1, event::Withdraw{1}), "");
  EXPECT_EQ(code_of(try_to_enter(id, "Player 1")), "not_allowed");
  EXPECT_EQ(act(id, director.person, event::Readmit{1}), "");
  EXPECT_EQ(places(id), (std::vector{2, 3, 1}));
  // Who has challenged and cancels gains nothing.
  meet(id, 1, 2);
  EXPECT_EQ(by(id, 1, event::Forfeit{{1, 3}, kWhite}), "");
  EXPECT_EQ(places(id), (std::vector{2, 3, 1}));
}

}  // namespace ladder_of_server_test
}  // namespace hubs
