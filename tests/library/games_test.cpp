// A batch of games equals the same games one by one, and so do their features.
#include "library/game/games.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "library/game/player.h"

namespace trictrac::library {
namespace games_test {

GameBatch begun(std::string_view text, int n, std::uint64_t seed, BatchOptions options = {}) {
  auto games = GameBatch::begin(text, n, seed, std::move(options));
  EXPECT_TRUE(games) << games.error();
  return *std::move(games);
}

std::vector<std::int32_t> any(const GameBatch& games, Random& random) {
  std::vector<std::int32_t> actions;
  for (int i = 0; i < games.size(); ++i) {
    const auto all = numbers_of_actions(games.match(i));
    actions.push_back(all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))]);
  }
  return actions;
}

std::vector<std::int8_t> seen(const State& state, const Turn& turn, Side viewer) {
  std::vector<std::int8_t> numbers(kSeen);
  observe(state, turn, viewer, Seeing(numbers.data(), kSeen));
  return numbers;
}

TEST(ManyGames, AreRefusedAsAWhole) {
  EXPECT_FALSE(GameBatch::begin("", 0, 1));
  EXPECT_FALSE(GameBatch::begin("TRID=?", 2, 1));
  GameBatch games = begun("", 2, 1);
  const std::string before = games[0].record();
  Random random(1);
  auto actions = any(games, random);
  EXPECT_FALSE(games.step(std::span(actions).first(1)));
  actions[1] = kGo;
  EXPECT_NE(games.step(actions).error().find("game 1"), std::string::npos);
  EXPECT_EQ(games[0].record(), before) << "the first game has not been played on alone";
}

TEST(ManyGames, AreTheSameForTheSameSeed) {
  GameBatch one = begun("", 3, 5), two = begun("", 3, 5), other = begun("", 3, 6);
  Random a(2), b(2), c(2);
  for (int i = 0; i < 300; ++i) {
    ASSERT_TRUE(one.step(any(one, a)));
    ASSERT_TRUE(two.step(any(two, b)));
    ASSERT_TRUE(other.step(any(other, c)));
  }
  EXPECT_EQ(one[2].record(), two[2].record());
  EXPECT_NE(one[0].record(), one[1].record());
  EXPECT_NE(one[0].record(), other[0].record());
}

TEST(ManyGames, PayWhatIsWonAndBeginAnew) {
  GameBatch games = begun("", 8, 3);
  Random random(4);
  int ended = 0;
  for (int step = 0; step < 4000; ++step) {
    ASSERT_TRUE(games.step(any(games, random)));
    for (std::size_t i = 0; i < 8; ++i) {
      const float white = games.rewards()[2 * i], black = games.rewards()[2 * i + 1];
      EXPECT_EQ(white, -black);
      EXPECT_EQ(white != 0, games.ended()[i] == 1);
      if (games.ended()[i]) {
        ++ended;
        EXPECT_TRUE(white == 1 || white == 2 || white == -1 || white == -2) << white;
        EXPECT_LT(games[static_cast<int>(i)].length(), 3) << "begun again";
      }
    }
  }
  EXPECT_GT(ended, 20);
}

class SeenGames : public testing::TestWithParam<std::string_view> {};

// Features computed for all actions at once are those after each action is taken.
TEST_P(SeenGames, AfterwardsAreWhatFollows) {
  GameBatch games = begun(GetParam(), 4, 9);
  Random random(6);
  for (int step = 0; step < 700; ++step) {
    const Afterstates all = games.afterstates();
    ASSERT_EQ(all.game.size(), all.action.size());
    for (std::size_t row = static_cast<std::size_t>(step % 11); row < all.game.size(); row += 77) {
      Game game = games[all.game[row]];
      const Side mover = *game.asked();
      ASSERT_TRUE(game.choose(all.action[row]));
      const auto at = all.seen.begin() + static_cast<std::ptrdiff_t>(row * kSeen);
      if (game.match().awaits() == Awaits::Lead) continue;  // the round is over: the next board is another
      EXPECT_EQ(seen(game.state(), game.match().turn(), mover), std::vector(at, at + kSeen)) << game.trid();
    }
    ASSERT_TRUE(games.step(any(games, random)));
  }
}

TEST_P(SeenGames, MasksHoldWhatIsLegal) {
  GameBatch games = begun(GetParam(), 4, 10);
  Random random(7);
  std::vector<std::uint8_t> masks(4 * kActions);
  for (int step = 0; step < 300; ++step) {
    games.write({.masks = masks});
    for (int i = 0; i < 4; ++i) {
      std::vector<int> legal;
      for (int a = 0; a < kActions; ++a)
        if (masks[static_cast<std::size_t>(i * kActions + a)]) legal.push_back(a);
      EXPECT_EQ(legal, numbers_of_actions(games.match(i)));
    }
    ASSERT_TRUE(games.step(any(games, random)));
  }
}

