// A game as a house sees it: texts in, texts out, one deed at a time.
#include "house/sitting.h"

#include "house/sat.h"

namespace trictrac {
namespace sitting_test {

constexpr const char* kCourrierOfTwo =
    R"({"format":"courrier","points":2,"white":{"kind":"human","name":"A"},"black":{"kind":"human","name":"B"}})";

Json wish(const char* white, const char* black) {
  const auto seat = [](std::string_view who) {
    return who == "human" ? Json{{"kind", "human"}, {"name", "A"}} : Json{{"kind", "bot"}, {"bot", who}};
  };
  return {{"format", "tour"}, {"white", seat(white)}, {"black", seat(black)}};
}

// What the last line asks for, the first of what is lawful.
GameEvent first_lawful(const Json& turn) {
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
GameEvent first_courrier(Sat& t, const Json& turn) {
  if (turn["stage"] == "roll") return RollDice{};
  PlayMen play;
  for (Json next = turn["first_steps"]; !next.empty();) {
    play.steps.add({next[0][0].get<std::uint8_t>(), next[0][1].get<std::uint8_t>()});
    next = Json::parse(*t->verdict(side_of(turn), play.steps.span()))["next"];
  }
  return play;
}

void play_first(Sat& t) {
  const Json turn = t.last()["turn"];
  const GameEvent request =
      turn.contains("first_steps") || !turn.contains("plays") ? first_courrier(t, turn) : first_lawful(turn);
  const auto acted = t.act(t->lines() + 1, side_of(turn), request);
  ASSERT_TRUE(acted) << acted.error().message;
}

// A tour of a person and a bot, step by step as a server takes it.
TEST(Sitting, OneDeedAtATime) {
  auto table = std::move(*sit_down(wish("human", "commis"), {seed_of(4), false, ""}));
  EXPECT_EQ(table->lines(), 0);
  EXPECT_EQ(table->next(), Next::Own) << "the lead is still to be drawn";
  EXPECT_EQ(table->act(1, Side::White, Resign{}).error().code, ErrorCode::WrongStage);
  std::vector<std::string> shown, deeds;
  int thoughts = 0;
  const auto take = [&](const std::optional<Line>& line) {
    ASSERT_TRUE(line);
    EXPECT_EQ(line->n, table->lines());
    EXPECT_EQ(Json::parse(line->json)["n"], line->n);
    shown.push_back(line->json), deeds.push_back(line->deed);
  };
  while (table->next() != Next::Nothing && !HasFatalFailure()) {
    const Json turn = shown.empty() ? Json() : Json::parse(shown.back())["turn"];
    switch (table->next()) {
      case Next::Own: take(table->do_own()); break;
      case Next::Bot: take(table->apply(table->think()())), ++thoughts; break;
      default: take(*table->act(table->lines() + 1, side_of(turn), first_lawful(turn)));
    }
  }
  EXPECT_GT(thoughts, 20);
  EXPECT_EQ(table->deeds(), deeds);
  EXPECT_EQ(table->lines_after(0)(), shown);
  EXPECT_EQ(table->lines_after(7)(), std::vector(shown.begin() + 7, shown.end()));
  EXPECT_TRUE(table->lines_after(table->lines())().empty());
  // As one that thinks in place plays it.
}

TEST(Sitting, BotsAloneGoOnFromAnyLineAsTheyWould) {
  const HouseRules house{seed_of(6), false, ""};
  auto whole = *Sat::down(wish("commis", "commis"), house);
  const auto deeds = whole->deeds();
  for (std::size_t n = 0; n < deeds.size(); n += 13) {
    auto again = Sat::at(sit_again(whole->config_text(), std::span(deeds).first(n)));
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->shown, whole.shown);
  }
}

TEST(Sitting, AThoughtThatComesLateDoesNothing) {
  auto table = std::move(*sit_down(wish("human", "commis"), {seed_of(4), false, ""}));
  while (table->next() == Next::Own) table->do_own();
  while (table->next() != Next::Bot) {
    if (table->next() == Next::Own) {
      table->do_own();
      continue;
    }
    const auto shown = table->lines_after(table->lines() - 1)();
    const Json turn = Json::parse(shown.back())["turn"];
    ASSERT_TRUE(table->act(table->lines() + 1, Side::White, first_lawful(turn)));
  }
  const Thought thought = table->think()();
  ASSERT_TRUE(table->act(table->lines() + 1, Side::White, Resign{}));
  const auto before = table->deeds();
  EXPECT_FALSE(table->apply(thought));
  EXPECT_EQ(table->deeds(), before);
}

TEST(Sitting, LeTricTracIsKnownByItsTexts) {
  const HouseRules house{seed_of(3), true, "2024-05-01"};
  auto seated = sit_down(
      Json::parse(
          R"({"format":"courrier","points":2,"white":{"kind":"human","name":"Zoë"},"black":{"kind":"bot","bot":"commis"}})"),
      house);
  ASSERT_TRUE(seated) << seated.error().message;
  (*seated)->catch_up();
  const auto again = sit_again((*seated)->config_text(), (*seated)->deeds());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->deeds(), (*seated)->deeds());
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
    EXPECT_FALSE(sit_down(Json::parse(wrong), house)) << wrong;
}

TEST(Sitting, ARecordOfLeTricTracIsGoneOnWith) {
  auto t = *Sat::down(Json::parse(kCourrierOfTwo), {seed_of(12), false, ""});
  for (int i = 0; i < 9; ++i) play_first(t);
  const HouseRules house{seed_of(40), false, ""};
  auto seated = sit_down_with(t->record_text(), Side::Black, house);
  ASSERT_TRUE(seated) << seated.error().message;
  EXPECT_FALSE((*seated)->is_person(1));
  EXPECT_NE((*seated)->record_text().find("[Dice \"table from "), std::string::npos);
  const auto again = sit_again((*seated)->config_text(), (*seated)->deeds());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->record_text(), (*seated)->record_text());
}

}  // namespace sitting_test
}  // namespace trictrac
