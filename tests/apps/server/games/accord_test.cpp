// Proposals of people at a table, and those that they accept or decline.
#include "with_hub.h"

namespace hubs {
namespace accord_test {

Json proposed(int line, const Json& proposals) {
  return {{"say", "proposed"}, {"line", line}, {"proposals", proposals}};
}
Json one(const std::string& to, const Json& players) {
  return Json::array({{{"to", to}, {"players", players}}});
}

class Accords : public WithHub {
 protected:
  void SetUp() override {
    made = made_with(hubs::wish("human", "human"), std::vector{0, 1});
    for (std::size_t i = 0; i < 2; ++i) {
      Created own = made;
      own.keys[1 - i].clear();
      join(i == 0 ? anne : marie, own);
    }
    until_line(anne, 2), until_line(marie, 2);
    anne.news.clear(), marie.news.clear();
  }
  void agree(Page& page, int player, MutualOffer accord, bool wish = true) {
    page.session.receive(AnswerOffer{player, page.next_line(), accord, wish});
  }
  void until_news(Page& page, std::size_t count) {
    loop.until([&] { return page.read(), page.news.size() >= count || !page.errors.empty(); });
  }
  void both_until_line(int n) { until_line(anne, n), until_line(marie, n); }
  Page& mover() { return anne.turn() == Side::White ? anne : marie; }
  Page& waiter() { return anne.turn() == Side::White ? marie : anne; }
  static int number(const Page& page, const Page& first) { return &page == &first ? 0 : 1; }

