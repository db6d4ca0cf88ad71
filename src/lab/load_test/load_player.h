// A player at one table: creates the game, joins it, follows its lines, and acts when asked.
#pragma once

#include <chrono>
#include <deque>
#include <memory>

#include "base/json.h"
#include "lab/load_test/wire.h"

namespace trictrac::load_test {

using Clock = std::chrono::steady_clock;

class LoadPlayer;

// Receives the events of the tables, and counts what goes wrong there.
class LoadObserver {
 public:
  virtual ~LoadObserver() = default;
  // Reports that a person must act here and has no act in progress.
  virtual void ready(LoadPlayer& seat) = 0;
  // Reports that the line of an act has arrived.
  virtual void answered(Clock::time_point /*due*/) {}
  // Reports that an act was refused, or a message was not understood; the player does nothing more.
  virtual void refused(LoadPlayer& /*seat*/, const std::string& error) { note(error); }
  // Reports a line without an act: a bot's, or the lead.
  virtual void other_line() {}
  // Reports a line that arrived twice.
  void doubled() { ++doubled_; }
  // Reports that the connection has ended.
  virtual void gone(LoadPlayer& /*seat*/, const std::string& why) {
    if (!closing_) note(why);
  }
  // Reports that a game is over, with its number of lines, and another has begun.
  virtual void finished(const std::string& /*game*/, int /*lines*/) {}

  // Says that connections end from now on.
  void close() { closing_ = true; }
  long doubles() const { return doubled_; }
  // Returns the first error, or "".
  const std::string& first_error() const { return first_error_; }

 protected:
  bool closing() const { return closing_; }
  void note(const std::string& error) {
    if (first_error_.empty()) first_error_ = error.substr(0, 300);
  }

 private:
  long doubled_ = 0;
  bool closing_ = false;
  std::string first_error_;
};

// Plays at one table.
class LoadPlayer {
 public:
  // `bot`: plays Black; empty if one person plays both sides.
  LoadPlayer(asio::any_io_executor executor, tcp::endpoint server, std::string bot, LoadObserver& tally);

  // Creates a game; returns false if it is refused.
  asio::awaitable<bool> make(HttpClient& caller);
  // Joins the game and follows it, and later games, until the socket closes.
  asio::awaitable<void> follow();
  // Sends the act that is asked for, due at `due`. Call it only after LoadObserver::ready.
  void act(Clock::time_point due);
  void close();

  const std::string& game() const { return game_; }
  int lines() const { return lines_; }
  bool acting() const { return acting_; }

 private:
  asio::awaitable<bool> begin_another();
  void join();
  void say(const Json& message);
  asio::awaitable<void> send_all();
  void take(std::string_view message);
  void take_line(const Json& line);
  bool is_asked() const;

  asio::any_io_executor executor_;
  tcp::endpoint server_;
  std::string bot_;
  LoadObserver& tally_;
  Socket socket_;
  std::deque<std::string> outbox_;  // the first is being sent
  std::string game_;
  std::unique_ptr<Json> keys_;
  std::unique_ptr<Json> turn_;  // of the last line
  int lines_ = 0;
  int acting_line_ = 0;
  bool acting_ = false;
  bool over_ = false;
  bool caught_up_ = false;
  Clock::time_point due_;
};

}  // namespace trictrac::load_test
