// Games that are to be rated: which may be, how they ended, and how well they were played.
#include "service/rated.h"

#include <nlohmann/json.hpp>

#include "service/shown_session.h"
#include "standing/variance_left.h"

namespace trictrac {
namespace rated_test {

const GameCreationOptions kServer{seed_of(3), true, "", true};

Json person(const char* name) { return {{"kind", "human"}, {"name", name}}; }

Json wish(Json more = Json::object()) {
  Json game{{"rated", true}, {"dice", "fair"}, {"white", person("Anne")}, {"black", person("Jean")}};
  game.update(more);
  return game;
}

std::string refused(const Json& game, const GameCreationOptions& creation = kServer) {
  const auto table = create_session(game, creation);
  if (table) return "";
  return std::string(name_of(table.error().code)) + ": " + table.error().message;
}

// Both have given their shares, so that the table asks one of them.
ShownSession dealt(const Json& game) {
  ShownSession t = *ShownSession::create(game, kServer);
  const auto share_of = [](int player) { return seed_of(static_cast<std::uint8_t>(100 + player)); };
  for (const int player : {0, 1})
    EXPECT_TRUE(t->act_beside_game(CommitShare{player, sha256(share_of(player))}));
  for (const int player : {0, 1}) EXPECT_TRUE(t->act_beside_game(RevealShare{player, share_of(player)}));
  t.go_on();
  return t;
}

Side side_of(const Json& turn) { return turn["side"] == "white" ? Side::White : Side::Black; }

// Plays the first legal action, until that many throws have been made or the game is over.
void play(ShownSession& t, int throws) {
  while (t->finish().throws < throws && t->next() == Next::Person) {
    const Json turn = t.last()["turn"];
    GameEvent request = RollDice{};
    if (turn["stage"] == "decide") request = Hold{};
    if (turn["stage"] == "move") {
      PlayMen play;
      for (const Json& step : turn["plays"][0])
        play.steps.add({step[0].get<std::uint8_t>(), step[1].get<std::uint8_t>()});
      request = play;
    }
    ASSERT_TRUE(t.act(t->lines() + 1, side_of(turn), request));
  }
}

void resign(ShownSession& t, Side side) {
  if (side_of(t.last()["turn"]) != side) play(t, t->finish().throws + 1);
  ASSERT_TRUE(t.act(t->lines() + 1, side_of(t.last()["turn"]), Resign{}));
}

TEST(Rated, IsWhatTwoPeopleAgreeToWithFairDice) {
  EXPECT_EQ(refused(wish()), "");
  EXPECT_EQ(refused(wish({{"format", "ecrire-lois"}, {"match", {{"rounds", 2}}}})), "");
  EXPECT_EQ(refused(wish({{"format", "courrier"}})), "");
  EXPECT_EQ(refused(wish({{"dice", "table"}})),
            "bad_option: a rated game needs fair dice: \"dice\":\"fair\"");
  EXPECT_EQ(refused(wish({{"dice", "hand"}})), "bad_option: a rated game needs fair dice: \"dice\":\"fair\"");
  EXPECT_EQ(refused(wish({{"black", {{"kind", "bot"}, {"bot", "commis"}}}})),
            "bad_option: a rated game is between two people: leave out the bots");
  EXPECT_EQ(refused(wish({{"format", "ecrire-lois"},
                          {"match", {{"players", 3}, {"rounds", 3}}},
                          {"others", {person("Cloris")}}})),
            "bad_option: a rated game is between two people: leave out the bots");
  EXPECT_EQ(refused(wish({{"seed", std::string(64, '7')}})),
            "bad_option: a rated game needs a seed that nobody knows: leave out \"seed\"");
  EXPECT_EQ(refused(wish({{"trid", "TRID=MA----A-----------a-a--m:w:R:-:0-0:0-0:-:-:1.1"}})),
            "bad_option: a rated game is played from its beginning: leave out the position");
  EXPECT_EQ(refused(wish({{"rated", "yes"}})), "bad_message: \"rated\" must be true or false");
  EXPECT_EQ(refused(wish(), {seed_of(3), true, "", false}), "not_allowed: a rated game needs a server");
}

TEST(Rated, IsSaidOfTheGameKeptAndGoneOnWith) {
  for (const char* format : {"tour", "courrier"}) {
    const auto table = *create_session(wish({{"format", format}}), kServer);
    EXPECT_EQ(Json::parse(table->game_text({"x"}))["rated"], true) << format;
    const auto again = *restore_session(table->config_text(), table->events());
    EXPECT_TRUE(again->rated()) << format;
    EXPECT_TRUE((*create_rematch(table->config_text(), kServer))->rated()) << format;
    const auto other = *create_session(wish({{"format", format}, {"rated", false}}), kServer);
    EXPECT_FALSE(other->rated() || (*restore_session(other->config_text(), {}))->rated()) << format;
    EXPECT_FALSE(Json::parse(other->game_text({"x"})).contains("rated")) << format;
  }
}

TEST(Rated, WhoResignsHasLostAndItIsKnownHowMuchWasPlayed) {
  for (const char* format : {"tour", "ecrire-lois", "combine"}) {
    ShownSession t = dealt(wish({{"format", format}, {"match", Json::object()}}));
    play(t, 12);
    resign(t, Side::Black);
    ASSERT_EQ(t->next(), Next::Nothing) << format;
    const auto finish = t->finish();
    const int loser = t.last()["side"] == "white" ? 0 : 1;
    EXPECT_EQ(finish.winner, 1 - loser) << format;
    EXPECT_TRUE(finish.given_up && !finish.stopped) << format;
    EXPECT_GE(finish.throws, 12) << format;
  }
}

TEST(Rated, WhatAllStopHasNoWinner) {
  ShownSession t = dealt(wish());
  play(t, 5);
  ASSERT_TRUE(t->agree(MutualOffer::Stop));
  EXPECT_TRUE(t->finish().stopped);
  EXPECT_FALSE(t->finish().winner || t->finish().given_up);
}

TEST(Rated, APlayerWithoutTimeGaveUp) {
  ShownSession t = dealt(wish({{"clock", {{"pace", "live"}, {"reserve", 60}, {"delay", 5}}}}));
  const Side asked = side_of(t.last()["turn"]);
  t->set_time(*t->ends() + 1, 0);
  t.go_on();
  ASSERT_EQ(t->next(), Next::Nothing);
  EXPECT_TRUE(t->finish().given_up);
  EXPECT_EQ(t->finish().winner, asked == Side::White ? 1 : 0);
  EXPECT_LT(t->finish().throws, standing::kLeastThrows);
}

TEST(Rated, TheWinnerOfThePlayedGameHasWon) {
  ShownSession t = dealt(wish());
  play(t, 100'000);
  ASSERT_EQ(t->next(), Next::Nothing);
  EXPECT_FALSE(t->finish().given_up);
  EXPECT_EQ(t->finish().winner, t.last()["over"]["winner"] == "white" ? 0 : 1);
}

std::string played_by(const char* white, const char* black, const char* format = "tour") {
  const auto seat = [](const char* bot) { return Json{{"kind", "bot"}, {"bot", bot}, {"name", bot}}; };
  const auto table = ShownSession::create(
      {{"format", format}, {"white", seat(white)}, {"black", seat(black)}}, {seed_of(5), false, ""});
  EXPECT_TRUE(table) << table.error().message;
  return table->table->record_text();
}

TEST(Quality, IsWhatAReviewSeesOfBoth) {
  const auto seen = quality_of(played_by("valere", "hasard"));
  ASSERT_TRUE(seen);
  const auto& [strong, weak] = std::pair((*seen)[0], (*seen)[1]);
  EXPECT_GT(strong.choices, 10);
  EXPECT_LT(strong.lost / strong.choices, weak.lost / weak.choices) << "who plays at random loses more";
  EXPECT_EQ(strong.gained, -weak.gained) << "what one player is paid the opponent pays";
  EXPECT_EQ(strong.adjusted, -weak.adjusted);
  EXPECT_EQ(std::abs(strong.gained), 1000 * (std::abs(strong.gained) / 1000)) << "a tour pays whole stakes";
}

TEST(Quality, IsNotSaidOfWhatHasNoReview) {
  EXPECT_FALSE(quality_of(played_by("commis", "commis", "courrier")));
  EXPECT_FALSE(quality_of("nothing"));
}

TEST(Luck, IsFoundInARecordOfTours) {
  const std::string record = played_by("valere", "hasard");
  const auto never = [] { return false; };
  const auto seen = luck_of(record, never);
  ASSERT_TRUE(seen);
  EXPECT_NE(seen->holes, 0);
  EXPECT_LT(std::abs(seen->holes), 40) << "a tour has twelve holes";
  const auto players = quality_of(record).value();
  EXPECT_DOUBLE_EQ(seen->variance, standing::variance_left_of_tour(players[0], players[1]).holes);
  EXPECT_EQ(luck_of(record, never), seen) << "again the same";
  EXPECT_FALSE(luck_of(record, [] { return true; })) << "it was given up";
}

TEST(Luck, IsOfToursAlone) {
  const auto never = [] { return false; };
  EXPECT_FALSE(luck_of(played_by("commis", "commis", "courrier"), never));
  EXPECT_FALSE(luck_of("nothing", never));
  EXPECT_TRUE(has_luck("tour"));
  for (const char* format : {"courrier", "ecrire-lois", "poule-guiton", "chess"})
    EXPECT_FALSE(has_luck(format));
}

}  // namespace rated_test
}  // namespace trictrac
