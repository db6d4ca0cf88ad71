#include "client.h"

#include <gtest/gtest.h>
#include <netinet/tcp.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <sstream>

namespace served {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using tcp = asio::ip::tcp;

// Longer than any silence that the servers promise to end.
constexpr std::chrono::seconds kLongestWait{120};

tcp::endpoint at(int port) { return {asio::ip::make_address("127.0.0.1"), static_cast<std::uint16_t>(port)}; }

// Connects; sets only the options that differ from the defaults.
bool connect(tcp::socket& socket, int port, const Coming& coming) {
  beast::error_code wrong;
  socket.open(tcp::v4(), wrong);
  socket.bind({asio::ip::make_address(coming.from), 0}, wrong);
  if (wrong) return false;
  if (coming.reads_slowly) {
    using Segment = asio::detail::socket_option::integer<IPPROTO_TCP, TCP_MAXSEG>;
    socket.set_option(Segment(536), wrong);  // so that the server's own buffer stays small too
    socket.set_option(asio::socket_base::receive_buffer_size(2048), wrong);
  }
  return !socket.connect(at(port), wrong);
}

// Does `start(done)`. After kLongestWait the socket is closed, and the test fails.
template <class Start>
beast::error_code wait_for(asio::io_context& io, tcp::socket& socket, Start start) {
  beast::error_code result;
  start([&result](beast::error_code wrong, auto&&...) { result = wrong; });
  io.restart();
  io.run_for(kLongestWait);
  if (!io.stopped()) {
    ADD_FAILURE() << "the server has been silent for " << kLongestWait.count() << " s";
    socket.close();
    io.run();
  }
  return result;
}

template <class Message>
void add_headers(Message& message, const Headers& headers) {
  for (const auto& [name, value] : headers) message.set(name, value);
}

template <class Response>
Reply reply_of(const Response& response) {
  std::ostringstream head;
  head << response.base();
  return {static_cast<int>(response.result_int()), response.body(), head.str()};
}

Json seat(const std::string& kind) {
  if (kind == "human") return {{"kind", "human"}, {"name", "Someone"}};
  return {{"kind", "bot"}, {"bot", kind}, {"name", "Bot"}};
}

}  // namespace

Reply http_call(int port, const std::string& method, const std::string& target, const std::string& body,
                const Coming& coming) {
  asio::io_context io;
  tcp::socket socket(io);
  beast::error_code wrong;
  if (!connect(socket, port, coming)) return {};
  http::request<http::string_body> request;
  request.version(11);
  request.method_string(method);
  request.target(target);
  request.set(http::field::host, "localhost");
  add_headers(request, coming.headers);
  request.body() = body;
  request.prepare_payload();
  http::write(socket, request, wrong);  // may be cut short by an early answer
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.skip(method == "HEAD");
  wrong = wait_for(io, socket, [&](auto done) { http::async_read(socket, buffer, parser, done); });
  return wrong ? Reply{} : reply_of(parser.get());
}

namespace {

std::string sent_and_heard(int port, const std::string& bytes, bool ends) {
  asio::io_context io;
  tcp::socket socket(io);
  beast::error_code wrong;
  if (socket.connect(at(port), wrong)) return {};
  asio::write(socket, asio::buffer(bytes), wrong);
  if (ends) socket.shutdown(tcp::socket::shutdown_send, wrong);
  std::string answer;
  asio::read(socket, asio::dynamic_buffer(answer), wrong);
  return answer;
}

}  // namespace

std::string raw_call(int port, const std::string& bytes) { return sent_and_heard(port, bytes, true); }

std::string unfinished_call(int port, const std::string& bytes) { return sent_and_heard(port, bytes, false); }

struct OpenCall::Connection {
  asio::io_context io;
  tcp::socket socket{io};
};

OpenCall::OpenCall(int port, const std::string& bytes) : connection_(std::make_unique<Connection>()) {
  beast::error_code wrong;
  connection_->socket.connect(at(port), wrong);
  asio::write(connection_->socket, asio::buffer(bytes), wrong);
}
OpenCall::~OpenCall() = default;

