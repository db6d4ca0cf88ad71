// A service full of tables, of people and bots, to which something happens again and again: lines once shown
// must stay, once and unchanged.
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <random>
#include <thread>

#include "fixture.h"
#include "kills_wanted.h"
#include "table/verify.h"
#include "text/record/record.h"

namespace served {

// Tells the tables where to find a server, and counts what they have been shown and refused.
class BusyServer {
 public:
  // The running server, and how many there were: the next may well get the port of the one before.
  struct Running {
    int port = 0;  // 0: no more
    int number = 0;
  };
  virtual ~BusyServer() = default;
  // Returns the server to use after `before` was lost, or has answered "try again".
  virtual Running after(const Running& before) = 0;
  // Returns whether an act may be refused because of what happened to the service.
  virtual bool may_refuse() const { return false; }

  void line_shown() { count(lines_); }
  void refused() { count(refusals_); }
  // Waits until the tables have seen that many more lines, or refusals; returns false if they have stopped.
  bool wait_for_lines(int more) { return wait_for(lines_, more); }
  bool wait_for_refusals(int more) { return wait_for(refusals_, more); }
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

 protected:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool closed_ = false;

 private:
  void count(int& what) {
    const std::lock_guard held(mutex_);
    ++what;
    changed_.notify_all();
  }
  bool wait_for(const int& what, int more) {
    std::unique_lock held(mutex_);
    const int wanted = what + more;
    changed_.wait(held, [&] { return closed_ || what >= wanted; });
    return !closed_;
  }

  int lines_ = 0, refusals_ = 0;
};

// Some instant, too short to sleep for it: so that one falls into a commit now and then.
inline void let_pass(std::chrono::microseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  while (std::chrono::steady_clock::now() < end) {
  }
}

// A client that plays all human seats of one game after another, and remembers every line.
class Table {
 public:
  Table(BusyServer& server, std::string white, std::string black, unsigned seed)
      : server_(server), white_(std::move(white)), black_(std::move(black)), random_(seed) {}

  void play() {
    auto server = server_.after({});
    while (server.port != 0 && !server_.closed()) {
      if ((id_.empty() && !make(server.port)) || !sit_at(server.port)) server = server_.after(server);
      if (over_) id_.clear();
    }
  }

  const std::map<std::string, std::vector<std::string>>& games() const { return games_; }
  // Returns the fault, "" if there was none.
  const std::string& fault() const { return fault_; }

 private:
  std::vector<std::string>& lines() { return games_[id_]; }
  int next_line() { return static_cast<int>(lines().size()) + 1; }

  bool make(int port) {
    const Json made = new_game(port, white_, black_, "0123456789abcdef"[random_() % 16]);
    if (made.is_object() && made.contains("error")) return refused(made["error"]);
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
    while (!server_.closed() && !over_)
      if (!go_on(page)) return false;
    return true;
  }

  bool rejoin(Client& page) {
    if (!page.send(join_message(id_, keys_, next_line() - 1))) return false;
    while (auto text = page.receive()) {
      const Json message = Json::parse(*text);
      if (message["say"] == "error") return refused(message);
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
      pending_ = act_message(next_line(), turn_["side"].get<std::string>(), legal_action(turn_, random_()));
    if (pending_ && !page.send(*pending_)) return false;
    do {
      auto text = page.receive();
      if (!text) return false;
      const Json line = Json::parse(*text);
      if (line["say"] != "line") return refused(line);
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
    server_.line_shown();
    return true;
  }

  static bool is_done(const Json& done, const Json& asked) {
    return done["type"] == asked["type"] && done.value("steps", Json()) == asked.value("steps", Json());
  }

  // The action was refused or will appear at the next visit.
  bool refused(const Json& message) {
    if (!server_.may_refuse() || message["code"] != "unavailable") return wrong("refused: " + message.dump());
    server_.refused();
    return false;
  }

  bool wrong(std::string what) {
    fault_ = id_ + ": " + what;
    server_.close();
    return false;
  }

  BusyServer& server_;
  std::string white_, black_;
  std::mt19937 random_;
  std::string id_;
  Json keys_, turn_;
  bool over_ = false;
  std::optional<Json> pending_;
  std::map<std::string, std::vector<std::string>> games_;
  std::string fault_;
};

inline void expect_as_shown(int port, const std::string& id, const std::vector<std::string>& shown,
                            bool with_bot) {
  Client subscriber(port);
  auto now = subscriber.join(id, Json::object(), 0);
  ASSERT_GE(now.size(), shown.size() + 1) << id << ": lines were lost";
  now.erase(now.begin());
  // The last act, and the moves of a bot after it, may be done without having been shown.
  EXPECT_TRUE(with_bot || now.size() <= shown.size() + 1) << id;
  now.resize(shown.size());
  EXPECT_EQ(now, shown) << id;
}

inline void expect_verified(int port, const std::string& id) {
  const auto record = trictrac::parse_record(http_call(port, "GET", "/api/games/" + id + ".trictrac").body);
  ASSERT_TRUE(record) << id;
  const auto dice = trictrac::verify_dice(*record);
  ASSERT_TRUE(dice) << id << ": " << dice.error();
  EXPECT_TRUE(dice->holds()) << id;
}

inline bool is_over(const std::vector<std::string>& lines) {
  return !lines.empty() && !Json::parse(lines.back())["over"].is_null();
}

// Some tables at which people and bots play as long as the service is open.
class BusyTables {
 public:
  explicit BusyTables(BusyServer& server) : server_(server) {
    for (unsigned i = 0; i < kTables; ++i) tables_.emplace_back(server, white(i), black(i), i + 1);
    for (Table& table : tables_) players_.emplace_back([&table] { table.play(); });
  }
  ~BusyTables() { stop(); }
  // Expects that the server at `port` shows every line that was shown before.
  void expect_all_there(int port) {
    stop();
    for (unsigned i = 0; i < kTables; ++i) {
      EXPECT_EQ(tables_[i].fault(), "");
      for (const auto& [id, shown] : tables_[i].games()) {
        expect_as_shown(port, id, shown, white(i) != black(i));
        if (is_over(shown)) expect_verified(port, id);
        lines_ += shown.size();
      }
    }
  }
  std::size_t lines() const { return lines_; }

 private:
  static constexpr unsigned kTables = 10;
  static constexpr std::pair<const char*, const char*> kPlayers[] = {{"human", "human"},
                                                                     {"human", "commis"},
                                                                     {"soumille", "human"},
                                                                     {"human", "guiton"},
                                                                     {"human", "human"}};
  static std::string white(unsigned i) { return kPlayers[i % std::size(kPlayers)].first; }
  static std::string black(unsigned i) { return kPlayers[i % std::size(kPlayers)].second; }
  void stop() {
    server_.close();
    for (std::thread& player : players_)
      if (player.joinable()) player.join();
  }

  BusyServer& server_;
  std::deque<Table> tables_;
  std::vector<std::thread> players_;
  std::size_t lines_ = 0;
};

}  // namespace served
