// Two tournaments are held at a server that is killed, frozen, or has no room on its disk, at any step of
// them: every result is there once, and nobody meets two opponents in a round.
#include <signal.h>

#include <functional>
#include <future>
#include <iostream>
#include <set>

#include "asked_settings.h"
#include "at_table.h"
#include "busy_server.h"
#include "moved_clock.h"
#include "served_games.h"
#include "small_disk.h"

namespace served {
namespace evening_faults_test {

constexpr int kPlayers = 8, kRounds = 3, kTables = kPlayers / 2;
constexpr int kMebibytes = 16;               // of the disk
constexpr unsigned kOneIn = 5;               // steps that meet a fault
constexpr unsigned kLongestRequest = 3'000;  // microseconds within which a fault strikes
constexpr std::int64_t kOnAgain = 15'000;    // milliseconds after which all must go on
constexpr std::int64_t kLongestFreeze = 12'000;

// A tournament as the test wants it to be.
struct Expected {
  std::string id;
  bool on_wood = false;
  std::map<std::pair<int, int>, int> winners{};  // the seat, by round and table
};

class FaultyServer {
 public:
  FaultyServer() : disk_(folder_ / "disk", kMebibytes) {
    std::filesystem::create_directories(folder_ / "disk");
    std::filesystem::create_directories(folder_ / "web");
    std::ofstream(folder_ / "web/index.html") << "<!doctype html><title>Trictrac</title>";
    std::filesystem::copy(folder_ / "web/index.html", folder_ / "web/embed.html");
    start();
  }
  std::filesystem::path file() const { return folder_ / "disk" / "games.db"; }
  int port() const { return server_->port(); }
  bool has_time() const { return clock_.there(); }
  int faults() const { return faults_; }

  // Does a step while something happens to the server, and lets the time pass in which it must go on.
  void meet_fault(const std::function<bool()>& step, std::mt19937& random) {
    ++faults_;
    switch (random() % (disk_.there() ? 3 : 2)) {
      case 0: kill_during(step, std::chrono::microseconds(random() % kLongestRequest)); break;
      case 1: freeze_during(step, static_cast<std::int64_t>(random() % kLongestFreeze)); break;
      default: fill_during(step); break;
    }
    clock_.advance(kOnAgain);
  }

 private:
  void start() {
    server_ = std::make_unique<Process>(file(), folder_ / "web", without_limits());
    ASSERT_NE(server_->port(), 0) << server_->log();
  }
  void kill_during(const std::function<bool()>& step, std::chrono::microseconds after) {
    auto done = std::async(std::launch::async, step);
    let_pass(after);
    server_->kill();
    done.wait();
    start();
  }
  void freeze_during(const std::function<bool()>& step, std::int64_t milliseconds) {
    server_->signal(SIGSTOP);
    auto done = std::async(std::launch::async, step);
    clock_.advance(milliseconds);
    server_->signal(SIGCONT);
    done.wait();
  }
  void fill_during(const std::function<bool()>& step) {
    disk_.fill();
    step();
    disk_.clear();
  }

  Folder folder_;
  MovedClock clock_{folder_ / "clock"};
  SmallDisk disk_;
  std::unique_ptr<Process> server_;
  int faults_ = 0;
};

Json settings(bool on_wood) {
  return tournament_body({{"name", on_wood ? "On wood" : "On screens"},
                          {"rounds", kRounds},
                          {"on_wood", on_wood},
                          {"sit_down", 240}});
}

class Evening {
 public:
  explicit Evening(unsigned seed) : random_(seed) {}

  void hold() {
    if (!server_.has_time()) GTEST_SKIP() << "another program has the time of the system";
    make_people();
    for (const bool on_wood : {true, false})
      if (!testing::Test::HasFailure()) hold_one(on_wood);
  }
  int faults() const { return server_.faults(); }

 private:
  // Attempts a step until it is done; it looks first whether it is.
  void step(const std::function<bool()>& attempt) {
    while (!testing::Test::HasFailure()) {
      if (random_() % kOneIn == 0)
        server_.meet_fault(attempt, random_);
      else if (attempt())
        return;
    }
  }

