// Games of the library by all terms there are: played at random to their end, each is the game of its record.
#include "golden/terms.h"

#include <gtest/gtest.h>

#include "library/game/games.h"

namespace trictrac::library {
namespace terms_test {

class LibraryTerms : public testing::TestWithParam<const FormatPreset*> {
 protected:
  static std::vector<test::Terms> terms() {
    std::vector<test::Terms> all = test::all_terms();
    std::erase_if(all, [](const test::Terms& t) { return t.format != GetParam()->name; });
    return all;
  }
};

template <class All>
auto any(const All& all, Random& random) {
  return all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
}

// Every chance that is offered may fall, and every action be taken.
Game played(Game game, Random& random) {
  while (!game.over()) {
    const Result<void> done = game.asked() ? game.choose(any(game.actions(), random))
                                           : game.fall(any(game.chances(), random).number);
    EXPECT_TRUE(done) << done.error();
    if (!done) break;
  }
  return game;
}

TEST_P(LibraryTerms, AreKeptToTheEnd) {
  Random random(7);
  for (const test::Terms& t : terms()) {
    const auto begun = Game::open(t.tags());
    ASSERT_TRUE(begun) << t.tags() << begun.error();
    const Game game = played(*begun, random);
    const auto again = Game::open(game.record());
    ASSERT_TRUE(again) << game.record() << again.error();
    EXPECT_TRUE(again->over()) << t.tags();
    EXPECT_EQ(again->length(), game.length()) << t.tags();
    EXPECT_EQ(again->balance(), game.balance()) << t.tags();
    EXPECT_EQ(again->match().options(), t.match_options()) << t.tags();
  }
}

// A game in a batch pays what the same game pays when it ends by itself.
TEST_P(LibraryTerms, ManyGamesPayWhatEachPays) {
  Random random(5);
  for (const test::Terms& t : terms()) {
    auto games = GameBatch::begin(t.tags(), 1, 3);
    ASSERT_TRUE(games) << t.tags() << games.error();
    for (int steps = 0; games->ended().front() == 0; ++steps) {
      ASSERT_LT(steps, 200'000) << t.tags();
      Game before = (*games)[0];
      const std::int32_t action = any(before.actions(), random);
      ASSERT_TRUE(games->step(std::span(&action, 1)));
      if (games->ended().front() == 0) continue;
      ASSERT_TRUE(before.choose(action));
      if (!before.over()) continue;  // a throw has ended it
      for (int player = 0; player < before.players(); ++player)
        EXPECT_FLOAT_EQ(games->rewards()[static_cast<std::size_t>(player)],
                        static_cast<float>(before.balance()[static_cast<std::size_t>(player)]))
            << t.tags();
    }
  }
}

std::vector<const FormatPreset*> formats() {
  std::vector<const FormatPreset*> all;
  for (const FormatPreset& f : kFormats) all.push_back(&f);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Formats, LibraryTerms, testing::ValuesIn(formats()), [](const auto& f) {
  std::string name(f.param->name);
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace terms_test
}  // namespace trictrac::library
