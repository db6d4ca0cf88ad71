// The hub shows nothing that is not stored, one event at a time, and nobody waits for another's bot.
#include "apps/server/runtime/ids.h"
#include "with_hub.h"

namespace hubs {
namespace hub_test {

class WithBotsAlone : public WithHub {
 protected:
  HubWithLobby hub{store, thinkers, readers, {.bots_alone = true}, silent()};
  Created of_bots() {
    std::optional<Created> made;
    hub.create(
        {[] { return create_session(wish("commis", "hasard"), {Seed{}, true, ""}); }, std::nullopt, "x"},
        [&](Parsed<Created> c) { made = *c; });
    loop.until([&] { return made.has_value(); });
    return *made;
  }
};

TEST_F(WithHub, NothingIsShownBeforeItIsStored) {
  const Created made = made_with(wish("human", "human"));
  Page page(hub);
  join(page, made);
  ASSERT_EQ(page.lines.size(), 2u);
  store.holds = true;
  page.session.receive(act_of(page));
  loop.run_posted();
  page.read();
  EXPECT_EQ(page.lines.size(), 2u);
  store.release();
  until_line(page, 3);
  EXPECT_EQ(store.games[made.game].events.size(), 3u);
}

// Lines as they come are made once, for everybody.
TEST_F(WithHub, EventsThatArePrintedAgainAreCounted) {
  const Created made = made_with(wish("human", "human"));
  Page page(hub);
  join(page, made);
  EXPECT_EQ(page.again, 2);
  const Act act = act_of(page);
  for (int n = 3; n <= 6; ++n) {
    page.session.receive(act_of(page));
    until_line(page, n);
  }
  EXPECT_EQ(page.again, 2);
  Page late(hub);
  join(late, made, 1);
  EXPECT_EQ(late.again, 5);
  page.session.receive(act);  // once more: its line, and those that followed
  loop.until([&] {
    page.read();
    return page.repeated == 4;
  });
  EXPECT_EQ(page.again, 2 + 4);
}

TEST_F(WithHub, EventsAreNotPrintedAgainForAPageThatHadTooMany) {
  const Created made = made_with(wish("human", "human"));
  Page page(hub), stranger(hub);
  join(page, made);
  page.most_again = 0;
  const Act act = act_of(page);
  page.session.receive(act);
  until_line(page, 3);
  page.session.receive(act);
  loop.until([&] {
    page.read();
    return !page.errors.empty();
  });
  EXPECT_EQ(page.errors, std::vector<std::string>{"too_many"});
  page.session.receive(act_of(page));
  until_line(page, 4);
  stranger.most_again = 1;
  join(stranger, made);
  EXPECT_EQ(stranger.errors, std::vector<std::string>{"too_many"});
  EXPECT_FALSE(stranger.session.joined());
  stranger.errors.clear();
  join(stranger, made, 3);
  EXPECT_EQ(stranger.lines, std::vector{page.lines.back()});
}

TEST_F(WithHub, HoweverManyAskWhetherItIsSoundTheDiskIsTriedOnce) {
  int sound = 0;
  const auto ask = [&] { hub.check([&](Parsed<bool> answer) { sound += answer.value_or(false); }); };
  for (int i = 0; i < 5; ++i) ask();
  loop.until([&] { return sound == 5; });
  EXPECT_EQ(store.checks, 1);
  ask();
  loop.until([&] { return sound == 6; });
  EXPECT_EQ(store.checks, 2) << "what was found before says nothing of now";
}

TEST_F(WithHub, WhatIsAskedOfABusyGameQueuesInItsOrder) {
  const Created made = made_with(wish("human", "human"));
  Page page(hub), other(hub);
  join(page, made);
  store.holds = true;
  const Act first = act_of(page);
  page.session.receive(first);
  page.session.receive(Act{4, trictrac::other(first.side), RollDice{}});
  page.session.receive(Why{trictrac::other(first.side), {}});
  other.session.receive(Join{made.game, {}, 0});
  loop.run_posted();
  other.read();
  EXPECT_TRUE(other.order.empty());
  store.release();
  loop.until([&] {
    page.read(), other.read();
    return page.verdicts == 1 && other.ready;
  });
  EXPECT_EQ(page.errors, std::vector<std::string>{});
  EXPECT_EQ(page.lines.size(), 4u);
  EXPECT_EQ(page.order.back(), "verdict");
  until_line(other, 4);
  EXPECT_EQ(other.lines, page.lines);
}

TEST_F(WithHub, EventsOfBotsComeOneByOneAsTheyAreStored) {
  const Created made = made_with(wish("human", "commis"));
  struct Watch : Subscriber {
    Watch(MemoryStore& s, std::string g) : store(s), game(std::move(g)) {}
    void show(int n, const std::shared_ptr<const std::string>& line) override {
      EXPECT_EQ(n, ++last);
      EXPECT_EQ(Json::parse(*line)["n"], n);
      EXPECT_GE(static_cast<int>(store.games[game].events.size()), n) << "stored first";
      most_ahead = std::max(most_ahead, static_cast<int>(store.games[game].events.size()) - n);
    }
    std::optional<ApiError> count_lines(int) override { return std::nullopt; }
    void hear(const Topic&, const std::shared_ptr<const std::string>&) override {}
    void unseat(int) override {}
    MemoryStore& store;
    std::string game;
    int last = 2, most_ahead = 0;
  };
  const auto watch = std::make_shared<Watch>(store, made.game);
  bool joined = false;
  hub.join(Join{made.game, {}, 0}, "w", {}, watch, [&](Parsed<JoinedAs>) { joined = true; });
  loop.until([&] { return joined; });
  Page page(hub);
  join(page, made);
  watch->last = static_cast<int>(page.lines.size());
  while (page.last()["turn"]["stage"] != "over") {
    if (page.turn() == Side::White) page.session.receive(act_of(page));
    until_line(page, page.next_line());
  }
  EXPECT_GT(page.lines.size(), 50u);
  EXPECT_LE(watch->most_ahead, 1) << "only what needs no thought is stored together";
  expect_whole(page.lines);
}

TEST_F(WithHub, OneMayResignWhileABotThinks) {
  const Created made = made_with(wish("human", "commis"));
  Page page(hub);
  join(page, made);
  play_until_turn_of(page, Side::White);
  page.errors.clear();  // where the bot led, its turn was asked for in vain
  door.shut_in(thinkers, kThinkers);
  while (page.turn() == Side::White) {
    const int n = page.next_line();
    page.session.receive(act_of(page));
    until_line(page, n);
  }
  until_line(page, page.next_line() - 1);
  loop.until([&] {
    page.read();
    return thinkers.waiting() == 1;
  });
  page.session.receive(Act{page.next_line(), Side::White, Resign{}});
  until_line(page, page.next_line());
  EXPECT_EQ(page.last()["over"]["by"], "resign");
  const auto events = store.games[made.game].events;
  bool idle = false;
  door.open();
  thinkers.run("last", [] { return 0; }, [&](int) { idle = true; });
  loop.until([&] { return idle; });
  loop.run_posted();
  EXPECT_EQ(store.games[made.game].events, events) << "the thought came too late";
  EXPECT_EQ(page.errors, std::vector<std::string>{});
}

TEST_F(WithHub, ManyTablesThatWaitForBotsDelayNobody) {
  constexpr int kTables = 20;
  door.shut_in(thinkers, kThinkers);
  const bool white_leads = leader(drawn_lead(*parse_seed(std::string(64, '7'))).back()) == Side::White;
  for (int i = 0; i < kTables; ++i)
    made_with(white_leads ? wish("lelasseux", "human") : wish("human", "lelasseux"), std::nullopt, "greedy");
  loop.until([&] { return thinkers.waiting() == kTables; });
  const Created made = made_with(wish("human", "human"));
  Page page(hub);
  join(page, made);
  for (int i = 0; i < 10; ++i) {
    const int n = page.next_line();
    page.session.receive(act_of(page));
    until_line(page, n);
  }
  EXPECT_EQ(page.lines.size(), 12u);
  EXPECT_EQ(thinkers.waiting(), static_cast<std::size_t>(kTables)) << "every thought is still to come";
}

TEST_F(WithHub, AFailingStoreLosesAndDoublesNothing) {
  for (const bool stored_though : {false, true}) {
    for (int k = 1; k <= 12; ++k) {
      SCOPED_TRACE(std::to_string(k) + (stored_though ? " stored though" : ""));
      const Created made = made_with(wish("human", "commis"));
      Page page(hub);
      join(page, made);
      store.failing_append = store.appends + k;
      store.stored_though = stored_though;
      while (page.lines.size() < 40 && !HasFailure()) {
        const std::size_t before = page.lines.size();
        if (page.turn() == Side::White) page.session.receive(act_of(page));
        loop.until([&] {
          page.read();
          if (page.lines.size() > before || !page.errors.empty()) return true;
          hub.look_after(std::chrono::hours(1));  // games that could not be stored are read again
          return false;
        });
        for (const std::string& code : page.errors)
          EXPECT_TRUE(code == "unavailable" || code == "stale") << code;
        page.errors.clear();
      }
      EXPECT_GE(store.appends, store.failing_append);
      expect_whole(page.lines);
      const auto again = restore_session(store.games[made.game].config, store.games[made.game].events);
      ASSERT_TRUE(again) << again.error().message;
      const auto stored = (*again)->lines_after(0)();
      ASSERT_GE(stored.size(), page.lines.size());
      for (std::size_t i = 0; i < page.lines.size(); ++i) EXPECT_EQ(page.lines[i], stored[i]);
    }
  }
}

TEST_F(WithHub, ASecondSeatIsTakenByItsCodeAndThenTheLeadIsDrawn) {
  const Created made = made_with(wish("human", "human"), std::nullopt);
  EXPECT_FALSE(made.keys[0].empty());
  EXPECT_TRUE(made.keys[1].empty());
  EXPECT_TRUE(made.claims[0].empty());
  ASSERT_FALSE(made.claims[1].empty());
  Page page(hub);
  join(page, made);
  EXPECT_TRUE(page.lines.empty()) << "nobody draws before both sit";
  page.session.receive(Act{1, Side::White, Resign{}});
  loop.until([&] {
    page.read();
    return !page.errors.empty();
  });
  EXPECT_EQ(page.errors, std::vector<std::string>{"wrong_stage"});

  const auto claimed = [&](int player, const std::string& code) {
    std::optional<Parsed<std::string>> answer;
    hub.claim(made.game, {player, code, "Marie"}, {},
              [&](Parsed<std::string> key) { answer = std::move(key); });
    loop.until([&] { return answer.has_value(); });
    return *answer;
  };
  EXPECT_EQ(claimed(1, "wrong").error().code, ErrorCode::BadKey);
  EXPECT_EQ(claimed(0, made.claims[1]).error().code, ErrorCode::BadKey);
  const auto key = claimed(1, made.claims[1]);
  ASSERT_TRUE(key) << key.error().message;
  until_line(page, 2);
  EXPECT_EQ(claimed(1, made.claims[1]).error().code, ErrorCode::BadKey) << "it serves once";
  EXPECT_EQ(claimed(2, made.claims[1]).error().code, ErrorCode::BadKey) << "there is no such player";
  EXPECT_EQ(page.news.back(), Json::parse(R"({"say":"taken","player":1,"name":"Marie","guest":true})"));

  Created second = made;
  second.keys = {"", *key};
  Page other(hub);
  join(other, second);
  EXPECT_TRUE(other.errors.empty());
  EXPECT_EQ(other.lines, page.lines);
  EXPECT_EQ(store.games[made.game].seats[1].key, key_hash(*key)) << "only hashes are stored";
}

TEST_F(WithHub, APlayerOfBothSeatsBeginsAtOnce) {
  EXPECT_EQ(store.games[made_with(wish("human", "human")).game].events.size(), 2u);
  const Created black = made_with(wish("human", "human"), std::vector{1});
  EXPECT_TRUE(black.keys[0].empty());
  EXPECT_FALSE(black.claims[0].empty());
  made_with(wish("human", "commis"), std::vector{1});
  EXPECT_EQ(std::exchange(error, ""), "bad_option") << "a bot's seat is nobody's";
  made_with(wish("human", "human"), std::vector{0, 2});
  EXPECT_EQ(error, "bad_option") << "there is no such player";
}

TEST_F(WithHub, BotsDoNotPlayAlone) {
  made_with(wish("commis", "commis"), std::nullopt);
  EXPECT_EQ(error, "not_allowed");
  EXPECT_TRUE(store.games.empty());
}

TEST_F(WithBotsAlone, UnlessTheServerLetsThem) {
  const Created made = of_bots();
  Page subscriber(hub);
  subscriber.session.receive(Join{made.game, {}, 0});
  loop.until([&] {
    subscriber.read();
    return !subscriber.lines.empty() && subscriber.last()["turn"]["stage"] == "over";
  });
  expect_whole(subscriber.lines);
  EXPECT_EQ(subscriber.lines.size(), store.games[made.game].events.size());
}

TEST_F(WithBotsAlone, APageThatReadsLateStillGetsEveryEventOnce) {
  const Created made = of_bots();
  Page late(hub), prompt(hub);
  late.session.receive(Join{made.game, {}, 0});
  prompt.session.receive(Join{made.game, {}, 0});
  loop.until([&] {
    prompt.read();
    return !prompt.lines.empty() && prompt.last()["turn"]["stage"] == "over";
  });
  EXPECT_GT(prompt.lines.size(), 64u) << "more than may wait to be sent";
  until_line(late, static_cast<int>(prompt.lines.size()));
  EXPECT_EQ(late.lines, prompt.lines);
  EXPECT_EQ(std::ranges::count(late.order, "ready"), 1);
}

TEST_F(WithHub, ARepeatedActIsAnsweredByItsEventsAgain) {
  const Created made = made_with(wish("human", "human"));
  Page page(hub);
  join(page, made);
  const Act act = act_of(page);
  page.session.receive(act);
  until_line(page, 3);
  const auto events = store.games[made.game].events;
  page.session.receive(act);
  loop.until([&] {
    page.read();
    return page.repeated == 1;
  });
  EXPECT_EQ(store.games[made.game].events, events);
}

TEST_F(WithHub, GamesThatNobodyIsShownLeaveTheMemoryAndComeBack) {
  const Created made = made_with(wish("human", "human"));
  {
    Page page(hub);
    join(page, made);
    hub.look_after(Hub::Clock::duration::zero());
    EXPECT_EQ(hub.in_memory(), 1u);
  }
  hub.look_after(std::chrono::hours(1));
  EXPECT_EQ(hub.in_memory(), 1u);
  hub.look_after(Hub::Clock::duration::zero());
  EXPECT_EQ(hub.in_memory(), 0u);
  Page again(hub);
  join(again, made, 1);
  EXPECT_EQ(again.lines.size(), 1u);
  EXPECT_EQ(again.last()["n"], 2);
}

TEST_F(WithHub, UnknownGamesAndKeysOpenNothing) {
  Page page(hub);
  join(page, Created{"aaaaaaaaaaaaaaaa", {}, {}, ""});
  EXPECT_EQ(page.errors, std::vector<std::string>{"unknown_game"});
  EXPECT_EQ(hub.in_memory(), 0u);
  Created made = made_with(wish("human", "human"));
  std::swap(made.keys[0], made.keys[1]);
  Page wrong(hub);
  join(wrong, made);
  EXPECT_EQ(wrong.errors, std::vector<std::string>{"bad_key"});
  Page ahead(hub);
  join(ahead, Created{made.game, {}, {}, ""}, 3);
  EXPECT_EQ(ahead.errors, std::vector<std::string>{"stale"});
}

TEST_F(WithHub, AGameOfOtherRulesIsNotPlayedOn) {
  const Created made = made_with(wish("human", "human"));
  hub.look_after(Hub::Clock::duration::zero());
  store.games[made.game].rules = kEventsVersion + 1;
  Page page(hub);
  join(page, made);
  EXPECT_EQ(page.errors, std::vector<std::string>{"internal"});
  EXPECT_EQ(store.games[made.game].events.size(), 2u);
}

TEST(Ids, AreDistinctAndWellFormed) {
  ASSERT_TRUE(start_randomness());
  EXPECT_TRUE(is_game_id(new_game_id()));
  EXPECT_NE(new_game_id(), new_game_id());
  EXPECT_EQ(new_key().size(), 26u);
  EXPECT_FALSE(is_game_id("short"));
  EXPECT_FALSE(is_game_id("aaaaaaaaaaaaaaa1"));
}

}  // namespace hub_test
}  // namespace hubs
