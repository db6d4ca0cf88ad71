// Games offered to everybody, as long as their makers wait.
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
      hub.lobby.tick();
      return offers(page).size() == count;
    });
  }

  Page anne{hub, "anne"}, viewer{hub, "viewer"};
};

TEST_F(InTheLobby, AnOfferIsSeenWithWhatIsPlayed) {
  viewer.session.receive(EnterLobby{});
  until_offers(viewer, 0);
  const Created made = waiting(anne);
  anne.session.receive(offer_of(made));
  until_offers(viewer, 1);
  const Json offer = offers(viewer)[0];
  EXPECT_EQ(offer["game"], made.game);
  EXPECT_EQ(offer["format"], "tour");
  EXPECT_EQ(offer["white"]["name"], "A");
  EXPECT_EQ(offer["black"]["free"], true);
  EXPECT_EQ(offer["claims"], Json({{"1", made.claims[1]}}));
  for (const char* inside : {"commit", "you", "lines"}) EXPECT_FALSE(offer.contains(inside)) << inside;
  Page later{hub, "later"};
  later.session.receive(EnterLobby{});
  until_offers(later, 1);
}

// Anne has an account here; a visitor may be a person whom she has blocked, or who has blocked her.
TEST_F(InTheLobby, PeopleKeptApartAreNotShownEachOthersOffers) {
  constexpr std::int64_t kAnne = 1, kJean = 2, kMarie = 3;
  const Created made = made_with(hubs::wish("human", "human"), std::vector{0}, "creator", {kAnne, true});
  join(anne, made);
  anne.session.receive(offer_of(made));
  Page jean{hub, "jean"}, marie{hub, "marie"};
  jean.session.is(kJean);
  jean.silence.apart = {kAnne};
  marie.session.is(kMarie);
  for (Page* page : {&jean, &marie, &viewer}) page->session.receive(EnterLobby{});
  until_offers(jean, 0);
  until_offers(marie, 1);
  until_offers(viewer, 1);
  hub.lobby.keep_apart(kAnne, kMarie, true);
  until_offers(marie, 0);
  hub.lobby.keep_apart(kJean, kAnne, false);
  until_offers(jean, 1);
  until_offers(viewer, 1);
}

TEST_F(InTheLobby, ASeatTakenIsOfferedNoMore) {
  const Created made = waiting(anne);
  anne.session.receive(offer_of(made));
  viewer.session.receive(EnterLobby{});
  until_offers(viewer, 1);
  std::optional<Parsed<std::string>> key;
  hub.claim(made.game, {1, made.claims[1], "Marie"}, {}, [&](Parsed<std::string> k) { key = std::move(k); });
  loop.until([&] { return key.has_value(); });
  EXPECT_TRUE(*key);
  until_offers(viewer, 0);
}

TEST_F(InTheLobby, AnOfferEndsWhenItsMakerLeavesOrWithdraws) {
  viewer.session.receive(EnterLobby{});
  {
    Page gone{hub, "gone"};
    gone.session.receive(offer_of(waiting(gone)));
    until_offers(viewer, 1);
  }
  until_offers(viewer, 0);
  const Created made = waiting(anne);
  anne.session.receive(offer_of(made));
  until_offers(viewer, 1);
  anne.session.receive(OfferSeats{});
  until_offers(viewer, 0);
  anne.session.receive(offer_of(made));
  until_offers(viewer, 1);
  anne.session.receive(EnterLobby{});
  until_offers(anne, 0);
  until_offers(viewer, 0);
}

TEST_F(InTheLobby, OnlyWhoPlaysOffersSeatsAndOnlyByTheirCodes) {
  const Created made = waiting(anne);
  viewer.session.receive(offer_of(made));
  Created nobody = made;
  nobody.keys = {"", ""};
  Page subscriber{hub, "subscriber"};
  join(subscriber, nobody);
  subscriber.session.receive(offer_of(made));
  anne.session.receive(OfferSeats{{{1, "another code"}}});
  anne.session.receive(OfferSeats{{{5, made.claims[1]}}});
  loop.until([&] {
    for (Page* page : {&viewer, &subscriber, &anne}) page->read();
    return !viewer.errors.empty() && !subscriber.errors.empty() && anne.errors.size() == 2;
  });
  EXPECT_EQ(viewer.errors, std::vector<std::string>{"not_joined"});
  EXPECT_EQ(subscriber.errors, std::vector<std::string>{"bad_key"});
  EXPECT_EQ(anne.errors, (std::vector<std::string>{"bad_key", "bad_key"}));
  viewer.session.receive(EnterLobby{});
  until_offers(viewer, 0);
}

TEST_F(InTheLobby, HoweverOftenItChangesItIsAnnouncedOnceBetweenTwoTicks) {
  viewer.session.receive(EnterLobby{});
  until_offers(viewer, 0);
  const Created made = waiting(anne);
  hub.lobby.tick();
  viewer.read();
  viewer.news.clear();
  for (int i = 0; i < 20; ++i) {
    anne.session.receive(OfferSeats{});
    anne.session.receive(offer_of(made));
  }
  Page last{hub, "last"};
  last.session.receive(EnterLobby{});
  viewer.read();
  EXPECT_EQ(viewer.news.size(), 1U);
  until_offers(viewer, 1);
  EXPECT_EQ(viewer.news.size(), 2U);
}

}  // namespace lobby_test
}  // namespace hubs