  Created made;
  Page anne{hub, "anne"}, marie{hub, "marie"};
};

TEST_F(Accords, WhatBothAgreeToIsDone) {
  agree(anne, 0, MutualOffer::Stop);
  until_news(marie, 1);
  EXPECT_EQ(marie.news.back(), proposed(3, one("stop", {0})));
  agree(anne, 0, MutualOffer::Stop);
  agree(marie, 1, MutualOffer::Stop);
  both_until_line(3);
  EXPECT_EQ(marie.last()["over"]["by"], "stop");
  EXPECT_EQ(store.games[made.game].events.back().substr(2), "stop");
  EXPECT_EQ(marie.news.size(), 1u) << "a repeated proposal is heard once";
  EXPECT_EQ(anne.errors, std::vector<std::string>{});
}

TEST_F(Accords, ARefusalEndsTheProposal) {
  agree(anne, 0, MutualOffer::Adjourn);
  until_news(marie, 1);
  agree(marie, 1, MutualOffer::Adjourn, false);
  until_news(marie, 2);
  EXPECT_EQ(marie.news.back(), proposed(3, Json::array()));
  agree(marie, 1, MutualOffer::Adjourn);
  until_news(marie, 3);
  EXPECT_EQ(marie.news.back(), proposed(3, one("adjourn", {1}))) << "it is her proposal now";
  anne.read();
  EXPECT_EQ(anne.news, std::vector{marie.news.back()}) << "who was away hears how it stands";
  EXPECT_EQ(anne.lines.size(), 2u);
}

TEST_F(Accords, AnActEndsWhatWasProposed) {
  Page& waiting = waiter();
  const int n = waiting.next_line();
  agree(waiting, number(waiting, anne), MutualOffer::Stop);
  until_news(mover(), 1);
  mover().session.receive(act_of(mover()));
  both_until_line(3);
  agree(anne, 0, MutualOffer::Stop);
  agree(marie, 1, MutualOffer::Adjourn);
  until_news(marie, 2);
  EXPECT_EQ(anne.lines.size(), 3u) << "each proposes something else";
  anne.session.receive(AnswerOffer{0, n, MutualOffer::Adjourn, true});
  loop.until([&] { return anne.read(), !anne.errors.empty(); });
  EXPECT_EQ(anne.errors, std::vector<std::string>{"stale"});
}

TEST_F(Accords, APlayIsTakenBackAndMadeOtherwise) {
  Page& she = mover();
  Page& waiting = waiter();
  const std::string before = she.last()["trid"];
  she.session.receive(act_of(she));
  both_until_line(3);
  agree(she, number(she, anne), MutualOffer::TakeBack);
  until_news(waiting, 1);
  agree(waiting, number(waiting, anne), MutualOffer::TakeBack);
  both_until_line(4);
  EXPECT_EQ(she.last()["do"]["type"], "take_back");
  EXPECT_EQ(she.last()["trid"], before);
  she.session.receive(act_of(she));
  both_until_line(5);
  waiting.session.receive(Act{6, waiting.turn(), RollDice{}});
  both_until_line(6);
  agree(she, number(she, anne), MutualOffer::TakeBack);
  loop.until([&] { return she.read(), !she.errors.empty(); });
  EXPECT_EQ(she.errors, std::vector<std::string>{"wrong_stage"}) << "something has been thrown since";
}

TEST_F(Accords, NobodyAgreesForAnother) {
  agree(anne, 1, MutualOffer::Stop);
  loop.until([&] { return anne.read(), !anne.errors.empty(); });
  Page subscriber(hub);
  subscriber.session.receive(Join{made.game, {}, 0});
  until_line(subscriber, 2);
  agree(subscriber, 0, MutualOffer::Stop);
  loop.until([&] { return subscriber.read(), !subscriber.errors.empty(); });
  EXPECT_EQ(anne.errors, std::vector<std::string>{"bad_key"});
  EXPECT_EQ(subscriber.errors, std::vector<std::string>{"bad_key"});
}

TEST_F(Accords, ALatePageHearsWhatIsProposed) {
  agree(anne, 0, MutualOffer::Stop);
  until_news(marie, 1);
  Page late(hub);
  late.session.receive(Join{made.game, {}, 0});
  until_news(late, 2);
  EXPECT_EQ(late.news.front(), proposed(3, one("stop", {0})));
  EXPECT_EQ(late.news.back()["say"], "here") << "by which it knows that it has heard all that stands";
}

TEST_F(Accords, AGameIsStoppedWithoutThePlayerWhoLeftIt) {
  agree(anne, 0, MutualOffer::Stop);
  until_news(marie, 1);
  hub.leave(made.game, marie.session);
  now += kLongAway - 1;
  agree(anne, 0, MutualOffer::Stop);
  agree(anne, 0, MutualOffer::Adjourn);
  until_news(anne, 2);
  EXPECT_EQ(anne.lines.size(), 2u) << "not yet";
  now += 1;
  agree(anne, 0, MutualOffer::Adjourn);
  agree(anne, 0, MutualOffer::Stop);
  until_line(anne, 3);
  EXPECT_EQ(anne.last()["over"]["by"], "stop");
}

TEST_F(Accords, APlayerWhoIsHereIsAskedHoweverLongItTook) {
  now += 2 * kLongAway;
  agree(anne, 0, MutualOffer::Stop);
  until_news(marie, 1);
  EXPECT_EQ(marie.news.back(), proposed(3, one("stop", {0})));
  EXPECT_EQ(anne.lines.size(), 2u);
}

TEST_F(Accords, WhatCannotBeStoredHasNotBeenAgreed) {
  agree(anne, 0, MutualOffer::Stop);
  until_news(marie, 1);
  store.failing_append = store.appends + 1;
  agree(marie, 1, MutualOffer::Stop);
  loop.until([&] { return marie.read(), !marie.errors.empty(); });
  EXPECT_EQ(marie.errors, std::vector<std::string>{"unavailable"});
  marie.errors.clear();
  marie.session.receive(AnswerOffer{1, 3, MutualOffer::Stop, true});
  both_until_line(3);
  EXPECT_EQ(anne.last()["over"]["by"], "stop");
}

TEST_F(Accords, ABotAgreesToAnything) {
  Created alone = made_with(hubs::wish("human", "commis"));
  Page page(hub);
  join(page, alone);
  loop.until([&] {
    page.read();
    if (!page.errors.empty() || page.session.pending() == 0) {  // the bot has written a line meanwhile
      page.errors.clear();
      agree(page, 0, MutualOffer::Stop);
    }
    return !page.lines.empty() && page.last()["turn"]["stage"] == "over";
  });
  EXPECT_EQ(page.last()["over"]["by"], "stop");
}

}  // namespace accord_test
}  // namespace hubs
