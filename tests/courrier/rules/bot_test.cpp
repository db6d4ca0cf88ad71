// The bots of Le Tric Trac.
#include "courrier/bot/bot.h"

#include <gtest/gtest.h>

#include "game/chance/random.h"

namespace trictrac::courrier {
namespace bot_test {

// Returns the winner of a game; Black begins every other one.
Side winner(Bot& white, Bot& black, std::uint64_t seed) {
  Random random(seed);
  Match game;
  EXPECT_TRUE(game.act(TakeLead{seed % 2 ? Side::White : Side::Black}));
  while (game.state().stage != Stage::Over) {
    EXPECT_TRUE(game.act(RollDice{random.roll()}));
    Bot& bot = game.state().to_act == Side::White ? white : black;
    EXPECT_TRUE(game.act(PlayMen{game.plays()[static_cast<std::size_t>(bot.choose_play(game))]}));
  }
  return game.state().won->winner;
}

TEST(CourrierBots, AreKnownByName) {
  for (const std::string_view name : bot_names()) EXPECT_TRUE(make_bot(name, 1));
  EXPECT_FALSE(make_bot("maitre", 1));
}

TEST(CourrierBots, TheCommisBeatsPlayAtRandom) {
  const auto commis = make_bot("commis", 0), hasard = make_bot("hasard", 1);
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) won += winner(*commis, *hasard, seed) == Side::White;
  EXPECT_GE(won, 940);  // about 958 on the average
}

}  // namespace bot_test
}  // namespace trictrac::courrier
