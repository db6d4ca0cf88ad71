// Two servers of the same games, in a real PostgreSQL: an action at one is an action at both.
#include <nlohmann/json.hpp>

#include "serving.h"
#include "table/fair.h"

namespace hubs {
namespace cluster_peers_test {

class AtTwoServers : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(PostgresServer::shared().ready()); }

  Created made(Hub& hub, const Json& body, std::vector<int> mine, Principal by = {}) {
    std::optional<Parsed<Created>> answer;
    hub.create({[body] { return create_session(body, {Seed{}, true, "", true}); }, std::move(mine), "creator",
                false, by},
               [&](Parsed<Created> c) { answer = std::move(c); });
    loop.until([&] { return answer.has_value(); });
    return answer->value_or(Created{});
  }
  std::string claimed(Hub& hub, const Created& game, int player, const std::string& name) {
    std::optional<Parsed<std::string>> key;
    hub.claim(game.game, {player, game.claims[static_cast<std::size_t>(player)], name}, {},
              [&](Parsed<std::string> k) { key = std::move(k); });
    loop.until([&] { return key.has_value(); });
    return key->value_or("");
  }
  std::int64_t guest() {
    std::int64_t row = 0;  // written on the thread of the store, and read once that is done
    bool done = false;
    first.store->people(
        true,
        [&](PeopleRows& rows) {
          row = rows.persons.make_guest("aaaaaaaaaaaaaaaa", "", 1).row;
          return true;
        },
        [&](const Stored<void>&) { done = true; });
    loop.until([&] { return done; });
    return row;
  }
  void join(Page& page, const std::string& game, std::map<int, std::string> keys) {
    page.session.receive(Join{game, std::move(keys), 0});
    loop.until([&] {
      page.read();
      return page.ready.has_value() || !page.errors.empty();
    });
    EXPECT_EQ(page.errors, std::vector<std::string>{});
  }
  // Returns the last message of that kind to a page.
  static Json last(Page& page, const std::string& kind) {
    page.read();
    for (auto news = page.news.rbegin(); news != page.news.rend(); ++news)
      if ((*news)["say"] == kind) return *news;
    return {};
  }
  void until_news(Page& page, const std::string& kind, const std::function<bool(const Json&)>& holds) {
    loop.until([&] {
      const Json news = last(page, kind);
      return !news.is_null() && holds(news);
    });
  }
  // Anne at the first server and Marie at the second, each with the line that gives the lead.
  void sit_down_apart() {
    const Created game = made(first.hub, wish("human", "human"), {0});
    id = game.game;
    join(anne, id, {{0, game.keys[0]}});
    marie_key = claimed(second.hub, game, 1, "Marie");
    anne_key = game.keys[0];
    join(marie, id, {{1, marie_key}});
    for (Page* page : {&anne, &marie}) page->until_line(loop, 1);
  }
  Page& whose_turn() { return anne.turn() == Side::White ? anne : marie; }
  void play_to(int line) {
    while (static_cast<int>(anne.lines.size()) < line && anne.last()["turn"]["stage"] != "over") {
      Page& mover = whose_turn();
      const int n = mover.next_line();
      mover.session.receive(Act{n, mover.turn(), mover.legal_action()});
      for (Page* page : {&anne, &marie}) page->until_line(loop, n);
    }
  }

  Loop loop;
  std::string url = PostgresServer::shared().new_database();
  Serving first{url, loop}, second{url, loop};
  Page anne{first.hub, "anne"}, marie{second.hub, "marie"};
  std::string id, anne_key, marie_key;
};

TEST_F(AtTwoServers, EachSeesTheEventsOfBoth) {
  sit_down_apart();
  EXPECT_EQ(last(anne, "taken")["name"], "Marie");
  play_to(40);
  EXPECT_EQ(anne.lines, marie.lines);
  Page late{first.hub, "late"};
  join(late, id, {});
  late.until_line(loop, static_cast<int>(anne.lines.size()));
  EXPECT_EQ(late.lines, anne.lines);
}

