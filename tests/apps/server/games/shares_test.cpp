// Shares of fair dice from the devices at a table, each for its player, through the hub and its store.
#include "table/fair.h"
#include "with_hub.h"

namespace hubs {
namespace shares_test {

Json fair_wish(const std::string& format = "tour") {
  Json wish = hubs::wish("human", "human");
  wish["format"] = format;
  wish["dice"] = "fair";
  return wish;
}

class FairDice : public WithHub {
 protected:
  void SetUp() override { sit(fair_wish()); }
  void sit(const Json& wish) {
    made = made_with(wish, std::vector{0, 1});
    for (int player = 0; player < 2; ++player) join(player == 0 ? anne : marie, keys_of(player));
  }
  Created keys_of(int player) const {
    Created own = made;
    own.keys[static_cast<std::size_t>(1 - player)].clear();
    return own;
  }
  static void give(Page& page, const GameEvent& what) { page.session.receive(DoAside{what}); }
  std::string refusal(Page& page, GameEvent what) {
    page.errors.clear();
    give(page, what);
    loop.until([&] { return page.read(), !page.errors.empty(); });
    return page.errors.front();
  }
  void both_until_line(int n) { until_line(anne, n), until_line(marie, n); }

  Created made;
  Page anne{hub, "anne"}, marie{hub, "marie"};
};

TEST_F(FairDice, AreThrownOnceBothDevicesHaveGiven) {
  EXPECT_EQ(anne.lines.size(), 0u);
  give(anne, commitment_of(0));
  both_until_line(1);
  EXPECT_EQ(marie.last()["do"],
            Json({{"type", "commit"}, {"player", 0}, {"commitment", to_hex(commitment_of(0).commitment)}}));
  EXPECT_EQ(marie.last()["turn"]["stage"], "shares");
  give(marie, commitment_of(1));
  both_until_line(2);
  give(marie, sharing_of(1));
  give(anne, sharing_of(0));
  both_until_line(6);
  EXPECT_EQ(Json::parse(anne.lines[4])["do"]["type"], "lead");
  EXPECT_EQ(anne.lines, marie.lines);
  EXPECT_EQ(anne.errors, std::vector<std::string>{});
}

TEST_F(FairDice, TakeNoShareBeforeAllAreCommittedAndNoneForAnother) {
  EXPECT_EQ(refusal(anne, sharing_of(0)), "wrong_stage");
  EXPECT_EQ(refusal(anne, commitment_of(1)), "bad_key");
  give(anne, commitment_of(0));
  both_until_line(1);
  EXPECT_EQ(refusal(anne, sharing_of(0)), "wrong_stage");
  give(marie, commitment_of(1));
  both_until_line(2);
  EXPECT_EQ(refusal(marie, sharing_of(0)), "bad_key");
  EXPECT_EQ(refusal(anne, RevealShare{0, share_of(1)}), "not_allowed");
  Page subscriber(hub);
  subscriber.session.receive(Join{made.game, {}, 0});
  until_line(subscriber, 2);
  EXPECT_EQ(refusal(subscriber, sharing_of(0)), "bad_key");
  EXPECT_EQ(anne.lines.size(), 2u);
}

TEST_F(FairDice, AShareGivenTwiceMakesOneEvent) {
  give(anne, commitment_of(0)), give(anne, commitment_of(0));
  give(marie, commitment_of(1));
  both_until_line(2);
  give(anne, sharing_of(0)), give(anne, sharing_of(0));
  both_until_line(3);
  EXPECT_EQ(refusal(anne, commitment_of(1)), "bad_key");  // all before it has been answered
  EXPECT_EQ(anne.lines.size(), 3u);
}

TEST_F(FairDice, AnActIsRefusedWhileAShareIsDue) {
  give(anne, commitment_of(0));
  until_line(anne, 1);
  anne.session.receive(Act{2, Side::White, RollDice{}});
  loop.until([&] { return anne.read(), !anne.errors.empty(); });
  EXPECT_EQ(anne.errors, std::vector<std::string>{"wrong_stage"});
}

// Another service on the same store, as after a crash at any moment.
TEST_F(FairDice, NothingOfThemIsLostInBetween) {
  const std::vector<GameEvent> all{commitment_of(0), commitment_of(1), sharing_of(1), sharing_of(0)};
  std::vector<std::string> before;
  for (std::size_t n = 0; n < all.size(); ++n) {
    HubWithLobby again(store, thinkers, readers, options, silent());
    Page page(again, "again");
    Join join{made.game, {}, 0};
    for (int player = 0; player < 2; ++player)
      join.keys[player] = made.keys[static_cast<std::size_t>(player)];
    page.session.receive(join);
    loop.until([&] { return page.read(), page.ready.has_value(); });
    EXPECT_EQ(page.lines, before) << n;
    give(page, all[n]);
    until_line(page, static_cast<int>(n == 3 ? 6 : n + 1));
    before = page.lines;
  }
  EXPECT_EQ(Json::parse(before.back())["do"]["type"], "roll");
}

// A seat that was taken and never sat at.
class NeverSatAt : public FairDice {
 protected:
  void SetUp() override {}
  // Anne waits; Marie has a seat, and has never come.
  void take_seats(const Json& wish) {
    made = made_with(wish, std::vector{0});
    join(anne, made);
    give(anne, commitment_of(0));
    until_line(anne, 1);
    anne.read();
    EXPECT_TRUE(anne.absent.is_null()) << "nobody has that seat";
    now += 500 * kSecond;
    std::optional<Parsed<std::string>> key;
    hub.claim(made.game, {1, made.claims[1], "Marie"}, {},
              [&](Parsed<std::string> k) { key = std::move(k); });
    loop.until([&] { return key.has_value(); });
    made.keys[1] = **key;
    anne.read();
  }
  std::string claim() {
    anne.errors.clear();
    const int n = anne.next_line();
    anne.session.receive(ClaimAbsent{0, n});
    loop.until([&] { return anne.read(), !anne.errors.empty() || anne.next_line() > n; });
    return anne.errors.empty() ? "" : anne.errors.front();
  }
  void stop() { anne.session.receive(AnswerOffer{0, anne.next_line(), MutualOffer::Stop, true}); }
};

TEST_F(NeverSatAt, IsClaimedAfterAMinuteAndNotRated) {
  for (const char* format : {"tour", "ecrire-lois"}) {
    Json wish = fair_wish(format);
    wish["clock"] = {{"pace", "live"}, {"reserve", 60}, {"delay", 10}};
    take_seats(wish);
    EXPECT_EQ(anne.absent["player"], 1);
    EXPECT_EQ(anne.absent["claimable"], now + 60 * kSecond);
    now += 60 * kSecond - 1;
    EXPECT_EQ(claim(), "not_allowed");
    now += 1;
    EXPECT_EQ(claim(), "");
    EXPECT_EQ(Json::parse(anne.lines[1])["do"], Json::parse(R"({"type":"overtime","absent":true})"));
    loop.until([&] { return anne.read(), !anne.last()["over"].is_null(); });
    const StoredGame& stored = store.games[made.game];
    const auto again = restore_session(stored.config, stored.events);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ((*again)->next(), Next::Nothing);
    EXPECT_TRUE(standing::why_not((*again)->finish(), 0)) << "it does not count";
    EXPECT_FALSE((*again)->record_text().empty());
    anne.session.receive(EnterLobby{});
    anne.lines.clear(), anne.ready.reset(), anne.absent = Json();
  }
}

TEST_F(NeverSatAt, IsGivenUpByTheOneWhoWaits) {
  take_seats(fair_wish());
  stop();
  now += 60 * kSecond;
  loop.run_posted();
  anne.read();
  EXPECT_EQ(anne.next_line(), 2) << "too early";
  stop();
  until_line(anne, 2);
  EXPECT_EQ(anne.last()["do"]["type"], "stop");
}

TEST_F(NeverSatAt, AwaitsTheOneWhoCameAndLeft) {
  take_seats(fair_wish());
  now += 50 * kSecond;
  Created own = made;
  own.keys[0].clear();
  join(marie, own);
  anne.read();
  EXPECT_EQ(anne.absent["player"], nullptr);
  EXPECT_EQ(claim(), "not_allowed");
  now += 5 * kSecond;
  marie.session.receive(EnterLobby{});
  anne.read();
  EXPECT_EQ(anne.absent["claimable"], now + 15 * kSecond) << "45 of 60 seconds have been used";
}

TEST_F(NeverSatAt, ByDaysItIsAwaited) {
  Json wish = fair_wish();
  wish["clock"] = {{"pace", "days"}, {"days", 3}, {"holidays", 0}};
  take_seats(wish);
  EXPECT_TRUE(anne.absent.is_null());
  now += kDay;
  EXPECT_EQ(claim(), "not_allowed");
}

}  // namespace shares_test
}  // namespace hubs
