// The rows of a store and its transactions, with either engine: on real files, and in a real PostgreSQL.
#include "either_store.h"

namespace stored {
namespace store_rows_test {

TEST_P(EitherStore, KeepsGamesAndEvents) {
  ASSERT_TRUE(create(*store, "one", game_with(2)));
  ASSERT_TRUE(create(*store, "two", game_with(0)));
  ASSERT_TRUE(append(*store, "one", 3, events(3, 5)));
  ASSERT_TRUE(append(*store, "two", 1, events(1, 1)));
  reopen();
  const auto game = load(*store, "one");
  ASSERT_TRUE(game && *game);
  EXPECT_EQ((*game)->config, "config");
  EXPECT_EQ((*game)->seats, game_with(0).seats);
  EXPECT_EQ((*game)->rules, 3);
  EXPECT_EQ((*game)->events, events(1, 5));
  EXPECT_EQ((**load(*store, "two")).events, events(1, 1));
  const auto none = load(*store, "three");
  ASSERT_TRUE(none);
  EXPECT_FALSE(*none);
  EXPECT_TRUE(check(*store));
}

TEST_P(EitherStore, KnowsWhenAnEventWasLastStored) {
  const std::int64_t before = std::time(nullptr);
  ASSERT_TRUE(create(*store, "one", game_with(2)));
  ASSERT_TRUE(append(*store, "one", 3, events(3, 5)));
  const auto game = load(*store, "one");
  ASSERT_TRUE(game && *game);
  EXPECT_GE((*game)->touched, before);
  EXPECT_LE((*game)->touched, std::time(nullptr));
}

TEST_P(EitherStore, ConflictsChangeNothing) {
  ASSERT_TRUE(create(*store, "one", game_with(2)));
  EXPECT_EQ(create(*store, "one", game_with(9)).error().kind, StoreError::Conflict);
  for (const int first : {0, 1, 2, 4}) {
    const auto clash = append(*store, "one", first, events(first, first));
    ASSERT_FALSE(clash);
    EXPECT_EQ(clash.error().kind, StoreError::Conflict);
    EXPECT_NE(clash.error().what.find("game one"), std::string::npos) << clash.error().what;
  }
  EXPECT_FALSE(append(*store, "nobody", 1, events(1, 1)));
  EXPECT_EQ((**load(*store, "one")).events, events(1, 2));
  EXPECT_TRUE(append(*store, "one", 3, events(3, 3))) << "the store works on";
}

TEST_P(EitherStore, ASeatIsClaimedOnce) {
  ASSERT_TRUE(create(*store, "one", game_with(0)));
  EXPECT_FALSE(*claim(*store, "one", 1, "guess", "thief"));
  EXPECT_FALSE(*claim(*store, "one", 0, "", "thief")) << "a seat without a claim";
  EXPECT_TRUE(*claim(*store, "one", 1, "claim of black", "key of black", "Marie"));
  EXPECT_FALSE(*claim(*store, "one", 1, "claim of black", "thief")) << "it was used";
  EXPECT_FALSE(*claim(*store, "one", 1, "", "thief"));
  EXPECT_FALSE(*claim(*store, "one", 2, "", "thief")) << "there is no such player";
  EXPECT_FALSE(*claim(*store, "one", -1, "", "thief"));
  EXPECT_FALSE(claim(*store, "nobody", 1, "claim of black", "key"));
  reopen();
  const auto game = load(*store, "one");
  ASSERT_TRUE(game && *game);
  EXPECT_EQ((*game)->seats[0], game_with(0).seats[0]);
  EXPECT_EQ((*game)->seats[1], (StoredSeat{"key of black", "", "Marie"}));
}

// The notifications because of it are stored with it, or not at all.
TEST_P(EitherStore, JobsArePutWithTheSeatThatWasTaken) {
  ASSERT_TRUE(create(*store, "one", game_with(0)));
  const auto claimed = [&](const std::string& code) {
    return *wait<bool>([&](auto then) {
      store->claim("one", 1, code, {{"key", "", ""}, {{"call", "taken one 0", 5}}}, std::move(then));
    });
  };
  const auto called = [&] {
    bool due = false;
    (void)wait<void>([&](auto then) {
      store->people(
          false,
          [&](PeopleRows& rows) {
            due = rows.jobs.any_due("call", 5);
            return true;
          },
          std::move(then));
    });
    return due;
  };
  EXPECT_FALSE(claimed("guess"));
  EXPECT_FALSE(called());
  EXPECT_TRUE(claimed("claim of black"));
  EXPECT_TRUE(called());
}

TEST_P(EitherStore, OneGameFollowsAnother) {
  ASSERT_TRUE(create(*store, "one", game_with(3)));
  ASSERT_TRUE(create(*store, "taken", game_with(1)));
  EXPECT_EQ(follow(*store, "one", "taken", game_with(0)).error().kind, StoreError::Conflict);
  EXPECT_EQ((**load(*store, "one")).next, "") << "both or nothing";
  StoredGame second = game_with(0);
  second.seats = {{"", "", ""}, {"key of one who has left", "", ""}};
  EXPECT_EQ(follow(*store, "one", "two", second).error().kind, StoreError::Conflict);
  second.seats = {{"", "", ""}, {"key of white", "", ""}};
  EXPECT_EQ(*follow(*store, "one", "two", second), "two");
  EXPECT_EQ(*follow(*store, "one", "three", second), "two")
      << "one game follows, however often it is asked for";
  EXPECT_FALSE(follow(*store, "nobody", "four", second));
  reopen();
  EXPECT_EQ((**load(*store, "one")).next, "two");
  EXPECT_EQ((**load(*store, "one")).events, events(1, 3));
  EXPECT_EQ(**load(*store, "two"), second);
  EXPECT_FALSE(*load(*store, "three"));
  EXPECT_FALSE(*load(*store, "four"));
  EXPECT_TRUE(append(*store, "one", 4, events(4, 4))) << "the old game can still be read and written";
}

TEST_P(EitherStore, WhatArrivesTogetherIsOneTransactionAndFailsAlone) {
  ASSERT_TRUE(create(*store, "one", game_with(2)));
  Later<void> first, added, clash, unknown, made, added_again;
  Later<std::optional<StoredGame>> seen;
  hold(first);
  store->append("one", 3, {events(3, 3)}, added.then());
  store->append("one", 3, {events(3, 3)}, clash.then());
  store->append("nobody", 1, {events(1, 1)}, unknown.then());
  store->create("two", game_with(1), made.then());
  store->append("one", 4, {events(4, 5)}, added_again.then());
  store->load("one", seen.then());
  const int before = gate.posts();
  gate.open();
  EXPECT_TRUE(added.answer.get());
  EXPECT_EQ(clash.answer.get().error().kind, StoreError::Conflict);
  EXPECT_FALSE(unknown.answer.get());
  EXPECT_TRUE(made.answer.get());
  EXPECT_TRUE(added_again.answer.get());
  EXPECT_EQ((**seen.answer.get()).events, events(1, 5)) << "calls are carried out in their order";
  EXPECT_EQ(gate.posts(), before + 1) << "their answers come together, after one commit";
  EXPECT_EQ((**load(*store, "one")).events, events(1, 5));
}

TEST_P(EitherStore, ClosingFinishesWhatWasAccepted) {
  std::vector<Later<void>> answers(500);
  for (std::size_t i = 0; i < answers.size(); ++i)
    store->create("game " + std::to_string(i), game_with(3), answers[i].then());
  store.reset();
  for (auto& later : answers) ASSERT_TRUE(later.answer.get());
  store = opened();
  EXPECT_EQ((**load(*store, "game 499")).events, events(1, 3));
}

TEST_P(EitherStore, TenThousandAppendsAreAllThere) {
  constexpr int kGames = 100, kDeeds = 100;
  const auto id = [](int i) { return "game " + std::to_string(i); };
  for (int i = 0; i < kGames; ++i) ASSERT_TRUE(create(*store, id(i), game_with(0)));
  std::vector<Later<void>> answers(kGames * kDeeds);
  for (int n = 1; n <= kDeeds; ++n)
    for (int i = 0; i < kGames; ++i)
      store->append(id(i), n, {events(n, n)}, answers[(n - 1) * kGames + i].then());
  for (auto& later : answers) ASSERT_TRUE(later.answer.get());
  reopen();
  for (int i = 0; i < kGames; ++i) ASSERT_EQ((**load(*store, id(i))).events, events(1, kDeeds));
}

// In milliseconds since 1970.
TEST_P(EitherStore, NamesTheGamesInWhichATimeIsOut) {
  for (const char* id : {"one", "two", "three", "four"}) ASSERT_TRUE(create(*store, id, game_with(1)));
  const auto ends = [&](const std::string& id, int first, std::optional<Moment> at) {
    return wait<void>(
        [&](auto then) { store->append(id, first, {events(first, first), at}, std::move(then)); });
  };
  ASSERT_TRUE(ends("one", 2, 5000));
  ASSERT_TRUE(ends("two", 2, 4000));
  ASSERT_TRUE(ends("three", 2, 9000));
  EXPECT_EQ(due(*store, 3999), std::vector<std::string>{});
  EXPECT_EQ(due(*store, 5000), (std::vector<std::string>{"two", "one"})) << "the longest first";
  EXPECT_EQ(due(*store, 99999, 1), std::vector<std::string>{"two"});
  EXPECT_EQ((**load(*store, "three")).ends, 9000);
  ASSERT_TRUE(ends("two", 3, std::nullopt));
  EXPECT_EQ(due(*store, 5000), std::vector<std::string>{"one"}) << "no time runs in the other";
}

INSTANTIATE_TEST_SUITE_P(Store, EitherStore, testing::Values(Stands::OnSqlite, Stands::OnPostgres),
                         name_of_engine);

}  // namespace store_rows_test
}  // namespace stored
