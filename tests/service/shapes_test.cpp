// Checks that printed messages match their declarations.
#include <gtest/gtest.h>

#include "courrier/wire/messages.h"
#include "service/fits.h"
#include "service/shown_session.h"
#include "wire/lobby_text.h"
#include "wire/page_message.h"

namespace trictrac {
namespace {

Json said(const std::string& text) { return Json::parse(text); }

Json seat(const char* bot) {
  return bot ? Json{{"kind", "bot"}, {"bot", bot}, {"name", "B"}} : Json{{"kind", "human"}, {"name", "A"}};
}

Json wish(const Json& format, const Json& gathering, const char* bot) {
  Json wish{{"format", format["name"]}, {"white", seat(bot)}, {"black", seat(bot)}};
  if (format["game"] == "courrier") return wish;
  wish["match"] = {{"players", gathering["players"]}};
  if (format["match"].contains("company")) wish["match"]["company"] = gathering["company"];
  if (gathering["limits"].contains("rounds"))
    wish["match"]["rounds"] = gathering["limits"]["rounds"]["least"];
  for (int i = 2; i < gathering["players"]; ++i) wish["others"].push_back(seat(bot));
  return wish;
}

// Something that may be done now, another thing with another `n`.
GameEvent done_next(const Json& turn, int n) {
  if (turn["stage"] == "roll") return RollDice{};
  if (turn["stage"] == "decide" && turn.contains("suspend") && n % 3 == 0) return Suspend{};
  if (turn["stage"] == "decide") return n % 2 ? GameEvent(Hold{}) : GameEvent(Go{});
  PlayMen play;
  for (const Json& step : turn["plays"][n % turn["plays"].size()])
    play.steps.add({step[0].get<std::uint8_t>(), step[1].get<std::uint8_t>()});
  return play;
}

void expect_fits(const ShownSession& session, const char* line, const char* game) {
  for (const std::string& text : session.shown) EXPECT_FITS(said(text), line);
  const std::vector<int> players{0, 1};
  EXPECT_FITS(said(session.table->game_text({"ID", players, players, "NEXT"})), game);
}

TEST(Shapes, LinesOfEveryFormatAreAsDeclared) {
  constexpr int kActs = 60;
  const Json all = description();
  for (const Json& format : all["formats"])
    for (const Json& gathering : format["gatherings"]) {
      if (format["game"] == "courrier") continue;
      auto session = ShownSession::create(wish(format, gathering, nullptr), {seed_of(3), false, ""});
      ASSERT_TRUE(session) << format["name"] << ": " << session.error().message;
      for (int n = 0; n < kActs && session->last()["over"].is_null(); ++n) {
        const Json turn = session->last()["turn"];
        const Side side = turn["side"] == "white" ? Side::White : Side::Black;
        ASSERT_TRUE(session->act(session->table->lines() + 1, side, done_next(turn, n))) << turn;
      }
      expect_fits(*session, "Line", "GameInfo");
    }
}

TEST(Shapes, LinesOfGamesOfBotsAreAsDeclared) {
  const Json all = description();
  const auto expect_fit = [](const Json& wish, const char* line, const char* game) {
    const auto session = ShownSession::create(wish, {seed_of(3), false, ""});
    ASSERT_TRUE(session) << wish << ": " << session.error().message;
    EXPECT_FALSE(session->last()["over"].is_null());
    expect_fits(*session, line, game);
  };
  for (const char* moves : {"refused", "touch"}) {
    Json tour = wish(all["formats"][0], all["formats"][0]["gatherings"][0], "commis");
    tour["options"] = {{"marking", "hand"}, {"moves", moves}, {"missed", true}};
    expect_fit(tour, "Line", "GameInfo");
  }
  const auto race = all["courrier"]["bots"][0].get<std::string>();
  expect_fit({{"format", "courrier"}, {"white", seat(race.c_str())}, {"black", seat(race.c_str())}},
             "CourrierLine", "CourrierInfo");
}

TEST(Shapes, AreUnlikeWhatIsDeclaredOtherwise) {
  const auto misfit = [](const char* json, const char* type) {
    return Fitting::misfit(Json::parse(json), type);
  };
  EXPECT_EQ(misfit(R"({"say":"ready","line":3})", "Ready"), "");
  EXPECT_EQ(misfit(R"({"say":"ready"})", "Ready"), ".line is missing");
  EXPECT_EQ(misfit(R"({"say":"ready","line":3,"more":1})", "Ready"), ".more is not declared");
  EXPECT_EQ(misfit(R"({"say":"ready","line":"3"})", "Ready"), ".line: number");
  EXPECT_EQ(misfit(R"({"say":"absent","player":"0"})", "Absent"), ".player: number");
  EXPECT_EQ(misfit(R"([[1,2],[3,"4"]])", "Step[]"), "[1][1]: number");
  EXPECT_EQ(misfit(R"({"type":"play","steps":[[1]]})", "Action"), ".steps[0]: a list of 2");
}

TEST(Shapes, WhatIsSaidOfPeopleIsAsDeclared) {
  using namespace contract;
  for (const std::string& text :
       {message_text(Taken{0, "Anne", true}), message_text(Here{{0, 1}, 2}), message_text(Said{0, "hello"}),
        message_text(TalkedNow{{1, Readers::Players, "id", 0, "Zoë", 7, "a"}}),
        message_text(Proposed{3, {{MutualOffer::Adjourn, {0, 1}}}}), message_text(Absent{}),
        message_text(Absent{1, 7}), message_text(Paused{}), message_text(Paused{PauseReason::Operator, 7}),
        message_text(AgainWished{{0, 1}, "next", {1, 0}}), ready_text(3), ping_text(), pong_text(),
        verdict_text({}, std::nullopt), verdict_text({}, RuleViolation{Law::OtherCoin, Step{9, 13}}),
        error_text({ErrorCode::Refused, "no", HandRuleViolation{"R8"}, 3, 4})})
    EXPECT_FITS(said(text), "TableMessage");
  courrier::State rolled;
  rolled.stage = courrier::Stage::Move;
  const Step wrong[] = {{1, 2}};
  for (const std::span<const Step> steps : {std::span<const Step>(), std::span<const Step>(wrong)})
    EXPECT_FITS(said(courrier::verdict_text(rolled, steps)), "CourrierMessage");
  EXPECT_FITS(said(error_text(
                  {ErrorCode::Refused, "no", courrier::RuleViolation{courrier::Law::NoMan, Step{1, 2}}, 0})),
              "CourrierMessage");
}

TEST(Shapes, TheLobbyIsAsDeclared) {
  const Json format = description()["formats"][0];
  const auto session =
      ShownSession::create(wish(format, format["gatherings"][0], nullptr), {seed_of(3), false, ""});
  ASSERT_TRUE(session);
  const std::string game = session->table->game_text({"ID"});
  const std::string offer = offer_text(game, {{1, "code"}});
  const std::string live = live_text(game, session->table->stands(), 3);
  const std::vector<std::string_view> offers{offer}, lives{live};
  EXPECT_FITS(said(lobby_text(offers, lives, true)), "LobbyMessage");
  EXPECT_FITS(said(tournament_text("open", 4)), "TournamentMessage");
  EXPECT_FITS(said(news_text()), "NewsMessage");
}

}  // namespace
}  // namespace trictrac
