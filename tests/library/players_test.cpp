// Games of more than two: who sits where, whose turn it is, and what each has won.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <limits>
#include <numeric>

#include "game/chance/random.h"
#include "library/game/game.h"

namespace trictrac::library {
namespace players_test {

std::string golden(std::string_view name) {
  std::ifstream in(std::string(TRICTRAC_DATA "/golden/match_") + std::string(name) + ".trictrac");
  return {std::istreambuf_iterator<char>(in), {}};
}

Game opened(std::string_view text) {
  auto game = Game::open(text);
  EXPECT_TRUE(game) << game.error();
  return *std::move(game);
}

// Returns the text before the first line of play.
std::string tags_of(const std::string& record) { return record.substr(0, record.find("\n\n") + 1); }

// The same record where half a fiche was thrown for by the number of a chance, which is 6 to 1 or 1 to 6.
std::string with_half_by_number(std::string record) {
  if (const auto at = record.find("\nhalf 5 1\n"); at != std::string::npos) record[at + 6] = '6';
  return record;
}

// The same event by the calls that take numbers.
Result<void> done_by_number(Game& game, const GameEvent& event) {
  if (const auto* seats = std::get_if<TakeSeats>(&event)) {
    for (const int player : seats->order)
      if (auto drawn = game.seats_awaited() ? game.fall(kSeats + player) : Result<void>{}; !drawn)
        return drawn;
    return {};
  }
  if (const auto* half = std::get_if<ThrowHalf>(&event))
    return game.fall(half->dice.back().a > half->dice.back().b ? kHalves : kHalves + 1);
  if (const auto* lead = std::get_if<TakeLead>(&event); lead && lead->roll)
    return game.throw_dice(lead->roll->a, lead->roll->b, lead->first);
  if (const auto* thrown = std::get_if<RollDice>(&event))
    return game.throw_dice(thrown->dice->a, thrown->dice->b);
  return game.choose(*number_of(event, game.state().roll));
}

class GoldenGames : public testing::TestWithParam<std::string_view> {};

TEST_P(GoldenGames, AreReadAndPlayedToTheirRecord) {
  const std::string text = golden(GetParam());
  EXPECT_EQ(opened(text).record(), text);
  Game game = opened(tags_of(text));
  const auto record = parse_record(text);
  ASSERT_TRUE(record);
  for (const LoggedEvent& logged : record->events) {
    const auto done = done_by_number(game, logged.event);
    ASSERT_TRUE(done) << done.error() << " at " << game.trid();
  }
  EXPECT_EQ(game.record(), with_half_by_number(text));
  EXPECT_TRUE(game.over());
}

INSTANTIATE_TEST_SUITE_P(Formats, GoldenGames,
                         testing::Values("chouette", "ronde", "two_against_two", "poule_engraisser",
                                         "poule_guiton", "poule_plumer", "combine", "ecrire_1780"));

TEST(PlayersOfAGoldenGame, HaveWonWhatItsAccountSays) {
  EXPECT_EQ(opened(golden("chouette")).balance(), (std::vector<double>{16, 17, -33}));
  EXPECT_EQ(opened(golden("ronde")).balance(), (std::vector<double>{10, 0, -10}));
  EXPECT_EQ(opened(golden("poule_guiton")).balance(), (std::vector<double>{50, -30, -20}));
  EXPECT_EQ(opened(golden("poule_plumer")).balance(), (std::vector<double>{-11, -20, 31}));
  EXPECT_EQ(opened(golden("combine")).balance(), (std::vector<double>{-80, 80})) << "ten jetons a fiche (S3)";
}

// Of a golden game as its second round begins.
Game after_first_round(std::string_view name) {
  const Game whole = opened(golden(name));
  for (int events = 0; events < whole.length(); ++events) {
    Game game = *whole.at(events);
    if (!game.seats_awaited() && game.standing(0)->at(kStandPlayed) == 1) return game;
  }
  ADD_FAILURE() << name << " has no second round";
  return whole;
}

// Seats 2 0 1: the chouette is player 2, and player 0 has lost six holes to one, also for player 1.
TEST(StandingOfPlayers, TellsPartnersFromTheChouette) {
  const Game game = after_first_round("chouette");
  EXPECT_EQ(game.player_at(Side::White), 2);
  EXPECT_EQ(game.player_at(Side::Black), 0);
  EXPECT_EQ(game.player(1)->side, std::nullopt);
  EXPECT_EQ(game.player(1)->account, game.player(0)->account);
  EXPECT_NE(game.player(1)->account, game.player(2)->account);
  EXPECT_EQ(game.player(1)->advises, std::vector{Side::Black});
  EXPECT_TRUE(game.player(0)->advises.empty());
  EXPECT_EQ(game.view(1), Side::Black) << "a player who looks on does so from their partner's side";
  const std::vector<std::int32_t> seen_by_partner{1,  4, 0, 0,                    // four marqués
                                                  0,  1, 2, -14, 0, 1, 0, 0, 1,   // the viewer
                                                  -1, 0, 0, 30,  1, 0, 0, 0, 0,   // the chouette
                                                  1,  1, 1, -16, 0, 1, 1, 0, 0};  // the partner, leaving
  EXPECT_EQ(game.standing(1), Result<std::vector<std::int32_t>>(seen_by_partner));
}

// Seats 2 1 0: player 2 has beaten player 1, who has put in once more, and meets player 0.
TEST(StandingOfPlayers, TellsThePotAndTheLine) {
  const Game game = after_first_round("poule_guiton");
  EXPECT_EQ(game.player_at(Side::White), 2);
  EXPECT_EQ(game.player_at(Side::Black), 0);
  const std::vector<std::int32_t> seen_by_newcomer{1,  0, 80, 1,  // the newcomer must win one more
                                                   1,  1, 2,  -20, 0, 0, 0, 0, 0,   // the viewer
                                                   -1, 0, 0,  -20, 1, 0, 0, 1, 0,   // the head
                                                   0,  0, 1,  -40, 0, 1, 0, 0, 1};  // who has lost
  EXPECT_EQ(game.standing(0), Result<std::vector<std::int32_t>>(seen_by_newcomer));
}

TEST(StandingOfPlayers, IsTheScoreOfTwo) {
  Game game = opened("[Match \"rounds=3 stake=5\"]");
  ASSERT_TRUE(game.throw_dice(2, 1, Side::Black));
  ASSERT_TRUE(game.resign(Side::White));
  const std::vector<std::int32_t> seen_by_black{1, 3, 0,  0, 1, 1,   1, 10, 1, 0, 0,
                                                0, 0, -1, 0, 0, -10, 0, 1,  0, 0, 0};
  EXPECT_EQ(game.standing(1), Result<std::vector<std::int32_t>>(seen_by_black));
  EXPECT_FALSE(game.standing(2));
  EXPECT_FALSE(game.player(-1));
}

constexpr std::array<std::string_view, 6> kMany{
    "[Format \"ecrire-1780\"]\n[Match \"players=3 rounds=3\"]",
    "[Format \"ecrire-lois\"]\n[Match \"players=3 company=chouette rounds=4\"]",
    "[Format \"combine\"]\n[Match \"players=4 company=two_against_two rounds=2\"]",
    "[Format \"poule-engraisser\"]",
    "[Format \"poule-guiton\"]\n[Match \"players=5\"]",
    "[Format \"poule-plumer\"]\n[Match \"players=8\"]",
};

class Many : public testing::TestWithParam<std::string_view> {};

double in_all(const Game& game) {
  const auto balance = game.balance();
  return std::accumulate(balance.begin(), balance.end(), 0.0);
}

// A step by chance and by any legal action, all as probable.
void go_on(Game& game, Random& random) {
  const auto any = [&](int n) { return static_cast<std::size_t>(random.below(n)); };
  if (const auto actions = game.actions(); !actions.empty()) {
    ASSERT_TRUE(game.choose(actions[any(static_cast<int>(actions.size()))]));
  } else {
    const auto chances = game.chances();
    ASSERT_TRUE(game.fall(chances[any(static_cast<int>(chances.size()))].number));
  }
}

TEST_P(Many, PlayToTheEndAndTheSumIsNothing) {
  Random random(21);
  Game game = opened(GetParam());
  std::vector<int> turns(static_cast<std::size_t>(game.players()));
  while (!game.over()) {
    const double pot = game.standing(0)->at(kStandPot) / 2.0;
    EXPECT_EQ(in_all(game) + pot, 0) << "what nobody has won is in the middle";
    EXPECT_EQ(game.player_asked().has_value(), game.asked().has_value());
    if (const auto player = game.player_asked()) {
      EXPECT_EQ(game.player(*player)->side, game.asked());
      ++turns[static_cast<std::size_t>(*player)];
    }
    go_on(game, random);
  }
  EXPECT_EQ(in_all(game), 0);
  EXPECT_GE(std::ranges::count_if(turns, [](int n) { return n > 0; }), 3) << "others came to the board";
  const Game again = opened(game.record());
  EXPECT_EQ(again.balance(), game.balance());
  EXPECT_EQ(again.trid(), game.trid());
}

TEST_P(Many, DrawTheirSeatsOneByOne) {
  Game game = opened(GetParam());
  const int n = game.players();
  EXPECT_EQ(game.player_at(Side::White), std::nullopt);
  EXPECT_EQ(game.player(0)->seat, std::nullopt);
  EXPECT_NE(game.throw_dice(6, 5, Side::White).error().find("seat"), std::string::npos);
  for (int drawn = 0; drawn + 1 < n; ++drawn) {
    ASSERT_EQ(game.seats().size(), static_cast<std::size_t>(drawn));
    const auto chances = game.chances();
    ASSERT_EQ(chances.size(), static_cast<std::size_t>(n - drawn));
    EXPECT_DOUBLE_EQ(chances.front().probability, 1.0 / (n - drawn));
    ASSERT_TRUE(game.fall(chances.back().number));
    EXPECT_FALSE(game.fall(chances.back().number)) << "this player has a seat";
  }
  EXPECT_FALSE(game.seats_awaited());
  ASSERT_EQ(game.seats().size(), static_cast<std::size_t>(n));
  for (int player = 0; player < n; ++player) EXPECT_EQ(game.player(player)->seat, n - 1 - player);
  EXPECT_EQ(game.length(), 1) << "to give the seats is one event";
}

INSTANTIATE_TEST_SUITE_P(Formats, Many, testing::ValuesIn(kMany));

TEST(SeatsOfMany, AreGivenAsTheyWereDrawnElsewhere) {
  Game game = opened("[Format \"poule-guiton\"]");
  EXPECT_NE(game.take_seats({0, 1}).error().find("0 to 2"), std::string::npos);
  EXPECT_FALSE(game.take_seats({0, 1, 1}));
  EXPECT_FALSE(game.fall(kSeats + 3));
  EXPECT_FALSE(game.fall(0));
  EXPECT_FALSE(game.fall(std::numeric_limits<int>::min()));
  EXPECT_FALSE(game.fall(std::numeric_limits<int>::max()));
  EXPECT_NE(game.draw_seat(-1).error().find("0 to 2"), std::string::npos);
  ASSERT_TRUE(game.fall(kSeats + 2));
  EXPECT_NE(game.take_seats({0, 1, 2}).error().find("drawn already"), std::string::npos);
  EXPECT_EQ(game.length(), 0);
  ASSERT_TRUE(game.take_seats({2, 0, 1}));
  EXPECT_EQ(game.seats(), (std::vector{2, 0, 1}));
  EXPECT_NE(game.take_seats({2, 0, 1}).error().find("already"), std::string::npos);
  EXPECT_NE(opened("").take_seats({0, 1}).error().find("two players"), std::string::npos);
}

TEST(SeatsOfMany, AreEightAtMost) {
  EXPECT_EQ(opened("[Format \"poule-guiton\"]\n[Match \"players=8\"]").players(), kMostInGame);
  const auto nine = Game::open("[Format \"poule-guiton\"]\n[Match \"players=9\"]");
  ASSERT_FALSE(nine);
  EXPECT_EQ(nine.error(), "a game here has at most 8 players; a table and a sheet take more");
}

// A player who resigns leaves there what is in the middle.
TEST(SeatsOfMany, EndWhereOneGivesUp) {
  Game game = opened("[Format \"poule-guiton\"]");
  EXPECT_FALSE(game.resign(Side::White)) << "no round is being played";
  ASSERT_TRUE(game.take_seats({0, 1, 2}));
  ASSERT_TRUE(game.throw_dice(3, 1, Side::White));
  ASSERT_TRUE(game.resign(Side::Black));
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.balance(), (std::vector<double>{-10, -10, -10}));
}

}  // namespace players_test
}  // namespace trictrac::library