// A game of a batch, whose events are never made, and the same one played by the calls of a game.
TEST_P(SeenGames, AreThoseOfTheOneGame) {
  GameBatch games = begun(GetParam(), 4, 12);
  Random random(8);
  int ended = 0;
  for (int step = 0; step < 900; ++step) {
    ASSERT_TRUE(games.step(any(games, random)));
    ended += static_cast<int>(std::ranges::count(games.ended(), 1));
    const int i = step % 4;
    if (step % 9 > 0) continue;
    const Game game = games[i];
    EXPECT_EQ(game.state(), games.match(i).state());
    EXPECT_EQ(game.match().account(), games.match(i).account());
    EXPECT_EQ(game.player_asked(), games.player_asked(i));
    EXPECT_EQ(game.actions(), numbers_of_actions(games.match(i)));
    EXPECT_EQ(game.balance(), Game::open(game.record())->balance()) << "the record is one of its own";
  }
  EXPECT_GT(ended, 0);
}

INSTANTIATE_TEST_SUITE_P(Formats, SeenGames,
                         testing::Values("", "[Format \"ecrire-lois\"]", "[Format \"combine\"]",
                                         "[Format \"poule-guiton\"]\n[Match \"players=2\"]",
                                         "[Format \"ecrire-1780\"]\n[Match \"players=3 rounds=3\"]"));

TEST(ManyGames, OfMorePlayersPayEach) {
  GameBatch games = begun("[Format \"poule-guiton\"]", 6, 3);
  Random random(4);
  int ended = 0;
  for (int step = 0; step < 6000; ++step) {
    ASSERT_TRUE(games.step(any(games, random)));
    for (std::size_t i = 0; i < 6; ++i) {
      const auto paid = games.rewards().subspan(3 * i, 3);
      EXPECT_EQ(paid[0] + paid[1] + paid[2], 0);
      EXPECT_EQ(std::ranges::max(paid) > 0, games.ended()[i] == 1) << "the winner takes the whole";
      ended += games.ended()[i];
    }
  }
  EXPECT_GT(ended, 3);
}

TEST(ManyGames, GoOnAsTheyWereSaved) {
  GameBatch games = begun("[Format \"combine\"]", 3, 7);
  Random random(2);
  for (int step = 0; step < 200; ++step) ASSERT_TRUE(games.step(any(games, random)));
  SavedGames saved = games.saved();
  auto again = GameBatch::restored(saved);
  ASSERT_TRUE(again) << again.error();
  Random other(random.state());
  for (int step = 0; step < 100; ++step) {
    ASSERT_TRUE(games.step(any(games, random)));
    ASSERT_TRUE(again->step(any(*again, other)));
  }
  for (int i = 0; i < games.size(); ++i) EXPECT_EQ((*again)[i].record(), games[i].record());
  saved.games[1].clear();
  EXPECT_NE(GameBatch::restored(saved).error().find("game 1"), std::string::npos);
  saved.games[1] = {kGo};
  EXPECT_FALSE(GameBatch::restored(saved));
  saved.dice.pop_back();
  EXPECT_FALSE(GameBatch::restored(saved));
}

// The arrays that a batch writes.
struct Written {
  explicit Written(const GameBatch& games)
      : n(static_cast<std::size_t>(games.size())), players(static_cast<std::size_t>(games.players())) {}
  std::size_t n, players;
  std::vector<std::int8_t> seen = std::vector<std::int8_t>(n * kSeen), asked = std::vector<std::int8_t>(n),
                           player = std::vector<std::int8_t>(n);
  std::vector<std::int32_t> standings =
      std::vector<std::int32_t>(n * static_cast<std::size_t>(standing_size(static_cast<int>(players))));
  std::vector<std::uint8_t> masks = std::vector<std::uint8_t>(n * kActions),
                            ended = std::vector<std::uint8_t>(n);
  std::vector<float> rewards = std::vector<float>(n * players);
  BatchArrays arrays() { return {seen, standings, masks, asked, player, ended, rewards}; }
  friend bool operator==(const Written&, const Written&) = default;
};