bool healthy(int port, const Coming& coming) {
  const Reply r = http_call(port, "GET", "/api/health", "", coming);
  return r.status == 200 && r.json()["ok"] == true;
}

struct Client::Socket {
  asio::io_context io;
  websocket::stream<tcp::socket> ws{io};
};

Client::~Client() = default;

int Client::close_code() const { return socket_->ws.reason().code; }

Client::Client(int port, const Coming& coming) : socket_(std::make_unique<Socket>()) {
  auto& ws = socket_->ws;
  beast::error_code wrong;
  if (!connect(ws.next_layer(), port, coming)) return;
  ws.next_layer().set_option(tcp::no_delay(true), wrong);
  websocket::permessage_deflate packing;
  packing.client_enable = coming.packs;
  ws.set_option(packing);
  ws.set_option(websocket::stream_base::decorator(
      [&](websocket::request_type& request) { add_headers(request, coming.headers); }));
  websocket::response_type response;
  wait_for(socket_->io, ws.next_layer(),
           [&](auto done) { ws.async_handshake(response, "localhost", "/ws", done); });
  answer_ = reply_of(response);
}

bool Client::send_text(const std::string& text) {
  beast::error_code wrong;
  socket_->ws.text(true);
  socket_->ws.write(asio::buffer(text), wrong);
  return !wrong;
}

bool Client::send_binary(const std::string& bytes) {
  beast::error_code wrong;
  socket_->ws.binary(true);
  socket_->ws.write(asio::buffer(bytes), wrong);
  return !wrong;
}

std::optional<std::string> Client::receive() {
  auto text = hear();
  while (text && (text->starts_with(R"({"say":"here")") || text->starts_with(R"({"say":"paused")")))
    text = hear();
  return text;
}

Json Client::await(const std::string& say) {
  while (const auto text = hear())
    if (Json message = Json::parse(*text); message["say"] == say) return message;
  return {{"say", "gone"}};
}

std::optional<std::string> Client::hear() {
  beast::flat_buffer buffer;
  auto& ws = socket_->ws;
  const auto wrong = wait_for(socket_->io, ws.next_layer(), [&](auto done) { ws.async_read(buffer, done); });
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

std::vector<std::string> Client::watch(const std::string& game) {
  std::vector<std::string> lines = join(game, Json::object(), 0);
  lines.erase(lines.begin());
  while (lines.empty() || Json::parse(lines.back())["over"].is_null()) {
    auto line = receive();
    if (!line) break;
    lines.push_back(std::move(*line));
  }
  return lines;
}

Json join_message(const std::string& game, const Json& keys, int since) {
  return {{"do", "join"}, {"game", game}, {"keys", keys}, {"since", since}};
}

std::string key_at(const std::string& side) { return side == "white" ? "0" : "1"; }

Json act_message(int line, const std::string& side, const Json& action) {
  return {{"do", "act"}, {"line", line}, {"side", side}, {"action", action}};
}

Json new_game(int port, const std::string& white, const std::string& black, char digit) {
  Json mine = Json::array();
  if (white == "human") mine.push_back(0);
  if (black == "human") mine.push_back(1);
  const Json body{{"format", "tour"},     {"rules", "lois"}, {"white", seat(white)},
                  {"black", seat(black)}, {"mine", mine},    {"seed", std::string(64, digit)}};
  return http_call(port, "POST", "/api/games", body.dump()).json();
}

Json legal_action(const Json& turn, unsigned pick) {
  if (turn["stage"] == "roll") return {{"type", "roll"}};
  if (turn["stage"] == "decide") return {{"type", pick % 2 ? "hold" : "go"}};
  Json steps = Json::array();
  for (const Json& step : turn["plays"][pick % turn["plays"].size()])
    steps.push_back(Json::array({step[0], step[1]}));
  return {{"type", "play"}, {"steps", steps}};
}

}  // namespace served
