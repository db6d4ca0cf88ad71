// Games of tournaments: made for two persons, looked at, ended by the tournament, their seats passed on.
#include "apps/server/hub/tournament_game.h"

#include "table/fair.h"
#include "with_hub.h"

namespace hubs {
namespace tournament_game_test {

constexpr std::int64_t kAnne = 7, kMarie = 8, kPaul = 9;
constexpr const char* kGame = "tournamentgameab";
constexpr const char* kLive = R"({"format":"tour","clock":{"pace":"live","reserve":600,"delay":5}})";

const std::vector<TournamentPlayer> kPlayers{{kAnne, "Anne", false}, {kMarie, "Marie", false}};

std::string refused(std::string_view body) {
  const auto terms = terms_of_tournament_game(body);
  const auto game = make_tournament_game(body, kPlayers, 0);
  EXPECT_EQ(terms.has_value(), game.has_value()) << body;
  return terms ? "" : terms.error().message;
}

TEST(TournamentGame, HasTermsThatAListShows) {
  EXPECT_EQ(terms_of_tournament_game(R"({"format":"tour","rated":true})"),
            (TournamentGameTerms{"tour", true, false, true}));
  EXPECT_EQ(terms_of_tournament_game(R"({"format":"courrier","points":3,"private":true})"),
            (TournamentGameTerms{"courrier", false, true}));
}

TEST(TournamentGame, RefusesWhatTwoPeopleCannotPlayAtEveryTable) {
  EXPECT_EQ(refused(R"({"format":"tour"})"), "");
  EXPECT_EQ(refused(R"({"format":"tour","dice":"fair"})"), "");
  const std::pair<const char*, const char*> wrong[]{
      {R"({"format":"tour","white":{"kind":"bot","bot":"commis"}})", "white"},
      {R"({"format":"tour","black":{"kind":"human"}})", "black"},
      {R"({"format":"poule-plumer","others":[{"kind":"human"}]})", "others"},
      {R"({"format":"tour","mine":[0]})", "mine"},
      {R"({"format":"tour","seed":"77"})", "seed"},
      {R"({"format":"tour","trid":"x"})", "trid"},
      {R"({"format":"tour","dice":"hand"})", "dice"},
      {R"({"format":"ecrire-lois","match":{"white":"higher_die"}})", "match.white"},
      {R"({"format":"ecrire-lois","match":{"carried_jetons":4}})", "match.carried_jetons"},
  };
  for (const auto& [body, member] : wrong) EXPECT_TRUE(refused(body).starts_with(member)) << refused(body);
  EXPECT_NE(refused(R"({"format":"poule-plumer"})"), "") << "three play it";
  EXPECT_NE(refused("[]"), "");
  EXPECT_NE(refused("{"), "");
}

TEST(TournamentGame, BelongsToTwoPersonsWithoutKeys) {
  const auto game = make_tournament_game(R"({"format":"tour","rated":true})", kPlayers, 0);
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_EQ(game->seats, (std::vector<StoredSeat>{{"", "", "Anne", kAnne}, {"", "", "Marie", kMarie}}));
  EXPECT_FALSE(game->config.contains("Anne")) << "a substitute leaves no name of theirs";
  EXPECT_TRUE(game->config.contains(R"("dice":"fair")"));
  EXPECT_TRUE(game->config.contains(R"("rated":true)"));
  EXPECT_EQ(game->awaited.asked, (std::vector{0, 1}));
  const auto again = make_tournament_game(R"({"format":"tour","rated":true})", kPlayers, 0);
  EXPECT_NE(game->config, again->config) << "another seed";
  EXPECT_FALSE(make_tournament_game(R"({"format":"tour"})", {kPlayers[0], kPlayers[0]}, 0));
  EXPECT_FALSE(
      make_tournament_game(R"({"format":"tour"})", {kPlayers[0], {kPaul, std::string("\x01", 1), false}}, 0));
}

TEST(TournamentGame, IsMadeForThreeAndFourWhoAreAllGiven) {
  constexpr const char* kPoule = R"({"format":"poule-engraisser"})";
  EXPECT_EQ(terms_of_tournament_game(kPoule, 3), (TournamentGameTerms{"poule-engraisser", false, false}));
  EXPECT_FALSE(terms_of_tournament_game(kPoule, 4)) << "the body is for three";
  const std::string four = body_for_players(kPoule, 4);
  EXPECT_TRUE(terms_of_tournament_game(four, 4));
  EXPECT_TRUE(terms_of_tournament_game(body_for_players(four, 2), 2));
  EXPECT_FALSE(terms_of_tournament_game(body_for_players(R"({"format":"tour"})", 3), 3));
  EXPECT_EQ(body_for_players("[", 3), "[");
  std::vector<TournamentPlayer> players = kPlayers;
  players.push_back({kPaul, "Paul", true});
  const auto game = make_tournament_game(kPoule, players, 0);
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_EQ(game->seats.size(), 3u);
  EXPECT_EQ(game->seats[2].person, kPaul);
  EXPECT_EQ(game->awaited.asked, (std::vector{0, 1, 2}));
  players.back().person = kAnne;
  EXPECT_FALSE(make_tournament_game(kPoule, players, 0)) << "one person has one seat";
}

TEST(TournamentGame, IsNotRatedWithAGuest) {
  const auto game =
      make_tournament_game(R"({"format":"tour","rated":true})", {kPlayers[0], {kPaul, "Paul", true}}, 0);
  ASSERT_TRUE(game);
  EXPECT_FALSE(game->config.contains("rated"));
  EXPECT_TRUE(game->seats[1].guest);
}

TEST(TournamentGame, CallsBothToTheirTable) {
  EXPECT_EQ(calls_to_table("G", 2, 5),
            (std::vector<NewJob>{{"call", "ready G 0", 5}, {"call", "ready G 1", 5}}));
}

class AtTournament : public WithHub {
 protected:
  void SetUp() override { make(kLive); }
  void make(std::string_view body) {
    auto game = make_tournament_game(body, kPlayers, now);
    ASSERT_TRUE(game) << game.error().message;
    game->tournament = TournamentPlace{"T", 2, 3};
    store.games[kGame] = std::move(*game);
  }
  void sit(Page& page, std::int64_t person) {
    page.session.is(person, true);
    join(page, {kGame, {}, {}, ""});
  }
  void sit_both() { sit(anne, kAnne), sit(marie, kMarie); }
  template <class T, class Ask>
  Parsed<T> answered(Ask ask) {
    std::optional<Parsed<T>> answer;
    ask([&](Parsed<T> a) { answer = std::move(a); });
    loop.until([&] { return answer.has_value(); });
    return *answer;
  }
  TableStatus status() {
    return answered<TableStatus>([&](auto then) { hub.look_at_table(kGame, std::move(then)); }).value();
  }
  std::string call_off() {
    return code_of(answered<std::string>([&](auto then) { hub.call_off(kGame, std::move(then)); }));
  }
  std::string award(std::optional<int> winner) {
    return code_of(answered<std::string>([&](auto then) { hub.award(kGame, winner, std::move(then)); }));
  }
  std::string pass(int player, TournamentPlayer to) {
    return code_of(
        answered<std::string>([&](auto then) { hub.pass_seat(kGame, player, to, std::move(then)); }));
  }
  static std::string code_of(const Parsed<std::string>& done) {
    return done ? "" : std::string(name_of(done.error().code));
  }
  static void give(Page& page, const GameEvent& what) { page.session.receive(DoAside{what}); }
  void both_until_line(int n) { until_line(anne, n), until_line(marie, n); }
  void give_shares() {
    give(anne, commitment_of(0)), both_until_line(1);
    give(marie, commitment_of(1)), both_until_line(2);
    give(anne, sharing_of(0)), both_until_line(3);
    give(marie, sharing_of(1)), both_until_line(6);  // with the lead and its roll
  }
  void pass_seconds(int n) {
    for (int i = 0; i < n; ++i) {
      now += kSecond;
      hub.tick();
      hub.ring();
    }
    answered<bool>([&](auto then) { hub.check(std::move(then)); });
    anne.read(), marie.read();
  }
  std::string error_of(Page& page) {
    loop.until([&] { return page.read(), !page.errors.empty(); });
    return std::exchange(page.errors, {}).front();
  }
  Json info(Page& page) {
    return Json::parse(answered<std::string>([&](auto then) {
                         hub.game_text(kGame, {page.session.person()}, std::move(then));
                       }).value());
  }

