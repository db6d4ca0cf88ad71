// Knockouts: seeds, byes, third place; double knockouts.
#include "event/pairing/knockout.h"

#include <gtest/gtest.h>

#include <bit>
#include <map>

#include "acting.h"
#include "event/history.h"
#include "event/pairing/pair.h"
#include "event/standings.h"
#include "game/chance/random.h"

namespace trictrac::event {
namespace knockout_test {

// Plays to the end; `wins` says which of two entrants wins.
template <class Wins>
Acting played(const Terms& terms, int count, Wins wins) {
  Acting event(terms);
  for (int i = 1; i <= count; ++i) event.done(AddEntrant{.entrant = i, .name = "E", .rating = 2000 - 10 * i});
  while (const auto pairings = next_pairings(event.state())) {
    event.done(StartRound{*pairings});
    const int round = static_cast<int>(event.state().rounds.size());
    for (int table = 1; table <= std::ssize(pairings->tables); ++table) {
      const Seats seats = pairings->tables[table - 1];
      event.done(EnterResult{{round, table}, {wins(seats[0], seats[1]) ? kWhite : kBlack, {12, 0}}});
    }
    event.done(CloseRound{});
    if (round > 40) {
      ADD_FAILURE() << "it never ends";
      break;
    }
  }
  return event;
}
const auto by_seed = [](int a, int b) { return a < b; };

TEST(Bracket, TheBestMeetLast) {
  EXPECT_EQ(bracket_order(1), (std::vector{1}));
  EXPECT_EQ(bracket_order(8), (std::vector{1, 8, 4, 5, 2, 7, 3, 6}));
  for (int size = 2; size <= 512; size *= 2) {
    const auto order = bracket_order(size);
    for (int i = 0; i < size; i += 2) EXPECT_EQ(order[i] + order[i + 1], size + 1);
  }
}

TEST(Knockout, TheBestSeedsHaveTheByes) {
  Acting event({.system = System::Knockout}, {1900, 1800, 1700, 1600, 1500});
  const auto first = next_pairings(event.state());
  EXPECT_EQ(first->tables, (std::vector<Seats>{{4, 5}}));
  ASSERT_EQ(first->byes.size(), 3u);
  for (const Bye& bye : first->byes) EXPECT_LE(bye.entrant, 3);
  event.round({{4, 5}}, {{1, 2}, {2, 2}, {3, 2}});
  EXPECT_EQ(next_pairings(event.state())->tables, (std::vector<Seats>{{1, 4}, {2, 3}}));
}

TEST(Knockout, EverySizeHasOneWinner) {
  for (int count = 2; count <= 40; ++count) {
    const Acting event = played({.system = System::Knockout}, count, by_seed);
    EXPECT_EQ(1u << event.state().rounds.size(), std::bit_ceil(static_cast<unsigned>(count)));
    std::ptrdiff_t games = 0;
    for (const Round& round : event.state().rounds) games += std::ssize(round.tables);
    EXPECT_EQ(games, count - 1) << "each game sends one home";
    const auto rows = standings(event.state());
    EXPECT_EQ(rows[0].entrant, 1);
    EXPECT_EQ(rows[1].entrant, 2);
    EXPECT_EQ(rows[1].place, 2);
  }
}

TEST(Knockout, ThirdPlaceIsPlayedBesideTheFinal) {
  const Acting event = played({.system = System::Knockout, .third_place = true}, 8, by_seed);
  ASSERT_EQ(event.state().rounds.size(), 3u);
  EXPECT_EQ(event.table(3, 1).seats, (Seats{1, 2}));
  EXPECT_EQ(event.table(3, 2).seats, (Seats{3, 4}));
  const auto rows = standings(event.state());
  for (int place = 1; place <= 4; ++place) {
    EXPECT_EQ(rows[place - 1].entrant, place);
    EXPECT_FALSE(rows[place - 1].shared);
  }
  EXPECT_EQ(rows[4].place, 5);
  EXPECT_EQ(rows[7].place, 5) << "the losers of the first round share it";
}

TEST(Knockout, WhereNobodyWonTheNextHasABye) {
  Acting event({.system = System::Knockout}, {1900, 1800, 1700, 1600});
  event.done(StartRound{*next_pairings(event.state())});
  event.done(EnterResult{{1, 1}, {kWhite, {12, 0}}});
  event.done(Forfeit{{1, 2}});
  event.done(CloseRound{});
  EXPECT_EQ(next_pairings(event.state()), std::nullopt) << "1 is alone";

  Acting eight({.system = System::Knockout}, {1900, 1800, 1700, 1600, 1500, 1400, 1300, 1200});
  eight.done(StartRound{*next_pairings(eight.state())});
  eight.done(Forfeit{{1, 1}});
  for (const int table : {2, 3, 4}) eight.done(EnterResult{{1, table}, {kWhite, {12, 0}}});
  eight.done(CloseRound{});
  const auto second = next_pairings(eight.state());
  EXPECT_EQ(second->tables, (std::vector<Seats>{{2, 3}}));
  EXPECT_EQ(second->byes, (std::vector<Bye>{{4, 2}}));
}

TEST(Knockout, WhoHasWithdrawnLosesByForfeit) {
  Acting event({.system = System::Knockout}, {1900, 1800, 1700, 1600});
  event.round({{1, 4}, {2, 3}});
  event.done(Withdraw{1});
  event.done(StartRound{*next_pairings(event.state())});
  EXPECT_EQ(event.table(2, 1).outcome->kind, Outcome::Kind::Forfeit);
  event.done(CloseRound{});
  EXPECT_EQ(standings(event.state())[0].entrant, 2);
}

TEST(DoubleKnockout, EndsWithOneWhoHasNotLostTwice) {
  Random random(3);
  for (int count = 2; count <= 40; ++count) {
    const Acting event = played({.system = System::DoubleKnockout}, count,
                                [&](int a, int b) { return random.below(3) > 0 ? a < b : b < a; });
    int alive = 0;
    const auto all = histories(event.state());
    for (const History& history : all) {
      int losses = 0;
      for (const RoundOf& round : history) losses += round.opponent != 0 && round.halves == 0;
      EXPECT_LE(losses, 2);
      alive += losses < 2;
    }
    EXPECT_EQ(alive, 1) << count;
    const auto rows = standings(event.state());
    EXPECT_EQ(rows[0].eliminated, 0);
    EXPECT_FALSE(rows[0].shared);
    EXPECT_EQ(rows[1].place, 2);
  }
}

TEST(DoubleKnockout, TheFinalIsPlayedAgainIfTheUnbeatenLosesIt) {
  // 2 loses to 1 at first, and never again.
  int met = 0;
  const Acting event = played({.system = System::DoubleKnockout}, 4, [&](int a, int b) {
    if (std::min(a, b) == 1 && std::max(a, b) == 2) return (met++ == 0) == (a == 1);
    return a < b;
  });
  EXPECT_EQ(met, 3);
  EXPECT_EQ(standings(event.state())[0].entrant, 2);
  EXPECT_EQ(standings(event.state())[1].entrant, 1);
}

TEST(Bracket, HasTheSeedsAndNobodyAtTheEmptyPlaces) {
  Acting event({.system = System::Knockout}, {1500, 1900, 1700});
  EXPECT_EQ(bracket_of(event.state()), (std::vector<BracketPlace>{{1, 2}, {4, 0}, {2, 3}, {3, 1}}));
  event.done(StartRound{*next_pairings(event.state())});
  EXPECT_EQ(bracket_of(event.state()).front(), (BracketPlace{1, 2})) << "as it was drawn";
}

}  // namespace knockout_test
}  // namespace trictrac::event
