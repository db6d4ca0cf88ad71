// A batch of games equals the same games one by one, and so do their features.
#include "library/game/games.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trictrac::library {
namespace games_test {

GameBatch begun(std::string_view text, int n, std::uint64_t seed) {
  auto games = GameBatch::begin(text, n, seed);
  EXPECT_TRUE(games) << games.error();
  return *std::move(games);
}

std::vector<std::int32_t> any(const GameBatch& games, Random& random) {
  std::vector<std::int32_t> actions;
  for (int i = 0; i < games.size(); ++i) {
    const auto all = games[i].actions();
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
    for (std::size_t row = 0; row < all.game.size(); row += 7) {
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
    games.masks(masks);
    for (int i = 0; i < 4; ++i) {
      std::vector<int> legal;
      for (int a = 0; a < kActions; ++a)
        if (masks[static_cast<std::size_t>(i * kActions + a)]) legal.push_back(a);
      EXPECT_EQ(legal, games[i].actions());
    }
    ASSERT_TRUE(games.step(any(games, random)));
  }
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
  saved.games[1] = saved.start;
  EXPECT_NE(GameBatch::restored(saved).error().find("game 1"), std::string::npos);
  saved.dice.pop_back();
  EXPECT_FALSE(GameBatch::restored(saved));
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