TEST_F(AtTwoServers, EachKnowsWhoIsThere) {
  sit_down_apart();
  const auto both = [](const Json& here) { return here["players"] == Json({0, 1}); };
  until_news(anne, "here", both);
  until_news(marie, "here", both);
  {
    Page viewer{second.hub, "viewer"};
    join(viewer, id, {});
    until_news(anne, "here", [](const Json& here) { return here["watching"] == 1; });
  }
  until_news(anne, "here", [](const Json& here) { return here["watching"] == 0; });
  second.hub.part();
  until_news(anne, "here", [](const Json& here) { return here["players"] == Json({0}); });
}

TEST_F(AtTwoServers, WhatIsSaidAndAgreedReachesBoth) {
  sit_down_apart();
  marie.session.receive(Say{1, "well_played"});
  until_news(anne, "said", [](const Json& said) { return said["player"] == 1; });
  const int line = anne.next_line();
  anne.session.receive(AnswerOffer{0, line, MutualOffer::Stop, true});
  until_news(marie, "proposed", [](const Json& news) { return news["proposals"].size() == 1; });
  marie.session.receive(AnswerOffer{1, line, MutualOffer::Stop, true});
  for (Page* page : {&anne, &marie}) page->until_line(loop, line);
  EXPECT_EQ(anne.lines, marie.lines);
  EXPECT_EQ(anne.last()["do"]["type"], "stop");
  anne.session.receive(Again{0, true});
  until_news(marie, "again", [](const Json& again) { return again["wish"] == Json({0}); });
  marie.session.receive(Again{1, true});
  const auto made = [](const Json& again) { return again.contains("next"); };
  until_news(anne, "again", made);
  until_news(marie, "again", made);
  EXPECT_EQ(last(anne, "again")["next"], last(marie, "again")["next"]) << "it is made once";
}

TEST_F(AtTwoServers, TheSameActAtBothIsDoneOnce) {
  sit_down_apart();
  const bool white = anne.turn() == Side::White;
  Page there{white ? second.hub : first.hub, "there"};
  join(there, id, {{white ? 0 : 1, white ? anne_key : marie_key}});
  there.until_line(loop, 1);
  Page& here = white ? anne : marie;
  for (Page* page : {&here, &there}) page->session.receive(Act{2, here.turn(), RollDice{}});
  for (Page* page : {&anne, &marie, &there}) page->until_line(loop, 2);
  EXPECT_EQ(here.lines, there.lines);
  for (Page* page : {&here, &there}) EXPECT_EQ(page->errors, std::vector<std::string>{});
}

// Two devices give at once, as they do as soon as both have sat down.
TEST_F(AtTwoServers, BothSharesOfTheDiceAreTaken) {
  Json fair = wish("human", "human");
  fair["dice"] = "fair";
  fair.erase("seed");
  for (int times = 0; times < 5; ++times) {
    const Created game = made(first.hub, fair, {0});
    Page one{first.hub, "one"}, two{second.hub, "two"};
    join(one, game.game, {{0, game.keys[0]}});
    join(two, game.game, {{1, claimed(second.hub, game, 1, "Marie")}});
    const auto both = [&](const GameEvent& of_one, const GameEvent& of_two, int line) {
      one.session.receive(DoAside{of_one});
      two.session.receive(DoAside{of_two});
      for (Page* page : {&one, &two}) page->until_line(loop, line);
    };
    both(commitment_of(0), commitment_of(1), 2);
    both(sharing_of(0), sharing_of(1), 5);
    EXPECT_EQ(one.lines, two.lines);
    for (Page* page : {&one, &two}) EXPECT_EQ(page->errors, std::vector<std::string>{});
  }
}

