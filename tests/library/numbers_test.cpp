// Actions and chances by number: one number for one meaning, for all players.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <numeric>
#include <set>

#include "game/chance/random.h"
#include "library/game/game.h"
#include "text/play_text.h"

namespace trictrac::library {
namespace numbers_test {

Game opened(std::string_view text) {
  auto game = Game::open(text);
  EXPECT_TRUE(game) << game.error();
  return *std::move(game);
}

// Takes a chance in a game that awaits one, otherwise any legal action.
void go_on(Game& game, Random& random) {
  if (game.asked()) {
    const auto all = game.actions();
    ASSERT_TRUE(game.choose(all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))]));
  } else {
    const auto all = game.chances();
    ASSERT_TRUE(game.fall(all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))].number));
  }
}

constexpr std::array<std::string_view, 7> kTags{"",
                                                "[Rules \"lalanne\"]",
                                                "[Options \"bearing_off=provincial margot=on rencontre=on\"]",
                                                "[Format \"ecrire-lalanne\"]",
                                                "[Format \"ecrire-1780\"]",
                                                "[Format \"combine\"]",
                                                "[Format \"poule-plumer\"]\n[Match \"players=2\"]"};

class Numbers : public testing::TestWithParam<std::string_view> {};

TEST_P(Numbers, AreOneForEachPlayAndReadAsTheyAreWritten) {
  Random random(7);
  Game game = opened(GetParam());
  for (int i = 0; i < 4000 && !game.over(); ++i) {
    const auto actions = game.actions();
    EXPECT_EQ(std::set(actions.begin(), actions.end()).size(), actions.size()) << game.trid();
    for (const int action : actions) {
      ASSERT_GE(action, 0);
      ASSERT_LT(action, kActions);
      const auto text = game.action_text(action);
      ASSERT_TRUE(text) << text.error();
      EXPECT_EQ(game.read_action(*text), Result<int>(action)) << *text << " at " << game.trid();
    }
    go_on(game, random);
  }
}

TEST_P(Numbers, OfChancesAreProbableInAllAsOne) {
  Random random(8);
  Game game = opened(GetParam());
  std::set<int> met;
  for (int i = 0; i < 4000 && !game.over(); ++i) {
    double sum = 0;
    for (const Chance& chance : game.chances()) {
      ASSERT_GE(chance.number, 0);
      ASSERT_LT(chance.number, kChances);
      met.insert(chance.number);
      sum += chance.probability;
    }
    EXPECT_EQ(game.chances().empty(), game.asked().has_value());
    if (!game.asked()) {
      EXPECT_NEAR(sum, 1, 1e-12);
    }
    go_on(game, random);
  }
  EXPECT_GE(met.size(), 23U);
}

TEST_P(Numbers, LeadBackToTheSameGame) {
  Random random(9);
  Game game = opened(GetParam());
  for (int i = 0; i < 1500 && !game.over(); ++i) go_on(game, random);
  const auto again = Game::open(game.record());
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->trid(), game.trid());
  EXPECT_EQ(again->balance(), game.balance());
  const auto before = game.at(game.length() - 1);
  ASSERT_TRUE(before);
  EXPECT_EQ(before->length(), game.length() - 1);
}

INSTANTIATE_TEST_SUITE_P(Formats, Numbers, testing::ValuesIn(kTags));

// Two plays of one number make the same board, and two boards have two numbers: asked of the plays
// themselves.
TEST(NumbersOfPlays, AreTheBoardsTheyMake) {
  Random random(11);
  Game game = opened("");
  std::map<int, int> kinds;
  for (int round = 0; round < 40; ++round) {
    game = opened("");
    while (!game.over()) {
      if (game.state().stage == Stage::Move) {
        const State& s = game.state();
        std::set<int> numbers;
        for (const Play& play : game.match().turn().plays) {
          const int number = number_of(play, s.roll);
          EXPECT_TRUE(numbers.insert(number).second)
              << play_text(play, s.roll, Numbering::OneTo24) << game.trid();
          ++kinds[number >= kPuissance ? 2 : number >= kToutDUne ? 1 : 0];
        }
      }
      go_on(game, random);
    }
  }
  EXPECT_GT(kinds[0], 10000);
  EXPECT_GT(kinds[1], 1000);
  EXPECT_GT(kinds[2], 0) << "the coin was never taken by puissance";
}

// The numbers of docs/library.md: they stay.
TEST(NumbersOfPlays, AreThoseWrittenDown) {
  Game game = opened("TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0");
  ASSERT_TRUE(game.throw_dice(4, 6));
  EXPECT_EQ(game.read_action("1/7 1/5"), Result<int>(26));
  EXPECT_EQ(game.read_action("1/5 1/7"), Result<int>(26));
  EXPECT_EQ(game.read_action("1/7/11"), Result<int>(625));
  EXPECT_EQ(game.read_action("1/5/11"), Result<int>(625)) << "the way of one man makes no difference";
  EXPECT_EQ(kPuissance, 649);
  EXPECT_EQ(kHold, 650);
  EXPECT_EQ(kGo, 651);
  EXPECT_EQ(kSuspendHonours, 653);
}

TEST(NumbersOfPlays, SayWhichNumberMovesWhom) {
  Game game = opened("TRID=EE---E-----------------o:w:R:-:0-0:0-0:-:-:3.3");
  ASSERT_TRUE(game.throw_dice(3, 1));
  EXPECT_EQ(game.read_action("2/5 1/2"), Result<int>(625)) << "the same board as one man by both";
  EXPECT_EQ(game.read_action("1/4 2/3"), Result<int>(25 * 1 + 2));
  EXPECT_EQ(game.read_action("2/5 6/7"), Result<int>(25 * 2 + 6));
  EXPECT_EQ(game.read_action("6/7 2/5"), Result<int>(25 * 2 + 6));
}

}  // namespace numbers_test
}  // namespace trictrac::library
