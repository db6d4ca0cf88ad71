// A server full of tables, of people and bots, is killed again and again in the midst of it: whatever was
// shown to anybody stays, once and unchanged.
#include <condition_variable>
#include <deque>
#include <iostream>
#include <map>
#include <random>
#include <thread>

#include "fixture.h"
#include "table/verify.h"
#include "text/record/record.h"

namespace served {
namespace {

constexpr int kTables = 10;
constexpr int kMostLinesBetweenKills = 120;

int kills_wanted() {
  const char* wanted = std::getenv("TRICTRAC_KILLS");
  return wanted ? std::atoi(wanted) : 25;
}

// The server, and how much it has shown since it was last started.
class House {
 public:
  House() { start(); }

  // Where the server runs, and how many there were: the next may well get the port of the one before.
  struct Running {
    int port = 0;  // 0: no more
    int number = 0;
  };
  // Waits for the server after that one.
  Running after(const Running& before) {
    std::unique_lock held(mutex_);
    changed_.wait(held, [&] { return closed_ || (running_.port != 0 && running_.number != before.number); });
    return closed_ ? Running{} : running_;
  }
  void line_shown() {
    const std::lock_guard held(mutex_);
    ++lines_;
    changed_.notify_all();
  }
  // Kills it some instant after the tables have seen so many more lines, and starts it again.
  void kill_after(int lines, std::chrono::microseconds later) {
    {
      std::unique_lock held(mutex_);
      changed_.wait(held, [&] { return closed_ || lines_ >= lines; });
    }
    const auto end =
        std::chrono::steady_clock::now() + later;  // sleeping would be too coarse to fall into a commit
    while (std::chrono::steady_clock::now() < end) {
    }
    server_->kill();
    start();
  }
  // The tables finish the act they are at, and stop.
  void close() {
    const std::lock_guard held(mutex_);
    closed_ = true;
    changed_.notify_all();
  }
  bool closed() {
    const std::lock_guard held(mutex_);
    return closed_;
  }
  int last_port() const { return server_->port(); }

 private:
  void start() {
    {
      const std::lock_guard held(mutex_);
      running_.port = lines_ = 0;
    }
    server_ = std::make_unique<Process>(
        folder_ / "games.db", folder_ / "web",
        std::vector<std::string>{"--allow-seed", "--messages-per-second", "0", "--games-per-hour", "0"});
    const std::lock_guard held(mutex_);
    running_ = {server_->port(), running_.number + 1};
    closed_ |= running_.port == 0;
    changed_.notify_all();
  }

  Folder folder_;
  std::unique_ptr<Process> server_;
  std::mutex mutex_;
  std::condition_variable changed_;
  Running running_;
  int lines_ = 0;
  bool closed_ = false;
};

// One who plays all human seats of one game after another, and remembers every line.
class Table {
 public:
  Table(House& house, std::string white, std::string black, unsigned seed)
      : house_(house), white_(std::move(white)), black_(std::move(black)), random_(seed) {}

  void play() {
    auto server = house_.after({});
    while (server.port != 0 && !house_.closed()) {
      if ((id_.empty() && !make(server.port)) || !sit_at(server.port)) server = house_.after(server);
      if (over_) id_.clear();
    }
  }

  const std::map<std::string, std::vector<std::string>>& games() const { return games_; }
  // What went wrong, "" if nothing.
  const std::string& fault() const { return fault_; }

 private:
  std::vector<std::string>& lines() { return games_[id_]; }
  int next_line() { return static_cast<int>(lines().size()) + 1; }

  bool make(int port) {
    const Json made = new_game(port, white_, black_, "0123456789abcdef"[random_() % 16]);
    if (!made.is_object() || !made.contains("keys")) return false;  // killed while it was asked
    id_ = made["game"].get<std::string>();
    keys_ = made["keys"];
    turn_ = Json();
    over_ = false;
    pending_.reset();
    return true;
  }

  // Plays to the end of the game or of the server; false when that is gone.
  bool sit_at(int port) {
    Client page(port);
    if (!rejoin(page)) return false;
    while (!house_.closed() && !over_)
      if (!go_on(page)) return false;
    return true;
  }

  bool rejoin(Client& page) {
    if (!page.send(join_message(id_, keys_, next_line() - 1))) return false;
    while (auto text = page.receive()) {
      const Json message = Json::parse(*text);
      if (message["say"] == "error") return wrong("joining: " + *text);
      if (message["say"] == "ready") return caught_up();
      if (message["say"] == "line" && !take(std::move(*text), message)) return false;
    }
    return false;
  }

  bool caught_up() {
    if (lines().empty()) return wrong("a game began without a line");
    if (pending_ && (*pending_)["line"] != next_line()) pending_.reset();  // it had been done
    return true;
  }