TEST_F(AtTwoServers, AnOfferIsSeenAndTakenAtEitherServer) {
  const Created game = made(first.hub, wish("human", "human"), {0});
  join(anne, game.game, {{0, game.keys[0]}});
  anne.session.receive(OfferSeats{{{1, game.claims[1]}}});
  marie.session.receive(EnterLobby{});
  const auto offers = [&](Page& page, std::size_t count) {
    loop.until([&] {
      for (Serving* server : {&first, &second}) server->hub.lobby.tick();
      const Json news = last(page, "lobby");
      return !news.is_null() && news["offers"].size() == count;
    });
  };
  offers(marie, 1);
  EXPECT_EQ(last(marie, "lobby")["offers"][0]["game"], game.game);
  Page viewer{first.hub, "viewer"};
  viewer.session.receive(EnterLobby{});
  offers(viewer, 1);
  EXPECT_NE(claimed(second.hub, game, 1, "Marie"), "");
  offers(marie, 0);
  offers(viewer, 0);
}

TEST_F(AtTwoServers, AGamePlayedAtBothIsListedOnceAtEither) {
  const Created game = made(first.hub, wish("human", "human"), {0});
  join(anne, game.game, {{0, game.keys[0]}});
  join(marie, game.game, {{1, claimed(second.hub, game, 1, "Marie")}});
  Page viewer{first.hub, "viewer"}, other{second.hub, "other"}, third{second.hub, "third"};
  join(third, game.game, {});
  for (Page* page : {&viewer, &other}) page->session.receive(EnterLobby{});
  const auto listed = [&](Page& page, const std::function<bool(const Json&)>& holds) {
    loop.until([&] {
      for (Serving* server : {&first, &second}) {
        server->hub.ring();
        server->hub.lobby.tick();
      }
      const Json news = last(page, "lobby");
      return !news.is_null() && holds(news["live"]);
    });
  };
  for (Page* page : {&viewer, &other})
    listed(*page, [&](const Json& games) {
      return games.size() == 1 && games[0]["game"] == game.game && games[0]["watching"] == 1;
    });
  first.hub.part();
  anne.session.receive(EnterLobby{});
  marie.session.receive(EnterLobby{});
  for (Page* page : {&viewer, &other}) listed(*page, [](const Json& games) { return games.empty(); });
}

TEST_F(AtTwoServers, WhoKeepApartAreNotShownEachOthersOffersAtEither) {
  constexpr std::int64_t kAnne = 1, kMarie = 2;
  const Created game = made(first.hub, wish("human", "human"), {0}, {kAnne, true});
  join(anne, game.game, {{0, game.keys[0]}});
  anne.session.receive(OfferSeats{{{1, game.claims[1]}}});
  marie.session.is(kMarie);
  marie.session.receive(EnterLobby{});
  const auto offers = [&](std::size_t count) {
    loop.until([&] {
      second.hub.lobby.tick();
      const Json news = last(marie, "lobby");
      return !news.is_null() && news["offers"].size() == count;
    });
  };
  offers(1);
  first.hub.lobby.keep_apart(kAnne, kMarie, true);
  offers(0);
  first.hub.lobby.keep_apart(kAnne, kMarie, false);
  offers(1);
}

TEST_F(AtTwoServers, WhatIsCountedAtOneIsCountedAtBoth) {
  sit_down_apart();
  for (Page* page : {&anne, &marie})  // each hears the other by now
    until_news(*page, "here", [](const Json& here) { return here["players"] == Json({0, 1}); });
  std::vector<peer::Counted> heard, own;
  second.hub.peers().on<peer::Counted>([&](const peer::Counted& c) { heard.push_back(c); });
  first.hub.peers().on<peer::Counted>([&](const peer::Counted& c) { own.push_back(c); });
  first.hub.peers().say(peer::Counted{1, "a127.0.0.1"});
  loop.until([&] { return !heard.empty(); });
  ASSERT_EQ(heard.size(), 1U);
  EXPECT_EQ(heard[0].activity, 1);
  EXPECT_EQ(heard[0].by, "a127.0.0.1");
  EXPECT_TRUE(own.empty());
}

// The notification of a turn may be due at a server that does not know that the player has come.
TEST_F(AtTwoServers, APlayerWhoHasComeIsNotNotified) {
  std::vector<NewJob> came;
  second.hub.when_came([&](const NewJob& job) { came.push_back(job); });
  const std::int64_t person = guest();
  const Created game = made(first.hub, wish("human", "human"), {0}, {person, false});
  join(marie, game.game, {});
  EXPECT_TRUE(came.empty()) << "she looks on";
  Page again{second.hub, "again"};
  again.session.is(person);
  join(again, game.game, {});
  ASSERT_EQ(came.size(), 1U);
  EXPECT_EQ(came[0].kind, kCallJob);
  EXPECT_EQ(came[0].subject, calling_text({Called::Turn, game.game, 0}));
}

