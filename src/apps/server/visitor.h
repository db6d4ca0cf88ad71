// One page at the other end of a socket: what it says, and what it is still to hear.
#pragma once

#include <deque>
#include <optional>
#include <string>

#include "apps/server/hub.h"

namespace trictrac {

// Lines are not queued but read from the game as fast as the page takes them, so that a slow page
// costs no memory; only answers wait here, and pending() tells how many.
class Visitor {
 public:
  // `listener` hears whenever next() has something new to give.
  Visitor(Hub& hub, Listener& listener) : hub_(hub), listener_(listener) {}
  ~Visitor() { leave(); }
  Visitor(const Visitor&) = delete;
  Visitor& operator=(const Visitor&) = delete;

  void receive(const PageMessage& message);
  void refuse(ErrorCode code, std::string message);
  void refuse(const ProtocolError& error);
  bool joined() const { return !game_.empty(); }

  // The next message to send, if any.
  std::optional<std::string> next();
  std::size_t pending() const { return outbox_.size(); }

 private:
  void handle(const Join& join);
  void handle(const Act& act);
  void handle(const Why& why);
  std::optional<ProtocolError> enter(const Join& join, std::vector<Side>& sides);
  void leave();
  void say(std::string text);
  std::optional<std::string> next_line(const Sitting& table);

  // A text to send, or (nothing) the word that all lines have been sent.
  using Item = std::optional<std::string>;

  Hub& hub_;
  Listener& listener_;
  std::string game_;  // "" before a join
  std::vector<Side> sides_;
  int line_ = 1;  // the next to send
  std::deque<Item> outbox_;
};

}  // namespace trictrac
