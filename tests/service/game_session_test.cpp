// A game as a service sees it: texts in, texts out, one event at a time.
#include "service/game_session.h"

#include "service/shown_session.h"

namespace trictrac {
namespace game_session_test {

constexpr const char* kCourrierOfTwo =
    R"({"format":"courrier","points":2,"white":{"kind":"human","name":"A"},"black":{"kind":"human","name":"B"}})";

Json wish(const char* white, const char* black) {
  const auto seat = [](std::string_view who) {
    return who == "human" ? Json{{"kind", "human"}, {"name", "A"}} : Json{{"kind", "bot"}, {"bot", who}};
  };
  return {{"format", "tour"}, {"white", seat(white)}, {"black", seat(black)}};
}

// Returns the first legal answer to the last line.
GameEvent first_legal(const Json& turn) {
  if (turn["stage"] == "roll") return RollDice{};
  if (turn["stage"] == "decide") return Hold{};
  PlayMen play;
  if (turn.contains("plays"))
    for (const Json& step : turn["plays"][0])
      play.steps.add({step[0].get<std::uint8_t>(), step[1].get<std::uint8_t>()});
  return play;
}

Side side_of(const Json& turn) { return turn["side"] == "white" ? Side::White : Side::Black; }

// Le Tric Trac lists first steps only: verdicts lead on from them.
GameEvent first_courrier(ShownSession& t, const Json& turn) {
  if (turn["stage"] == "roll") return RollDice{};
  PlayMen play;
  for (Json next = turn["first_steps"]; !next.empty();) {
    play.steps.add({next[0][0].get<std::uint8_t>(), next[0][1].get<std::uint8_t>()});
    next = Json::parse(*t->verdict(side_of(turn), play.steps.span()))["next"];
  }
  return play;
}

void play_first(ShownSession& t) {
  const Json turn = t.last()["turn"];
  const GameEvent request =
      turn.contains("first_steps") || !turn.contains("plays") ? first_courrier(t, turn) : first_legal(turn);
  const auto acted = t.act(t->lines() + 1, side_of(turn), request);
  ASSERT_TRUE(acted) << acted.error().message;
}

// A tour of a person and a bot, step by step as a server takes it.
TEST(GameSession, OneEventAtATime) {
  auto table = std::move(*create_session(wish("human", "commis"), {seed_of(4), false, ""}));
  EXPECT_EQ(table->lines(), 0);
  EXPECT_EQ(table->next(), Next::Own) << "the lead is still to be drawn";
  EXPECT_EQ(table->act(1, Side::White, Resign{}).error().code, ErrorCode::WrongStage);
  std::vector<std::string> shown, events;
  int thoughts = 0;
  const auto take = [&](const std::optional<NumberedEvent>& line) {
    ASSERT_TRUE(line);
    EXPECT_EQ(line->n, table->lines());
    EXPECT_EQ(Json::parse(line->json)["n"], line->n);
    shown.push_back(line->json), events.push_back(line->event);
  };
  while (table->next() != Next::Nothing && !HasFatalFailure()) {
    const Json turn = shown.empty() ? Json() : Json::parse(shown.back())["turn"];
    switch (table->next()) {
      case Next::Own: take(table->do_own()); break;
      case Next::Bot: take(table->apply(table->think()())), ++thoughts; break;
      default: take(*table->act(table->lines() + 1, side_of(turn), first_legal(turn)));
    }
  }
  EXPECT_GT(thoughts, 20);
  EXPECT_EQ(table->events(), events);
  EXPECT_EQ(table->lines_after(0)(), shown);
  EXPECT_EQ(table->lines_after(7)(), std::vector(shown.begin() + 7, shown.end()));
  EXPECT_TRUE(table->lines_after(table->lines())().empty());
  // As one that thinks in place plays it.
}

TEST(GameSession, BotsAloneGoOnFromAnyLineAsTheyWould) {
  const GameCreationOptions creation{seed_of(6), false, ""};
  auto whole = *ShownSession::create(wish("commis", "commis"), creation);
  const auto events = whole->events();
  for (std::size_t n = 0; n < events.size(); n += 13) {
    auto again = ShownSession::at(restore_session(whole->config_text(), std::span(events).first(n)));
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->shown, whole.shown);
  }
}

TEST(GameSession, AThoughtThatComesLateDoesNothing) {
  auto table = std::move(*create_session(wish("human", "commis"), {seed_of(4), false, ""}));
  while (table->next() == Next::Own) table->do_own();
  while (table->next() != Next::Bot) {
    if (table->next() == Next::Own) {
      table->do_own();
      continue;
    }
    const auto shown = table->lines_after(table->lines() - 1)();
    const Json turn = Json::parse(shown.back())["turn"];
    ASSERT_TRUE(table->act(table->lines() + 1, Side::White, first_legal(turn)));
  }
  const Thought thought = table->think()();
  ASSERT_TRUE(table->act(table->lines() + 1, Side::White, Resign{}));
  const auto before = table->events();
  EXPECT_FALSE(table->apply(thought));
  EXPECT_EQ(table->events(), before);
}

TEST(GameSession, LeTricTracIsKnownByItsTexts) {
  const GameCreationOptions creation{seed_of(3), true, "2024-05-01"};
  auto seated = create_session(
      Json::parse(
          R"({"format":"courrier","points":2,"white":{"kind":"human","name":"Zoë"},"black":{"kind":"bot","bot":"commis"}})"),
      creation);
  ASSERT_TRUE(seated) << seated.error().message;
  (*seated)->catch_up();
  const auto again = restore_session((*seated)->config_text(), (*seated)->events());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->events(), (*seated)->events());
  EXPECT_EQ((*again)->config_text(), (*seated)->config_text());
  const Json game = Json::parse((*again)->game_text({"x"}));
  EXPECT_EQ(game["format"], "courrier");
  EXPECT_EQ(game["points"], 2);
  EXPECT_EQ(game["white"]["name"], "Zoë");
  for (const char* wrong :
       {R"({"format":"courrier"})",
        R"({"format":"courrier","points":0,"white":{"kind":"human"},"black":{"kind":"human"}})",
        R"({"format":"courrier","rules":"lois","white":{"kind":"human"},"black":{"kind":"human"}})",
        R"({"format":"courrier","position":"S4=","white":{"kind":"human"},"black":{"kind":"human"}})"})
    EXPECT_FALSE(create_session(Json::parse(wrong), creation)) << wrong;
}