TEST_F(AtTwoServers, ABotAnswersOnce) {
  const Created game = made(first.hub, wish("human", "commis"), {0});
  join(anne, game.game, {{0, game.keys[0]}});
  join(marie, game.game, {});
  anne.until_line(loop, 1);
  for (int turns = 0; turns < 20; ++turns) {
    loop.until([&] {
      anne.read();
      const Json turn = anne.last()["turn"];
      return turn["stage"] == "over" || (turn["side"] == "white" && turn["stage"] != "draw");
    });
    if (anne.last()["turn"]["stage"] == "over") break;
    const int n = anne.next_line();
    anne.session.receive(Act{n, Side::White, anne.legal_action()});
    anne.until_line(loop, n);
  }
  marie.until_line(loop, static_cast<int>(anne.lines.size()));
  EXPECT_GT(anne.lines.size(), 20U);
  EXPECT_EQ(anne.lines, std::vector(marie.lines.begin(),
                                    marie.lines.begin() + static_cast<std::ptrdiff_t>(anne.lines.size())));
}

TEST_F(AtTwoServers, ABotAnswersTheLastActAtEitherServer) {
  const Created game = made(first.hub, wish("human", "commis"), {0});
  for (Page* page : {&anne, &marie}) {
    join(*page, game.game, {{0, game.keys[0]}});
    page->until_line(loop, 1);
  }
  Page* here = &anne;
  Page* there = &marie;
  for (int acts = 0; acts < 12 && here->last()["turn"]["stage"] != "over"; ++acts) {
    loop.until([&] {
      here->read();
      const Json turn = here->last()["turn"];
      return turn["stage"] == "over" || (turn["side"] == "white" && turn["stage"] != "draw");
    });
    const int n = here->next_line();
    here->session.receive(Act{n, Side::White, here->legal_action()});
    there->until_line(loop, n);
    std::swap(here, there);
  }
  for (Page* page : {&anne, &marie}) EXPECT_EQ(page->errors, std::vector<std::string>{});
}

TEST_F(AtTwoServers, ADatabaseThatGoesAndComesBackLosesNothing) {
  sit_down_apart();
  play_to(12);
  PostgresServer::shared().kill();
  Page& mover = whose_turn();
  const int n = mover.next_line();
  mover.session.receive(Act{n, mover.turn(), mover.legal_action()});
  loop.until([&] {
    mover.read();
    return !mover.errors.empty();
  });
  EXPECT_EQ(mover.errors, std::vector<std::string>{"unavailable"}) << "try again";
  ASSERT_TRUE(PostgresServer::shared().start());
  // Its page asks again until there is an answer.
  loop.until([&, asked = false]() mutable {
    mover.read();
    if (static_cast<int>(mover.lines.size()) >= n) return true;
    if (!std::exchange(asked, true) || mover.errors.size() > 1) {
      mover.errors.resize(1);
      mover.session.receive(Act{n, mover.turn(), mover.legal_action()});
    }
    return false;
  });
  for (Page* page : {&anne, &marie})
    loop.until([&] {
      page->read();
      // As a server does now and then: reads again the messages that its peer could not read yet.
      for (Hub* hub : {&first.hub, &second.hub}) hub->look_after(std::chrono::hours(1));
      return static_cast<int>(page->lines.size()) >= n;
    });
  anne.errors.clear();
  marie.errors.clear();
  play_to(20);
  EXPECT_EQ(anne.lines, marie.lines);
}