  // One act, or one line of a bot; false when the server is gone.
  bool go_on(Client& page) {
    if (!pending_ && keys_.contains(key_at(turn_["side"].get<std::string>())))
      pending_ = act_message(next_line(), turn_["side"].get<std::string>(), lawful_action(turn_, random_()));
    if (pending_ && !page.send(*pending_)) return false;
    do {
      auto text = page.receive();
      if (!text) return false;
      const Json line = Json::parse(*text);
      if (line["say"] != "line") return wrong("instead of a line: " + *text);
      if (!take(std::move(*text), line)) return false;
    } while (pending_ && (*pending_)["line"] >= next_line());
    pending_.reset();
    return true;
  }

  bool take(std::string text, const Json& line) {
    if (line["n"] != next_line()) return wrong("line " + std::to_string(next_line()) + " was due: " + text);
    if (pending_ && line["n"] == (*pending_)["line"] && !is_done(line["do"], (*pending_)["action"]))
      return wrong("another act was done than was asked: " + text);
    turn_ = line["turn"];
    over_ = !line["over"].is_null();
    lines().push_back(std::move(text));
    house_.line_shown();
    return true;
  }

  static bool is_done(const Json& done, const Json& asked) {
    return done["type"] == asked["type"] && done.value("steps", Json()) == asked.value("steps", Json());
  }

  bool wrong(std::string what) {
    fault_ = id_ + ": " + what;
    house_.close();
    return false;
  }

  House& house_;
  std::string white_, black_;
  std::mt19937 random_;
  std::string id_;
  Json keys_, turn_;
  bool over_ = false;
  std::optional<Json> pending_;
  std::map<std::string, std::vector<std::string>> games_;
  std::string fault_;
};

void expect_as_shown(int port, const std::string& id, const std::vector<std::string>& shown, bool with_bot) {
  Client watcher(port);
  auto now = watcher.join(id, Json::object(), 0);
  ASSERT_GE(now.size(), shown.size() + 1) << id << ": lines were lost";
  now.erase(now.begin());
  // What was done, but not seen any more: the act of the last moment, and whatever a bot did then.
  EXPECT_TRUE(with_bot || now.size() <= shown.size() + 1) << id;
  now.resize(shown.size());
  EXPECT_EQ(now, shown) << id;
}

void expect_verified(int port, const std::string& id) {
  const auto record = trictrac::parse_record(http_call(port, "GET", "/api/games/" + id + ".trictrac").body);
  ASSERT_TRUE(record) << id;
  const auto dice = trictrac::verify_dice(*record);
  ASSERT_TRUE(dice) << id << ": " << dice.error();
  EXPECT_TRUE(dice->holds()) << id;
}

bool is_over(const std::vector<std::string>& lines) {
  return !lines.empty() && !Json::parse(lines.back())["over"].is_null();
}

// As many kills as TRICTRAC_KILLS says, 25 without.
TEST(KilledUnderLoad, NothingShownIsLostOrDoubled) {
  constexpr std::pair<const char*, const char*> kPlayers[] = {{"human", "human"},
                                                              {"human", "commis"},
                                                              {"soumille", "human"},
                                                              {"human", "guiton"},
                                                              {"human", "human"}};
  House house;
  ASSERT_NE(house.last_port(), 0);
  std::deque<Table> tables;
  for (unsigned i = 0; i < kTables; ++i) {
    const auto& [white, black] = kPlayers[i % std::size(kPlayers)];
    tables.emplace_back(house, white, black, i + 1);
  }
  std::vector<std::thread> players;
  for (Table& table : tables) players.emplace_back([&table] { table.play(); });
  std::mt19937 random(1822);
  const int kills = kills_wanted();
  for (int i = 0; i < kills && !house.closed(); ++i)
    house.kill_after(1 + static_cast<int>(random() % kMostLinesBetweenKills),
                     std::chrono::microseconds(random() % 3000));
  house.close();
  for (std::thread& player : players) player.join();

  std::size_t lines = 0;
  for (unsigned i = 0; i < kTables; ++i) {
    EXPECT_EQ(tables[i].fault(), "");
    for (const auto& [id, shown] : tables[i].games()) {
      expect_as_shown(house.last_port(), id, shown,
                      kPlayers[i % std::size(kPlayers)].first != kPlayers[i % std::size(kPlayers)].second);
      if (is_over(shown)) expect_verified(house.last_port(), id);
      lines += shown.size();
    }
  }
  EXPECT_GT(lines, static_cast<std::size_t>(kills));
  std::cout << kills << " kills, " << lines << " lines\n";
}

}  // namespace
}  // namespace served
