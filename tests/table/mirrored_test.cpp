// Mirrored boards: each side has the same throws at both, the boards go on in step and never wait for each
// other, and each record is verified alone.
#include <map>
#include <random>

#include "fair.h"
#include "table/mirror.h"
#include "table/verify.h"

namespace trictrac {
namespace mirrored_test {

// The names of the games.
constexpr std::array kGames{"firstboard", "secondboard"};

TableConfig config_of(int board, int rounds = 1) {
  TableConfig c = fair_config();
  const Json changes{{"rounds", rounds}};
  if (rounds > 1) c.match = *parse_match(c.format, &changes);
  c.mirror = MirroredWith{board == 0 ? MirroredBoard::First : MirroredBoard::Second, kGames[1 - board]};
  return c;
}

// The share that a player of a board gives: another one at each.
RevealShare share_at(int board, int player) { return {player, share_of(2 * board + player)}; }
CommitShare commitment_at(int board, int player) { return {player, sha256(share_at(board, player).share)}; }

// Two boards that tell each other how far they have come.
struct Boards {
  std::array<FollowedTable, 2> tables;

  explicit Boards(int rounds = 1) : tables{opened(config_of(0, rounds)), opened(config_of(1, rounds))} {}
  FollowedTable& operator[](int board) { return tables[static_cast<std::size_t>(board)]; }