// A live game of no reserve and five seconds for each decision at two servers, one of which is killed.
class OneOfTwoServers : public testing::Test {
 protected:
  // The players are at these servers.
  void sit_down(std::size_t first, std::size_t second) {
    ASSERT_TRUE(PostgresServer::shared().ready());
    Json body = wish("human", "human");
    body["clock"] = {{"pace", "live"}, {"reserve", 0}, {"delay", 5}};
    std::optional<Parsed<Created>> answer;
    servers[0].hub.create({[body] { return create_session(body, {Seed{}, true, "", true}); },
                           std::vector{0, 1},
                           "creator",
                           false,
                           {}},
                          [&](Parsed<Created> c) { answer = std::move(c); });
    loop.until([&] { return answer.has_value(); });
    game = answer->value_or(Created{});
    pages.push_back(come(servers[first], 0));
    pages.push_back(come(servers[second], 1));
    for (const auto& page : pages) page->until_line(loop, 2);
    for (const auto& page : pages) loop.until([&] { return knows_both(*page); });
    for (Serving* server : {&servers[0], &servers[1], &servers[0]}) ring(*server);
    asked = pages[0]->last()["clock"]["asked"];
  }
  static bool knows_both(Page& page) {
    page.read();
    return std::ranges::any_of(
        page.news, [](const Json& news) { return news.value("players", Json()) == Json({0, 1}); });
  }
  void receive_join(Page& page, int player) {
    page.session.receive(Join{game.game, {{player, game.keys[static_cast<std::size_t>(player)]}}, 0});
  }
  std::unique_ptr<Page> come(Serving& server, int player) {
    auto page = std::make_unique<Page>(server.hub, "page");
    receive_join(*page, player);
    loop.until([&] { return page->read(), page->ready.has_value(); });
    return page;
  }
  void ring(Serving& server) {
    const int before = server.hub.peers().own_heard();
    server.hub.ring();
    bool answered = false;  // after all that the hub asked for
    server.store->check([&](const Stored<void>&) { answered = true; });
    loop.until([&] { return answered && server.hub.peers().own_heard() > before; });
  }
  void serve(Serving& server, int seconds) { serve({&server}, seconds); }
  void serve(const std::vector<Serving*>& all, int seconds) {
    for (int i = 0; i < seconds; ++i) {
      now += kSecond;
      for (Serving* server : all) ring(*server);
    }
  }
  // Kills a server, once its peer has received all its messages, of which the last is a count.
  void kill(std::size_t server) {
    bool heard = false;
    ClusterPeers& other = servers[1 - server].hub.peers();
    other.on<peer::Counted>([&](const peer::Counted&) { heard = true; });
    servers[server].hub.peers().say(peer::Counted{0, "last"});
    servers[server].process.kill();
    loop.until([&] { return heard; });
    other.on<peer::Counted>([](const peer::Counted&) {});
    now += 1;
  }
  // A newcomer waits until the server knows that its peer has gone.
  void serve_until_ready(Serving& server, Page& page) {
    while (server.hub.peers().any()) serve(server, 1);
    loop.until([&] { return page.read(), page.ready.has_value(); });
  }
  // And at several servers, which hear of each other.
  void serve_until_ready(const std::vector<Serving*>& all, Page& page) {
    for (int tries = 0; !page.ready && tries < 10; ++tries) {
      serve(all, 1);
      page.read();
    }
    EXPECT_TRUE(page.ready);
  }
  // The events of the game at the living server.
  std::vector<std::string> events(Serving& server) {
    std::optional<Stored<std::optional<StoredGame>>> found;
    server.store->load(game.game, [&](auto answer) { found = std::move(answer); });
    loop.until([&] { return found.has_value(); });
    return *found && **found ? (**found)->events : std::vector<std::string>();
  }
  static bool was_lost(const std::vector<std::string>& events) {
    return std::ranges::any_of(events, [](const std::string& event) { return event.contains("overtime"); });
  }
  static bool was_given(const std::vector<std::string>& events) {
    return std::ranges::any_of(events,
                               [](const std::string& event) { return event.contains("clock outage"); });
  }
  void act(Page& page) {
    int n = page.next_line();
    page.session.receive(Act{n, page.turn(), page.legal_action()});
    page.until_line(loop, n);
    while (!HasFailure() && page.last()["do"]["type"] == "clock") page.until_line(loop, ++n);
  }

