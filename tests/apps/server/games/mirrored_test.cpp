// Two mirrored boards of a match at a server: four people, whose boards go on in step, also when one of them
// is absent, a board is decided otherwise, the store fails, or the server is killed between two lines.
#include "apps/server/hub/tournament_game.h"
#include "table/event_text.h"
#include "table/fair.h"
#include "table/verify.h"
#include "text/record/record.h"
#include "with_hub.h"

namespace hubs {
namespace mirrored_test {

constexpr std::array<const char*, 2> kGames{"mirroredgameaaaa", "mirroredgamebbbb"};
constexpr const char* kLive =
    R"({"format":"tour","rated":true,"clock":{"pace":"live","reserve":600,"delay":5}})";
constexpr int kMany = 4000;  // steps of a test: more than two tours have

// The players of the boards: the one of a board and a seat has the row 10 * board + seat + 1.
std::int64_t person_at(int board, int seat) { return 10 * board + seat + 1; }

// A server with the four pages. What it has begun dies with it.
struct House {
  LoopProcess process;
  Pool thinkers, readers;
  HubWithLobby hub;
  std::array<std::array<std::unique_ptr<Page>, 2>, 2> pages;

  House(Loop& loop, MemoryStore& store, const HubOptions& options)
      : process(loop),
        thinkers(1, process.post()),
        readers(1, process.post()),
        hub(store, thinkers, readers, options, silent()) {
    store.answer_in(process);
    for (const int board : {0, 1})
      for (const int seat : {0, 1}) {
        auto& page = pages[static_cast<std::size_t>(board)][static_cast<std::size_t>(seat)];
        page = std::make_unique<Page>(hub, "page");
        page->session.is(person_at(board, seat), true);
      }
  }
  ~House() {
    process.kill();
    for (Pool* pool : {&thinkers, &readers}) pool->stop();
  }
  Page& at(int board, int seat) {
    return *pages[static_cast<std::size_t>(board)][static_cast<std::size_t>(seat)];
  }
};

class AtMirroredBoards : public WithHub {
 protected:
  void SetUp() override { make(kLive); }
  void make(std::string_view body) {
    for (const int board : {0, 1}) {
      const std::vector<TournamentPlayer> players{{person_at(board, 0), "White", false},
                                                  {person_at(board, 1), "Black", false}};
      const MirroredGame mirrored{
          seed_of(5), {board == 0 ? MirroredBoard::First : MirroredBoard::Second, kGames[1 - board]}};
      auto game = make_tournament_game(body, players, now, mirrored);
      ASSERT_TRUE(game) << game.error().message;
      game->tournament = TournamentPlace{"T", 1, 1, board + 1};
      store.games[kGames[board]] = std::move(*game);
    }
    open();
  }
  void open() { house = std::make_unique<House>(loop, store, options); }
  // The server is killed: what is stored is all that is left.
  void kill() {
    house.reset();
    open();
  }
  Page& at(int board, int seat) { return house->at(board, seat); }
  void sit(int board, int seat) {
    Page& page = at(board, seat);
    page.session.receive(Join{kGames[board], {}, 0});
    loop.until([&] { return page.read(), page.ready.has_value() || !page.errors.empty(); });
  }
  void sit_all() {
    for (const int board : {0, 1})
      for (const int seat : {0, 1}) sit(board, seat);
  }
  // Waits until nothing is left to be done.
  void settle() {
    for (int i = 0; i < 20; ++i) {
      loop.run_posted();
      std::optional<bool> checked;
      house->hub.check([&](const Parsed<bool>&) { checked = true; });
      loop.until([&] { return checked.has_value(); });
    }
    for (const int board : {0, 1})
      for (const int seat : {0, 1}) at(board, seat).read();
  }
  void give(int board, int seat, const GameEvent& what) {
    at(board, seat).session.receive(DoAside{what});
    settle();
  }
  static RevealShare share_at(int board, int seat) { return {seat, share_of(2 * board + seat)}; }
  static CommitShare commitment_at(int board, int seat) {
    return {seat, sha256(share_at(board, seat).share)};
  }
  void give_all() {
    for (const int board : {0, 1})
      for (const int seat : {0, 1}) give(board, seat, commitment_at(board, seat));
    for (const int board : {0, 1})
      for (const int seat : {0, 1}) give(board, seat, share_at(board, seat));
  }
  std::string stage(int board) { return at(board, 0).last()["turn"]["stage"]; }
  bool is_asked(int board) {
    return stage(board) == "roll" || stage(board) == "move" || stage(board) == "decide";
  }
  // Does the next thing at a board for its players.
  void step(int board) {
    Page& page = at(board, at(board, 0).turn() == Side::White ? 0 : 1);
    page.session.receive(act_of(page));
    settle();
  }
  std::vector<Roll> throws_at(int board, Side side) {
    std::vector<Roll> throws;
    bool of_lead = false;
    for (const std::string& event : store.games.at(kGames[board]).events) {
      const auto logged = parse_event(event);
      const auto* roll = std::get_if<RollDice>(&logged->event);
      if (roll && !of_lead && logged->side == side) throws.push_back(*roll->dice);
      of_lead = std::holds_alternative<TakeLead>(logged->event);
    }
    return throws;
  }
  void play_both(int steps) {
    for (int i = 0; i < steps && (stage(0) != "over" || stage(1) != "over"); ++i) {
      ASSERT_TRUE(is_asked(0) || is_asked(1)) << "both wait";
      step(is_asked(i % 2) ? i % 2 : 1 - i % 2);
    }
  }
  Parsed<std::string> record(int board) {
    std::optional<Parsed<std::string>> answer;
    house->hub.record_text(kGames[board], {}, [&](Parsed<std::string> text) { answer = std::move(text); });
    loop.until([&] { return answer.has_value(); });
    return *answer;
  }
  std::string end(int board, std::optional<int> winner) {
    std::optional<Parsed<std::string>> answer;
    house->hub.award(kGames[board], winner, [&](Parsed<std::string> done) { answer = std::move(done); });
    loop.until([&] { return answer.has_value(); });
    settle();
    return *answer ? "" : std::string(name_of(answer->error().code));
  }

