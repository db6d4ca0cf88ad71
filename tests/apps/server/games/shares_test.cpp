// What the devices at a table give to its fair dice, each for its own player, through the hub and its store.
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
  give(anne, sealing_of(0));
  both_until_line(1);
  EXPECT_EQ(marie.last()["do"],
            Json({{"type", "seal"}, {"player", 0}, {"seal", to_hex(sealing_of(0).commitment)}}));
  EXPECT_EQ(marie.last()["turn"]["stage"], "shares");
  give(marie, sealing_of(1));
  both_until_line(2);
  give(marie, sharing_of(1));
  give(anne, sharing_of(0));
  both_until_line(6);
  EXPECT_EQ(Json::parse(anne.lines[4])["do"]["type"], "lead");
  EXPECT_EQ(anne.lines, marie.lines);
  EXPECT_EQ(anne.errors, std::vector<std::string>{});
}

TEST_F(FairDice, TakeNoShareBeforeAllAreSealedAndNoneForAnother) {
  EXPECT_EQ(refusal(anne, sharing_of(0)), "wrong_stage");
  EXPECT_EQ(refusal(anne, sealing_of(1)), "bad_key");
  give(anne, sealing_of(0));
  both_until_line(1);
  EXPECT_EQ(refusal(anne, sharing_of(0)), "wrong_stage");
  give(marie, sealing_of(1));
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
  give(anne, sealing_of(0)), give(anne, sealing_of(0));
  give(marie, sealing_of(1));
  both_until_line(2);
  give(anne, sharing_of(0)), give(anne, sharing_of(0));
  both_until_line(3);
  EXPECT_EQ(refusal(anne, sealing_of(1)), "bad_key");  // all before it has been answered
  EXPECT_EQ(anne.lines.size(), 3u);
}

TEST_F(FairDice, AnActIsRefusedWhileAShareIsDue) {
  give(anne, sealing_of(0));
  until_line(anne, 1);
  anne.session.receive(Act{2, Side::White, RollDice{}});
  loop.until([&] { return anne.read(), !anne.errors.empty(); });
  EXPECT_EQ(anne.errors, std::vector<std::string>{"wrong_stage"});
}

// Another service on the same store, as after a crash at any moment.
TEST_F(FairDice, NothingOfThemIsLostInBetween) {
  const std::vector<GameEvent> all{sealing_of(0), sealing_of(1), sharing_of(1), sharing_of(0)};
  std::vector<std::string> before;
  for (std::size_t n = 0; n < all.size(); ++n) {
    Hub again(store, thinkers, readers, options, silent());
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

}  // namespace shares_test
}  // namespace hubs