  Moment now = 1'700'000'000'000;
  Loop loop;
  std::string url = PostgresServer::shared().new_database();
  std::array<Serving, 2> servers{Serving{url, loop, {.now = [this] { return now; }}},
                                 Serving{url, loop, {.now = [this] { return now; }}}};
  std::vector<std::unique_ptr<Page>> pages;
  Created game;
  int asked = 0;  // the player to move
};

// The player to move moves to another server after that many seconds.
class AfterSeconds : public OneOfTwoServers, public testing::WithParamInterface<int> {
 protected:
  // The server of the player to move dies, and that of their opponent, which is returned, serves on.
  Serving& lose_server() {
    sit_down(0, 1);
    const auto late = static_cast<std::size_t>(asked);
    kill(late);
    serve(servers[1 - late], GetParam());
    return servers[1 - late];
  }
  // They act, and the opponent's time begins then: none has been lost.
  void act_in_time(Page& again, Serving& alive) {
    act(again);
    Page& opponent = *pages[static_cast<std::size_t>(1 - asked)];
    opponent.until_line(loop, again.next_line() - 1);
    EXPECT_EQ(opponent.last()["clock"]["ends"], now + 5 * kSecond) << testing::PrintToString(events(alive));
    EXPECT_FALSE(was_lost(events(alive))) << testing::PrintToString(events(alive));
  }
};

TEST_P(AfterSeconds, WhoseServerDiedLosesNoTime) {
  Serving& alive = lose_server();
  Page again{alive.hub, "again"};
  receive_join(again, asked);
  serve_until_ready(alive, again);
  serve(alive, 4);
  act_in_time(again, alive);
}

INSTANTIATE_TEST_SUITE_P(OneOfTwoServers, AfterSeconds, testing::Values(0, 1, 2, 3, 4, 5, 7, 10, 15, 25));

// As a machine starts the program again that was killed.
TEST_P(AfterSeconds, AtAServerStartedSinceThenTheyLoseNoTimeEither) {
  Serving& alive = lose_server();
  Serving fresh{url, loop, {.now = [this] { return now; }}};
  serve({&alive, &fresh}, 1);
  Page again{fresh.hub, "again"};
  receive_join(again, asked);
  serve_until_ready({&alive, &fresh}, again);
  // The servers may have agreed before the page was ready: then its time runs.
  for (int i = 0; i < 4 && !was_given(events(alive)); ++i) serve({&alive, &fresh}, 1);
  act_in_time(again, alive);
}

// The player to move is at a third server, and their opponent, who comes from the dead one, at the second.
TEST_P(AfterSeconds, WhoWasAtAThirdServerIsGivenNothing) {
  Serving third{url, loop, {.now = [this] { return now; }}};
  for (int i = 0; i < 2; ++i) serve({&servers[0], &servers[1], &third}, 1);
  sit_down(0, 0);
  const auto away = come(third, asked);
  pages[static_cast<std::size_t>(asked)].reset();
  serve({&servers[0], &servers[1], &third}, 2);
  kill(0);
  serve({&servers[1], &third}, std::min(GetParam(), 2));
  Page again{servers[1].hub, "again"};
  receive_join(again, 1 - asked);
  serve({&servers[1], &third}, 5);
  EXPECT_TRUE(was_lost(events(third))) << testing::PrintToString(events(third));
  for (const std::string& event : events(third)) EXPECT_FALSE(event.contains("clock outage")) << event;
}

TEST_F(OneOfTwoServers, WhoDoesNotComeBackLosesAfterTheGrace) {
  sit_down(0, 1);
  Serving& alive = servers[static_cast<std::size_t>(1 - asked)];
  kill(static_cast<std::size_t>(asked));
  serve(alive, 5 + static_cast<int>(kReturnGrace / kSecond));
  EXPECT_FALSE(was_lost(events(alive)));
  serve(alive, 10);
  EXPECT_TRUE(was_lost(events(alive)));
}