TEST(GameSession, ARecordOfLeTricTracIsGoneOnWith) {
  auto t = *ShownSession::create(Json::parse(kCourrierOfTwo), {seed_of(12), false, ""});
  for (int i = 0; i < 9; ++i) play_first(t);
  const GameCreationOptions creation{seed_of(40), false, ""};
  auto seated = create_session_from(t->record_text(), BotSeat{Side::Black}, creation);
  ASSERT_TRUE(seated) << seated.error().message;
  EXPECT_FALSE((*seated)->is_person(1));
  EXPECT_NE((*seated)->record_text().find("[Dice \"table from "), std::string::npos);
  const auto again = restore_session((*seated)->config_text(), (*seated)->events());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->record_text(), (*seated)->record_text());
}

Json game_named(const std::string& format, const std::string& name) {
  return {{"format", format},
          {"white", {{"kind", "human"}, {"name", name}}},
          {"black", {{"kind", "human"}, {"name", "Damon"}}}};
}

TEST(SeatNames, ANewGameRefusesWhatCannotBeShown) {
  for (const char* format : {"tour", "courrier"}) {
    const auto refused = create_session(game_named(format, "Clo\u202Eris"), {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::BadMessage);
    EXPECT_NE(refused.error().message.find("direction"), std::string::npos) << refused.error().message;
    EXPECT_FALSE(create_session(game_named(format, std::string(65, 'x')), {}));
    EXPECT_FALSE(create_session(game_named(format, "a\nb"), {}));
    EXPECT_TRUE(create_session(game_named(format, std::string(64, 'x')), {}));
    EXPECT_TRUE(create_session(game_named(format, ""), {}));
  }
}

TEST(SeatNames, ARecordKeepsWhatCanBeShown) {
  const auto table =
      create_session_from("[White \"Clo\u202Eris\u200B\"]\n[Black \"\u3164\"]\n\n", std::nullopt, {});
  ASSERT_TRUE(table) << table.error().message;
  const Json game = Json::parse((*table)->game_text({"id"}));
  EXPECT_EQ(game["white"]["name"], "Cloris");
  EXPECT_EQ(game["black"].value("name", ""), "");
}

TEST(SeatNames, AGameStoredUnderSuchANameCanBeReadAgain) {
  const auto table = create_session(game_named("tour", "Cloris"), {});
  ASSERT_TRUE(table);
  (*table)->catch_up();
  std::string config = (*table)->config_text();
  config.replace(config.find("Cloris"), 6, "Clo\u202Eris");
  const auto again = restore_session(config, (*table)->events());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->events(), (*table)->events());
}

TEST(MutualOffer, LeTricTracIsStopped) {
  const Json game{{"format", "courrier"},
                  {"white", {{"kind", "human"}, {"name", "A"}}},
                  {"black", {{"kind", "human"}, {"name", "B"}}}};
  auto table = create_session(game, {seed_of(3), false, ""});
  ASSERT_TRUE(table);
  GameSession& t = **table;
  const auto begun = t.catch_up();
  const Side first = Json::parse(begun.back().json)["side"] == "white" ? Side::White : Side::Black;
  EXPECT_EQ(t.objection_to(MutualOffer::TakeBack, t.lines() + 1)->code, ErrorCode::WrongStage);
  ASSERT_TRUE(t.act(t.lines() + 1, first, RollDice{}));
  EXPECT_EQ(t.objection_to(MutualOffer::TakeBack, t.lines() + 1)->code, ErrorCode::WrongStage) << "a throw";
  ASSERT_FALSE(t.objection_to(MutualOffer::Stop, t.lines() + 1));
  const auto line = t.agree(MutualOffer::Stop);
  ASSERT_TRUE(line);
  EXPECT_EQ(Json::parse(line->json)["over"]["by"], "stop");
  EXPECT_NE(t.record_text().find("[End \"stopped\"]"), std::string::npos);
  EXPECT_EQ(restore_session(t.config_text(), t.events()).value()->next(), Next::Nothing);
}

}  // namespace game_session_test
}  // namespace trictrac
