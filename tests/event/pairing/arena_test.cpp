// The pairings of arenas: nearest in score, not the last opponent, and nobody waits for long.
#include "event/pairing/arena.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <set>

#include "acting.h"
#include "event/random/random_event.h"
#include "game/chance/random.h"

namespace trictrac::event {
namespace arena_pairing_test {

const Terms kArena{.system = System::Arena, .minutes = 90, .tie_breaks = {}};

class Arena : public Acting {
 public:
  explicit Arena(int count, const Terms& terms = kArena) : Acting(terms) {
    now = 1000;
    for (int i = 1; i <= count; ++i) done(AddEntrant{.entrant = i, .name = "E", .rating = 2000 - 3 * i});
    done(StartRound{});
  }
  std::vector<Seats> next() const { return ArenaPairing(state(), now).tables(); }
  int begin(const Seats& seats) {
    const int table = static_cast<int>(state().rounds[0].tables.size()) + 1;
    done(StartTable{{1, table}, seats});
    return table;
  }
  void win(int table, int seat) { done(EnterResult{{1, table}, {seat, {12, 0}}}); }
};

TEST(ArenaPairing, NearestInScore) {
  Arena event(6);
  EXPECT_EQ(event.next(), (std::vector<Seats>{{1, 2}, {3, 4}, {5, 6}})) << "by rating at first";
  for (const Seats& seats : event.next()) event.begin(seats);
  EXPECT_TRUE(event.next().empty());
  for (const int table : {1, 2, 3}) event.win(table, kBlack);
  // 2, 4 and 6 have won: one of them must meet a loser, and not the one they have beaten.
  const std::vector<Seats> next = event.next();
  ASSERT_EQ(next.size(), 3u);
  int apart = 0;
  for (const Seats& seats : next) apart += seats[0] % 2 != seats[1] % 2;
  EXPECT_EQ(apart, 1);
}

TEST(ArenaPairing, NotTheLastOpponentWhileAnotherIsThere) {
  Arena event(4);
  const int first = event.begin({1, 2});
  event.begin({3, 4});
  event.win(first, kWhite);
  event.now += 5;
  EXPECT_TRUE(event.next().empty()) << "3 or 4 will be free";
  event.now = 1000 + kLongestWait;
  EXPECT_EQ(event.next(), (std::vector<Seats>{{2, 1}})) << "they have waited long enough";
  for (const int away : {3, 4}) event.done(SetAway{away, true});
  event.now = 1005;
  EXPECT_EQ(event.next(), (std::vector<Seats>{{2, 1}})) << "nobody else is there";
}

TEST(ArenaPairing, WhoHasWaitedLongestIsNotLeftOut) {
  Arena event(5);
  const int first = event.begin({1, 2}), second = event.begin({3, 4});  // 5 waits
  event.now = 1100;
  event.win(first, kWhite);
  EXPECT_EQ(event.next(), (std::vector<Seats>{{2, 5}})) << "nearest to 5, who has waited";
  event.now = 1200;
  event.win(second, kWhite);
  for (const Seats& seats : event.next()) EXPECT_TRUE(seats[0] != 4 && seats[1] != 4) << "who came last";
}

TEST(ArenaPairing, ExcludedPairsNeverMeet) {
  Arena event(2);
  event.done(ExcludePair{1, 2});
  event.now += 10 * kLongestWait;
  EXPECT_TRUE(event.next().empty());
}

// All pairings of the free ones, and of one who waits, by trying them.
ArenaCost least_cost(const ArenaPairing& pairing) {
  const int count = static_cast<int>(pairing.free().size()), places = count + count % 2;
  std::vector<int> left(static_cast<std::size_t>(places));
  std::iota(left.begin(), left.end(), 0);
  const std::function<ArenaCost(std::vector<int>)> least = [&](std::vector<int> rest) -> ArenaCost {
    if (rest.empty()) return {};
    ArenaCost best;
    best.fill(std::numeric_limits<int>::max());
    for (std::size_t j = 1; j < rest.size(); ++j) {
      std::vector<int> others = rest;
      others.erase(others.begin() + j);
      others.erase(others.begin());
      ArenaCost cost = least(others);
      const ArenaCost added = pairing.cost(rest[0], rest[j]);
      for (std::size_t c = 0; c < cost.size(); ++c) cost[c] += added[c];
      best = std::min(best, cost);
    }
    return best;
  };
  return least(left);
}

ArenaCost cost_of(const ArenaPairing& pairing) {
  const auto& free = pairing.free();
  const auto place = [&](int number) {
    return static_cast<int>(
        std::ranges::find(free, number, [](const FreeEntrant& one) { return one.entrant->number; }) -
        free.begin());
  };
  ArenaCost sum{};
  std::vector<int> left(free.size());
  std::iota(left.begin(), left.end(), 0);
  const auto add = [&](int a, int b) {
    const ArenaCost added = pairing.cost(std::min(a, b), std::max(a, b));
    for (std::size_t c = 0; c < sum.size(); ++c) sum[c] += added[c];
  };
  for (const Seats& seats : pairing.tables()) {
    add(place(seats[kWhite]), place(seats[kBlack]));
    for (const int number : seats) std::erase(left, place(number));
  }
  // Those who are left do not meet; each two of them are a pair apart, and one may be alone.
  for (std::size_t i = 0; i + 1 < left.size(); i += 2) add(left[i], left[i + 1]);
  if (left.size() % 2 == 1) add(left.back(), static_cast<int>(free.size()));
  return sum;
}

// What a random arena of a few pairs is the best pairing, and nobody waits while another could meet them.
TEST(ArenaPairing, OfRandomArenasIsTheBestAndNobodyWaits) {
  Random random(31);
  std::size_t pairings = 0, waits = 0;
  for (int i = 0; i < 12; ++i)
    random_arena(random, 8, [&](const EventState& state, std::int64_t now) {
      const ArenaPairing pairing(state, now);
      if (pairing.free().size() < 2 || pairing.free().size() > 9) return;
      EXPECT_EQ(cost_of(pairing), least_cost(pairing));
      ++pairings;
      std::set<int> paired;
      for (const Seats& seats : pairing.tables())
        for (const int number : seats) EXPECT_TRUE(paired.insert(number).second) << "at two tables";
      for (std::size_t a = 0; a < pairing.free().size(); ++a)
        for (std::size_t b = a + 1; b < pairing.free().size(); ++b) {
          const FreeEntrant &one = pairing.free()[a], &other = pairing.free()[b];
          if (paired.contains(one.entrant->number) || paired.contains(other.entrant->number)) continue;
          ++waits;
          EXPECT_TRUE(
              is_excluded(state, one.entrant->number, other.entrant->number) ||
              (now - std::max(one.since, other.since) < kLongestWait &&
               (one.last_opponent == other.entrant->number || other.last_opponent == one.entrant->number)));
        }
    });
  EXPECT_GT(pairings, 500u);
  EXPECT_GT(waits, 100u);
}

TEST(ArenaPairing, NobodyMeetsTheirLastOpponentEarlyNorSitsTwice) {
  Random random(32);
  int tables = 0, again = 0;
  for (int i = 0; i < 12; ++i) {
    const Event event = random_arena(random, 20);
    std::map<int, const Table*> last;  // of each entrant
    for (const Table& table : event.state().rounds[0].tables) {
      ++tables;
      const Table* before[] = {last[table.seats[0]], last[table.seats[1]]};
      for (const Table* each : before) EXPECT_TRUE(!each || each->ended <= table.started) << "at two tables";
      again += before[0] && before[0] == before[1];
      for (const int number : table.seats) last[number] = &table;
    }
    EXPECT_FALSE(std::ranges::any_of(event.state().rounds[0].tables,
                                     [](const Table& table) { return !table.outcome; }));
  }
  EXPECT_GT(tables, 500);
  EXPECT_LT(10 * again, tables) << "two meet again at once only where all others play";
}

TEST(ArenaPairing, OfFiveHundredAndTwelve) {
  Arena event(512);
  const auto tables = event.next();
  ASSERT_EQ(tables.size(), 256u);
  for (const Seats& seats : tables) EXPECT_LE(std::abs(seats[0] - seats[1]), 1) << "neighbours by rating";
}

}  // namespace arena_pairing_test
}  // namespace trictrac::event
