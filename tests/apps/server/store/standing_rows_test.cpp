// Ratings as rows: what a rated game makes of both, once and only once.
#include <array>

#include "apps/server/people/people.h"
#include "rows_of.h"
#include "served_games.h"

namespace served {
namespace standing_rows_test {

using namespace trictrac;
using standing::Finish;

constexpr std::array<std::uint8_t, 1> kNoDigest{};
constexpr std::int64_t kNow = 1'800'000'000;

class StandingOfPeople : public WithFolder, public testing::WithParamInterface<std::string> {
 protected:
  std::int64_t person(const std::string& name, bool account = true) {
    const auto made = rows.persons.make_guest("id of " + name, name, kNow);
    if (account) rows.persons.rename(made.row, name, name, name);
    return made.row;
  }
  // A game between them that was over at that moment.
  std::string game(std::int64_t white, std::int64_t black, std::int64_t over = kNow) {
    const std::string name = "game" + std::to_string(++games);
    rows.sql.run(
        "INSERT INTO game (name, config, rules, created, events, touched, digest)"
        " VALUES (?, '', 1, 0, 0, ?, ?)",
        name, over, std::span(kNoDigest));
    const auto id = rows.sql.first("SELECT max(id) FROM game", [](auto& s) { return s.number(0); });
    for (const auto& [player, person] : {std::pair(0, white), std::pair(1, black)})
      rows.sql.run(
          "INSERT INTO seat (game, player, key, claim, name, person) VALUES (?, ?, '', '', '',"
          " nullif(?, 0))",
          *id, std::int64_t{player}, person);
    return name;
  }
  // Returns the last rated game of a person, as their list shows it.
  RatedGame last_of(std::int64_t person) { return rows.standings.games_of(person, 1).at(0); }
  StoredRating rating_of(std::int64_t person) { return rows.standings.of(person).at(0); }
  void TearDown() override { EXPECT_FALSE(rows.sql.fault()) << rows.sql.fault()->what; }