TEST(ManyGames, AreWrittenAsTheyArePlayed) {
  GameBatch games = begun("[Format \"poule-guiton\"]", 40, 3);
  Written by_step(games), afterwards(games);
  std::vector<std::int32_t> actions(40);
  for (int step = 0; step < 400; ++step) {
    games.draw(actions);
    ASSERT_TRUE(games.step(actions, by_step.arrays()));
    games.write(afterwards.arrays());
    ASSERT_TRUE(by_step == afterwards);
    for (int i = 0; i < 40; ++i) {
      const auto at = static_cast<std::size_t>(i);
      EXPECT_EQ(by_step.player[at], games.player_asked(i));
      EXPECT_EQ(by_step.asked[at], index(games.asked(i)));
      EXPECT_EQ(by_step.ended[at], games.ended()[at]);
    }
  }
}

class BatchOpponents : public testing::TestWithParam<std::string_view> {};

// The dice, the draws and what the opponent does depend on the game alone.
TEST_P(BatchOpponents, PlayTheSameInAnyNumberOfThreads) {
  const int n = 100;
  GameBatch one = begun("", n, 6, {.threads = 1, .opponent = *find_player(GetParam())});
  GameBatch more = begun("", n, 6, {.threads = 3, .opponent = *find_player(GetParam())});
  Written a(one), b(more);
  std::vector<std::int32_t> actions(static_cast<std::size_t>(n)), same = actions;
  int ended = 0;
  for (int step = 0; step < 120; ++step) {
    one.draw(actions);
    more.draw(same);
    ASSERT_EQ(actions, same);
    ASSERT_TRUE(one.step(actions, a.arrays()));
    ASSERT_TRUE(more.step(same, b.arrays()));
    ASSERT_TRUE(a == b);
    ended += static_cast<int>(std::ranges::count(one.ended(), 1));
    for (int i = 0; i < n; ++i) ASSERT_EQ(one.player_asked(i), i % 2) << "the program has one of the players";
  }
  EXPECT_GT(ended, 0);
  for (int i = 0; i < n; i += 17) EXPECT_EQ(one[i].record(), more[i].record());
}

INSTANTIATE_TEST_SUITE_P(Players, BatchOpponents,
                         testing::Values("random", "shape", "net:0", "hector", "hasard"));

TEST(ManyGames, AreLostToTheNetByChance) {
  GameBatch games = begun("", 64, 2, {.threads = 2, .opponent = *find_player("net:0")});
  std::vector<std::int32_t> actions(64);
  int won = 0, lost = 0;
  while (won + lost < 60) {
    games.draw(actions);
    ASSERT_TRUE(games.step(actions));
    for (std::size_t i = 0; i < 64; ++i) {
      const float mine = games.rewards()[2 * i + i % 2];
      won += mine > 0;
      lost += mine < 0;
    }
  }
  EXPECT_GT(lost, 3 * won);
}

TEST(ManyGames, PlayOnWithTheirOpponentAsTheyWereSaved) {
  const BatchOptions options{.threads = 2, .opponent = *find_player("random")};
  GameBatch games = begun("[Format \"poule-guiton\"]", 5, 7, options);
  std::vector<std::int32_t> actions(5), same(5);
  for (int step = 0; step < 90; ++step) {
    games.draw(actions);
    ASSERT_TRUE(games.step(actions));
  }
  auto again = GameBatch::restored(games.saved(), options);
  ASSERT_TRUE(again) << again.error();
  GameBatch copy = games;
  for (int step = 0; step < 60; ++step) {
    games.draw(actions);
    again->draw(same);
    ASSERT_EQ(actions, same);
    ASSERT_TRUE(games.step(actions));
    ASSERT_TRUE(again->step(same));
    ASSERT_TRUE(copy.step(same));
  }
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ((*again)[i].record(), games[i].record());
    EXPECT_EQ(copy[i].record(), games[i].record());
  }
}

TEST(ManyGames, EndWithTheReleveIfToldSo) {
  GameBatch games = begun("", 16, 3, {.until = Until::Releve});
  std::vector<std::int32_t> actions(16);
  int ended = 0;
  for (int step = 0; step < 800; ++step) {
    std::vector<Game> before;
    for (int i = 0; i < 16 && step % 40 == 0; ++i) before.push_back(games[i]);
    games.draw(actions);
    ASSERT_TRUE(games.step(actions));
    for (std::size_t i = 0; i < 16; ++i) {
      const float white = games.rewards()[2 * i];
      EXPECT_EQ(white, -games.rewards()[2 * i + 1]);
      EXPECT_TRUE(games.ended()[i] || white == 0);
      ended += games.ended()[i];
      if (before.empty() || !games.ended()[i]) continue;
      ASSERT_TRUE(before[i].choose(actions[i]));
      if (!before[i].over() && before[i].state().board != start_position()) continue;  // the next throw won
      const auto& holes = before[i].state().marks.holes;
      EXPECT_EQ(white, holes.white - holes.black);
    }
  }
  EXPECT_GT(ended, 100);
  EXPECT_FALSE(GameBatch::begin("[Format \"ecrire-lois\"]", 2, 1, {.until = Until::Releve}));
}

