// A player whose servers are killed at any moment.
#pragma once

#include <chrono>
#include <functional>
#include <random>

#include "fixture.h"
#include "table/verify.h"
#include "text/record/record.h"

namespace served {

// Plays both human seats, remembers every event, and always finds the way back to a server.
class Survivor {
 public:
  using Start = std::function<std::unique_ptr<Process>()>;
  // At one of so many servers of the same games. `one_in`: how often each way of dying is met.
  Survivor(int servers, Start start, const std::string& white, const std::string& black, unsigned seed,
           unsigned one_in)
      : random_(seed),
        one_in_(one_in),
        start_(std::move(start)),
        servers_(static_cast<std::size_t>(servers)) {
    made_ = new_game(server().port(), white, black, "0123456789abcdef"[seed % 16]);
    id_ = made_["game"].get<std::string>();
  }

  void play_to_the_end() {
    while (!over()) {
      if (!page_) rejoin();
      if (over() || testing::Test::HasFatalFailure()) return;
      if (!pending_ && !person_is_asked()) {
        hear_one();  // a bot's line
        continue;
      }
      if (!pending_) pending_ = next_act();
      send_or_be_killed();
    }
  }

  bool over() const { return !lines_.empty() && !last()["over"].is_null(); }
  int kills() const { return kills_; }
  int resent() const { return resent_; }
  const std::vector<std::string>& lines() const { return lines_; }

  // All lines as each server shows them to someone new.
  std::vector<std::vector<std::string>> shown_again() {
    std::vector<std::vector<std::string>> all;
    for (at_ = 0; at_ < servers_.size(); ++at_) {
      Client subscriber(server().port());
      auto heard = subscriber.join(id_, Json::object(), 0);
      heard.erase(heard.begin());
      all.push_back(std::move(heard));
    }
    at_ = 0;
    return all;
  }
  std::string record() { return http_call(server().port(), "GET", "/api/games/" + id_ + ".trictrac").body; }

 private:
  Json last() const { return Json::parse(lines_.back()); }
  int next_line() const { return static_cast<int>(lines_.size()) + 1; }

  // The server to come to, started where it is not running.
  Process& server() {
    auto& server = servers_[at_];
    if (!server) server = start_();
    EXPECT_NE(server->port(), 0);
    return *server;
  }

  // Goes on to the next server.
  void kill() {
    servers_[at_]->kill();
    servers_[at_].reset();
    at_ = (at_ + 1) % servers_.size();
    page_.reset();
    ++kills_;
  }

  void rejoin() {
    page_ = std::make_unique<Client>(server().port());
    auto heard = page_->join(id_, made_["keys"], static_cast<int>(lines_.size()));
    ASSERT_FALSE(heard.empty());
    ASSERT_EQ(Json::parse(heard[0])["say"], "game") << heard[0];
    for (std::size_t i = 1; i < heard.size(); ++i) take(std::move(heard[i]));
    if (pending_ && (*pending_)["line"] != next_line()) pending_.reset();  // it had been done
    resent_ += pending_.has_value();
  }

  void take(std::string text) {
    const Json line = Json::parse(text);
    ASSERT_EQ(line["say"], "line") << text;
    ASSERT_EQ(line["n"], next_line()) << "lines are contiguous";
    lines_.push_back(std::move(text));
    if (!pending_ || line["n"] != (*pending_)["line"]) return;
    const Json& asked = (*pending_)["action"];
    ASSERT_EQ(line["do"]["type"], asked["type"]);
    ASSERT_EQ(line["do"].value("steps", Json()), asked.value("steps", Json()));
  }

  Json next_act() {
    const Json turn = last()["turn"];
    return act_message(next_line(), turn["side"].get<std::string>(), legal_action(turn, random_()));
  }

  // The moment of death: before the act is sent, at some instant after it, or between its lines.
  void send_or_be_killed() {
    const unsigned fate = random_() % one_in_;
    if (fate == 0) return kill();
    page_->send(*pending_);
    if (fate == 1) {
      wait(std::chrono::microseconds(random_() % 2500));
      return kill();
    }
    const int most = fate == 2 ? static_cast<int>(random_() % 3) : 1'000'000;
    for (int i = 0; i < most && !answered(); ++i) {
      hear_one();
      ASSERT_FALSE(testing::Test::HasFatalFailure());
    }
    if (fate == 2) return kill();
    pending_.reset();
  }

  // The act's line has come, and a person is asked again.
  bool answered() const {
    return next_line() > (*pending_)["line"].get<int>() && (over() || person_is_asked());
  }
  bool person_is_asked() const {
    return !lines_.empty() && made_["keys"].contains(key_at(last()["turn"]["side"].get<std::string>()));
  }

  void hear_one() {
    auto text = page_->receive();
    ASSERT_TRUE(text);
    take(std::move(*text));
  }

  // A busy moment: sleeping would be too coarse to fall into a commit.
  static void wait(std::chrono::microseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < end) {
    }
  }

  std::mt19937 random_;
  unsigned one_in_;
  Start start_;
  std::vector<std::unique_ptr<Process>> servers_;
  std::size_t at_ = 0;  // the server it is at
  std::unique_ptr<Client> page_;
  Json made_;
  std::string id_;
  std::vector<std::string> lines_;
  std::optional<Json> pending_;
  int kills_ = 0;
  int resent_ = 0;
};

// Plays to the end of a game; checks that each server then shows all lines shown before, and that the dice
// are right.
inline void survive(Survivor& player, int least_kills) {
  player.play_to_the_end();
  ASSERT_FALSE(testing::Test::HasFatalFailure());
  ASSERT_TRUE(player.over());
  EXPECT_GE(player.kills(), least_kills);
  for (const auto& shown : player.shown_again())
    EXPECT_EQ(shown, player.lines()) << "nothing lost, nothing doubled, nothing changed";
  const auto record = trictrac::parse_record(player.record());
  ASSERT_TRUE(record) << record.error().line << ": " << record.error().message;
  const auto dice = trictrac::verify_dice(*record);
  ASSERT_TRUE(dice) << dice.error();
  EXPECT_TRUE(dice->holds());
}

}  // namespace served
