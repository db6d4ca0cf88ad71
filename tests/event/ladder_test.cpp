// Ladders: places, challenges and their limits.
#include "event/ladder.h"

#include <gtest/gtest.h>

#include "acting.h"
#include "event/ladder_past.h"
#include "event/pairing/pair.h"
#include "event/random/random_event.h"
#include "event/standings.h"

namespace trictrac::event {
namespace ladder_test {

const Terms kLadder{.system = System::Ladder, .reach = 2, .answer_days = 7, .tie_breaks = {}};
const Result kWhiteWon{kWhite, {12, 5}}, kBlackWon{kBlack, {5, 12}}, kDrawn{std::nullopt, {4, 4}};
constexpr Author kServer{};
constexpr std::int64_t kDay = 24 * 60 * 60;

Author entrant(int number) { return {Role::Entrant, number}; }

// A ladder 1, 2, 3, 4, 5 that has begun.
class Ladder : public Acting {
 public:
  Ladder() : Acting(kLadder, {1900, 1800, 1700, 1600, 1500}) {
    now = 1000;
    done(StartRound{});
  }
  std::vector<int> places() const { return ladder_of(state()); }
  int next_table() const { return static_cast<int>(state().rounds[0].tables.size()) + 1; }
  StartTable by(int challenger, int challenged) const {
    return {{1, next_table()}, {challenged, challenger}};
  }
  int challenge(int challenger, int challenged) {
    const int table = next_table();
    done(by(challenger, challenged), entrant(challenger));
    return table;
  }
  std::optional<EventError> refused_challenge(int challenger, int challenged) {
    return refused(by(challenger, challenged), entrant(challenger));
  }
  void meet(int challenger, int challenged, const Result& result) {
    done(EnterResult{{1, challenge(challenger, challenged)}, result});
  }
};

TEST(Ladder, TheWinnerTakesThePlace) {
  Ladder ladder;
  ladder.meet(4, 2, kBlackWon);
  EXPECT_EQ(ladder.places(), (std::vector{1, 4, 2, 3, 5}));
  ladder.meet(5, 2, kWhiteWon);
  EXPECT_EQ(ladder.places(), (std::vector{1, 4, 2, 3, 5})) << "who is challenged and wins stays";
  ladder.meet(3, 4, kDrawn);
  EXPECT_EQ(ladder.places(), (std::vector{1, 4, 2, 3, 5})) << "and so it is after a draw";
  const auto rows = standings(ladder.state());
  EXPECT_EQ(rows[1].entrant, 4);
  EXPECT_EQ(rows[1].place, 2);
  EXPECT_EQ(rows[1].wins.value, 3) << "a win and a draw";
}

TEST(Ladder, ChallengesGoUpAndNotTooFar) {
  Ladder ladder;
  EXPECT_EQ(ladder.refused_challenge(4, 1), EventError::OutOfReach);
  EXPECT_EQ(ladder.refused_challenge(1, 2), EventError::OutOfReach);
  EXPECT_EQ(ladder.refused(ladder.by(4, 3), entrant(5)), EventError::NotAllowed) << "for oneself alone";
  EXPECT_EQ(ladder.refused(ladder.by(4, 3), entrant(3)), EventError::NotAllowed);
  EXPECT_EQ(ladder.refused(ladder.by(4, 4), entrant(4)), EventError::PairedTwice);
  ladder.challenge(4, 2);
  EXPECT_EQ(ladder.refused_challenge(4, 3), EventError::Busy) << "one at a time";
  ladder.challenge(3, 2);
  EXPECT_EQ(ladder.places(), (std::vector{1, 2, 3, 4, 5})) << "a challenge alone changes nothing";
}

TEST(Ladder, OnlySoManyWaitForOneEntrant) {
  Ladder ladder;
  ladder.challenge(3, 2);
  ladder.challenge(4, 2);
  ladder.done(Withdraw{1});
  ladder.done(Readmit{1});  // 2, 3, 4, 5, 1
  ladder.meet(5, 3, kBlackWon);
  EXPECT_EQ(ladder.places(), (std::vector{2, 5, 3, 4, 1}));
  EXPECT_EQ(ladder.refused_challenge(5, 2), EventError::Challenged);
}

TEST(Ladder, ThoseWhoMetLastMeetOthersFirst) {
  Ladder ladder;
  ladder.meet(2, 1, kWhiteWon);
  EXPECT_EQ(ladder.refused_challenge(2, 1), EventError::MetLast)
      << "a friend cannot keep the place of the first by challenging again and again";
  ladder.meet(3, 2, kWhiteWon);
  ladder.meet(2, 1, kBlackWon);
  EXPECT_EQ(ladder.places(), (std::vector{2, 1, 3, 4, 5}));
  EXPECT_EQ(ladder.refused_challenge(1, 2), EventError::MetLast);
  for (const int number : {3, 4, 5}) ladder.done(Withdraw{number});
  ladder.meet(1, 2, kBlackWon);
  EXPECT_EQ(ladder.places(), (std::vector{1, 2})) << "they are alone";
}

// OGS #998: a place kept by cancelling.
TEST(Ladder, WhoRefusesCancelsOrLeavesLosesThePlace) {
  Ladder ladder;
  const int first = ladder.challenge(2, 1);
  EXPECT_EQ(ladder.refused(Forfeit{{1, first}, kWhite}, entrant(1)), EventError::NotAllowed);
  EXPECT_EQ(ladder.refused(AnnulResult{{1, first}}, entrant(1)), EventError::NotAllowed);
  ladder.done(Forfeit{{1, first}, kBlack}, entrant(1));
  EXPECT_EQ(ladder.places(), (std::vector{2, 1, 3, 4, 5})) << "refused";

  const int second = ladder.challenge(3, 1);
  ladder.done(BeginGame{{1, second}}, kServer);
  ladder.done(Forfeit{{1, second}, kBlack}, entrant(1));
  EXPECT_EQ(ladder.places(), (std::vector{2, 3, 1, 4, 5})) << "cancelled after the first throw";

  ladder.done(Forfeit{{1, ladder.challenge(4, 3)}, kWhite}, entrant(4));
  EXPECT_EQ(ladder.places(), (std::vector{2, 3, 1, 4, 5})) << "who challenged and cancels gains nothing";

  ladder.challenge(1, 2);
  ladder.done(Withdraw{2}, entrant(2));
  EXPECT_EQ(ladder.places(), (std::vector{1, 3, 4, 5})) << "1 has taken the place of 2, who left";
  ladder.done(Readmit{2});
  EXPECT_EQ(ladder.places(), (std::vector{1, 3, 4, 5, 2}));
}

TEST(Ladder, SilenceLosesThePlaceWhenTheTimeIsOver) {
  Ladder ladder;
  const int table = ladder.challenge(2, 1);
  const int begun = ladder.challenge(4, 3);
  ladder.done(BeginGame{{1, begun}}, kServer);
  EXPECT_EQ(ladder.refused(SetAway{1, true}, entrant(1)), EventError::BadValue) << "nobody is away here";
  ladder.now += 7 * kDay - 1;
  const auto is_silent = [&](int number) {
    return is_unanswered(ladder.state(), ladder.table(1, number), ladder.now);
  };
  EXPECT_FALSE(is_silent(table));
  // lila #6067: a forfeit before its time.
  EXPECT_EQ(ladder.refused(Forfeit{{1, table}, kBlack}, kServer), EventError::TooEarly);
  ladder.done(GrantTime{{1, table}, 10});
  ladder.now += 600;
  EXPECT_EQ(ladder.refused(Forfeit{{1, table}, kBlack}, kServer), EventError::TooEarly);
  ladder.now += 1;
  EXPECT_TRUE(is_silent(table));
  EXPECT_FALSE(is_silent(begun)) << "the other game is being played";
  ladder.done(Forfeit{{1, table}, kBlack}, kServer);
  EXPECT_EQ(ladder.places(), (std::vector{2, 1, 3, 4, 5}));
}

TEST(Ladder, ACorrectionCountsFromTheStart) {
  Ladder ladder;
  ladder.meet(3, 2, kBlackWon);  // 1 3 2 4 5
  ladder.meet(4, 2, kBlackWon);  // 1 3 4 2 5
  ladder.done(CorrectResult{{1, 1}, kWhiteWon});
  EXPECT_EQ(ladder.places(), (std::vector{1, 4, 2, 3, 5}));
  ladder.done(AnnulResult{{1, 2}});
  EXPECT_EQ(ladder.places(), (std::vector{1, 2, 3, 4, 5}));
}

TEST(Ladder, NamesThoseWithinReach) {
  Ladder ladder;
  const auto reach = [&](int number) { return within_reach(ladder.state(), ladder.places(), number); };
  EXPECT_EQ(reach(1), std::vector<int>());
  EXPECT_EQ(reach(2), (std::vector{1}));
  EXPECT_EQ(reach(5), (std::vector{4, 3})) << "the nearest first";
  ladder.challenge(3, 2);
  EXPECT_EQ(reach(3), std::vector<int>()) << "one at a time";
  EXPECT_EQ(reach(4), (std::vector{3, 2}));
  ladder.done(Pause{});
  EXPECT_EQ(reach(4), std::vector<int>());
  ladder.done(Resume{});
  for (const int one : {2, 4, 5})
    for (const int other : reach(one)) EXPECT_FALSE(check_challenge(ladder.state(), {other, one}));
}

TEST(Ladder, TellsWhoHasMovedSinceAMoment) {
  Ladder ladder;
  ladder.now = 2000;
  ladder.meet(4, 2, kBlackWon);  // 1 4 2 3 5
  ladder.now = 3000;
  ladder.done(AddEntrant{.entrant = 9, .name = "Late"});
  ladder.meet(5, 3, kBlackWon);  // 1 4 2 5 3 9
  EXPECT_EQ(ladder_at(ladder.event(), 1500), (std::vector{1, 2, 3, 4, 5}));
  EXPECT_EQ(ladder_at(ladder.event(), 2000), (std::vector{1, 4, 2, 3, 5}));
  EXPECT_EQ(ladder_at(ladder.event(), 3000), ladder.places());
  ladder.done(Undo{ladder.last()});
  EXPECT_EQ(ladder_at(ladder.event(), 3000), (std::vector{1, 4, 2, 3, 5, 9})) << "undone acts do not count";
}

TEST(Ladder, NewcomersBeginAtTheBottom) {
  Ladder ladder;
  ladder.done(AddEntrant{.entrant = 9, .name = "Late", .rating = 2500});
  EXPECT_EQ(ladder.places(), (std::vector{1, 2, 3, 4, 5, 9}));
  Acting before(kLadder, {1500, 1600});
  EXPECT_EQ(ladder_of(before.state()), (std::vector{2, 1}));
  EXPECT_EQ(next_pairings(before.state()), Pairings{});
}

// After every act of random ladders: who takes part stands once; a decided table moves its winner alone.
TEST(Ladder, OnlyWinnersMoveUp) {
  Random random(17);
  int taken = 0;
  for (int i = 0; i < 40; ++i) {
    const Event played = random_ladder(random, 12);
    Event again(played.state().terms);
    for (const LoggedAct& line : played.log()) {
      const std::vector<int> before = ladder_of(again.state());
      ASSERT_TRUE(again.apply(line));
      std::vector<int> after = ladder_of(again.state()), all;
      for (const Entrant& each : again.state().entrants)
        if (!each.withdrawn) all.push_back(each.number);
      std::vector<int> sorted = after;
      std::ranges::sort(sorted);
      EXPECT_EQ(sorted, all);
      const auto* result = std::get_if<EnterResult>(&line.act);
      if (!result || before == after) continue;
      ++taken;
      const Table& table = again.state().rounds[0].tables[result->at.table - 1];
      const int winner = table.seats[*table.outcome->result.winner],
                loser = table.seats[1 - *table.outcome->result.winner];
      const auto place = [](const std::vector<int>& ladder, int number) {
        return std::ranges::find(ladder, number) - ladder.begin();
      };
      EXPECT_EQ(place(after, winner), place(before, loser));
      EXPECT_EQ(place(after, loser), place(before, loser) + 1);
      std::vector<int> others = before;
      std::erase(others, winner);
      std::erase(after, winner);
      EXPECT_EQ(after, others);
    }
  }
  EXPECT_GT(taken, 100);
}

TEST(Terms, OfLadders) {
  EXPECT_TRUE(are_valid(kLadder));
  EXPECT_FALSE(are_valid({.system = System::Ladder, .answer_days = 7, .tie_breaks = {}}));
  EXPECT_FALSE(are_valid({.system = System::Ladder, .reach = 3, .tie_breaks = {}})) << "for how long?";
  EXPECT_FALSE(are_valid({.system = System::Ladder, .reach = 3, .answer_days = 7})) << "there are no ties";
  EXPECT_FALSE(are_valid({.rounds = 3, .reach = 3}));
}

}  // namespace ladder_test
}  // namespace trictrac::event
