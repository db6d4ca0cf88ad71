// Le Tric Trac at a table: the possible actions, the same lines again from the stored events, dice that can
// be checked.
#include "courrier/session/session.h"
#include "courrier/wire/messages.h"
#include "table/verify.h"
#include "tables.h"

namespace trictrac::courrier {
namespace courrier_table_test {

template <class T>
std::string code_of(const Parsed<T>& parsed) {
  return parsed ? "ok" : std::string(name_of(parsed.error().code));
}

std::string code_of(const std::optional<ApiError>& fault) {
  return fault ? std::string(name_of(fault->code)) : "ok";
}

Config match_between(Seat white, Seat black, std::uint8_t seed, int points = 1) {
  Config c;
  c.seats = {std::move(white), std::move(black)};
  c.seed = seed_of(seed);
  c.date = "2024-05-01";
  c.start.terms.points = points;
  return c;
}

using FollowedTable = Followed<Table>;

FollowedTable opened(Config c) {
  auto table = Table::open(std::move(c));
  EXPECT_TRUE(table) << (table ? "" : table.error().message);
  FollowedTable shown(std::move(*table));
  shown.catch_up();
  return shown;
}

Side mover(const Table& t) { return t.state().to_act; }

PlayMen some_play(const Table& t, std::size_t pick = 0) {
  return {t.game().plays()[pick % t.game().plays().size()]};
}

// Acts for the side to act.
void play_on(FollowedTable& t, int acts) {
  for (int i = 0; i < acts && t.state().stage != Stage::Over; ++i) {
    const GameEvent request =
        t.state().stage == Stage::Roll ? GameEvent(RollDice{}) : GameEvent(some_play(t, 7 * i));
    const auto answer = t.act(next_line(t), mover(t), request);
    ASSERT_TRUE(answer) << answer.error().message;
  }
}

TEST(CourrierTable, BotsPlayAMatchToItsEnd) {
  for (std::uint8_t seed = 1; seed < 6; ++seed) {
    const FollowedTable t = opened(match_between(bot("commis"), bot("hasard"), seed, 3));
    EXPECT_EQ(t.state().stage, Stage::Over);
    const Json last = json_of(t.shown().back());
    EXPECT_EQ(last["over"]["seed"], to_hex(seed_of(seed)));
    EXPECT_EQ(last["over"]["winner"], last["won"]["winner"]);
    EXPECT_GE(last["score"][last["over"]["winner"].get<std::string>()], 3);
    EXPECT_EQ(last["turn"]["stage"], "over");
  }
}

TEST(CourrierTable, TheLeadIsDrawnAndTheLeaderThrowsAgain) {
  const FollowedTable t = opened(match_between(human("A"), human("B"), 5));
  const Json lead = json_of(t.shown()[0]);
  EXPECT_EQ(t.shown().size(), 1u);
  EXPECT_EQ(lead["do"]["type"], "lead");
  EXPECT_EQ(lead["do"]["throws"].size(), drawn_lead(seed_of(5)).size());
  EXPECT_EQ(lead["do"]["first"], name_of(leader(drawn_lead(seed_of(5)).back())));
  EXPECT_EQ(lead["turn"]["stage"], "roll");
  EXPECT_FALSE(lead["turn"].contains("first_steps"));
}

TEST(CourrierTable, ARollShowsTheFirstSteps) {
  FollowedTable t = opened(match_between(human("A"), human("B"), 5));
  ASSERT_TRUE(t.act(2, mover(t), RollDice{}));
  const Json turn = json_of(t.shown().back())["turn"];
  const Roll r = drawn_roll(seed_of(5), 0);
  EXPECT_EQ(turn["dice"], Json::array({int{r.a}, int{r.b}}));
  EXPECT_EQ(turn["first_steps"].size(), r.doublet() ? 1u : 2u);
  EXPECT_EQ(turn["first_steps"][0][0], 1);
  EXPECT_EQ(turn["nothing"], false);
}

TEST(CourrierTable, ARepeatedActIsDoneOnceAndAnotherIsStale) {
  FollowedTable t = opened(match_between(human("A"), human("B"), 5));
  const Side first = mover(t);
  ASSERT_TRUE(t.act(2, first, RollDice{}));
  const PlayMen play = some_play(t);
  ASSERT_TRUE(t.act(3, first, play));
  const auto before = t.shown();
  const auto again = t.act(3, first, play);
  ASSERT_TRUE(again);
  EXPECT_TRUE(*again);
  EXPECT_TRUE(*t.act(2, first, RollDice{}));
  EXPECT_EQ(code_of(t.act(3, first, RollDice{})), "stale");
  EXPECT_EQ(code_of(t.act(3, other(first), play)), "stale");
  EXPECT_EQ(code_of(t.act(9, other(first), RollDice{})), "stale");
  EXPECT_EQ(t.shown(), before);
}

TEST(CourrierTable, WrongStageOrTurn) {
  FollowedTable t = opened(match_between(human("A"), human("B"), 5));
  const Side first = mover(t);
  EXPECT_EQ(code_of(t.act(2, other(first), RollDice{})), "not_your_turn");
  EXPECT_EQ(code_of(t.act(2, first, PlayMen{})), "wrong_stage");
  EXPECT_EQ(code_of(t.act(2, first, trictrac::Hold{})), "wrong_stage");
  EXPECT_EQ(code_of(no_roll_for(t, first)), "wrong_stage");
  ASSERT_TRUE(t.act(2, first, RollDice{}));
  EXPECT_EQ(code_of(no_roll_for(t, other(first))), "not_your_turn");
  FollowedTable with_bot = opened(match_between(bot("commis"), human("B"), 5));
  EXPECT_EQ(code_of(with_bot.act(next_line(with_bot), Side::White, Resign{})), "not_allowed");
  EXPECT_EQ(code_of(Table::open(match_between(human("A"), bot("deep green"), 1))), "bad_option");
}

TEST(CourrierTable, ARefusalNamesTheLaw) {
  FollowedTable t = opened(match_between(human("A"), human("B"), 5));
  ASSERT_TRUE(t.act(2, mover(t), RollDice{}));
  const auto refused = t.act(3, mover(t), PlayMen{{{9, 12}}});
  ASSERT_EQ(code_of(refused), "refused");
  EXPECT_EQ(error_json(refused.error())["refusal"]["law"], "no_man");
  EXPECT_EQ(error_json(refused.error())["refusal"]["rule"], "J3");
  EXPECT_EQ(code_of(t.act(3, mover(t), PlayMen{{{1, 2}, {1, 2}, {1, 2}, {1, 2}}})), "refused");
}

// Step by step through verdicts alone, as a page does.
TEST(CourrierTable, VerdictsLeadThroughEveryPlay) {
  FollowedTable t = opened(match_between(human("A"), human("B"), 11, 2));
  for (int i = 0; t.state().stage != Stage::Over; ++i) {
    ASSERT_TRUE(t.act(next_line(t), mover(t), RollDice{}));
    const Json turn = json_of(t.shown().back())["turn"];
    std::vector<Step> steps;
    Json next = turn["first_steps"];
    while (!next.empty()) {
      const Json chosen = next[static_cast<std::size_t>(i * 5) % next.size()];
      const int number = chosen[2].get<int>();
      EXPECT_TRUE(number == turn["dice"][0] || number == turn["dice"][1]) << chosen;
      steps.push_back({chosen[0].get<std::uint8_t>(), chosen[1].get<std::uint8_t>()});
      ASSERT_FALSE(no_roll_for(t, mover(t)));
      const Json said = Json::parse(verdict_text(t.state(), steps));
      EXPECT_TRUE(said["refusal"].is_null());
      EXPECT_EQ(said["complete"], said["next"].empty());
      next = said["next"];
    }
    EXPECT_EQ(turn["nothing"], steps.empty());
    ASSERT_TRUE(t.act(next_line(t), mover(t), PlayMen{Steps(steps)}));
  }
}

TEST(CourrierTable, AGameIsResignedAndTheWinnerBeginsTheNext) {
  FollowedTable t = opened(match_between(human("A"), human("B"), 5, 3));
  const Side waiting = other(mover(t));
  ASSERT_TRUE(t.act(2, waiting, Resign{}));
  const Json line = json_of(t.shown().back());
  EXPECT_EQ(line["side"], name_of(waiting));
  EXPECT_EQ(line["won"], Json({{"winner", name_of(other(waiting))}, {"points", 2}, {"by", "resign"}}));
  EXPECT_TRUE(line["over"].is_null());
  EXPECT_EQ(mover(t), other(waiting));
  ASSERT_TRUE(t.act(3, waiting, Resign{}));
  EXPECT_EQ(code_of(t.act(4, waiting, RollDice{})), "game_over");
}

TEST(CourrierTable, RestoredFromEveryPrefix) {
  const Config c = match_between(bot("commis"), bot("commis"), 21, 2);
  const FollowedTable whole = opened(c);
  const auto lines = whole.shown();
  const auto events = whole.done();
  for (std::size_t n = 0; n <= lines.size(); n += n < 12 ? 1 : 17) {
    auto table = Table::restore(c, std::span(events).first(n));
    ASSERT_TRUE(table) << n << ": " << table.error().message;
    FollowedTable again(std::move(*table));
    ASSERT_EQ(again.shown(), std::vector(lines.begin(), lines.begin() + static_cast<long>(n)));
    again.catch_up();
    ASSERT_EQ(again.shown(), lines) << "from line " << n;
  }
}

TEST(CourrierTable, ForgedLinesAreRefused) {
  const Config c = match_between(bot("commis"), bot("commis"), 25);
  const FollowedTable whole = opened(c);
  expect_forgeries_refused<Table>(c, events_of(whole, 20), PlayMen{});
}

TEST(CourrierTable, ItBeginsFromAPosition) {
  Config c = match_between(human("A"), human("B"), 4, 3);
  c.start.stage = Stage::Move;
  c.start.to_act = Side::Black;
  c.start.roll = Roll{4, 2};
  FollowedTable t = opened(c);
  EXPECT_EQ(json_of(t.shown()[0])["do"], Json::parse(R"({"type":"lead","throws":[],"first":"black"})"));
  EXPECT_EQ(json_of(t.shown()[0])["turn"]["dice"], Json::parse("[4,2]"));
  ASSERT_TRUE(t.act(2, Side::Black, some_play(t)));
  ASSERT_TRUE(t.act(3, Side::White, RollDice{}));
  EXPECT_EQ(t.state().roll, drawn_roll(seed_of(4), 0));
  EXPECT_TRUE(parse_courrier_record(print_record(record_of(t)))) << print_record(record_of(t));
}

TEST(CourrierTable, ItsRecordIsReadAndItsDiceVerified) {
  const FollowedTable t = opened(match_between(bot("commis"), bot("hasard"), 8, 2));
  const auto record = parse_courrier_record(print_record(record_of(t)));
  ASSERT_TRUE(record) << record.error().message;
  const auto verified = verify_dice(*record);
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_TRUE(verified->holds());
  EXPECT_GT(verified->rolls, 10);
  auto forged = *record;
  for (LoggedEvent& logged : forged.events)
    if (auto* roll = std::get_if<RollDice>(&logged.event))
      roll->dice->a = static_cast<std::uint8_t>(roll->dice->a % 6 + 1);
  EXPECT_EQ(verify_dice(forged)->first_wrong->roll, 1);
}

}  // namespace courrier_table_test
}  // namespace trictrac::courrier
