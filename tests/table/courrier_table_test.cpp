// Le Tric Trac at a table: who may do what, the same lines again from what is stored, dice that can be
// checked.
#include "table/courrier_table.h"

#include "table/verify.h"
#include "tables.h"

namespace trictrac::courrier {
namespace {

template <class T>
std::string code_of(const Parsed<T>& parsed) {
  return parsed ? "ok" : std::string(name_of(parsed.error().code));
}

Config match_between(Seat white, Seat black, std::uint8_t seed, int points = 1) {
  Config c;
  c.seats = {std::move(white), std::move(black)};
  c.seed = seed_of(seed);
  c.date = "2024-05-01";
  c.start.terms.points = points;
  return c;
}

Table opened(Config c) {
  auto table = Table::open(std::move(c));
  EXPECT_TRUE(table) << (table ? "" : table.error().message);
  return std::move(*table);
}

std::vector<Done> deeds_of(std::span<const Line> lines) {
  std::vector<Done> deeds;
  for (const Line& line : lines) {
    const auto done = parse_done(line.json);
    EXPECT_TRUE(done) << line.json;
    if (done) deeds.push_back(*done);
  }
  return deeds;
}

int next_line(const Table& t) { return static_cast<int>(t.lines().size()) + 1; }
Side mover(const Table& t) { return t.state().to_act; }

AskPlay some_play(const Table& t, std::size_t pick = 0) {
  const Play& play = t.game().plays()[pick % t.game().plays().size()];
  return {{play.begin(), play.end()}};
}

// Acts for whoever is to act.
void play_on(Table& t, int acts) {
  for (int i = 0; i < acts && t.state().stage != Stage::Over; ++i) {
    const Request request =
        t.state().stage == Stage::Roll ? Request(AskRoll{}) : Request(some_play(t, 7 * i));
    const auto answer = t.act(next_line(t), mover(t), request);
    ASSERT_TRUE(answer) << answer.error().message;
  }
}

TEST(CourrierTable, BotsPlayAMatchToItsEnd) {
  for (std::uint8_t seed = 1; seed < 6; ++seed) {
    const Table t = opened(match_between(bot("commis"), bot("hasard"), seed, 3));
    EXPECT_EQ(t.state().stage, Stage::Over);
    const Json last = json_of(t.lines().back());
    EXPECT_EQ(last["over"]["seed"], to_hex(seed_of(seed)));
    EXPECT_EQ(last["over"]["winner"], last["won"]["winner"]);
    EXPECT_GE(last["score"][last["over"]["winner"].get<std::string>()], 3);
    EXPECT_EQ(last["turn"]["stage"], "over");
  }
}

TEST(CourrierTable, TheLeadIsDrawnAndHeThrowsAnew) {
  const Table t = opened(match_between(human("A"), human("B"), 5));
  const Json lead = json_of(t.lines()[0]);
  EXPECT_EQ(t.lines().size(), 1u);
  EXPECT_EQ(lead["do"]["type"], "lead");
  EXPECT_EQ(lead["do"]["throws"].size(), drawn_lead(seed_of(5)).size());
  EXPECT_EQ(lead["do"]["first"], name_of(leader(drawn_lead(seed_of(5)).back())));
  EXPECT_EQ(lead["turn"]["stage"], "roll");
  EXPECT_FALSE(lead["turn"].contains("first_steps"));
}

TEST(CourrierTable, ARollTellsTheFirstSteps) {
  Table t = opened(match_between(human("A"), human("B"), 5));
  ASSERT_TRUE(t.act(2, mover(t), AskRoll{}));
  const Json turn = json_of(t.lines().back())["turn"];
  const Roll r = drawn_roll(seed_of(5), 0);
  EXPECT_EQ(turn["dice"], Json::array({int{r.a}, int{r.b}}));
  EXPECT_EQ(turn["first_steps"].size(), r.doublet() ? 1u : 2u);
  EXPECT_EQ(turn["first_steps"][0][0], 1);
  EXPECT_EQ(turn["nothing"], false);
}

TEST(CourrierTable, ARepeatedActIsDoneOnceAndAnotherIsStale) {
  Table t = opened(match_between(human("A"), human("B"), 5));
  const Side first = mover(t);
  ASSERT_TRUE(t.act(2, first, AskRoll{}));
  const AskPlay play = some_play(t);
  ASSERT_TRUE(t.act(3, first, play));
  const auto before = texts_of(t.lines());
  const auto again = t.act(3, first, play);
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->repeated);
  EXPECT_TRUE(t.act(2, first, AskRoll{})->repeated);
  EXPECT_EQ(code_of(t.act(3, first, AskRoll{})), "stale");
  EXPECT_EQ(code_of(t.act(3, other(first), play)), "stale");
  EXPECT_EQ(code_of(t.act(9, other(first), AskRoll{})), "stale");
  EXPECT_EQ(texts_of(t.lines()), before);
}

TEST(CourrierTable, WrongStageOrTurn) {
  Table t = opened(match_between(human("A"), human("B"), 5));
  const Side first = mover(t);
  EXPECT_EQ(code_of(t.act(2, other(first), AskRoll{})), "not_your_turn");
  EXPECT_EQ(code_of(t.act(2, first, AskPlay{})), "wrong_stage");
  EXPECT_EQ(code_of(t.act(2, first, trictrac::Hold{})), "wrong_stage");
  EXPECT_EQ(code_of(t.verdict(first, {})), "wrong_stage");
  ASSERT_TRUE(t.act(2, first, AskRoll{}));
  EXPECT_EQ(code_of(t.verdict(other(first), {})), "not_your_turn");
  Table with_bot = opened(match_between(bot("commis"), human("B"), 5));
  EXPECT_EQ(code_of(with_bot.act(next_line(with_bot), Side::White, AskResign{})), "not_allowed");
  EXPECT_EQ(code_of(Table::open(match_between(human("A"), bot("deep green"), 1))), "bad_option");
}

TEST(CourrierTable, ARefusalNamesTheLaw) {
  Table t = opened(match_between(human("A"), human("B"), 5));
  ASSERT_TRUE(t.act(2, mover(t), AskRoll{}));
  const auto refused = t.act(3, mover(t), AskPlay{{{9, 12}}});
  ASSERT_EQ(code_of(refused), "refused");
  EXPECT_EQ(error_json(refused.error())["refusal"]["law"], "no_man");
  EXPECT_EQ(error_json(refused.error())["refusal"]["rule"], "J3");
  EXPECT_EQ(code_of(t.act(3, mover(t), AskPlay{std::vector<Step>(8, Step{1, 2})})), "refused");
}

// Step by step through verdicts alone, as a page does.
TEST(CourrierTable, VerdictsLeadThroughEveryPlay) {
  Table t = opened(match_between(human("A"), human("B"), 11, 2));
  for (int i = 0; t.state().stage != Stage::Over; ++i) {
    ASSERT_TRUE(t.act(next_line(t), mover(t), AskRoll{}));
    const Json turn = json_of(t.lines().back())["turn"];
    std::vector<Step> steps;
    Json next = turn["first_steps"];
    while (!next.empty()) {
      const Json chosen = next[static_cast<std::size_t>(i * 5) % next.size()];
      const int number = chosen[2].get<int>();
      EXPECT_TRUE(number == turn["dice"][0] || number == turn["dice"][1]) << chosen;
      steps.push_back({chosen[0].get<std::uint8_t>(), chosen[1].get<std::uint8_t>()});
      const auto verdict = t.verdict(mover(t), steps);
      ASSERT_TRUE(verdict);
      const Json said = Json::parse(*verdict);
      EXPECT_TRUE(said["refusal"].is_null());
      EXPECT_EQ(said["complete"], said["next"].empty());
      next = said["next"];
    }
    EXPECT_EQ(turn["nothing"], steps.empty());
    ASSERT_TRUE(t.act(next_line(t), mover(t), AskPlay{steps}));
  }
}

TEST(CourrierTable, AGameIsResignedAndTheWinnerBeginsTheNext) {
  Table t = opened(match_between(human("A"), human("B"), 5, 3));
  const Side waiting = other(mover(t));
  ASSERT_TRUE(t.act(2, waiting, AskResign{}));
  const Json line = json_of(t.lines().back());
  EXPECT_EQ(line["side"], name_of(waiting));
  EXPECT_EQ(line["won"], Json({{"winner", name_of(other(waiting))}, {"points", 2}, {"by", "resign"}}));
  EXPECT_TRUE(line["over"].is_null());
  EXPECT_EQ(mover(t), other(waiting));
  ASSERT_TRUE(t.act(3, waiting, AskResign{}));
  EXPECT_EQ(code_of(t.act(4, waiting, AskRoll{})), "game_over");
}

TEST(CourrierTable, RestoredFromEveryPrefix) {
  const Config c = match_between(bot("commis"), bot("commis"), 21, 2);
  const Table whole = opened(c);
  const auto lines = texts_of(whole.lines());
  const auto deeds = deeds_of(whole.lines());
  for (std::size_t n = 0; n <= lines.size(); n += n < 12 ? 1 : 17) {
    auto again = Table::restore(c, std::span(deeds).first(n));
    ASSERT_TRUE(again) << n << ": " << again.error().message;
    ASSERT_EQ(texts_of(again->lines()), std::vector(lines.begin(), lines.begin() + static_cast<long>(n)));
    again->catch_up();
    ASSERT_EQ(texts_of(again->lines()), lines) << "from line " << n;
  }
}

TEST(CourrierTable, ForgedLinesAreRefused) {
  const Config c = match_between(bot("commis"), bot("commis"), 25);
  const Table whole = opened(c);
  const auto deeds = deeds_of(std::span(whole.lines()).first(20));
  for (std::size_t i = 0; i < deeds.size(); ++i) {
    auto forged = deeds;
    if (auto* roll = std::get_if<Throwing>(&forged[i].deed))
      roll->roll.a = static_cast<std::uint8_t>(roll->roll.a % 6 + 1);
    else
      forged[i].deed = Playing{};
    EXPECT_FALSE(Table::restore(c, forged)) << i;
  }
}

TEST(CourrierTable, TheHouseKnowsItByItsTexts) {
  const HouseRules house{seed_of(3), true, "2024-05-01"};
  const auto seated = sit_down(
      R"({"format":"courrier","points":2,"white":{"kind":"human","name":"Zoë"},"black":{"kind":"bot","bot":"commis"}})",
      house);
  ASSERT_TRUE(seated) << seated.error().message;
  const auto lines = texts_of((*seated)->lines());
  const auto again = sit_again((*seated)->config_text(), lines);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(texts_of((*again)->lines()), lines);
  EXPECT_EQ((*again)->config_text(), (*seated)->config_text());
  const Json game = Json::parse((*again)->game_text("x", {}));
  EXPECT_EQ(game["format"], "courrier");
  EXPECT_EQ(game["points"], 2);
  EXPECT_EQ(game["white"]["name"], "Zoë");
  for (const char* wrong :
       {R"({"format":"courrier"})",
        R"({"format":"courrier","points":0,"white":{"kind":"human"},"black":{"kind":"human"}})",
        R"({"format":"courrier","rules":"lois","white":{"kind":"human"},"black":{"kind":"human"}})",
        R"({"format":"courrier","position":"S4=","white":{"kind":"human"},"black":{"kind":"human"}})"})
    EXPECT_FALSE(sit_down(wrong, house)) << wrong;
}

TEST(CourrierTable, ItBeginsFromAPosition) {
  Config c = match_between(human("A"), human("B"), 4, 3);
  c.start.stage = Stage::Move;
  c.start.to_act = Side::Black;
  c.start.roll = Roll{4, 2};
  Table t = opened(c);
  EXPECT_EQ(json_of(t.lines()[0])["do"], Json::parse(R"({"type":"lead","throws":[],"first":"black"})"));
  EXPECT_EQ(json_of(t.lines()[0])["turn"]["dice"], Json::parse("[4,2]"));
  ASSERT_TRUE(t.act(2, Side::Black, some_play(t)));
  ASSERT_TRUE(t.act(3, Side::White, AskRoll{}));
  EXPECT_EQ(t.state().roll, drawn_roll(seed_of(4), 0));
  EXPECT_TRUE(parse_courrier_record(t.record_text())) << t.record_text();
}

TEST(CourrierTable, ItsRecordIsReadAndItsDiceVerified) {
  const Table t = opened(match_between(bot("commis"), bot("hasard"), 8, 2));
  const auto record = parse_courrier_record(t.record_text());
  ASSERT_TRUE(record) << record.error().message;
  const auto verified = verify_dice(*record);
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_TRUE(verified->holds());
  EXPECT_GT(verified->rolls, 10);
  auto forged = *record;
  for (Action& a : forged.actions)
    if (auto* roll = std::get_if<Throwing>(&a))
      roll->roll.a = static_cast<std::uint8_t>(roll->roll.a % 6 + 1);
  EXPECT_EQ(verify_dice(forged)->first_wrong->roll, 1);
}

TEST(CourrierTable, ARecordIsGoneOnWith) {
  Table t = opened(match_between(human("A"), human("B"), 12, 2));
  play_on(t, 9);
  const HouseRules house{seed_of(40), false, ""};
  auto seated = sit_down_with(t.record_text(), Side::Black, house);
  ASSERT_TRUE(seated) << seated.error().message;
  EXPECT_FALSE((*seated)->for_people(Side::Black));
  EXPECT_NE((*seated)->record_text().find("[Dice \"table from "), std::string::npos);
  const auto again = sit_again((*seated)->config_text(), texts_of((*seated)->lines()));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->record_text(), (*seated)->record_text());
}

}  // namespace
}  // namespace trictrac::courrier