  // The browser of a person: 0 directs.
  Browser browser(int person) const {
    Browser at(server_.port());
    at.token = tokens_[static_cast<std::size_t>(person)];
    return at;
  }
  // The players are guests, known since they entered another tournament: an account costs more to make.
  void make_people() {
    tokens_.resize(kPlayers + 1);
    Browser director(server_.port());
    const Reply made = director.post("/api/me/account", {{"name", "Odile"}, {"password", kPassword}});
    ASSERT_EQ(made.status, 200) << made.body;
    tokens_[0] = director.token;
    Json other = settings(true);
    other["settings"]["name"] = "Before";
    const Json before = director.post("/api/tournaments", other).json();
    const std::string place = "/api/tournaments/" + before["id"].get<std::string>() + "/enter";
    for (int player = 1; player <= kPlayers; ++player) {
      Browser at(server_.port());
      ASSERT_EQ(at.post(place, {{"name", name_of(player)}}).status, 200);
      tokens_[static_cast<std::size_t>(player)] = at.token;
    }
  }
  static std::string name_of(int player) { return "Player " + std::to_string(player); }
  std::string path() const { return "/api/tournaments/" + now_.id; }
  // The tournament; null while the server is away.
  Json page() const {
    const Reply reply = browser(0).get(path());
    return reply.status == 200 ? reply.json() : Json();
  }

  void hold_one(bool on_wood) {
    now_ = {.id = "", .on_wood = on_wood};
    step([&] { return make(); });
    for (int player = 1; player <= kPlayers; ++player) step([&] { return enter(player); });
    for (int round = 1; round <= kRounds; ++round) {
      step([&] { return pair(round); });
      for (int table = 1; table <= kTables; ++table) {
        const int winner = static_cast<int>(random_() % 2);
        now_.winners[{round, table}] = winner;
        step([&] { return on_wood ? report(round, table) : play(round, table); });
      }
      await_results(round);
    }
    step([&] { return finish(); });
    expect_as_held();
  }

  bool make() {
    const Json all = browser(0).get("/api/tournaments").json();
    if (!all.is_object() || !all.contains("tournaments")) return false;
    const std::string name = now_.on_wood ? "On wood" : "On screens";
    for (const Json& one : all["tournaments"])
      if (one["name"] == name) now_.id = one["id"].get<std::string>();
    if (!now_.id.empty()) return true;
    browser(0).post("/api/tournaments", settings(now_.on_wood));
    return false;  // looked at in the next attempt
  }
  bool enter(int player) {
    return browser(player).post(path() + "/enter", {{"name", name_of(player)}}).status == 200;
  }
  bool pair(int round) {
    const Json before = page();
    if (before.is_null()) return false;
    if (std::ssize(before["rounds"]) >= round) return true;
    browser(0).post(path() + "/rounds", {{"number", before["revision"].get<int>() + 1}});
    return false;
  }
  bool finish() {
    const Json before = page();
    if (before.is_null()) return false;
    if (before["finished"] == true) return true;
    const bool open = before["rounds"].back()["closed"] == false;
    act(0, before, {{"type", open ? "close_round" : "finish"}});
    return false;
  }
  Reply act(int person, const Json& before, const Json& what) {
    return browser(person).post(
        path() + "/acts", {{"number", before["revision"].get<int>() + 1}, {"why", "said so"}, {"act", what}});
  }

  // At odd tables both players tell the result, at others the director.
  bool report(int round, int table) {
    const Json before = page();
    if (before.is_null()) return false;
    const Json& at = table_in(before, round, table);
    if (at.contains("outcome")) return true;
    const int winner = now_.winners.at({round, table});
    const Json result{
        {"type", "enter_result"},
        {"at", {{"round", round}, {"table", table}}},
        {"result", {{"winner", winner}, {"holes", {winner == 0 ? 12 : 3, winner == 0 ? 3 : 12}}}}};
    int by = 0;
    if (table % 2 == 1)
      by = at["seats"][at.contains("reports") ? 1 - at["reports"][0]["seat"].get<int>() : 0];
    act(by, before, result);
    return false;
  }

  static const Json& table_in(const Json& page, int round, int table) {
    return page["rounds"][static_cast<std::size_t>(round - 1)]["tables"][static_cast<std::size_t>(table - 1)];
  }