  std::unique_ptr<Database> db = rows_of(GetParam(), folder / "");
  PeopleRows rows{*db};
  int games = 0;
  std::int64_t anne = person("anne"), jean = person("jean");
};

TEST_P(StandingOfPeople, AGameMovesBothOnceHoweverOftenItIsCounted) {
  const std::string played = game(anne, jean);
  rows.standings.count(played, "tour", {.winner = 0, .throws = 30});
  const double won = rating_of(anne).rating.rating, lost = rating_of(jean).rating.rating;
  EXPECT_NEAR(won, 1662.21, 0.01) << "Glicko-2 of two who are not known yet";
  EXPECT_NEAR(lost, 1337.79, 0.01);
  rows.standings.count(played, "tour", {.winner = 1, .throws = 30});
  EXPECT_EQ(rating_of(anne).rating.rating, won);
  EXPECT_EQ(rating_of(anne).games, 1);
  EXPECT_EQ(rows.standings.games_of(anne, 9).size(), 1u);
  const RatedGame hers = last_of(anne);
  EXPECT_EQ(hers.game, played);
  EXPECT_EQ(hers.halves, 2);
  EXPECT_EQ(hers.other, "jean");
  EXPECT_EQ(hers.before, 1500);
  EXPECT_NEAR(hers.after, won, 0.001);
  EXPECT_EQ(last_of(jean).player, 1);
}

TEST_P(StandingOfPeople, KindsAreApart) {
  rows.standings.count(game(anne, jean), "tour", {.winner = 0, .throws = 30});
  rows.standings.count(game(anne, jean), "courrier", {.winner = 1, .throws = 30});
  const auto all = rows.standings.of(anne);
  ASSERT_EQ(all.size(), 2u);
  for (const StoredRating& one : all) EXPECT_EQ(one.rating.rating > 1500, one.kind == "tour") << one.kind;
}

TEST_P(StandingOfPeople, WhatDoesNotCountMovesNobodyAndSaysWhy) {
  const auto why = [&](std::int64_t white, std::int64_t black, const Finish& finish) {
    rows.standings.count(game(white, black), "tour", finish);
    EXPECT_EQ(last_of(white).before, last_of(white).after);
    return last_of(white).why;
  };
  EXPECT_EQ(why(anne, jean, {.stopped = true, .throws = 30}), "stopped");
  EXPECT_EQ(why(anne, jean, {.winner = 0, .given_up = true, .throws = 2}), "too_short");
  EXPECT_EQ(why(anne, person("guest", false), {.winner = 0, .throws = 30}), "left");
  EXPECT_EQ(why(anne, 0, {.winner = 0, .throws = 30}), "left");
  EXPECT_TRUE(rows.standings.of(anne).empty());
}

TEST_P(StandingOfPeople, TheSameTwoCountSoOftenWithinADay) {
  for (int i = 0; i <= standing::kMostADay; ++i)
    rows.standings.count(game(i % 2 ? anne : jean, i % 2 ? jean : anne, kNow + i),
                         i % 2 ? "tour" : "courrier", {.winner = 0, .throws = 30});
  EXPECT_EQ(last_of(anne).why, "too_often");
  rows.standings.count(game(anne, person("paul"), kNow + 10), "tour", {.winner = 0, .throws = 30});
  EXPECT_EQ(last_of(anne).why, "") << "with another opponent it counts";
  rows.standings.count(game(anne, jean, kNow + standing::kDaySeconds + 1), "tour",
                       {.winner = 0, .throws = 30});
  EXPECT_EQ(last_of(anne).why, "") << "and the day after";
}

TEST_P(StandingOfPeople, AnAnnulledGameGivesItsChangeBackAndLaterOnesKeepTheirs) {
  const std::int64_t paul = person("paul");
  const std::string first = game(anne, jean), second = game(anne, paul, kNow + 60);
  rows.standings.count(first, "tour", {.winner = 0, .throws = 30});
  const double won = rating_of(anne).rating.rating - 1500;
  rows.standings.count(second, "tour", {.winner = 0, .throws = 30});
  const StoredRating both = rating_of(anne);

  EXPECT_TRUE(rows.standings.rule(first, {.annulled = true}));
  EXPECT_FALSE(rows.standings.rule(first, {.annulled = true})) << "once is enough";
  EXPECT_NEAR(rating_of(anne).rating.rating, both.rating.rating - won, 0.01);
  EXPECT_GT(rating_of(anne).rating.deviation, both.rating.deviation) << "less is known of her";
  EXPECT_EQ(rating_of(anne).games, 1);
  EXPECT_TRUE(rows.standings.of(jean).empty()) << "no other game counts";
  EXPECT_EQ(last_of(jean).why, "annulled");
  EXPECT_EQ(last_of(jean).before, last_of(jean).after);
  EXPECT_EQ(last_of(anne).why, "") << "the later game counts";

  EXPECT_TRUE(rows.standings.rule(first, {.winner = 0})) << "the annulment is undone";
  EXPECT_NEAR(rating_of(anne).rating.rating, both.rating.rating, 0.01);
  EXPECT_NEAR(rating_of(anne).rating.deviation, both.rating.deviation, 0.01);
  EXPECT_EQ(rating_of(anne).games, 2);
  EXPECT_NEAR(rating_of(jean).rating.rating, 1500 - won, 0.01);
  EXPECT_EQ(last_of(jean).why, "");
}

TEST_P(StandingOfPeople, ACorrectedResultCountsInsteadOfTheFirst) {
  const std::string played = game(anne, jean);
  rows.standings.count(played, "tour", {.winner = 0, .throws = 30});
  const double won = rating_of(anne).rating.rating;
  EXPECT_FALSE(rows.standings.rule(played, {.winner = 0})) << "it is as it was counted";
  EXPECT_TRUE(rows.standings.rule(played, {.winner = 1}));
  EXPECT_NEAR(rating_of(jean).rating.rating, won, 0.01);
  EXPECT_EQ(rating_of(anne).games, 1);
  EXPECT_EQ(last_of(anne).halves, 0);
  EXPECT_NEAR(last_of(anne).after, 3000 - won, 0.01);
  EXPECT_TRUE(rows.standings.rule(played, {}));
  EXPECT_NEAR(rating_of(jean).rating.rating, 1500, 0.01) << "of two who are equal, drawn";
  EXPECT_EQ(last_of(jean).halves, 1);
}

TEST_P(StandingOfPeople, NoRulingMakesAGameCountThatDidNotForAnotherReason) {
  const std::string stopped = game(anne, jean);
  EXPECT_FALSE(rows.standings.rule(stopped, {.annulled = true})) << "it has not been counted";
  rows.standings.count(stopped, "tour", {.stopped = true, .throws = 30});
  EXPECT_FALSE(rows.standings.rule(stopped, {.winner = 0}));
  EXPECT_FALSE(rows.standings.rule(stopped, {.annulled = true}));
  EXPECT_EQ(last_of(anne).why, "stopped");
}

TEST_P(StandingOfPeople, AnAnnulledGameOfSomebodyWhoLeftChangesTheOther) {
  const std::string played = game(anne, jean);
  rows.standings.count(played, "tour", {.winner = 0, .throws = 30});
  rows.persons.leave(jean);
  EXPECT_TRUE(rows.standings.rule(played, {.annulled = true}));
  EXPECT_TRUE(rows.standings.of(anne).empty());
  EXPECT_TRUE(rows.standings.of(jean).empty());
}

TEST_P(StandingOfPeople, ThoseWhoAreSettledAreRankedUntilTheyHaveNotPlayedForLong) {
  std::int64_t at = kNow;
  for (int i = 0; i < 40; ++i) {
    at += standing::kDaySeconds;
    rows.standings.count(game(anne, jean, at), "tour", {.winner = i % 4 == 0, .throws = 30});
  }
  const auto best = rows.standings.best("tour", at, 0, 10);
  ASSERT_EQ(best.size(), 2u);
  EXPECT_EQ(best[0].name, "anne");
  EXPECT_GT(best[0].standing.rating.rating, best[1].standing.rating.rating);
  EXPECT_EQ(rows.standings.best("tour", at, 1, 10).at(0).name, "jean");
  EXPECT_TRUE(rows.standings.best("courrier", at, 0, 10).empty());
  const std::int64_t later = at + 2 * 365 * standing::kDaySeconds;
  EXPECT_TRUE(standing::provisional(rating_at(best[0].standing, later)));
  EXPECT_TRUE(rows.standings.best("tour", later, 0, 10).empty());
}

TEST_P(StandingOfPeople, HowItWasPlayedIsKeptOnceWithTheGame) {
  const std::string played = game(anne, jean);
  const std::array two{standing::Quality{40, 90'000, -3'000, 1000, 1250},
                       standing::Quality{38, 120'000, 4'000, -1000, -1250}};
  rows.standings.put_quality(played, two);
  rows.standings.count(played, "tour", {.winner = 0, .throws = 80});
  EXPECT_FALSE(last_of(anne).quality) << "before it was counted there was nothing to keep it with";
  rows.standings.put_quality(played, two);
  rows.standings.put_quality(played, std::array{two[1], two[0]});
  EXPECT_EQ(last_of(anne).quality, two[0]);
  EXPECT_EQ(last_of(jean).quality, two[1]);
}

TEST_P(StandingOfPeople, OfAPersonWhoLeftOnlyThatSomebodyPlayedIsSaid) {
  const std::string played = game(anne, jean);
  rows.standings.count(played, "tour", {.winner = 0, .throws = 30});
  const double after = rating_of(anne).rating.rating;
  rows.persons.leave(jean);
  EXPECT_TRUE(rows.standings.of(jean).empty());
  EXPECT_TRUE(rows.standings.games_of(jean, 9).empty());
  EXPECT_EQ(last_of(anne).other, "");
  EXPECT_EQ(rating_of(anne).rating.rating, after);
  rows.sql.run("UPDATE seat SET person = NULL WHERE person = ?", jean);
  rows.persons.forget(jean);
  EXPECT_EQ(rows.sql.first("SELECT count(*) FROM rated_player WHERE person IS NULL",
                           [](auto& s) { return s.number(0); }),
            1);
}

TEST_P(StandingOfPeople, OfAGameItIsSaidHowBothStandAndWhatItChanged) {
  const std::string played = game(anne, jean);
  EXPECT_FALSE(rows.standings.of_game(played, "tour").why);
  EXPECT_EQ(rows.standings.of_game(played, "tour").sides.at(1).name, "jean");
  rows.standings.count(played, "tour", {.winner = 0, .throws = 30});
  const auto now = rows.standings.of_game(played, "tour");
  EXPECT_EQ(now.why, "");
  EXPECT_EQ(now.sides.at(0).before, 1500);
  EXPECT_GT(now.sides.at(0).after, 1500);
  EXPECT_LT(now.sides.at(1).after, 1500);
}

INSTANTIATE_TEST_SUITE_P(Engines, StandingOfPeople, testing::ValuesIn(kEngineNames),
                         [](const auto& named) { return named.param; });

}  // namespace standing_rows_test
}  // namespace served
