// Games offered to anybody, as long as their makers wait.
#include "with_hub.h"

namespace hubs {
namespace lobby_test {

class InTheLobby : public WithHub {
 protected:
  // Anne waits at a table of hers.
  Created waiting(Page& page) {
    Created made = made_with(hubs::wish("human", "human"), std::vector{0});
    join(page, made);
    return made;
  }
  static OfferSeats offer_of(const Created& made) { return {{{1, made.claims[1]}}}; }
  Json offers(Page& page) {
    page.read();
    return page.news.empty() ? Json() : page.news.back()["offers"];
  }
  void until_offers(Page& page, std::size_t count) {
    loop.until([&] {
      hub.lobby().tick();
      return offers(page).size() == count;
    });
  }

  Page anne{hub, "anne"}, looker{hub, "looker"};
};

TEST_F(InTheLobby, AnOfferIsSeenWithWhatIsPlayed) {
  looker.visitor.receive(EnterLobby{});
  until_offers(looker, 0);
  const Created made = waiting(anne);
  anne.visitor.receive(offer_of(made));
  until_offers(looker, 1);
  const Json offer = offers(looker)[0];
  EXPECT_EQ(offer["game"], made.game);
  EXPECT_EQ(offer["format"], "tour");
  EXPECT_EQ(offer["white"]["name"], "A");
  EXPECT_EQ(offer["black"]["free"], true);
  EXPECT_EQ(offer["claims"], Json({{"1", made.claims[1]}}));
  for (const char* inside : {"commit", "you", "lines"}) EXPECT_FALSE(offer.contains(inside)) << inside;
  Page later{hub, "later"};
  later.visitor.receive(EnterLobby{});
  until_offers(later, 1);
}

// Anne has an account here; somebody who looks may be one she does not wish to meet, or the other way round.
TEST_F(InTheLobby, ThoseWhoDoNotWishToMeetAreNotShownEachOthersOffers) {
  constexpr std::int64_t kAnne = 1, kJean = 2, kMarie = 3;
  const Created made = made_with(hubs::wish("human", "human"), std::vector{0}, "creator", {kAnne, true});
  join(anne, made);
  anne.visitor.receive(offer_of(made));
  Page jean{hub, "jean"}, marie{hub, "marie"};
  jean.visitor.is(kJean);
  jean.silence.apart = {kAnne};
  marie.visitor.is(kMarie);
  for (Page* page : {&jean, &marie, &looker}) page->visitor.receive(EnterLobby{});
  until_offers(jean, 0);
  until_offers(marie, 1);
  until_offers(looker, 1);
  hub.keep_apart(kAnne, kMarie, true);
  until_offers(marie, 0);
  hub.keep_apart(kJean, kAnne, false);
  until_offers(jean, 1);
  until_offers(looker, 1);
}

TEST_F(InTheLobby, ASeatTakenIsOfferedNoMore) {
  const Created made = waiting(anne);
  anne.visitor.receive(offer_of(made));
  looker.visitor.receive(EnterLobby{});
  until_offers(looker, 1);
  std::optional<Parsed<std::string>> key;
  hub.claim(made.game, {1, made.claims[1], "Marie"}, {}, [&](Parsed<std::string> k) { key = std::move(k); });
  loop.until([&] { return key.has_value(); });
  EXPECT_TRUE(*key);
  until_offers(looker, 0);
}

TEST_F(InTheLobby, WhoeverLeavesOrWithdrawsOffersNoMore) {
  looker.visitor.receive(EnterLobby{});
  {
    Page gone{hub, "gone"};
    gone.visitor.receive(offer_of(waiting(gone)));
    until_offers(looker, 1);
  }
  until_offers(looker, 0);
  const Created made = waiting(anne);
  anne.visitor.receive(offer_of(made));
  until_offers(looker, 1);
  anne.visitor.receive(OfferSeats{});
  until_offers(looker, 0);
  anne.visitor.receive(offer_of(made));
  until_offers(looker, 1);
  anne.visitor.receive(EnterLobby{});
  until_offers(anne, 0);
  until_offers(looker, 0);
}

TEST_F(InTheLobby, OnlyWhoPlaysOffersSeatsAndOnlyByTheirCodes) {
  const Created made = waiting(anne);
  looker.visitor.receive(offer_of(made));
  Created nobody = made;
  nobody.keys = {"", ""};
  Page watcher{hub, "watcher"};
  join(watcher, nobody);
  watcher.visitor.receive(offer_of(made));
  anne.visitor.receive(OfferSeats{{{1, "another code"}}});
  anne.visitor.receive(OfferSeats{{{5, made.claims[1]}}});
  loop.until([&] {
    for (Page* page : {&looker, &watcher, &anne}) page->read();
    return !looker.errors.empty() && !watcher.errors.empty() && anne.errors.size() == 2;
  });
  EXPECT_EQ(looker.errors, std::vector<std::string>{"not_joined"});
  EXPECT_EQ(watcher.errors, std::vector<std::string>{"bad_key"});
  EXPECT_EQ(anne.errors, (std::vector<std::string>{"bad_key", "bad_key"}));
  looker.visitor.receive(EnterLobby{});
  until_offers(looker, 0);
}

TEST_F(InTheLobby, HoweverOftenItChangesItIsAnnouncedOnceBetweenTwoTicks) {
  looker.visitor.receive(EnterLobby{});
  until_offers(looker, 0);
  const Created made = waiting(anne);
  hub.lobby().tick();
  looker.read();
  looker.news.clear();
  for (int i = 0; i < 20; ++i) {
    anne.visitor.receive(OfferSeats{});
    anne.visitor.receive(offer_of(made));
  }
  Page last{hub, "last"};
  last.visitor.receive(EnterLobby{});
  looker.read();
  EXPECT_EQ(looker.news.size(), 1U);
  until_offers(looker, 1);
  EXPECT_EQ(looker.news.size(), 2U);
}

}  // namespace lobby_test
}  // namespace hubs
