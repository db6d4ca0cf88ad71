// Leagues: who goes up and down, and seasons that end by their dates.
#include "event/league.h"

#include <gtest/gtest.h>

#include <numeric>

#include "acting.h"
#include "event/pairing/pair.h"
#include "game/chance/random.h"

namespace trictrac::event {
namespace league_test {

using Divisions = std::vector<Division>;

TEST(League, TheBestGoUpAndTheLastGoDown) {
  const Divisions season{{1, 2, 3, 4, 5}, {11, 12, 13, 14, 15}, {21, 22, 23, 24, 25}};
  EXPECT_EQ(next_season({.size = 5, .moves = 2}, season, {}),
            (Divisions{{1, 2, 3, 11, 12}, {4, 5, 13, 21, 22}, {14, 15, 23, 24, 25}}));
  EXPECT_EQ(next_season({.size = 5, .moves = 0}, season, {}), season);
}

TEST(League, FreePlacesAreFilledFromBelow) {
  // 2 and 3 have left; one of those who should have gone down stays, and the best of each division move up.
  EXPECT_EQ(next_season({.size = 5, .moves = 1}, Divisions{{1, 4, 5}, {11, 12, 13, 14, 15}}, {}),
            (Divisions{{1, 4, 11, 5, 12}, {13, 14, 15}}));
}

TEST(League, NewcomersBeginAtTheEnd) {
  const Divisions season{{1, 2, 3, 4}, {11, 12, 13}};
  EXPECT_EQ(next_season({.size = 4, .moves = 1}, season, {{91, 1500}, {92, 1900}}),
            (Divisions{{1, 2, 3, 11}, {4, 12, 13, 92, 91}}))
      << "one alone is no division";
  EXPECT_EQ(next_season({.size = 4, .moves = 1}, {}, {{3, 1500}, {2, 1600}, {1, 1500}}),
            (Divisions{{2, 1, 3}}))
      << "the first season";
  EXPECT_TRUE(next_season({}, {}, {}).empty());
}

TEST(League, EverybodyIsInOneDivisionOfTheirSize) {
  Random random(23);
  for (int i = 0; i < 300; ++i) {
    const LeagueTerms terms{.size = 4 + random.below(6), .moves = random.below(3)};
    ASSERT_TRUE(are_valid(terms));
    Divisions season;
    std::vector<Newcomer> newcomers;
    int last = 0;
    for (int left = random.below(5); left > 0; --left) {
      Division division(static_cast<std::size_t>(random.below(terms.size + 3)));
      for (int& member : division) member = ++last;
      season.push_back(division);
    }
    for (int left = random.below(6); left > 0; --left) newcomers.push_back({++last, 1000 + random.below(9)});
    const Divisions next = next_season(terms, season, newcomers);
    std::vector<int> all;
    for (const Division& division : next) all.insert(all.end(), division.begin(), division.end());
    std::ranges::sort(all);
    std::vector<int> wanted(static_cast<std::size_t>(last));
    std::iota(wanted.begin(), wanted.end(), 1);
    EXPECT_EQ(all, wanted);
    for (std::size_t d = 0; d < next.size(); ++d) {
      const int size = static_cast<int>(next[d].size());
      EXPECT_TRUE(d + 1 < next.size() ? size == terms.size : size < terms.size + kLeastDivision);
      EXPECT_TRUE(next.size() == 1 || size >= kLeastDivision);
    }
  }
}

TEST(League, InFullDivisionsAsManyGoUpAsDown) {
  for (int moves = 0; moves <= 3; ++moves) {
    Divisions season(4, Division(6));
    int last = 0;
    for (Division& division : season)
      for (int& member : division) member = ++last;
    const Divisions next = next_season({.size = 6, .moves = moves}, season, {});
    ASSERT_EQ(next.size(), season.size());
    for (int now = 0; now < 4; ++now) {
      EXPECT_EQ(next[now].size(), 6u);
      for (int before = 0; before < 4; ++before) {
        const auto came = std::ranges::count_if(next[now], [&](int member) {
          return std::ranges::find(season[before], member) != season[before].end();
        });
        const int stay = 6 - moves * (now == 0 || now == 3 ? 1 : 2);
        EXPECT_EQ(came, now == before ? stay : std::abs(now - before) == 1 ? moves : 0);
      }
    }
  }
}

TEST(League, EachMemberGoesAWayToTheNextSeason) {
  const Divisions season{{1, 2, 3}, {11, 12, 13}}, next{{1, 2, 11}, {3, 12, 91}};
  EXPECT_EQ(division_of(season, 12), 2);
  EXPECT_EQ(division_of(season, 91), 0);
  const auto move = [&](int member) { return move_between(season, next, member); };
  EXPECT_EQ(move(1), LeagueMove::Stay);
  EXPECT_EQ(move(11), LeagueMove::Up);
  EXPECT_EQ(move(3), LeagueMove::Down);
  EXPECT_EQ(move(91), LeagueMove::Enter);
  EXPECT_EQ(move(13), LeagueMove::Leave);
}

TEST(League, WhoLeftADivisionDoesNotGoOn) {
  Acting season({.system = System::RoundRobin}, {1900, 1800, 1700, 1600});
  season.round({{4, 1}, {3, 2}});
  season.round({{4, 3}, {2, 1}});
  season.done(Withdraw{4});
  EXPECT_EQ(order_after(season.state()), (Division{3, 2, 1})) << "4 leads, and has left";
}

// OGS #694: a pause that drags a league.
TEST(League, ASeasonEndsByItsDatesWhateverIsPaused) {
  Acting season({.system = System::RoundRobin}, {1900, 1800, 1700, 1600, 1500, 1400});
  season.now = 1000;
  season.done(StartRound{*next_pairings(season.state())});
  season.done(EnterResult{{1, 1}, {kWhite, {12, 3}}});
  season.done(GrantTime{{1, 3}, 60});
  season.done(Pause{});
  const auto white = [](TableNumber) { return std::optional(kWhite); };
  season.now += 14 * 24 * 60 * 60 - 1;
  EXPECT_TRUE(overdue_forfeits(season.state(), 14, season.now, white).empty());
  season.now += 1;
  EXPECT_EQ(overdue_forfeits(season.state(), 14, season.now, white),
            (std::vector<Forfeit>{{{1, 2}, kBlack}}));
  season.now += 60 * 60;
  const auto nobody = [](TableNumber at) { return at.table == 2 ? std::optional(kWhite) : std::nullopt; };
  const auto forfeits = overdue_forfeits(season.state(), 14, season.now, nobody);
  EXPECT_EQ(forfeits, (std::vector<Forfeit>{{{1, 2}, kBlack}, {{1, 3}, std::nullopt}}));
  for (const Forfeit& forfeit : forfeits) season.done(forfeit, {});
  season.done(CloseRound{}, {});
  EXPECT_TRUE(overdue_forfeits(season.state(), 14, season.now, white).empty());
}

TEST(League, TermsHaveLimits) {
  EXPECT_TRUE(are_valid(LeagueTerms{}));
  EXPECT_FALSE(are_valid({.size = 4, .moves = 3})) << "nobody goes both ways";
  EXPECT_FALSE(are_valid({.size = 2, .moves = 1}));
  EXPECT_FALSE(are_valid({.size = 8, .moves = -1}));
}

}  // namespace league_test
}  // namespace trictrac::event