TEST_F(OneOfTwoServers, BothAtTheOneThatDiedLoseNothing) {
  sit_down(0, 0);
  kill(0);
  serve(servers[1], 7);
  std::array<Page, 2> again{Page{servers[1].hub, "anne"}, Page{servers[1].hub, "marie"}};
  for (int player = 0; player < 2; ++player) receive_join(again[static_cast<std::size_t>(player)], player);
  for (Page& page : again) serve_until_ready(servers[1], page);
  serve(servers[1], 4);
  act(again[static_cast<std::size_t>(asked)]);
  EXPECT_FALSE(was_lost(events(servers[1])));
}

TEST_F(OneOfTwoServers, WhoComesWhereNothingCanBeHeardWaitsForFourSeconds) {
  sit_down(0, 1);
  kill(0);
  Page again{servers[1].hub, "again"};
  receive_join(again, 0);
  for (int i = 0; i <= ClusterPeers::kMostMissed; ++i) {
    now += kSecond;
    servers[1].hub.ring();  // and is not told what has been said meanwhile
  }
  EXPECT_TRUE(servers[1].hub.peers().any()) << "it is not known that the other one has gone";
  loop.until([&] { return again.read(), again.ready.has_value(); });
}

TEST_F(OneOfTwoServers, WhoStaysAtTheLivingOneIsGivenNothing) {
  sit_down(0, 1);
  const auto here = static_cast<std::size_t>(asked);
  kill(1 - here);
  serve(servers[here], 7);
  EXPECT_TRUE(was_lost(events(servers[here])));
}

// The other one has died; who closes the page now and opens it again has lost nothing by that.
TEST_F(OneOfTwoServers, WhoLeavesTheLivingOneByWillIsGivenNothing) {
  sit_down(0, 1);
  const auto here = static_cast<std::size_t>(asked);
  kill(1 - here);
  while (servers[here].hub.peers().any()) serve(servers[here], 1);
  EXPECT_FALSE(was_lost(events(servers[here])));
  pages[here].reset();
  serve(servers[here], 3);
  EXPECT_TRUE(was_lost(events(servers[here]))) << testing::PrintToString(events(servers[here]));
}

TEST_F(OneOfTwoServers, OneThatIsStoppedCostsThePlayersOfTheOtherNothing) {
  sit_down(0, 1);
  const auto here = static_cast<std::size_t>(asked);
  servers[1 - here].hub.part();
  kill(1 - here);
  for (int i = 0; i < 2; ++i) ring(servers[here]);  // it asks the store once it has heard of that
  serve(servers[here], 7);
  for (const std::string& event : events(servers[here]))
    EXPECT_FALSE(event.contains("clock outage")) << event;
}

TEST_F(OneOfTwoServers, WhoChangesFromALivingOneIsGivenNothing) {
  sit_down(0, 1);
  const auto late = static_cast<std::size_t>(asked);
  for (int i = 0; i < 3; ++i) {
    serve(servers[late], 1);
    ring(servers[1 - late]);
  }
  const auto again = come(servers[1 - late], asked);
  for (int i = 0; i < 4; ++i) {
    serve(servers[late], 1);
    ring(servers[1 - late]);
  }
  EXPECT_TRUE(was_lost(events(servers[late])));
}

TEST(ClusterPeers, AServerThatIsSilentForLongHasGone) {
  Loop loop;
  MemoryStore store{loop};
  ClusterPeers peers(store);
  const Moment now = 1'700'000'000'000;
  EXPECT_FALSE(peers.hear_from("one", now));
  EXPECT_FALSE(peers.hear_from("two", now));
  const auto count_second = [&] { return peers.hear_own(), peers.count_second(); };
  for (int i = 0; i < ClusterPeers::kMostMissed; ++i) EXPECT_EQ(count_second(), std::vector<std::string>{});
  EXPECT_TRUE(peers.hear_from("two", now + kSecond));
  EXPECT_EQ(peers.count_second(), std::vector<std::string>{}) << "nothing could be heard";
  EXPECT_EQ(count_second(), std::vector<std::string>{"one"});
  EXPECT_EQ(peers.heard("one"), now);
  EXPECT_FALSE(peers.all_heard_after(2)) << "the first gave none after both had given one";
  peers.forget("one");
  EXPECT_TRUE(peers.all_heard_after(2));
}