  // Both give their shares of the dice, one throws, and the loser resigns: as far as it comes. Returns
  // whether the game is over.
  bool play(int round, int table) {
    const Json before = page();
    if (before.is_null()) return false;
    const Json& at = table_in(before, round, table);
    const int loser = 1 - now_.winners.at({round, table});
    const auto player = [&](std::size_t seat) { return browser(at["seats"][seat].get<int>()); };
    TwoAtTable two(server_.port(), player(0), player(1), at["game"]);
    if (!two.there()) return false;
    return two.over() || (two.give_shares() && throw_and_resign(two, loser));
  }
  static bool throw_and_resign(TwoAtTable& two, int loser) {
    if (!two.look()) return false;
    if (two.last()["turn"]["stage"] == "roll") {
      const std::string side = two.last()["turn"]["side"];
      Client& thrower = two.page(side == "white" ? 0 : 1);
      if (!thrower.send(act_message(two.last()["n"].get<int>() + 1, side, {{"type", "roll"}}))) return false;
      if (!is_taken(thrower) || !two.look()) return false;
    }
    const char* side = loser == 0 ? "white" : "black";
    two.page(loser).send(act_message(two.last()["n"].get<int>() + 1, side, {{"type", "resign"}}));
    return false;
  }

  // The results of the games come by themselves.
  void await_results(int round) {
    while (!testing::Test::HasFailure()) {
      Client watching(server_.port());
      watching.send({{"do", "tournament"}, {"tournament", now_.id}});
      while (watching.await("tournament")["say"] == "tournament") {
        const Json seen = page();
        if (seen.is_null()) break;
        const auto& tables = seen["rounds"][static_cast<std::size_t>(round - 1)]["tables"];
        if (std::ranges::all_of(tables, [](const Json& table) { return table.contains("outcome"); })) return;
      }
    }
  }

  void expect_as_held() {
    if (testing::Test::HasFailure()) return;
    const Json held = page();
    ASSERT_EQ(std::ssize(held["rounds"]), kRounds);
    std::set<std::set<int>> met;
    for (int round = 1; round <= kRounds; ++round) {
      std::set<int> paired;
      for (int table = 1; table <= kTables; ++table) {
        const Json& at = table_in(held, round, table);
        EXPECT_EQ(at["outcome"], "played");
        EXPECT_EQ(at["winner"], now_.winners.at({round, table})) << round << "/" << table;
        const std::set<int> pair{at["seats"][0].get<int>(), at["seats"][1].get<int>()};
        paired.insert(pair.begin(), pair.end());
        EXPECT_TRUE(met.insert(pair).second) << "met twice";
      }
      EXPECT_EQ(paired.size(), static_cast<std::size_t>(kPlayers)) << "paired twice in round " << round;
    }
    expect_log_has_all_once();
    const std::string games =
        "SELECT count(*) FROM game g JOIN tournament t ON t.id = g.tournament WHERE t.name = '" + now_.id +
        "'";
    EXPECT_EQ(number(server_.file(), games), now_.on_wood ? 0 : kRounds * kTables);
  }
  void expect_log_has_all_once() const {
    std::map<std::string, int> counted;
    const Json log = browser(0).get(path() + "/log").json();
    for (const Json& line : log["lines"]) {
      EXPECT_FALSE(line.contains("undone"));
      const Json& act = line["act"];
      ++counted[act["type"].get<std::string>()];
      if (act.contains("at"))
        ++counted[line["name"].get<std::string>() + act["type"].get<std::string>() + act["at"].dump()];
    }
    for (const auto& [what, times] : counted) EXPECT_TRUE(times == 1 || !what.contains("{")) << what;
    EXPECT_EQ(counted["add_entrant"], kPlayers);
    EXPECT_EQ(counted["start_round"], kRounds);
    EXPECT_EQ(counted["close_round"], kRounds);
    EXPECT_EQ(counted["finish"], 1);
    EXPECT_EQ(counted["enter_result"], kRounds * kTables * (now_.on_wood ? 3 : 2) / 2);
    EXPECT_EQ(counted["begin_game"], now_.on_wood ? 0 : kRounds * kTables);
  }

  std::mt19937 random_;
  FaultyServer server_;
  std::vector<std::string> tokens_;
  Expected now_;
};

// Several at once, as each waits more than it computes.
constexpr unsigned kAtOnce = 4;
class EveningOnASmallDisk : public testing::TestWithParam<unsigned> {};
INSTANTIATE_TEST_SUITE_P(Some, EveningOnASmallDisk, testing::Range(0U, kAtOnce));

TEST_P(EveningOnASmallDisk, HasEveryResultOnceWhateverHappensToTheServer) {
  const int wanted = kills_wanted(100) / static_cast<int>(kAtOnce);
  int faults = 0;
  for (unsigned seed = GetParam(); faults < wanted && !HasFailure() && !IsSkipped(); seed += kAtOnce) {
    Evening evening(seed);
    evening.hold();
    faults += evening.faults();
  }
  std::cout << faults << " faults\n";
}

}  // namespace evening_faults_test
}  // namespace served
