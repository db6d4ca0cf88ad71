// A page's side of the wire, blocking.
#pragma once

#include <memory>
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

using Headers = std::vector<std::pair<std::string, std::string>>;

// The connection of a client to the server, and the headers it sends.
struct Coming {
  std::string from = "127.0.0.1";  // any 127.x.y.z is this machine
  Headers headers{};               // besides the usual ones; "Host" instead of localhost
  bool packs = false;              // offers permessage-deflate
  bool reads_slowly = false;       // takes next to nothing from the network until receive() is called
};

Reply http_call(int port, const std::string& method, const std::string& target, const std::string& body = "",
                const Coming& coming = {});
// Sends these bytes and returns all bytes received before the server closes.
std::string raw_call(int port, const std::string& bytes);
// Does the same without an end of the request: returns when the server closes of itself.
std::string unfinished_call(int port, const std::string& bytes);
bool healthy(int port, const Coming& coming = {});

// A connection on which these bytes have been sent, and which stays open.
class OpenCall {
 public:
  OpenCall(int port, const std::string& bytes);
  ~OpenCall();

 private:
  struct Connection;
  std::unique_ptr<Connection> connection_;
};

class Client {
 public:
  explicit Client(int port, const Coming& coming = {});
  ~Client();
  // Returns the answer to the handshake: 101, or the refusal.
  const Reply& answer() const { return answer_; }

  bool send_text(const std::string& text);
  bool send(const Json& message) { return send_text(message.dump()); }
  bool send_binary(const std::string& bytes);
  // The next message but those of who is here, and of clocks that stand; nothing when the connection is gone.
  std::optional<std::string> receive();
  // The next message of all.
  std::optional<std::string> hear();
  // The next message of a kind, or {"say":"gone"}.
  Json await(const std::string& say);
  // The code the server closed with, 0 if it did not say.
  int close_code() const;
  Json json();
  // Sends and returns the answer.
  Json ask(const Json& message);

  // Joins and reads up to "ready": all messages before it.
  std::vector<std::string> join(const std::string& game, const Json& keys, int since);
  // Joins without a key and reads to the end of the game: all its lines.
  std::vector<std::string> watch(const std::string& game);

 private:
  struct Socket;
  Reply answer_;
  std::unique_ptr<Socket> socket_;
};

Json join_message(const std::string& game, const Json& keys, int since);
// The name in "keys" of who plays a side, between two.
std::string key_at(const std::string& side);
Json act_message(int line, const std::string& side, const Json& action);

// A game between these kinds ("human", whose keys are all given, or a bot) with a seed all of one digit.
Json new_game(int port, const std::string& white, const std::string& black, char digit = '7');

// Returns a legal action for the turn of an event; `pick` chooses.
Json legal_action(const Json& turn, unsigned pick);

}  // namespace served
