#include "client.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http.hpp>
#include <sstream>

namespace served {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;

tcp::endpoint at(int port) { return {asio::ip::make_address("127.0.0.1"), static_cast<std::uint16_t>(port)}; }

Json seat(const std::string& kind) {
  if (kind == "human") return {{"kind", "human"}, {"name", "Someone"}};
  return {{"kind", "bot"}, {"bot", kind}, {"name", "Bot"}};
}

}  // namespace

Reply http_call(int port, const std::string& method, const std::string& target, const std::string& body) {
  asio::io_context io;
  tcp::socket socket(io);
  beast::error_code wrong;
  if (socket.connect(at(port), wrong)) return {};
  http::request<http::string_body> request;
  request.version(11);
  request.method_string(method);
  request.target(target);
  request.set(http::field::host, "localhost");
  request.body() = body;
  request.prepare_payload();
  http::write(socket, request, wrong);  // may be cut short by an early answer
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.skip(method == "HEAD");
  http::read(socket, buffer, parser, wrong);
  if (wrong) return {};
  std::ostringstream head;
  head << parser.get().base();
  return {static_cast<int>(parser.get().result_int()), parser.get().body(), head.str()};
}

std::string raw_call(int port, const std::string& bytes) {
  asio::io_context io;
  tcp::socket socket(io);
  beast::error_code wrong;
  if (socket.connect(at(port), wrong)) return {};
  asio::write(socket, asio::buffer(bytes), wrong);
  socket.shutdown(tcp::socket::shutdown_send, wrong);
  std::string answer;
  asio::read(socket, asio::dynamic_buffer(answer), wrong);
  return answer;
}

bool healthy(int port) {
  const Reply r = http_call(port, "GET", "/api/health");
  return r.status == 200 && r.json()["ok"] == true;
}

Client::Client(int port) : ws_(io_) {
  beast::error_code wrong;
  if (ws_.next_layer().connect(at(port), wrong)) return;
  ws_.next_layer().set_option(tcp::no_delay(true), wrong);
  ws_.handshake("localhost", "/ws", wrong);
}

bool Client::send_text(const std::string& text) {
  beast::error_code wrong;
  ws_.text(true);
  ws_.write(asio::buffer(text), wrong);
  return !wrong;
}

bool Client::send_binary(const std::string& bytes) {
  beast::error_code wrong;
  ws_.binary(true);
  ws_.write(asio::buffer(bytes), wrong);
  return !wrong;
}

std::optional<std::string> Client::receive() {
  beast::flat_buffer buffer;
  beast::error_code wrong;
  ws_.read(buffer, wrong);
  if (wrong) return std::nullopt;
  return beast::buffers_to_string(buffer.data());
}

Json Client::json() {
  const auto text = receive();
  return text ? Json::parse(*text) : Json{{"say", "gone"}};
}

Json Client::ask(const Json& message) {
  send(message);
  return json();
}

std::vector<std::string> Client::join(const std::string& game, const Json& keys, int since) {
  std::vector<std::string> heard;
  if (!send(join_message(game, keys, since))) return heard;
  while (auto text = receive()) {
    const Json message = Json::parse(*text);
    if (message["say"] == "ready") break;
    heard.push_back(std::move(*text));
    if (message["say"] == "error") break;
  }
  return heard;
}

Json join_message(const std::string& game, const Json& keys, int since) {
  return {{"do", "join"}, {"game", game}, {"keys", keys}, {"since", since}};
}

Json act_message(int line, const std::string& side, const Json& action) {
  return {{"do", "act"}, {"line", line}, {"side", side}, {"action", action}};
}

Json new_game(int port, const std::string& white, const std::string& black, char digit) {
  const Json body{{"format", "tour"},
                  {"rules", "lois"},
                  {"white", seat(white)},
                  {"black", seat(black)},
                  {"seed", std::string(64, digit)}};
  return http_call(port, "POST", "/api/games", body.dump()).json();
}

Json lawful_action(const Json& turn, unsigned pick) {
  if (turn["stage"] == "roll") return {{"type", "roll"}};
  if (turn["stage"] == "decide") return {{"type", pick % 2 ? "hold" : "go"}};
  Json steps = Json::array();
  for (const Json& step : turn["plays"][pick % turn["plays"].size()])
    steps.push_back(Json::array({step[0], step[1]}));
  return {{"type", "play"}, {"steps", steps}};
}

}  // namespace served
