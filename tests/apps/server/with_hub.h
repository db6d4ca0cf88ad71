// A hub on a store in memory, and pages at it.
#pragma once

#include <spdlog/sinks/null_sink.h>

#include <nlohmann/json.hpp>

#include "apps/server/http/client_session.h"
#include "apps/server/hub/hub.h"
#include "loop.h"
#include "wire/page_message.h"

namespace hubs {

inline constexpr int kThinkers = 2;

inline std::shared_ptr<spdlog::logger> silent() {
  return std::make_shared<spdlog::logger>("none", std::make_shared<spdlog::sinks::null_sink_mt>());
}

inline Json wish(const std::string& white, const std::string& black) {
  const auto seat = [](const std::string& who) {
    return who == "human" ? Json{{"kind", "human"}, {"name", "A"}} : Json{{"kind", "bot"}, {"bot", who}};
  };
  return {{"format", "tour"}, {"white", seat(white)}, {"black", seat(black)}, {"seed", std::string(64, '7')}};
}

// A talk without messages: talk has tests of its own.
class Silence : public Talking {
 public:
  void say(AtTable, Talk, Hub::Answer<std::string> then) override { then(std::string()); }
  void past(AtTable, Hub::Answer<std::string> then) override { then(std::string()); }
  void list_hidden(std::int64_t, Hub::Answer<std::vector<std::int64_t>> then) override { then(apart); }
  void admits(AtTable, Hub::Answer<bool> then) override { then(false); }
  std::vector<std::int64_t> apart;
};

// A hub with the lobby that follows it.
class HubWithLobby : public Hub {
 public:
  using Hub::Hub;
  Lobby lobby{*this};
};

// A page that receives the messages of a session.
class Page : public SessionTransport {
 public:
  Page(HubWithLobby& hub, std::string address = "page")
      : session({hub, hub.lobby, silence}, *this, std::move(address)) {}

  void more_lines() override {}
  bool admit(Effort) override { return true; }
  std::optional<ApiError> count_lines(int lines) override {
    if (lines > most_again) return ApiError{.code = ErrorCode::TooMany, .message = "", .retry_after = 1};
    again += lines;
    return std::nullopt;
  }
  std::optional<ApiError> may_try_code() override { return std::nullopt; }
  void count_wrong_code() override {}
  void read() {
    while (auto text = session.next()) {
      const Json message = Json::parse(*text);
      if (message["say"] == "line") take(std::move(*text), message["n"]);
      if (message["say"] == "error") errors.push_back(message["code"]);
      if (message["say"] == "ready") ready = message["line"];
      if (message["say"] == "verdict") ++verdicts;
      const std::string say = message["say"];
      if (say == "absent") absent = message;
      if (say == "paused") paused = message;
      if (say == "here" || say == "again" || say == "said" || say == "taken" || say == "proposed" ||
          say == "lobby" || say == "absent" || say == "paused")
        news.push_back(message);
      else
        order.push_back(say);
    }
  }
  void until_line(Loop& loop, int n) {
    loop.until([&] {
      read();
      return static_cast<int>(lines.size()) >= n;
    });
  }
  Json last() const { return Json::parse(lines.back()); }
  int next_line() const { return since + static_cast<int>(lines.size()) + 1; }
  Side turn() const { return last()["turn"]["side"] == "white" ? Side::White : Side::Black; }
  // Returns the first legal action that the last line asks for.
  GameEvent legal_action() const {
    const Json turn = last()["turn"];
    if (turn["stage"] == "roll") return RollDice{};
    if (turn["stage"] == "decide") return Hold{};
    PlayMen play;
    for (const Json& step : turn["plays"][0])
      play.steps.add({step[0].get<std::uint8_t>(), step[1].get<std::uint8_t>()});
    return play;
  }

  Silence silence;
  ClientSession session;
  int since = 0;  // the first lines, which it has not asked for
  std::vector<std::string> lines, errors, order;
  std::vector<Json> news;  // of those at the table
  Json absent, paused;     // as they were last said
  std::optional<int> ready;
  int verdicts = 0;
  int again = 0, most_again = 1000;  // lines that were made again; at once
  int repeated = 0;                  // lines that came once more

 private:
  void take(std::string line, int n) {
    ASSERT_LE(n, next_line()) << "a line was left out";
    if (n == next_line()) return lines.push_back(std::move(line));
    EXPECT_EQ(line, lines[static_cast<std::size_t>(n - since - 1)]);
    ++repeated;
  }
};

class WithHub : public testing::Test {
 protected:
  ~WithHub() override {
    door.open();
    thinkers.stop();
    readers.stop();
  }

  // All people at one device.
  Created made_with(const Json& body) {
    std::vector<int> people;
    for (int player = 0; player < 2; ++player)
      if (body[player == 0 ? "white" : "black"]["kind"] == "human") people.push_back(player);
    return made_with(body, people);
  }
  Created made_with(Json body, std::optional<std::vector<int>> mine, std::string address = "creator",
                    Principal by = {}) {
    std::optional<Parsed<Created>> answer;
    hub.create({[body] { return create_session(body, {Seed{}, true, "", true}); }, mine, std::move(address),
                false, by},
               [&](Parsed<Created> c) { answer = std::move(c); });
    loop.until([&] { return answer.has_value(); });
    if (!*answer) error = std::string(name_of(answer->error().code));
    return answer->value_or(Created{});
  }

  void join(Page& page, const Created& made, int since = 0) {
    page.since = since;
    Join join{made.game, {}, since};
    for (std::size_t i = 0; i < made.keys.size(); ++i)
      if (!made.keys[i].empty()) join.keys[static_cast<int>(i)] = made.keys[i];
    page.session.receive(join);
    loop.until([&] {
      page.read();
      return page.ready.has_value() || !page.errors.empty();
    });
  }

  void until_line(Page& page, int n) { page.until_line(loop, n); }

  static Act act_of(const Page& page) { return {page.next_line(), page.turn(), page.legal_action()}; }

  // Plays for the people until `side` must act, or the game is over.
  void play_until_turn_of(Page& page, Side side) {
    while (page.turn() != side || page.last()["turn"]["stage"] != "roll") {
      if (page.last()["turn"]["stage"] == "over") return;
      const int n = page.next_line();
      page.session.receive(act_of(page));
      until_line(page, n);
    }
  }

  static void expect_whole(const std::vector<std::string>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) ASSERT_EQ(Json::parse(lines[i])["n"], i + 1);
  }

  Loop loop;
  Door door;
  MemoryStore store{loop};
  Pool thinkers{kThinkers, loop.post()}, readers{1, loop.post()};
  Moment now = 1'800'000'000'000;
  HubOptions options{.now = [this] { return now; }};
  HubWithLobby hub{store, thinkers, readers, options, silent()};
  std::string error;
};

}  // namespace hubs