  std::unique_ptr<House> house;
};

TEST_F(AtMirroredBoards, TheDiceAreMadeOfTheSharesOfAllFourWhoSeeAllCommitments) {
  sit_all();
  give(0, 0, commitment_at(0, 0));
  EXPECT_EQ(
      at(1, 1).last()["do"],
      Json({{"type", "commit"}, {"player", 2}, {"commitment", to_hex(commitment_at(0, 0).commitment)}}));
  give(0, 1, commitment_at(0, 1));
  give(1, 0, commitment_at(1, 0));
  give(0, 0, share_at(0, 0));
  EXPECT_EQ(at(0, 0).errors, std::vector<std::string>{"wrong_stage"}) << "one commitment is missing";
  give(1, 1, commitment_at(1, 1));
  for (const int board : {0, 1})
    for (const int seat : {0, 1}) {
      EXPECT_EQ(stage(board), "shares");
      give(board, seat, share_at(board, seat));
    }
  EXPECT_TRUE(is_asked(0) && is_asked(1));
  EXPECT_EQ(at(0, 0).last()["turn"]["dice"], at(1, 0).last()["turn"]["dice"]) << "the lead is the same";
  give(1, 0, CommitShare{2, seed_of(1)});
  EXPECT_EQ(at(1, 0).errors, std::vector<std::string>{"bad_key"}) << "nobody gives for the mirrored board";
}

TEST_F(AtMirroredBoards, GoOnInStepAndHaveTheSameThrowsAndEachRecordIsVerifiedAlone) {
  sit_all();
  give_all();
  // The first board plays as long as it can, while nobody is at the second one.
  while (is_asked(0)) step(0);
  EXPECT_EQ(stage(0), "mirror");
  const std::size_t lines = at(0, 0).lines.size();
  const Side side = at(0, 0).turn();
  at(0, index(side)).session.receive(Act{at(0, 0).next_line(), side, RollDice{}});
  settle();
  EXPECT_EQ(at(0, index(side)).errors, std::vector<std::string>{"wrong_stage"});
  EXPECT_EQ(at(0, 0).lines.size(), lines);
  while (stage(0) == "mirror") step(1);
  EXPECT_EQ(at(0, 0).last()["do"]["type"], "allow");
  play_both(kMany);
  ASSERT_EQ(stage(0) + stage(1), "overover");
  for (const Side one : kSides) {
    const auto first = throws_at(0, one), second = throws_at(1, one);
    const std::size_t both = std::min(first.size(), second.size());
    ASSERT_GT(both, 5u);
    for (std::size_t n = 0; n < both; ++n) EXPECT_EQ(first[n], second[n]) << n;
  }
  for (const int board : {0, 1}) {
    const auto text = record(board);
    ASSERT_TRUE(text) << text.error().message;
    const auto read = parse_record(*text);
    ASSERT_TRUE(read) << read.error().message;
    const auto checked = verify_dice(*read);
    ASSERT_TRUE(checked) << checked.error();
    EXPECT_TRUE(checked->holds());
    EXPECT_EQ(checked->shares.size(), 4u);
  }
}

TEST_F(AtMirroredBoards, ABoardWhosePlayerIsAbsentCostsTheOtherNoTime) {
  sit_all();
  give_all();
  while (is_asked(0)) step(0);
  ASSERT_EQ(stage(0), "mirror");
  EXPECT_FALSE(store.games.at(kGames[0]).ends);
  ASSERT_TRUE(store.games.at(kGames[1]).ends);
  // The player who is to act at the second board is away, until their time is out.
  const int lost = at(1, 0).turn() == Side::White ? 0 : 1;
  now = *store.games.at(kGames[1]).ends + kSecond;
  for (int i = 0; i < 3; ++i) {
    house->hub.tick();
    house->hub.ring();
    settle();
  }
  EXPECT_EQ(stage(1), "over");
  EXPECT_EQ(at(1, 0).last()["over"]["winner"], lost == 0 ? "black" : "white");
  EXPECT_EQ(at(1, 0).last()["over"]["seed"], "") << "the first board is still played with it";
  EXPECT_NE(stage(0), "over");
  EXPECT_TRUE(is_asked(0)) << "it goes on by itself";
  int steps = 0;
  for (; stage(0) != "over" && steps < kMany; ++steps) step(0);
  ASSERT_EQ(stage(0), "over");
  EXPECT_NE(at(1, 0).last()["over"]["seed"], "");
  EXPECT_TRUE(verify_dice(*parse_record(*record(1)))->commit_holds);
}

TEST_F(AtMirroredBoards, ABoardThatIsDecidedOtherwiseLetsTheOtherGoOn) {
  sit_all();
  give_all();
  while (is_asked(0)) step(0);
  EXPECT_EQ(end(1, 0), "");
  EXPECT_TRUE(is_asked(0));
  EXPECT_EQ(at(0, 0).last()["do"]["over"], true);
  int over = 0;
  house->hub.when_over([&](const GameOver&) -> std::optional<NewJob> {
    ++over;
    return std::nullopt;
  });
  EXPECT_EQ(end(0, 1), "");
  EXPECT_EQ(over, 1) << "the line that shows the seed of the first one is no second end";
  EXPECT_EQ(stage(1), "over");
}

TEST_F(AtMirroredBoards, AServerThatIsKilledBetweenTwoLinesLosesNothing) {
  sit_all();
  give(0, 0, commitment_at(0, 0));
  for (int killed = 1; killed < 30; ++killed) {
    SCOPED_TRACE(killed);
    // The store takes one more line, which may be the one of this board or what the mirrored board learns of
    // it.
    store.failing_append = store.appends + 1 + killed % 2;
    for (const int board : {0, 1})
      for (const int seat : {0, 1}) {
        at(board, seat).session.receive(DoAside{commitment_at(board, seat)});
        at(board, seat).session.receive(DoAside{share_at(board, seat)});
      }
    loop.run_posted();
    kill();
    sit_all();
    settle();
    if (is_asked(0) || is_asked(1)) break;
  }
  store.failing_append = 0;
  ASSERT_TRUE(is_asked(0) && is_asked(1)) << stage(0) << stage(1);
  for (int killed = 0; killed < 60 && (is_asked(0) || is_asked(1)); ++killed) {
    SCOPED_TRACE(killed);
    const int board = is_asked(killed % 2) ? killed % 2 : 1 - killed % 2;
    Page& page = at(board, at(board, 0).turn() == Side::White ? 0 : 1);
    store.failing_append = store.appends + 1 + killed % 3;
    page.session.receive(act_of(page));
    loop.run_posted();
    kill();
    sit_all();
    settle();
    ASSERT_TRUE(is_asked(0) || is_asked(1)) << "both wait: " << stage(0) << " " << stage(1);
  }
  store.failing_append = 0;
  play_both(kMany);
  EXPECT_EQ(stage(0) + stage(1), "overover");
  for (const int board : {0, 1}) EXPECT_TRUE(verify_dice(*parse_record(*record(board)))->holds());
}

TEST_F(AtMirroredBoards, AGameThatIsThereNoMoreIsNotWaitedFor) {
  sit_all();
  give_all();
  while (is_asked(0)) step(0);
  ASSERT_EQ(stage(0), "mirror");
  house.reset();
  store.games.erase(kGames[1]);
  open();
  for (const int seat : {0, 1}) sit(0, seat);
  loop.until([&] { return at(0, 0).read(), is_asked(0); });
}

}  // namespace mirrored_test
}  // namespace hubs
