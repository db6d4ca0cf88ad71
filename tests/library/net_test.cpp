// Nets for programs that learn: one value of a position for all who ask.
#include "library/game/net.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "game/rules/version.h"
#include "library/game/games.h"
#include "library/game/player.h"

namespace trictrac::library {
namespace net_test {

std::vector<std::int8_t> views_of_games(std::string_view text, int steps) {
  auto games = *GameBatch::begin(text, 8, 3);
  std::vector<std::int32_t> actions(8);
  std::vector<std::int8_t> views;
  for (int step = 0; step < steps; ++step) {
    const Afterstates all = games.afterstates();
    views.insert(views.end(), all.seen.begin(), all.seen.end());
    games.draw(actions);
    EXPECT_TRUE(games.step(actions));
  }
  return views;
}

std::vector<float> worths(Net& net, std::span<const std::int8_t> views) {
  std::vector<float> all(views.size() / kSeen);
  const auto done = net.worths(views, all);
  EXPECT_TRUE(done) << done.error();
  return all;
}

TEST(NetOfTheLibrary, SaysTheSameInAnyNumberOfThreads) {
  const auto views = views_of_games("", 40);
  Net one = *Net::open(""), more = *Net::open("", 3);
  const auto all = worths(one, views);
  EXPECT_EQ(all, worths(more, views));
  EXPECT_GT(std::ranges::max(all), 0.1);
  EXPECT_LT(std::ranges::min(all), -0.1);
  EXPECT_LE(std::ranges::max(all), 2);
}

TEST(NetOfTheLibrary, SaysWhatAnAnalystSays) {
  Net net = *Net::open("");
  const auto analyst = *Analyst::make();
  for (const std::string_view trid : {"TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0",
                                      "TRID=K-AAAA-----------------o:b:R:-:10-4:3-5:w:-:2.2"}) {
    const Game game = *Game::open(trid);
    std::vector<std::int8_t> view(kSeen);
    observe(game.state(), {}, game.state().to_act, Seeing(view.data(), kSeen));
    EXPECT_NEAR(worths(net, view)[0], analyst->worth(game, 0)->worth, 1e-5) << trid;
  }
}

TEST(NetOfTheLibrary, ComesBackFromItsWeights) {
  const Net net = *Net::open("");
  const Net again(net::model_of(net.weights()), 1);
  EXPECT_EQ(net::hash_of(again.weights()), net::hash_of(net.weights()));
  const auto read = net::read_weights(again.file("a test"), kRulesVersion);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->made_by, "a test");
}

TEST(NetOfTheLibrary, NamesTheRowThatIsNoTour) {
  Net net = *Net::open("", 2);
  auto views = views_of_games("", 10);
  views[77 * kSeen + kSeenPoints] = 3;
  views[150 * kSeen + kSeenMen] = 120;
  std::vector<float> into(views.size() / kSeen);
  EXPECT_EQ(net.worths(views, into).error().substr(0, 8), "row 77: ");
  const auto ecrire = views_of_games("[Format \"ecrire-lois\"]", 1);
  into.resize(ecrire.size() / kSeen);
  EXPECT_NE(net.worths(ecrire, into).error().find("tour"), std::string::npos);
  EXPECT_FALSE(Net::open("/nowhere"));
  EXPECT_FALSE(Net::open("", 0));
}

}  // namespace net_test
}  // namespace trictrac::library
