// Round robins: the tables of FIDE, everybody against everybody, and entrants who leave.
#include "event/pairing/round_robin.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "acting.h"
#include "event/pairing/pair.h"

namespace trictrac::event {
namespace round_robin_test {

using Rounds = std::vector<std::vector<Seats>>;

Rounds berger(int count) {
  Rounds rounds;
  for (int round = 1; round < count; ++round) rounds.push_back(berger_round(count, round));
  return rounds;
}

// FIDE Handbook C.05, annex 1.
TEST(Berger, TablesAreThoseOfFide) {
  EXPECT_EQ(berger(4), (Rounds{{{1, 4}, {2, 3}}, {{4, 3}, {1, 2}}, {{2, 4}, {3, 1}}}));
  EXPECT_EQ(berger(6), (Rounds{{{1, 6}, {2, 5}, {3, 4}},
                               {{6, 4}, {5, 3}, {1, 2}},
                               {{2, 6}, {3, 1}, {4, 5}},
                               {{6, 5}, {1, 4}, {2, 3}},
                               {{3, 6}, {4, 2}, {5, 1}}}));
  EXPECT_EQ(berger(8), (Rounds{{{1, 8}, {2, 7}, {3, 6}, {4, 5}},
                               {{8, 5}, {6, 4}, {7, 3}, {1, 2}},
                               {{2, 8}, {3, 1}, {4, 7}, {5, 6}},
                               {{8, 6}, {7, 5}, {1, 4}, {2, 3}},
                               {{3, 8}, {4, 2}, {5, 1}, {6, 7}},
                               {{8, 7}, {1, 6}, {2, 5}, {3, 4}},
                               {{4, 8}, {5, 3}, {6, 2}, {7, 1}}}));
}

TEST(Berger, EachTwoMeetOnceACycle) {
  for (int count = 2; count <= 20; ++count)
    for (const int cycles : {1, 2}) {
      Acting event({.system = System::RoundRobin, .cycles = cycles});
      for (int i = 0; i < count; ++i) event.done(AddEntrant{.entrant = 3 * i + 2, .name = "E"});
      std::map<Seats, int> met;
      std::map<int, int> free;
      while (const auto pairings = next_pairings(event.state())) {
        event.done(StartRound{*pairings});
        const int round = static_cast<int>(event.state().rounds.size());
        for (int table = 1; table <= std::ssize(pairings->tables); ++table)
          event.done(EnterResult{{round, table}, {kWhite, {12, 0}}});
        for (const Seats& seats : pairings->tables) ++met[seats];
        for (const Bye& bye : pairings->byes) ++free[bye.entrant];
        event.done(CloseRound{});
      }
      EXPECT_EQ(std::ssize(met), cycles * count * (count - 1) / 2) << count;
      for (const auto& [seats, times] : met) {
        EXPECT_EQ(times, 1);
        EXPECT_EQ(met.contains({seats[1], seats[0]}), cycles == 2) << "colours are turned";
      }
      EXPECT_EQ(std::ssize(free), count % 2 * count);
      for (const auto& [number, times] : free) EXPECT_EQ(times, cycles);
    }
}

TEST(RoundRobin, WhoHasWithdrawnLosesByForfeit) {
  Acting event({.system = System::RoundRobin}, {1500, 1500, 1500, 1500});
  event.round({{1, 4}, {2, 3}});
  event.done(Withdraw{3});
  const auto pairings = next_pairings(event.state());
  ASSERT_EQ(pairings->tables, (std::vector<Seats>{{4, 3}, {1, 2}}));
  EXPECT_EQ(event.done(StartRound{*pairings}),
            (Effects{OutcomeChanged{{2, 1}, std::nullopt, Outcome{Outcome::Kind::Forfeit, {kWhite}}},
                     TablePaired{{2, 2}, {1, 2}}}))
      << "a game is made for the others alone";
}

TEST(RoundRobin, WhoLeavesBeforeItBeginsIsNotInTheTable) {
  Acting event({.system = System::RoundRobin}, {1500, 1500, 1500, 1500, 1500});
  event.done(Withdraw{5});
  EXPECT_EQ(rounds_of(event.state()), 3);
  event.round({{1, 4}, {2, 3}});
  event.done(Readmit{5});
  EXPECT_EQ(rounds_of(event.state()), 3) << "nor in the next round";
  event.round({{4, 3}, {1, 2}});
}

}  // namespace round_robin_test
}  // namespace trictrac::event
