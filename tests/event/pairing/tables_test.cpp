// Rounds at tables of three and four: sizes, byes, and the division of least cost, by brute force.
#include "event/pairing/tables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "acting.h"
#include "event/pairing/pair.h"
#include "event/random/random_event.h"

namespace trictrac::event {
namespace tables_test {

Terms at_tables_of(int seats, int least_seats) {
  return {.rounds = kMostRounds, .seats = seats, .least_seats = least_seats, .tie_breaks = {}};
}

TEST(Tables, FewHaveByesAndFewTablesAreSmaller) {
  const auto sizes = [](int seats, int least_seats, int count) {
    return table_sizes(at_tables_of(seats, least_seats), count);
  };
  EXPECT_EQ(sizes(4, 3, 8), (std::vector{4, 4}));
  EXPECT_EQ(sizes(4, 3, 7), (std::vector{4, 3}));
  EXPECT_EQ(sizes(4, 3, 9), (std::vector{3, 3, 3}));
  EXPECT_EQ(sizes(4, 3, 5), std::vector{4}) << "one has a bye";
  EXPECT_EQ(sizes(4, 4, 7), std::vector{4}) << "three have byes";
  EXPECT_EQ(sizes(3, 2, 5), (std::vector{3, 2}));
  EXPECT_EQ(sizes(3, 2, 4), (std::vector{2, 2}));
  EXPECT_EQ(sizes(3, 3, 8), (std::vector{3, 3}));
  EXPECT_EQ(sizes(4, 3, 2), std::vector<int>{});
}

// The cost of each division of the entrants from `next` on, by placing one after another.
void try_all(const TablesRound& round, Placement& made, int next, std::optional<TableCost>& least) {
  if (next == std::ssize(round.entrants())) {
    const TableCost cost = round.cost(made);
    if (!least || cost < *least) least = cost;
    return;
  }
  for (std::size_t table = 0; table < made.size(); ++table) {
    if (std::ssize(made[table]) == round.sizes()[table]) continue;
    made[table].push_back(next);
    try_all(round, made, next + 1, least);
    made[table].pop_back();
  }
}

Placement placement_of(const TablesRound& round, const Pairings& pairings) {
  Placement made;
  for (const Seats& seats : pairings.tables) {
    auto& table = made.emplace_back();
    for (const int number : seats)
      table.push_back(static_cast<int>(
          std::ranges::find_if(round.entrants(),
                               [&](const TablesEntrant& one) { return one.entrant->number == number; }) -
          round.entrants().begin()));
  }
  return made;
}

TEST(Tables, AreThoseOfLeastCostByBruteForce) {
  Random random(31);
  int rounds = 0, met = 0;
  for (int i = 0; i < 150; ++i)
    (void)random_event(random, {.most_entrants = 9, .most_rounds = 7, .seats = 3 + i % 2},
                       [&](const EventState& state) {
                         const TablesRound round(state);
                         std::optional<TableCost> least;
                         Placement made(round.sizes().size());
                         try_all(round, made, 0, least);
                         const Pairings pairings = round.pair();
                         const TableCost found = round.cost(placement_of(round, pairings));
                         ASSERT_EQ(found, *least);
                         ++rounds;
                         met += found[static_cast<std::size_t>(TableCriterion::Met)] > 0;
                       });
  EXPECT_GT(rounds, 300);
  EXPECT_GT(met, 30) << "also where a meeting cannot be avoided";
}

// Plays a round of these pairings in which the first of each table wins what the last one loses.
void play(Acting& event, const Pairings& pairings) {
  event.done(StartRound{pairings});
  const int round = static_cast<int>(event.state().rounds.size());
  for (int table = 1; table <= std::ssize(pairings.tables); ++table) {
    Result result{.amounts = std::vector<int>(event.table(round, table).seats.size())};
    result.amounts.front() = 10 * table;
    result.amounts.back() = -10 * table;
    event.done(EnterResult{{round, table}, result});
  }
  event.done(CloseRound{});
}

TEST(Tables, SixteenAtTablesOfFourMeetNobodyTwiceInThreeRounds) {
  Acting event(at_tables_of(4, 3));
  for (int number = 1; number <= 16; ++number)
    event.done(AddEntrant{.entrant = number, .name = "E", .rating = 2000 - 10 * number});
  std::set<std::pair<int, int>> met;
  for (int round = 1; round <= 3; ++round) {
    const auto pairings = next_pairings(event.state());
    ASSERT_TRUE(pairings);
    EXPECT_EQ(pairings->tables.size(), 4u);
    for (const Seats& seats : pairings->tables)
      for (const int a : seats)
        for (const int b : seats) {
          if (a >= b) continue;
          EXPECT_TRUE(met.emplace(a, b).second) << round << ": " << a << " and " << b;
        }
    play(event, *pairings);
  }
}

TEST(Tables, TheFirstRoundHasOneOfEachPartOfTheSeedsAndLaterOnesThoseOfNearScores) {
  Acting event(at_tables_of(3, 3), {1900, 1800, 1700, 1600, 1500, 1400, 1300, 1200, 1100});
  const auto first = next_pairings(event.state());
  for (const Seats& seats : first->tables) {
    std::set<int> parts;
    for (const int number : seats) parts.insert((number - 1) / 3);
    EXPECT_EQ(parts.size(), 3u);
  }
  play(event, *first);
  const TablesRound second(event.state());
  EXPECT_EQ(second.entrants().front().score, 30);
  std::map<int, int> table_of;
  int table = 0;
  for (const Seats& seats : second.pair().tables)
    for (const int number : seats) table_of[number] = table += number == seats[0];
  EXPECT_EQ(table_of[second.entrants()[0].entrant->number], table_of[second.entrants()[1].entrant->number])
      << "the best two have not met";
}

TEST(Tables, TheByeGoesToEverybodyOnceTheLowestScoreFirst) {
  Acting event(at_tables_of(3, 3), {1900, 1800, 1700, 1600});
  std::vector<int> free;
  for (int round = 1; round <= 4; ++round) {
    const auto pairings = next_pairings(event.state());
    ASSERT_EQ(pairings->byes.size(), 1u);
    free.push_back(pairings->byes[0].entrant);
    play(event, *pairings);
  }
  EXPECT_EQ(free.front(), 4) << "the lowest seed";
  std::ranges::sort(free);
  EXPECT_EQ(free, (std::vector{1, 2, 3, 4}));
}

TEST(Tables, ExcludedPairsAndClubsAreKeptApart) {
  Terms terms = at_tables_of(3, 3);
  terms.apart_rounds = 1;
  Acting event(terms);
  for (int number = 1; number <= 6; ++number)
    event.done(AddEntrant{
        .entrant = number, .name = "E", .club = number <= 2 ? "Lyon" : "", .rating = 2000 - number});
  event.done(ExcludePair{3, 4});
  const auto pairings = next_pairings(event.state());
  for (const auto& [a, b] : {std::pair(1, 2), std::pair(3, 4)})
    for (const Seats& seats : pairings->tables)
      EXPECT_LT(std::ranges::count(seats, a) + std::ranges::count(seats, b), 2) << a << " and " << b;
}

TEST(Tables, AreMadeOfAnyNumberTheSameEachTime) {
  for (const auto& [seats, least_seats] :
       {std::pair(3, 2), std::pair(3, 3), std::pair(4, 3), std::pair(4, 4)})
    for (const int count : {2, 3, 5, 13, 14, 31, 64, seats == 3 ? 65 : kMostEntrants}) {
      Acting event(at_tables_of(seats, least_seats));
      for (int number = 1; number <= count; ++number)
        event.done(AddEntrant{.entrant = number, .name = "E", .rating = 1000 + number * 37 % 500});
      if (count < least_seats) {
        EXPECT_FALSE(next_pairings(event.state()));
        continue;
      }
      for (int round = 1; round <= (count == kMostEntrants ? 1 : 3); ++round) {
        const auto pairings = next_pairings(event.state());
        ASSERT_TRUE(pairings);
        EXPECT_EQ(pairings, next_pairings(event.state()));
        play(event, *pairings);
      }
    }
}

}  // namespace tables_test
}  // namespace trictrac::event