  bool tell(int board) {
    bool told = false;
    const MirrorStatus status = (*this)[1 - board].mirror_status();
    while (const auto event = (*this)[board].event_of_mirror(status)) {
      told = (*this)[board].change_beside(*event);
      EXPECT_TRUE(told);
      if (!told) break;
    }
    return told;
  }
  void tell_both() {
    for (bool told = true; told;) {
      told = tell(0);
      told = tell(1) || told;
    }
    for (FollowedTable& t : tables) t.catch_up();
  }
  void give(int board, const GameEvent& what) {
    EXPECT_TRUE((*this)[board].change_beside(what));
    tell_both();
  }
  void give_all() {
    for (const int board : {0, 1})
      for (const int player : {0, 1}) give(board, commitment_at(board, player));
    for (const int board : {0, 1})
      for (const int player : {0, 1}) give(board, share_at(board, player));
  }
  // Does the next thing at a board for its players. Returns whether there is one.
  bool step(int board, unsigned pick) {
    FollowedTable& t = (*this)[board];
    if (t.next() != Next::Person) return false;
    EXPECT_TRUE(t.act(next_line(t), t.asked_side(), legal_request(t, pick)));
    tell_both();
    return true;
  }
};

std::map<Side, std::vector<Roll>> throws_of(const FollowedTable& t) {
  std::map<Side, std::vector<Roll>> throws;
  bool of_lead = false;
  for (const LoggedEvent& done : t.played()) {
    if (const auto* roll = std::get_if<RollDice>(&done.event); roll && !of_lead)
      throws[done.side].push_back(*roll->dice);
    of_lead = std::holds_alternative<TakeLead>(done.event);
  }
  return throws;
}

// Plays both boards in any order until they are over, and looks at every throw.
void play_all(Boards& boards, unsigned seed) {
  std::mt19937 random(seed);
  while (boards[0].next() != Next::Nothing || boards[1].next() != Next::Nothing) {
    const int board = static_cast<int>(random() % 2);
    const MirrorStatus before = boards[board].mirror_status(), there = boards[1 - board].mirror_status();
    const Side played = boards[1 - board].asked_side();
    if (!boards.step(board, static_cast<unsigned>(random()))) {
      ASSERT_TRUE(boards[0].next() == Next::Person || boards[1].next() == Next::Person) << "both boards wait";
      continue;
    }
    const MirrorStatus after = boards[board].mirror_status();
    for (const Side side : kSides) {
      if (after.thrown[side] == before.thrown[side] || there.over) continue;
      const bool is_first = there.thrown[side] <= before.thrown[side];
      const auto more = [&](const MirrorStatus& board) {
        return board.thrown[side] - board.thrown[other(side)];
      };
      const bool apart = more(before) != more(there);  // where one player has gone alone, boards drift
      ASSERT_TRUE(!is_first || there.throws || played != side || apart)
          << "a throw that the mirrored board has not seen, while this side has one to play there";
      ASSERT_LE(after.thrown[side] - there.thrown[side], 1 + std::abs(more(after) - more(there)))
          << "further ahead than this side has thrown in turns that the mirrored board did not have";
    }
  }
}

TEST(MirroredDice, FollowFromTheSharesOfAllFourAndFromNothingElse) {
  std::vector<PlayerShare> first, second;
  for (const int n : {0, 1, 2, 3}) {
    first.push_back({n, share_of(n)});
    second.push_back({n, share_of((n + 2) % 4)});
  }
  std::string said = "trictrac shares";  // as dice.h words it
  for (const int n : {0, 1, 2, 3}) said += " " + std::to_string(n) + ":" + to_hex(share_of(n));
  const Seed mixed = hmac_sha256(seed_of(5), said);
  EXPECT_EQ(mixed_seed(seed_of(5), first, MirroredBoard::First), mixed);
  EXPECT_EQ(mixed_seed(seed_of(5), second, MirroredBoard::Second), mixed);

  const DiceSource one(mixed, MirroredBoard::First), two(mixed, MirroredBoard::Second);
  RollsDrawn at_one, at_two;
  at_two.add(Side::Black), at_two.add(Side::Black);  // Black has thrown twice there before White
  for (int n = 0; n < 20; ++n, at_one.add(Side::White), at_two.add(Side::White)) {
    const Roll roll = one.roll(Side::White, at_one);
    EXPECT_EQ(roll, two.roll(Side::White, at_two));
    EXPECT_EQ(roll, drawn_roll(hmac_sha256(mixed, "trictrac white"), n));
  }
  EXPECT_EQ(one.roll(Side::Black, {}), drawn_roll(hmac_sha256(mixed, "trictrac black"), 0));
  EXPECT_EQ(one.lead(0), two.lead(0));
  EXPECT_EQ(one.lead(0), drawn_lead(mixed));
  int other_leads = 0;
  for (int n = 1; n < 9; ++n) other_leads += one.lead(n) != two.lead(n);
  EXPECT_GT(other_leads, 5) << "those of later tours fall at different times";
  EXPECT_EQ(two.half(0), drawn_half(hmac_sha256(mixed, "trictrac board 2"), 0));
}

TEST(MirroredBoards, GoOnWhereTheMirroredBoardHasComeAsFar) {
  const auto may = [](PerSide<int> here, Side side, PerSide<int> there, std::optional<Side> next) {
    return may_throw(side, here, {.thrown = there, .throws = next});
  };
  using enum Side;
  EXPECT_TRUE(may({3, 3}, White, {3, 3}, White)) << "both come to the same throw";
  EXPECT_FALSE(may({3, 3}, White, {3, 3}, std::nullopt)) << "a roll is played there";
  EXPECT_TRUE(may({3, 3}, White, {4, 3}, std::nullopt)) << "it has fallen there";
  EXPECT_FALSE(may({3, 3}, White, {3, 2}, Black)) << "Black comes first there";
  EXPECT_TRUE(may({3, 3}, White, {3, 3}, Black) && may({3, 3}, Black, {3, 3}, White))
      << "each would wait for the other board";
  EXPECT_FALSE(may({4, 3}, White, {3, 3}, Black)) << "the one that is ahead waits";
  EXPECT_TRUE(may({3, 3}, Black, {4, 3}, White)) << "and the one that is not goes on";
  EXPECT_TRUE(may_throw(White, {9, 9}, {.over = true}));
}

TEST(MirroredBoards, BeginWithTheSharesOfAllFour) {
  Boards boards;
  boards.give(0, commitment_at(0, 0));
  EXPECT_TRUE(boards[1].shares().has(CommitShare{2, commitment_at(0, 0).commitment}));
  boards.give(0, commitment_at(0, 1));
  EXPECT_TRUE(boards[0].awaited().empty()) << "nobody here can do more";
  EXPECT_EQ(boards[1].awaited(), (std::vector{0, 1}));
  EXPECT_TRUE(boards[0].objection_to(share_at(0, 0))) << "two commitments are missing";
  boards.give(1, commitment_at(1, 0));
  boards.give(1, commitment_at(1, 1));
  for (const int board : {0, 1})
    for (const int player : {0, 1}) {
      EXPECT_EQ(boards[board].next(), Next::Shares);
      boards.give(board, share_at(board, player));
    }
  const auto lead = [&](int board) {
    for (const LoggedEvent& done : boards[board].done())
      if (const auto* drawn = std::get_if<TakeLead>(&done.event)) return drawn->dice;
    return std::vector<Roll>();
  };
  ASSERT_FALSE(lead(0).empty());
  EXPECT_EQ(lead(0), lead(1));
}

// Else a share could be shown here against a commitment that is being changed there.
TEST(MirroredBoards, NoShareIsShownBeforeTheMirroredBoardHasAllCommitmentsToo) {
  Boards boards;
  FollowedTable &here = boards[0], &there = boards[1];
  for (const int player : {0, 1}) {
    ASSERT_TRUE(there.change_beside(commitment_at(1, player)));
    ASSERT_TRUE(here.change_beside(commitment_at(0, player)));
  }
  ASSERT_TRUE(boards.tell(0));
  EXPECT_TRUE(here.shares().committed());
  EXPECT_TRUE(here.objection_to(share_at(0, 0))) << "the players there can still change theirs";
  EXPECT_TRUE(here.objection_to(CommitShare{0, seed_of(3)})) << "those here cannot any more";
  ASSERT_TRUE(there.change_beside(CommitShare{1, sha256(seed_of(9))}));
  boards.tell_both();
  EXPECT_FALSE(here.objection_to(share_at(0, 0)));
  EXPECT_TRUE(here.shares().has(CommitShare{3, sha256(seed_of(9))}));
  EXPECT_TRUE(there.objection_to(CommitShare{1, seed_of(4)}));
}

TEST(MirroredBoards, HaveTheSameThrowsAndNeverBothWait) {
  for (unsigned seed = 1; seed <= 6; ++seed) {
    SCOPED_TRACE(seed);
    Boards boards(seed % 2 == 0 ? 3 : 1);
    boards.give_all();
    play_all(boards, seed);
    if (HasFatalFailure()) return;
    auto one = throws_of(boards[0]), two = throws_of(boards[1]);
    for (const Side side : kSides) {
      const std::size_t both = std::min(one[side].size(), two[side].size());
      ASSERT_GT(both, 5u);
      for (std::size_t n = 0; n < both; ++n) ASSERT_EQ(one[side][n], two[side][n]) << n;
    }
    for (FollowedTable& t : boards.tables) {
      const auto checked = verify_dice(record_of(t));
      ASSERT_TRUE(checked) << checked.error();
      EXPECT_TRUE(checked->holds());
      EXPECT_GT(checked->rolls, 10);
      EXPECT_EQ(checked->shares.size(), 4u);
      const auto again = Table::restore(t.config(), t.done());
      ASSERT_TRUE(again) << again.error().message;
      EXPECT_EQ(again->state(), t.state());
    }
  }
}

TEST(MirroredBoards, ShowTheSeedOnceBothAreOver) {
  Boards boards;
  boards.give_all();
  ASSERT_TRUE(boards[0].change_beside(StopGame{StopGame::Why::Forfeit, 0}));
  EXPECT_EQ(json_of(boards[0].shown().back())["over"].value("seed", ""), "");
  EXPECT_EQ(record_of(boards[0]).tag("Seed"), "")
      << "all throws to come at the mirrored board follow from it";
  EXPECT_FALSE(verify_dice(record_of(boards[0])));
  boards.tell_both();
  for (unsigned pick = 0; boards[1].next() != Next::Nothing; ++pick) ASSERT_TRUE(boards.step(1, pick));
  EXPECT_EQ(json_of(boards[0].shown().back())["over"]["seed"], to_hex(seed_of(5)));
  EXPECT_EQ(json_of(boards[1].shown().back())["over"]["seed"], to_hex(seed_of(5)));
  for (FollowedTable& t : boards.tables) {
    const auto checked = verify_dice(record_of(t));
    ASSERT_TRUE(checked) << checked.error();
    EXPECT_TRUE(checked->holds());
  }
}

TEST(MirroredBoards, AThrowThatIsNotTheirsIsFoundInTheRecord) {
  Boards boards;
  boards.give_all();
  play_all(boards, 3);
  Record record = record_of(boards[1]);
  ASSERT_EQ(record.tag("Dice"), "mirrored 2");
  record.set_tag("Dice", "mirrored 1");
  EXPECT_FALSE(verify_dice(record)->holds()) << "the shares are those of the second board";
  record.set_tag("Dice", "table");
  EXPECT_FALSE(verify_dice(record)->holds());
  record.set_tag("Dice", "mirrored 2");
  EXPECT_TRUE(verify_dice(record)->holds());
  record.set_tag("Shares", shares_tag({{0, share_of(2)}, {1, share_of(3)}}));
  EXPECT_FALSE(verify_dice(record)) << "two are missing";
}

TEST(MirroredBoards, WhoWaitsMayResignAndDoesNothingElse) {
  Boards boards;
  boards.give_all();
  for (unsigned pick = 0; boards[0].next() == Next::Person; ++pick) ASSERT_TRUE(boards.step(0, pick));
  FollowedTable& t = boards[0];
  ASSERT_EQ(t.next(), Next::Mirror);
  EXPECT_EQ(json_of(t.shown().back())["turn"]["stage"], "mirror");
  EXPECT_TRUE(t.awaited().empty());
  const Side side = t.asked_side();
  EXPECT_FALSE(t.act(next_line(t), side, RollDice{}));
  EXPECT_TRUE(t.objection_to(MutualOffer::TakeBack, next_line(t)));
  EXPECT_TRUE(t.objection_to(MutualOffer::Adjourn, next_line(t)));
  EXPECT_TRUE(t.act(next_line(t), side, Resign{}));
  EXPECT_EQ(t.next(), Next::Nothing);
}

TEST(MirroredBoards, AnActThatWasMeantForTheLineOfTheMirroredBoardStands) {
  Boards boards;
  boards.give_all();
  for (unsigned pick = 0; boards[0].next() == Next::Person; ++pick) ASSERT_TRUE(boards.step(0, pick));
  const int n = next_line(boards[0]);
  while (boards[0].next() == Next::Mirror) ASSERT_TRUE(boards.step(1, 1));
  ASSERT_GT(next_line(boards[0]), n);
  EXPECT_TRUE(boards[0].act(n, boards[0].asked_side(), RollDice{}));
}

TEST(MirroredBoards, NobodysTimeRunsWhileTheMirroredBoardIsWaitedFor) {
  Boards boards;
  for (FollowedTable& t : boards.tables) {
    TableConfig c = t.config();
    c.clock = ClockTerms{.pace = Pace::Live, .reserve = 60, .delay = 5};
    t = opened(std::move(c));
  }
  Moment now = 1'800'000'000'000;
  const auto set = [&] {
    for (FollowedTable& t : boards.tables) t.set_time(now);
  };
  set();
  boards.give_all();
  for (unsigned pick = 0; boards[0].next() == Next::Person; ++pick) ASSERT_TRUE(boards.step(0, pick));
  ASSERT_EQ(boards[0].next(), Next::Mirror);
  EXPECT_EQ(boards[0].clocks()->running(), std::nullopt);
  EXPECT_TRUE(boards[1].clocks()->running());
  now += 40 * kSecond;  // of the 65 that the player at the second board has
  set();
  EXPECT_FALSE(boards[0].may_be_claimed());
  while (boards[0].next() == Next::Mirror) ASSERT_TRUE(boards.step(1, 1));
  const auto asked = boards[0].clocks()->running();
  ASSERT_TRUE(asked);
  EXPECT_EQ(boards[0].clocks()->reserve(*asked), 60 * kSecond) << "their time begins now";
  EXPECT_EQ(boards[0].clocks()->ends(), now + 65 * kSecond);
  // What the mirrored board does afterwards gives nobody a delay again.
  now += 30 * kSecond;
  set();
  const auto ends = boards[0].clocks()->ends();
  ASSERT_TRUE(boards[1].change_beside(StopGame{StopGame::Why::Forfeit, 1}));
  boards.tell_both();
  EXPECT_EQ(boards[0].clocks()->ends(), ends);
}

TEST(MirroredBoards, OnlyPeopleWhoPlayFromTheBeginningHaveThem) {
  const auto fits = [](auto change) {
    TableConfig c = config_of(0);
    change(c);
    return Table::open(std::move(c)).has_value();
  };
  EXPECT_TRUE(fits([](TableConfig&) {}));
  EXPECT_FALSE(fits([](TableConfig& c) { c.fair = false; }));
  EXPECT_FALSE(fits([](TableConfig& c) { c.seats[1] = bot("valere"); }));
  EXPECT_FALSE(fits([](TableConfig& c) { c.start.options.marking = Marking::Hand; }));
  EXPECT_FALSE(fits([](TableConfig& c) { c.start.stage = Stage::Roll; }));
}

TEST(MirroredBoards, AreConfiguredInTheStoreAndNotByARequest) {
  const TableConfig c = config_of(1);
  const auto again = parse_config(print_config(c));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->mirror, c.mirror);
  const auto asked = new_game_of(new_game_json({c}));
  ASSERT_FALSE(asked);
  EXPECT_EQ(asked.error().code, ErrorCode::BadOption);
}

}  // namespace mirrored_test
}  // namespace trictrac
