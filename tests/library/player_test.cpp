// Bots and analysis at games of the library.
#include "library/game/player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "engine/net/weights.h"
#include "game/chance/random.h"

namespace trictrac::library {
namespace player_test {

constexpr std::string_view kBeginning = "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0";

TEST(PlayerOfTheLibrary, IsFoundByName) {
  EXPECT_TRUE(Chooser::make("geronte", 1));
  EXPECT_NE(Chooser::make("nobody", 1).error().find("lelasseux"), std::string::npos);
  EXPECT_NE(Chooser::make("net@/nowhere:1", 1).error().find("/nowhere"), std::string::npos);
  EXPECT_TRUE(Chooser::make("elo:1200", 1));
  EXPECT_NE(Chooser::make("elo:12", 1).error().find("a whole number from"), std::string::npos);
  Game game = *Game::open(kBeginning);
  EXPECT_FALSE(Chooser::make("commis", 1)->choose(game)) << "nobody is asked before a throw";
}

TEST(PlayerOfTheLibrary, RanksWhatTheNetPlays) {
  Game game = *Game::open(kBeginning);
  const auto analyst = *Analyst::make();
  EXPECT_FALSE(analyst->rank(game, 0));
  EXPECT_FALSE(analyst->worth(game, 3));
  ASSERT_TRUE(game.throw_dice(5, 3));
  EXPECT_FALSE(analyst->worth(game, 0));
  const auto ways = analyst->rank(game, 0);
  ASSERT_TRUE(ways);
  EXPECT_EQ(ways->size(), game.actions().size());
  EXPECT_EQ(ways->front().action, *Chooser::make("soumille", 1)->choose(game));
  EXPECT_EQ(ways->front().lost, 0);
  EXPECT_TRUE(std::ranges::is_sorted(*ways, {}, &RankedAction::lost));
}

// The mean over the 36 throws of the best answer at once is the worth one ply ahead.
TEST(PlayerOfTheLibrary, WorthOnePlyAheadIsTheMeanOfTheRolls) {
  const Game game = *Game::open(kBeginning);
  const auto analyst = *Analyst::make();
  double mean = 0;
  for (const Chance& chance : game.chances()) {
    Game thrown = game;
    ASSERT_TRUE(thrown.fall(chance.number));
    mean += chance.probability * analyst->rank(thrown, 0)->front().worth;
  }
  EXPECT_NEAR(analyst->worth(game, 1)->worth, mean, 1e-9);
}

TEST(PlayerOfTheLibrary, DecidesByKind) {
  Game game = *Game::open("TRID=K-AAAA-----------------o:w:R:-:10-0:11-3:-:-:2.2");
  ASSERT_TRUE(game.throw_dice(6, 1));
  EXPECT_TRUE(game.over());
  game = *Game::open("TRID=K-AAAA-----------------o:w:R:-:10-0:3-3:-:-:2.2");
  ASSERT_TRUE(game.throw_dice(6, 1));
  const auto analyst = *Analyst::make();
  for (int plies = 0; plies <= 2; ++plies) {
    auto ways = *analyst->rank(game, plies);
    std::ranges::sort(ways, {}, &RankedAction::action);
    ASSERT_EQ(ways.size(), 2U);
    EXPECT_EQ(ways[0].action, kHold);
    EXPECT_EQ(ways[1].action, kGo);
  }
}

// One net, by whatever name; and those who need none.
TEST(PlayerOfTheLibrary, IsANetOrAYardstickToo) {
  const std::string file = testing::TempDir() + "trictrac_player_test.net";
  std::ofstream(file, std::ios::binary) << net::built_in_file();
  auto built_in = *Chooser::make("net:0", 1), of_file = *Chooser::make("net@" + file + ":0", 1);
  auto deeper = *Chooser::make("net:1", 1), greedy = *Chooser::make("greedy", 1),
       any = *Chooser::make("random", 5);
  auto soumille = *Chooser::make("soumille", 1);
  Game game = *Game::open("");
  Random dice(3);
  for (int i = 0; i < 300 && !game.over(); ++i) {
    if (!game.asked()) {
      const auto all = game.chances();
      ASSERT_TRUE(game.fall(all[static_cast<std::size_t>(dice.below(static_cast<int>(all.size())))].number));
      continue;
    }
    const int action = *built_in.choose(game);
    EXPECT_EQ(*of_file.choose(game), action);
    EXPECT_EQ(*soumille.choose(game), action);
    for (Chooser* other : {&deeper, &greedy, &any})
      EXPECT_TRUE(std::ranges::count(game.actions(), *other->choose(game)));
    ASSERT_TRUE(game.choose(*any.choose(game)));
  }
}

// À la ronde, with a chouette, two against two and in poules, bots and the net are asked as between two.
TEST(PlayerOfTheLibrary, PlaysForAnyOfMany) {
  const auto analyst = *Analyst::make();
  auto bot = *Chooser::make("soumille", 1);
  for (const std::string_view text :
       {"[Format \"ecrire-1780\"]\n[Match \"players=3 rounds=3\"]",
        "[Format \"ecrire-lois\"]\n[Match \"players=3 company=chouette rounds=4\"]",
        "[Format \"combine\"]\n[Match \"players=4 company=two_against_two rounds=2\"]",
        "[Format \"poule-guiton\"]", "[Format \"poule-plumer\"]\n[Match \"players=5\"]"}) {
    Game game = *Game::open(text);
    Random dice(13);
    for (int i = 0; i < 400 && !game.over(); ++i) {
      if (!game.asked()) {
        const auto all = game.chances();
        ASSERT_TRUE(
            game.fall(all[static_cast<std::size_t>(dice.below(static_cast<int>(all.size())))].number));
        continue;
      }
      if (i % 40 == 0) {
        const auto ways = analyst->rank(game, 0);
        ASSERT_TRUE(ways) << ways.error();
        for (const RankedAction& way : *ways)
          EXPECT_TRUE(std::ranges::count(game.actions(), way.action)) << game.trid();
      }
      ASSERT_TRUE(game.choose(*bot.choose(game))) << text;
    }
  }
}

TEST(PlayerOfTheLibrary, ReviewsARecord) {
  Game game = *Game::open("");
  auto bot = *Chooser::make("hector", 3);
  for (int i = 0; i < 40; ++i) {
    if (game.asked())
      ASSERT_TRUE(game.choose(*bot.choose(game)));
    else
      ASSERT_TRUE(game.fall(game.chances()[static_cast<std::size_t>(i) % game.chances().size()].number));
  }
  const auto analyst = *Analyst::make();
  using Json = nlohmann::json;
  Json answer =
      Json::parse(analyst->ask(Json{{"do", "review"}, {"record", game.record()}, {"plies", 0}}.dump()));
  while (answer["say"] == "reviewing") answer = Json::parse(analyst->ask(R"({"do":"step","count":50})"));
  ASSERT_EQ(answer["say"], "review") << answer.dump();
  EXPECT_EQ(answer["players"].size(), 2U);
  EXPECT_EQ(Json::parse(analyst->ask("nonsense"))["say"], "error");
}

}  // namespace player_test
}  // namespace trictrac::library