TEST(ClusterPeers, APlayerMayHaveLostTheServerTheyWereAt) {
  Loop loop;
  MemoryStore store{loop};
  ClusterPeers peers(store);
  peers.hear_from("one", 100);
  peers.hear_from("two", 200);
  EXPECT_FALSE(peers.may_have_lost({}, 100)) << "all were alive then";
  EXPECT_TRUE(peers.may_have_lost({}, 150)) << "they may have been at the first";
  EXPECT_FALSE(peers.may_have_lost({{peers.me(), 90}}, 300)) << "they were here already";
  EXPECT_TRUE(peers.may_have_lost({{peers.me(), 110}}, 150)) << "they may have come from the first";
  EXPECT_FALSE(peers.may_have_lost({{"two", 90}}, 150));
  EXPECT_TRUE(peers.may_have_lost({{"two", 90}}, 250)) << "it may have died too";
}

TEST(ClusterPeers, ANoteReachesThePartThatHasAskedForItsType) {
  Loop loop;
  MemoryStore store{loop};
  ClusterPeers peers(store);
  std::vector<std::string> heard;
  peers.hear(peer::SessionEnded{"nobody has asked"});
  peers.on<peer::SessionEnded>([&](const peer::SessionEnded& n) { heard.push_back(n.token); });
  peers.hear(peer::SessionEnded{"one"});
  peers.hear(peer::Counted{1, "another type"});
  for (const char* part : {"games", "lobby"})
    peers.when_gone([&heard, part](const std::string& server) { heard.push_back(server + " for " + part); });
  peers.forget("two");
  EXPECT_EQ(heard, (std::vector<std::string>{"one", "two for games", "two for lobby"}));
}

TEST(ClusterPeers, OnlyServersThatGoOnGiveASign) {
  EXPECT_EQ(peer::sender_of(peer::Lives{"one", true}), "one");
  EXPECT_EQ(peer::sender_of(peer::Lives{"one", false}), "");
  EXPECT_EQ(peer::sender_of(peer::Offers{"two", "g", ""}), "two");
  EXPECT_EQ(peer::sender_of(peer::HandedOver{3, 4}), "");
}

TEST(ClusterPeers, NotesAreReadAsTheyWereWritten) {
  using namespace peer;
  const std::vector<Note> all{Changed{"g", 4},
                              Here{"s", "g", {{0, 50}, {2, 0}}, 1},
                              Told{"g", "{\"say\":\"said\"}"},
                              Wished{"g", {0, true}},
                              Agreed{"g", {1, 7, MutualOffer::TakeBack, false}},
                              Asks{""},
                              Offers{"s", "g", "{\"game\":\"g\"}", {3, 4}},
                              peer::GamePlayed{"s", "g", "{\"game\":\"g\"}", {3, 4}, 2},
                              Apart{3, 4, true},
                              Counted{2, "nanne"},
                              Lives{"s", false},
                              SessionEnded{"hash"},
                              HandedOver{3, 4},
                              TournamentChanged{"t", 4},
                              PersonHere{"s", 3, 2},
                              NewsOf{7},
                              ServerProfileChanged{}};
  for (const Note& note : all) {
    const auto read = parse_note(note_text(note));
    ASSERT_TRUE(read) << note_text(note);
    EXPECT_EQ(note_text(*read), note_text(note));
    EXPECT_EQ(read->index(), note.index());
  }
  EXPECT_EQ(changed_text("g", 4), note_text(Changed{"g", 4})) << "the store says it, which knows no notes";
  for (const char* none : {"x", "[]", "{}", R"({"note":"leaps"})", R"({"note":"lives","server":"s"})",
                           R"({"note":"lives","server":"s","on":true,"since":4})",
                           R"({"note":"told","game":"g","message":{"say":"said"}})"})
    EXPECT_FALSE(parse_note(none)) << none;
}

}  // namespace cluster_peers_test
}  // namespace hubs