TEST(ManyGames, HaveAtLeastOneThread) {
  EXPECT_FALSE(GameBatch::begin("", 2, 1, {.threads = 0}));
  EXPECT_FALSE(GameBatch::begin("", 2, 1, {.threads = kMostThreads + 1}));
}

// A view is read back as it was written, by either player.
TEST_P(SeenGames, ViewsAreRead) {
  GameBatch games = begun(GetParam(), 4, 3);
  Random random(5);
  for (int step = 0; step < 400; ++step) {
    for (int i = 0; i < 4; ++i)
      for (const Side viewer : kSides) {
        const auto view = seen(games.match(i).state(), games.match(i).turn(), viewer);
        const auto state = read_view(std::span(view).first<kSeen>());
        ASSERT_TRUE(state) << state.error();
        EXPECT_EQ(seen(*state, Tour(*state).turn(), Side::White), view);
      }
    ASSERT_TRUE(games.step(any(games, random)));
  }
}

TEST(SeenPosition, IsRefusedWhereNoGameHasIt) {
  const Game game = *Game::open("TRID=K-AAAA-----------------o:w:R:-:10-4:3-5:w:-:2.2");
  const auto right = seen(game.state(), {}, Side::White);
  const auto error_with = [&](int place, int number) {
    auto view = right;
    view[static_cast<std::size_t>(place)] = static_cast<std::int8_t>(number);
    const auto state = read_view(std::span(view).first<kSeen>());
    return state ? std::string() : state.error();
  };
  EXPECT_EQ(error_with(kSeenMen, 11), "");
  EXPECT_NE(error_with(kSeenMen, 12).find("men"), std::string::npos);
  EXPECT_NE(error_with(kSeenMen, -1), "");
  EXPECT_NE(error_with(kSeenMen, 120), "");
  EXPECT_NE(error_with(kSeenPoints, 3).find("points"), std::string::npos);
  EXPECT_NE(error_with(kSeenStage, 1).find("stage"), std::string::npos);
  EXPECT_NE(error_with(kSeenGoal, 7), "");
  EXPECT_NE(error_with(kSeenRules, 3), "");
}

// Of one position, number by number, by either player.
TEST(SeenPosition, IsSeenFromTheViewersSide) {
  auto game = Game::open("TRID=K-AAAA-----------------o:w:R:-:10-4:3-5:w:-:2.2");
  ASSERT_TRUE(game) << game.error();
  ASSERT_TRUE(game->throw_dice(1, 6));  // six tables: a hole, double
  const auto white = seen(game->state(), game->match().turn(), Side::White);
  EXPECT_EQ(white[kSeenMen + 0], 11);
  EXPECT_EQ(white[kSeenMen + 2], 1);
  EXPECT_EQ(white[kSeenMen + 24 + 23], 15);
  EXPECT_EQ(white[kSeenPoints], 2);
  EXPECT_EQ(white[kSeenHoles + 1], 5);
  EXPECT_EQ(white[kSeenAsked], 1);
  EXPECT_EQ(white[kSeenStage + 2], 1) << "hold or go";
  EXPECT_EQ(white[kSeenDice], 6);
  EXPECT_EQ(white[kSeenDice + 1], 1);
  EXPECT_EQ(white[kSeenWorth], 4);
  EXPECT_EQ(white[kSeenGoal], 12);
  const auto black = seen(game->state(), game->match().turn(), Side::Black);
  EXPECT_EQ(black[kSeenMen + 0], 15);
  EXPECT_EQ(black[kSeenMen + 24 + 23], 11);
  EXPECT_EQ(black[kSeenHoles], 5);
  EXPECT_EQ(black[kSeenAsked], 0);
  EXPECT_EQ(black[kSeenAsked + 1], 1);
  EXPECT_EQ(black[kSeenWorth + 1], 4);
}

TEST(SeenPosition, TellsHowMenAreBorneOff) {
  const std::string position = "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0";
  for (const auto& [key, number] :
       {std::pair("", 0), {";bearing_off=provincial", 1}, {";bearing_off=backgammon", 2}}) {
    const auto game = Game::open(position + key);
    ASSERT_TRUE(game) << game.error();
    EXPECT_EQ(seen(game->state(), game->match().turn(), Side::White)[kSeenRules], number) << key;
  }
}

}  // namespace games_test
}  // namespace trictrac::library