  Page anne{hub, "anne"}, marie{hub, "marie"}, paul{hub, "paul"};
};

TEST_F(AtTournament, ItsPlayersSitDownWithoutKeysAndItSaysItsPlace) {
  sit_both();
  EXPECT_EQ(info(anne)["tournament"], Json({{"id", "T"}, {"round", 2}, {"table", 3}}));
  EXPECT_EQ(info(anne)["white"]["name"], "Anne");
  give_shares();
  EXPECT_EQ(anne.errors, std::vector<std::string>{});
  EXPECT_EQ(anne.last()["turn"]["stage"], "move");
}

TEST_F(AtTournament, ItsTournamentSeesWhoHasSatDownAndWhatHasBeenPlayed) {
  EXPECT_EQ(status(), (TableStatus{.points = {0, 0}, .absent = {0, 1}, .owing = {0, 1}, .awaited = {0, 1}}));
  sit(anne, kAnne);
  give(anne, commitment_of(0)), until_line(anne, 1);
  EXPECT_EQ(status(), (TableStatus{.points = {0, 0}, .absent = {1}, .owing = {1}, .awaited = {1}}));
  sit(marie, kMarie);
  give(marie, commitment_of(1)), both_until_line(2);
  EXPECT_EQ(status(), (TableStatus{.points = {0, 0}, .owing = {0, 1}, .awaited = {0, 1}}));
  give(anne, sharing_of(0)), give(marie, sharing_of(1)), both_until_line(6);
  const int first = anne.last()["turn"]["side"] == "white" ? 0 : 1;
  EXPECT_EQ(status(), (TableStatus{.begun = true, .points = {0, 0}, .awaited = {first}}));
}

TEST_F(AtTournament, IsNotClaimedFromAPlayerWhoHasNotSatDown) {
  sit(anne, kAnne);
  give(anne, commitment_of(0)), until_line(anne, 1);
  pass_seconds(90);
  EXPECT_TRUE(anne.absent.is_null() || anne.absent["player"].is_null()) << anne.absent;
  anne.session.receive(ClaimAbsent{0, 2});
  EXPECT_EQ(error_of(anne), "not_allowed");
  anne.session.receive(AnswerOffer{0, 2, MutualOffer::Stop, true});
  EXPECT_EQ(error_of(anne), "not_allowed") << "its tournament decides";
  EXPECT_FALSE(status().over);
}

TEST_F(AtTournament, IsNotAdjournedWhenAllHaveLeft) {
  sit_both();
  give_shares();
  hub.leave(kGame, anne.session), hub.leave(kGame, marie.session);
  pass_seconds(62);
  EXPECT_EQ(store.games.at(kGame).events.size(), 6u) << store.games.at(kGame).events.back();
}

TEST_F(AtTournament, IsCalledOffWithoutAResultAndThePagesSeeWhy) {
  sit_both();
  EXPECT_EQ(call_off(), "");
  both_until_line(1);
  EXPECT_EQ(marie.last()["do"], Json({{"type", "stop"}, {"why", "called_off"}}));
  EXPECT_EQ(marie.last()["over"]["why"], "called_off");
  EXPECT_EQ(marie.last()["turn"]["stage"], "over");
  EXPECT_EQ(status(), (TableStatus{.over = true, .called_off = true, .points = {0, 0}, .absent = {0, 1}}));
  EXPECT_EQ(call_off(), "") << "and stays so";
  EXPECT_EQ(award(0), "");
  EXPECT_EQ(store.games.at(kGame).events.size(), 1u);
}

TEST_F(AtTournament, IsAwardedByForfeit) {
  sit_both();
  give_shares();
  EXPECT_EQ(award(5), "not_allowed");
  EXPECT_EQ(award(1), "");
  both_until_line(7);
  EXPECT_EQ(anne.last()["over"]["why"], "forfeit");
  EXPECT_EQ(anne.last()["over"]["winner"], 1);
  EXPECT_EQ(status(),
            (TableStatus{.begun = true, .over = true, .forfeit = true, .winner = 1, .points = {0, 0}}));
}

TEST_F(AtTournament, IsLostByBothWhereNobodyIsAwardedIt) {
  EXPECT_EQ(award(std::nullopt), "");
  EXPECT_EQ(status(), (TableStatus{.over = true, .forfeit = true, .points = {0, 0}, .absent = {0, 1}}));
}

TEST_F(AtTournament, ASubstituteTakesTheSeatAndTheFormerPersonLosesIt) {
  sit_both();
  EXPECT_EQ(pass(1, {kAnne, "Anne", false}), "not_allowed") << "she has the other seat";
  EXPECT_EQ(pass(2, {kPaul, "Paul", false}), "bad_message");
  EXPECT_EQ(pass(1, {kPaul, "Paul", true}), "");
  EXPECT_EQ(pass(1, {kPaul, "Paul", true}), "") << "nothing more";
  EXPECT_EQ(store.jobs, (std::vector<NewJob>{{"call", std::string("ready ") + kGame + " 1", now / kSecond}}));
  give(marie, commitment_of(1));
  EXPECT_EQ(error_of(marie), "bad_key");
  anne.read();
  EXPECT_EQ(anne.news.back(), Json({{"say", "here"}, {"players", {0}}, {"watching", 1}}));
  sit(paul, kPaul);
  give(paul, commitment_of(1));
  until_line(anne, 1);
  EXPECT_EQ(anne.last()["do"]["player"], 1);
  EXPECT_EQ(info(anne)["black"], Json({{"name", "Paul"}, {"kind", "human"}, {"guest", true}}));
  EXPECT_EQ(call_off(), "");
  EXPECT_EQ(pass(1, {kMarie, "Marie", false}), "game_over");
}

TEST_F(AtTournament, ItsFirstThrowAndItsEndAreTold) {
  std::vector<std::string> told;
  hub.when_begun([&](const GameBegun& begun) -> std::optional<NewJob> {
    told.push_back("begun " + begun.tournament.tournament);
    return NewJob{"tournament", begun.game, begun.at};
  });
  hub.when_over([&](const GameOver& over) -> std::optional<NewJob> {
    told.push_back("over " + over.tournament.value().tournament);
    return std::nullopt;
  });
  sit_both();
  EXPECT_TRUE(told.empty());
  give_shares();
  EXPECT_EQ(told, std::vector<std::string>{"begun T"});
  EXPECT_EQ(award(0), "");
  EXPECT_EQ(told, (std::vector<std::string>{"begun T", "over T"}));
}

}  // namespace tournament_game_test
}  // namespace hubs
