// Another game between the same people, and what they say to each other meanwhile.
#include "apps/server/runtime/ids.h"
#include "with_hub.h"

namespace hubs {
namespace again_test {

class Afterwards : public WithHub {
 protected:
  // Two people, each on their own page; the game is given up at once.
  void begin_and_end(const Json& body) {
    made = made_with(body, std::vector{0, 1});
    for (std::size_t i = 0; i < 2; ++i) {
      Created one = made;
      one.keys[1 - i].clear();
      join(i == 0 ? anne : marie, one);
    }
    anne.session.receive(Act{anne.next_line(), Side::White, Resign{}});
    until_line(marie, 3);
    until_line(anne, 3);
    anne.news.clear(), marie.news.clear();
  }
  void wish(Page& page, int player, bool wishes) { page.session.receive(Again{player, wishes}); }
  void until_news(Page& page, std::size_t count) {
    loop.until([&] {
      page.read();
      return page.news.size() >= count || !page.errors.empty();
    });
  }
  static Json again(const Json& wish, const Json& next = nullptr) {
    Json json{{"say", "again"}, {"wish", wish}, {"next", next}};
    if (!next.is_null()) json["players"] = {1, 0};
    return json;
  }

  Created made;
  Page anne{hub, "anne"}, marie{hub, "marie"};
};

TEST_F(Afterwards, WhenBothWantItTheyChangePlaces) {
  begin_and_end(hubs::wish("human", "human"));
  wish(anne, 0, true);
  until_news(marie, 1);
  EXPECT_EQ(marie.news.back(), again({0}));
  wish(marie, 1, true);
  until_news(anne, 2);
  until_news(marie, 2);
  ASSERT_EQ(store.games.size(), 2u);
  const std::string next = store.games[made.game].next;
  EXPECT_EQ(anne.news.back(), again({0, 1}, next));
  EXPECT_EQ(marie.news, (std::vector{again({0}), again({0, 1}, next)}));
  const StoredGame& second = store.games[next];
  EXPECT_EQ(second.seats[0].key, key_hash(made.keys[1])) << "the same keys open it, by their new numbers";
  EXPECT_EQ(second.seats[1].key, key_hash(made.keys[0]));

  Page there(hub);
  join(there, Created{next, {made.keys[1], made.keys[0]}, {}, ""});
  until_line(there, 2);
  EXPECT_EQ(there.errors, std::vector<std::string>{});
  EXPECT_EQ(there.last()["do"]["type"], "roll");
}

TEST_F(Afterwards, AnOfferIsWithdrawnAndRepeatedToThoseItConcerns) {
  begin_and_end(hubs::wish("human", "human"));
  wish(anne, 0, true);
  until_news(marie, 1);
  wish(anne, 0, false);
  until_news(marie, 2);
  EXPECT_EQ(marie.news.back(), again(Json::array()));
  wish(marie, 1, true);
  loop.until([&] { return anne.read(), !anne.news.empty() && anne.news.back() == again({1}); });
  EXPECT_EQ(store.games.size(), 1u) << "one of them does not wish it";
  Page late(hub);
  late.session.receive(Join{made.game, {}, 0});
  until_news(late, 2);
  EXPECT_EQ(late.news.front(), again({1})) << "a page that comes later hears it";
}

TEST_F(Afterwards, NobodyOffersBeforeTheEndOrForAnotherPlayer) {
  made = made_with(hubs::wish("human", "human"));
  Created one = made;
  one.keys[1].clear();
  join(anne, one);
  wish(anne, 0, true);
  loop.until([&] { return anne.read(), anne.errors.size() == 1; });
  wish(anne, 1, true);
  loop.until([&] { return anne.read(), anne.errors.size() == 2; });
  EXPECT_EQ(anne.errors, (std::vector<std::string>{"wrong_stage", "bad_key"}));
  Page nowhere(hub);
  wish(nowhere, 0, true);
  nowhere.session.receive(Say{0, "hello"});
  nowhere.read();
  EXPECT_EQ(nowhere.errors, (std::vector<std::string>{"not_joined", "not_joined"}));
}

TEST_F(Afterwards, ABotNeedNotAgree) {
  made = made_with(hubs::wish("human", "commis"));
  join(anne, made);
  anne.session.receive(Act{anne.next_line(), Side::White, Resign{}});
  loop.until([&] {
    anne.read();
    if (!anne.errors.empty()) {  // the bot has written a line meanwhile
      anne.errors.clear();
      anne.session.receive(Act{anne.next_line(), Side::White, Resign{}});
    }
    return anne.last()["turn"]["stage"] == "over";
  });
  anne.news.clear();
  wish(anne, 0, true);
  until_news(anne, 1);
  const std::string next = store.games[made.game].next;
  ASSERT_FALSE(next.empty());
  EXPECT_EQ(anne.news.back(), again({0}, next));
  const auto seated = restore_session(store.games[next].config, {});
  ASSERT_TRUE(seated);
  EXPECT_FALSE((*seated)->is_person(0));
  EXPECT_TRUE((*seated)->is_person(1));
}

TEST_F(Afterwards, HoweverOftenItFailsThereIsOneNextGame) {
  for (const bool stored_though : {false, true}) {
    begin_and_end(hubs::wish("human", "human"));
    const std::size_t before = store.games.size();
    store.failing_follow = true;
    store.stored_though = stored_though;
    wish(anne, 0, true);
    wish(marie, 1, true);
    loop.until([&] { return marie.read(), anne.read(), !marie.errors.empty() || !anne.errors.empty(); });
    const bool of_marie = !marie.errors.empty();
    EXPECT_EQ((of_marie ? marie : anne).errors, std::vector<std::string>{"unavailable"});
    marie.errors.clear(), anne.errors.clear(), anne.news.clear(), marie.news.clear();
    wish(marie, 1, true);
    until_news(marie, 1);
    EXPECT_EQ(store.games.size(), before + 1);
    EXPECT_EQ(marie.news.back()["next"], store.games[made.game].next);
    wish(anne, 0, true);
    loop.until([&] { return anne.read(), !anne.news.empty() && anne.news.back()["next"].is_string(); });
    EXPECT_EQ(store.games.size(), before + 1);
    anne.ready.reset(), marie.ready.reset();
    anne.lines.clear(), marie.lines.clear();
  }
}

TEST_F(Afterwards, PhrasesAreHeardByAllAndNotKept) {
  begin_and_end(hubs::wish("human", "human"));
  Page subscriber(hub);
  subscriber.session.receive(Join{made.game, {}, 0});
  until_news(subscriber, 1);
  subscriber.news.clear(), anne.read(), anne.news.clear();
  anne.session.receive(Say{0, "well_played"});
  const Json said = Json::parse(R"({"say":"said","player":0,"phrase":"well_played"})");
  for (Page* page : {&anne, &subscriber, &marie}) {
    page->read();
    EXPECT_EQ(std::ranges::count(page->news, said), 1);
  }
  anne.session.receive(Say{1, "sorry"});
  subscriber.session.receive(Say{0, "sorry"});
  anne.read(), subscriber.read();
  EXPECT_EQ(anne.errors, std::vector<std::string>{"bad_key"});
  EXPECT_EQ(subscriber.errors, std::vector<std::string>{"bad_key"});
  Page late(hub);
  late.session.receive(Join{made.game, {}, 0});
  until_news(late, 1);
  EXPECT_EQ(late.news.size(), 1u) << "who is here, and nothing said before";
}

TEST_F(Afterwards, APageThatDoesNotReadCostsNoMemory) {
  begin_and_end(hubs::wish("human", "human"));
  for (int i = 0; i < 1000; ++i) {
    anne.session.receive(Say{0, "hello"});
    Page passing(hub);
    passing.session.receive(Join{made.game, {}, 0});
  }
  marie.read();
  EXPECT_LE(marie.news.size(), 70u);
  EXPECT_EQ(marie.news.back(), Json::parse(R"({"say":"here","players":[0,1],"watching":0})"))
      << "the last of who is here is not lost";
}

}  // namespace again_test
}  // namespace hubs
