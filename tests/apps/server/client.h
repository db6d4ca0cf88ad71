// A page's side of the wire, blocking.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <nlohmann/json.hpp>
#include <optional>

namespace served {

using Json = nlohmann::ordered_json;

struct Reply {
  int status = 0;  // 0: the connection was closed without an answer
  std::string body;
  std::string head;  // all header lines
  Json json() const { return Json::parse(body, nullptr, false); }
  std::string code() const { return json()["error"]["code"].get<std::string>(); }
};

Reply http_call(int port, const std::string& method, const std::string& target, const std::string& body = "");
// Sends these bytes and returns whatever comes back before the server closes.
std::string raw_call(int port, const std::string& bytes);
bool healthy(int port);

class Client {
 public:
  explicit Client(int port);

  bool send_text(const std::string& text);
  bool send(const Json& message) { return send_text(message.dump()); }
  bool send_binary(const std::string& bytes);
  // The next message; nothing when the connection is gone.
  std::optional<std::string> receive();
  Json json();
  // Sends and returns the answer.
  Json ask(const Json& message);

  // Joins and reads up to "ready": all messages before it.
  std::vector<std::string> join(const std::string& game, const Json& keys, int since);

 private:
  boost::asio::io_context io_;
  boost::beast::websocket::stream<boost::asio::ip::tcp::socket> ws_;
};

Json join_message(const std::string& game, const Json& keys, int since);
Json act_message(int line, const std::string& side, const Json& action);

// A game between these kinds ("human" or a bot) with a seed all of one digit.
Json new_game(int port, const std::string& white, const std::string& black, char digit = '7');

// Some lawful action for the turn of a line; `pick` chooses.
Json lawful_action(const Json& turn, unsigned pick);

}  // namespace served
