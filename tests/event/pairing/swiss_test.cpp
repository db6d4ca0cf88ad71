// Swiss pairings: the least cost, beside all pairings there are; every size; the same on every machine.
// tests/event/check_events.py compares larger ones with networkx, and knows the rules by itself.
#include "event/pairing/swiss.h"

#include <gtest/gtest.h>

#include <ctime>
#include <iostream>
#include <set>

#include "acting.h"
#include "base/fnv.h"
#include "event/fold.h"
#include "event/pairing/pair.h"
#include "event/random/random_event.h"

namespace trictrac::event {
namespace swiss_test {

PairCost operator+(PairCost a, const PairCost& b) {
  for (int c = 0; c < kCriteria; ++c) a[c] += b[c];
  return a;
}

// The least cost of the places that are not taken, by trying every pairing.
PairCost least(const SwissRound& round, std::vector<bool>& taken) {
  const auto first = std::ranges::find(taken, false) - taken.begin();
  if (first == std::ssize(taken)) return {};
  taken[first] = true;
  std::optional<PairCost> best;
  for (auto second = first + 1; second < std::ssize(taken); ++second) {
    if (taken[second]) continue;
    taken[second] = true;
    const PairCost cost = round.cost(static_cast<int>(first), static_cast<int>(second)) + least(round, taken);
    if (!best || cost < *best) best = cost;
    taken[second] = false;
  }
  taken[first] = false;
  return best.value_or(PairCost{});
}

PairCost cost_of(const SwissRound& round, const Pairings& pairings) {
  const auto place = [&](int number) {
    const auto& all = round.entrants();
    return static_cast<int>(
        std::ranges::find(all, number, [](const auto& one) { return one.entrant->number; }) - all.begin());
  };
  PairCost sum{};
  for (const Seats& seats : pairings.tables) {
    const auto [first, second] = std::minmax({place(seats[kWhite]), place(seats[kBlack])});
    sum = sum + round.cost(first, second);
  }
  const int count = static_cast<int>(round.entrants().size());
  for (const Bye& bye : pairings.byes)
    if (place(bye.entrant) < count) sum = sum + round.cost(place(bye.entrant), count);
  return sum;
}

TEST(Swiss, CostsAsLittleAsAnyPairingOfTen) {
  Random random(1);
  int rounds = 0, with_conflicts = 0;
  for (int i = 0; i < 300; ++i)
    random_event(random, {.least_entrants = 3, .most_entrants = 9}, [&](const EventState& state) {
      const SwissRound round(state);
      const std::size_t count = round.entrants().size();
      if (count < 2 || count > 10) return;
      std::vector<bool> taken(count + count % 2);
      const PairCost cost = cost_of(round, round.pair());
      EXPECT_EQ(cost, least(round, taken));
      ++rounds;
      with_conflicts += cost[0] > 0;
    });
  EXPECT_GT(rounds, 1000);
  EXPECT_GT(with_conflicts, 10) << "too few events in which somebody must meet again";
}

// Seconds of this processor.
double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Does an act that cannot be refused; without the log of an event, so that the largest take no time.
void act(EventState& state, const EventAct& act) {
  const auto error = fold(state, {1, kDirector, {}, 0, act});
  ASSERT_FALSE(error) << name_of(kind_of(act)) << ": " << text(*error);
}

// An event of so many, of nine clubs and all strengths.
EventState entered(int count, int rounds, Random& random) {
  EventState state{.terms = {.rounds = rounds, .apart_rounds = 1}};
  for (int number = 1; number <= count; ++number)
    act(state, AddEntrant{.entrant = number,
                          .name = "E",
                          .club = std::string(1, static_cast<char>('a' + random.below(9))),
                          .rating = 1000 + 5 * random.below(200)});
  return state;
}

// Plays a round with results by chance.
void play(EventState& state, const Pairings& pairings, Random& random) {
  act(state, StartRound{pairings});
  const int round = static_cast<int>(state.rounds.size());
  for (int table = 1; table <= std::ssize(pairings.tables); ++table)
    act(state, EnterResult{{round, table}, {random.below(2), {12, 0}}});
  act(state, CloseRound{});
}

TEST(Swiss, PairsEverySize) {
  const double started = seconds();
  Random random(2);
  for (int count = 2; count <= 130; ++count) {
    const int rounds = count < 9 ? 1 : 3;
    EventState state = entered(count, rounds, random);
    std::set<std::set<int>> met;
    std::set<int> free;
    while (const auto pairings = next_pairings(state)) {
      play(state, *pairings, random);
      for (const Seats& seats : pairings->tables)
        EXPECT_TRUE(met.emplace(seats.begin(), seats.end()).second) << count << ": met twice";
      EXPECT_EQ(std::ssize(pairings->byes), count % 2);
      for (const Bye& bye : pairings->byes)
        EXPECT_TRUE(free.insert(bye.entrant).second) << count << ": two byes";
    }
    EXPECT_EQ(std::ssize(met), rounds * (count / 2));
  }
  std::cout << "sizes 2 to 130: " << seconds() - started << " s\n";
}

TEST(Swiss, PairsFiveHundredAndTwelveTheSameOnEveryMachine) {
  Random random(512);
  EventState state = entered(512, 7, random);
  Fnv hash;
  for (int number = 1; number <= 7; ++number) {
    const double started = seconds();
    const SwissRound round(state);
    const Pairings pairings = round.pair();
    std::cout << "512 entrants, round " << number << ": " << seconds() - started << " s\n";
    for (const Seats& seats : pairings.tables)
      for (const int entrant : seats) hash.add_unit(static_cast<std::uint32_t>(entrant));
    EXPECT_EQ(cost_of(round, pairings)[0], 0) << "nobody meets again";
    play(state, pairings, random);
  }
  EXPECT_EQ(in_hex(hash.value()), "6e95025f0e5d64f1");
}

TEST(Swiss, TheFirstRoundIsUpperAgainstLowerHalf) {
  Acting event({.rounds = 3}, {1900, 1800, 1700, 1600, 1500, 1400, 1300, 1200});
  const Pairings pairings = SwissRound(event.state()).pair();
  EXPECT_EQ(pairings.tables, (std::vector<Seats>{{1, 5}, {2, 6}, {3, 7}, {4, 8}}));
}

TEST(Swiss, ByesGoToTheLowestOnceEach) {
  Acting event({.rounds = 5}, {1500, 1400, 1300});
  std::vector<int> free;
  for (int round = 1; round <= 3; ++round) {
    const auto pairings = next_pairings(event.state());
    free.push_back(pairings->byes.at(0).entrant);
    event.round({pairings->tables.at(0)}, {pairings->byes.at(0)});
  }
  EXPECT_EQ(std::set<int>(free.begin(), free.end()).size(), 3u);
  EXPECT_EQ(free.front(), 3) << "the lowest of all";
}

TEST(Swiss, KeepsExcludedPairsAndClubsApart) {
  Acting event({.rounds = 3, .apart_rounds = 1}, {1900, 1800, 1700, 1600});
  event.done(ExcludePair{1, 3});
  EXPECT_EQ(SwissRound(event.state()).pair().tables, (std::vector<Seats>{{1, 4}, {2, 3}}));
  event.done(ExcludePair{1, 4});
  EXPECT_EQ(SwissRound(event.state()).pair().tables, (std::vector<Seats>{{1, 2}, {3, 4}}));
  event.done(ExcludePair{1, 2});
  EXPECT_EQ(SwissRound(event.state()).pair().tables, (std::vector<Seats>{{1, 3}, {2, 4}}))
      << "no pairing is without";

  Acting clubs({.rounds = 3, .apart_rounds = 1});
  for (const auto& [number, club] : {std::pair(1, "a"), {2, "b"}, {3, "a"}, {4, "b"}})
    clubs.done(AddEntrant{.entrant = number, .name = "E", .club = club, .rating = 2000 - 100 * number});
  EXPECT_EQ(SwissRound(clubs.state()).pair().tables, (std::vector<Seats>{{1, 4}, {2, 3}}));
  clubs.round({{1, 4}, {3, 2}});
  EXPECT_EQ(SwissRound(clubs.state()).pair().tables.front(), (Seats{1, 3}))
      << "both winners, though of one club: round 2 keeps none apart";
}

TEST(Swiss, NobodyFloatsTheSameWayTwice) {
  // 1 floats down in round 2; round 3 has another choice.
  Acting event({.rounds = 5}, {1900, 1800, 1700, 1600, 1500, 1400});
  event.round({{1, 4}, {2, 5}, {3, 6}});
  const auto second = next_pairings(event.state());
  std::set<int> down;
  for (const Seats& seats : second->tables) {
    const int a = seats[kWhite], b = seats[kBlack];
    const bool a_won = a <= 3, b_won = b <= 3;
    if (a_won != b_won) down.insert(a_won ? a : b);
  }
  ASSERT_EQ(down.size(), 1u);
  const SwissRound before(event.state());
  EXPECT_EQ(*down.begin(), 3) << "the lowest of the group floats";
}

TEST(Swiss, WhiteHasWhoHadItLess) {
  Acting event({.rounds = 3}, {1900, 1800});
  EXPECT_EQ(SwissRound(event.state()).pair().tables, (std::vector<Seats>{{1, 2}})) << "by seed";
  event.round({{1, 2}});
  EXPECT_EQ(SwissRound(event.state()).pair().tables, (std::vector<Seats>{{2, 1}}));
}

TEST(Swiss, AForfeitBeforeTheFirstThrowIsNoMeeting) {
  Acting event({.rounds = 3}, {1900, 1800, 1700, 1600});
  event.done(StartRound{{{{1, 2}, {3, 4}}, {}}});
  event.done(Forfeit{{1, 1}, kWhite});
  event.done(BeginGame{{1, 2}});
  event.done(Forfeit{{1, 2}, kWhite});
  event.done(CloseRound{});
  const SwissRound round(event.state());
  for (const SwissEntrant& one : round.entrants())
    EXPECT_EQ(one.met.size(), one.entrant->number <= 2 ? 0u : 1u);
}

// In the greatest event that the terms allow the last criterion is coarse, and those before it are exact.
TEST(Swiss, WeightsOfTheGreatestEventFit) {
  EventState state{.terms = {.rounds = kMostRounds, .apart_rounds = kMostRounds}};
  for (int number = 1; number < kMostEntrants; ++number)
    act(state, AddEntrant{.entrant = number, .name = "E", .club = "a", .rating = 1000 + number});
  // The same always win, so that scores are as far apart as they can be.
  Round round{.closed = true};
  for (int i = 1; i + 1 < kMostEntrants; i += 2)
    round.tables.push_back(
        {.seats = {i, i + 1}, .outcome = Outcome{Outcome::Kind::Played, {kWhite, {12, 0}}}});
  round.byes.push_back({{kMostEntrants - 1, 2}});
  state.rounds.assign(kMostRounds - 1, round);
  const SwissRound last(state);
  const Pairings pairings = last.pair();
  const PairCost cost = cost_of(last, pairings);
  EXPECT_EQ((std::vector<int>(cost.begin(), cost.end() - 1)), (std::vector<int>{0, 0, 0, 0, 255}))
      << "all are of one club, and nothing else costs anything";
  EXPECT_EQ(pairings.byes.at(0).halves, 2);
  EXPECT_EQ(pairings.byes.at(0).entrant % 2, 0) << "one of those without a win";
}

}  // namespace swiss_test
}  // namespace trictrac::event
