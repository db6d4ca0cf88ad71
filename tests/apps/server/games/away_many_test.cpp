// Two servers of the same games, and time that passes while one of them, both or their database are away.
#include <nlohmann/json.hpp>
#include <numeric>

#include "serving.h"

namespace hubs {
namespace away_many_test {

constexpr std::string_view kOutage = "clock outage ";
constexpr Millis kTwentyMinutes = 20 * 60 * kSecond;

// Each server has a clock that the test sets.
class AtTwoServersAway : public testing::Test {
 protected:
  struct At {
    Moment now = 1'800'000'000'000;
    std::optional<Serving> serving{};
  };

  void SetUp() override {
    ASSERT_TRUE(postgres.ready());
    url = postgres.new_database();
    for (At* at : {&first, &second}) start(*at);
    made = make();
    game = made.game;
    for (At* at : {&first, &second}) see(*at);
    for (At* at : {&first, &second, &first}) ring_and_hear(*at);
    for (At* at : {&first, &second}) ASSERT_TRUE(at->serving->hub.peers().any()) << "each knows the other";
    ends = *stored().ends;
    ASSERT_EQ(ends, first.now + 75 * kSecond);
  }

  void start(At& at) {
    at.serving.emplace(url, loop, HubOptions{.now = [&at] { return at.now; }});
  }
  void kill(At& at) {
    at.serving.reset();
    loop.run_posted();
  }
  void let_pass(Millis time) {
    for (At* at : {&first, &second}) at->now += time;
  }
  // It does what a server does every second; returns once the store has answered all it was asked.
  void ring(At& at) {
    at.serving->hub.ring();
    stored_at(at);
  }
  // And until it hears, from the database, what it and others have said.
  void ring_and_hear(At& at) {
    const int before = at.serving->hub.peers().own_heard();
    for (int tries = 0; at.serving->hub.peers().own_heard() == before && tries < 10'000; ++tries) ring(at);
  }
  // Until it has a connection to the database again.
  void until_reached(At& at) {
    while (stored_at(at).events.empty() && !HasFailure()) ring(at);
    ring(at);
  }
  // These serve for so long.
  void serve(const std::vector<At*>& who, Millis time) {
    for (Millis passed = 0; passed < time; passed += 5 * kSecond) {
      let_pass(5 * kSecond);
      for (At* at : who) ring_and_hear(*at);
    }
  }
  // Somebody asks for the game there.
  void see(At& at) {
    std::optional<Parsed<std::string>> text;
    at.serving->hub.game_text(game, {}, [&](Parsed<std::string> seen) { text = std::move(seen); });
    loop.until([&] { return text.has_value(); });
    EXPECT_TRUE(*text);
  }
  StoredGame stored_at(At& at) {
    std::optional<Stored<std::optional<StoredGame>>> found;
    at.serving->store->load(game, [&](auto answer) { found = std::move(answer); });
    loop.until([&] { return found.has_value(); });
    return *found && **found ? ***found : StoredGame{};
  }
  StoredGame stored() { return stored_at(first.serving ? first : second); }

  void expect_nothing_given_back() {
    for (const std::string& event : stored().events)
      EXPECT_EQ(event.find("clock"), std::string::npos) << event;
    EXPECT_EQ(stored().ends, ends);
  }
  // Returns what the events of the game give back, and expects its deadline to have moved by that.
  std::vector<Millis> given_back() {
    const StoredGame found = stored();
    std::vector<Millis> given;
    for (const std::string& event : found.events)
      if (const auto at = event.find(kOutage); at != std::string::npos)
        given.push_back(std::stoll(event.substr(at + kOutage.size())));
    EXPECT_EQ(found.ends, std::accumulate(given.begin(), given.end(), ends));
    return given;
  }
  void expect_given_back(const std::vector<Millis>& parts) { EXPECT_EQ(given_back(), parts); }

  Loop loop;
  PostgresServer& postgres = PostgresServer::shared();
  std::string url, game;
  Created made;
  At first, second;
  Moment ends = 0;

 private:
  // A live game of two people, at the first server.
  Created make() {
    Json body = wish("human", "human");
    body["clock"] = {{"pace", "live"}, {"reserve", 60}, {"delay", 15}};
    std::optional<Parsed<Created>> made;
    first.serving->hub.create(
        {[body] { return create_session(body, {Seed{}, true, "", true}); }, std::vector{0, 1}, "", false, {}},
        [&](Parsed<Created> created) { made = std::move(created); });
    loop.until([&] { return made.has_value(); });
    return made->value_or(Created{});
  }
};

// Both players are at the other one all the while.
TEST_F(AtTwoServersAway, OneWasKilledAndOneServed) {
  Page players{second.serving->hub, "players"};
  players.session.receive(Join{game, {{0, made.keys[0]}, {1, made.keys[1]}}, 0});
  loop.until([&] { return players.read(), players.ready.has_value(); });
  kill(first);
  serve({&second}, 60 * kSecond);
  start(first);
  see(first);
  for (At* at : {&first, &second}) ring(*at);
  expect_nothing_given_back();
}

TEST_F(AtTwoServersAway, BothStoodStill) {
  let_pass(kTwentyMinutes);
  for (At* at : {&first, &second}) at->serving->hub.ring();
  for (At* at : {&first, &second}) see(*at);
  expect_nothing_given_back();
  serve({&first, &second}, kReturnGrace);
  expect_given_back({kTwentyMinutes + kReturnGrace});
  serve({&first, &second}, 70 * kSecond);
  expect_given_back({kTwentyMinutes + kReturnGrace});
}

TEST_F(AtTwoServersAway, BothWereKilledAndComeBackOneAfterAnother) {
  for (At* at : {&first, &second}) kill(*at);
  let_pass(kTwentyMinutes);
  start(second);
  see(second);
  serve({&second}, kReturnGrace);
  expect_given_back({kTwentyMinutes + kReturnGrace});
  serve({&second}, 20 * kSecond);
  start(first);
  see(first);
  ring(first);
  expect_given_back({kTwentyMinutes + kReturnGrace});
}

// An outage that is over by one clock has yet to come by another.
TEST_F(AtTwoServersAway, TheClockOfOneIsBehind) {
  constexpr Millis kApart = 2 * kSecond;
  let_pass(kTwentyMinutes);
  second.now -= kApart;
  bool said = false;
  first.serving->store->serve({"first", first.now}, [&](const auto&) { said = true; });
  loop.until([&] { return said; });
  see(second);
  serve({&second}, kReturnGrace);
  see(first);
  serve({&first, &second}, 10 * kSecond);
  // The first one, whose clock is ahead, gives the rest back if it hears of the event soon enough.
  const std::vector<Millis> given = given_back();
  const Millis all = std::accumulate(given.begin(), given.end(), Millis{});
  EXPECT_GE(all, kTwentyMinutes - kApart + kReturnGrace);
  EXPECT_LE(all, kTwentyMinutes + kReturnGrace);
}

TEST_F(AtTwoServersAway, TheirDatabaseWas) {
  serve({&first, &second}, 10 * kSecond);
  postgres.kill();
  for (At* at : {&first, &second}) ring(*at);
  let_pass(kTwentyMinutes);
  for (At* at : {&first, &second}) ring(*at);
  ASSERT_TRUE(postgres.start());
  for (At* at : {&first, &second}) {
    let_pass(kSecond);
    until_reached(*at);
    see(*at);
  }
  serve({&first, &second}, kReturnGrace);
  // The second server reached it a second later, and gives back its own outage if it is the first to store
  // one.
  const std::vector<Millis> given = given_back();
  constexpr Millis kOfFirst = kTwentyMinutes + kSecond + kReturnGrace;
  ASSERT_EQ(given.size(), 1U);
  EXPECT_TRUE(given[0] == kOfFirst || given[0] == kOfFirst + kSecond) << given[0];
}

}  // namespace away_many_test
}  // namespace hubs
