#include "lab/load_test/load_player.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <nlohmann/json.hpp>

#include "base/text_of.h"

namespace trictrac::load_test {
namespace {

Json person() { return {{"kind", "human"}, {"name", "Someone"}}; }

Json new_game(const std::string& bot) {
  Json body{{"format", "tour"}, {"rules", "lois"}, {"white", person()}, {"black", person()}};
  if (!bot.empty()) body["black"] = {{"kind", "bot"}, {"bot", bot}, {"name", bot}};
  body["mine"] = bot.empty() ? Json::array({0, 1}) : Json::array({0});
  return body;
}

// Returns a legal answer to `turn`, which is that of a line; `pick` chooses among what there is.
Json legal_action(const Json& turn, unsigned pick) {
  if (turn["stage"] == "roll") return {{"type", "roll"}};
  if (turn["stage"] == "decide") return {{"type", pick % 2 ? "hold" : "go"}};
  Json steps = Json::array();
  for (const Json& step : turn["plays"][pick % turn["plays"].size()])
    steps.push_back(Json::array({step[0], step[1]}));
  return {{"type", "play"}, {"steps", std::move(steps)}};
}

}  // namespace

LoadPlayer::LoadPlayer(asio::any_io_executor executor, tcp::endpoint server, std::string bot,
                       LoadObserver& tally)
    : executor_(executor), server_(server), bot_(std::move(bot)), tally_(tally), socket_(executor) {}

asio::awaitable<bool> LoadPlayer::make(HttpClient& caller) {
  const LoadReply reply = co_await caller.call(http::verb::post, "/api/games", new_game(bot_).dump());
  const Json made = Json::parse(reply.body, nullptr, false);
  if (reply.status != 201 || !made.is_object()) {
    tally_.gone(*this, text_of("a game was refused: {} {}", reply.status, reply.body));
    co_return false;
  }
  game_ = made["game"].get<std::string>();
  keys_ = std::make_unique<Json>(made["keys"]);
  lines_ = 0;
  over_ = caught_up_ = false;
  co_return true;
}

void LoadPlayer::join() { say({{"do", "join"}, {"game", game_}, {"keys", *keys_}, {"since", 0}}); }

asio::awaitable<bool> LoadPlayer::begin_another() {
  tally_.finished(game_, lines_);
  HttpClient caller(executor_, server_);
  const bool made = co_await make(caller);
  if (made) join();
  co_return made;
}

asio::awaitable<void> LoadPlayer::follow() {
  beast::flat_buffer buffer;
  bool open = co_await connect(socket_, server_);
  if (open) join();
  while (open) {
    const auto message = co_await receive(socket_, buffer);
    if (!message) break;
    take(*message);
    if (over_ && caught_up_) open = co_await begin_another();
  }
  tally_.gone(*this, "a socket was closed");
}

void LoadPlayer::take(std::string_view message) {
  const Json read = Json::parse(message, nullptr, false);
  const std::string say = read.is_object() ? read.value("say", "") : "";
  if (say == "line") take_line(read);
  if (say == "ready") caught_up_ = true;
  if (say == "error") {
    tally_.refused(*this, std::string(message));
    acting_ = false;
    return;
  }
  if ((say == "line" || say == "ready") && !acting_ && !over_ && caught_up_ && is_asked())
    tally_.ready(*this);
}

void LoadPlayer::take_line(const Json& line) {
  const int n = line["n"].get<int>();
  if (n <= lines_) return tally_.doubled();
  lines_ = n;
  turn_ = std::make_unique<Json>(line["turn"]);
  over_ = !line["over"].is_null();
  if (acting_ && n == acting_line_) {
    acting_ = false;
    tally_.answered(due_);
  } else {
    tally_.other_line();
  }
}

// Between two, White is player 0.
bool LoadPlayer::is_asked() const {
  return turn_ && keys_->contains((*turn_)["side"] == "white" ? "0" : "1");
}

void LoadPlayer::act(Clock::time_point due) {
  due_ = due;
  acting_ = true;
  acting_line_ = lines_ + 1;
  const unsigned pick = static_cast<unsigned>(acting_line_) * 2654435761u >> 16;
  say({{"do", "act"},
       {"line", acting_line_},
       {"side", (*turn_)["side"]},
       {"action", legal_action(*turn_, pick)}});
}

// Sends one message after another: where one is being sent, this one waits for it.
void LoadPlayer::say(const Json& message) {
  outbox_.push_back(message.dump());
  if (outbox_.size() == 1) asio::co_spawn(executor_, send_all(), asio::detached);
}

asio::awaitable<void> LoadPlayer::send_all() {
  while (!outbox_.empty()) {
    const bool sent = co_await send(socket_, outbox_.front());
    outbox_.pop_front();
    if (!sent) outbox_.clear();
  }
}

void LoadPlayer::close() { beast::get_lowest_layer(socket_).close(); }

}  // namespace trictrac::load_test
