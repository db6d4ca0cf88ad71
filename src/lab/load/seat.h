// Whoever sits at one table: makes the game, joins it, follows its lines, and acts when he is bidden.
#pragma once

#include <chrono>
#include <deque>
#include <memory>

#include "base/json.h"
#include "lab/load/wire.h"

namespace trictrac::load {

using Clock = std::chrono::steady_clock;

class Seat;

// What all tables report to.
class Tally {
 public:
  virtual ~Tally() = default;
  // A person is asked here and has no act under way.
  virtual void ready(Seat& seat) = 0;
  // The line of an act has come.
  virtual void answered(Seat& seat, Clock::time_point due) = 0;
  // An act was refused, or something else was not understood; nothing more is asked of the seat.
  virtual void refused(Seat& seat, const std::string& error) = 0;
  // A line nobody acted for: a bot's, or the lead.
  virtual void other_line() = 0;
  virtual void doubled() = 0;
  // No more comes from here.
  virtual void gone(Seat& seat, const std::string& why) = 0;
  // The game is over and another is begun: how many lines it had.
  virtual void finished(const std::string& game, int lines) = 0;
};

class Seat {
 public:
  // `bot`: who plays Black; empty where one person plays both sides.
  Seat(asio::any_io_executor executor, tcp::endpoint server, std::string bot, Tally& tally);

  // Makes a game.
  asio::awaitable<bool> make(Caller& caller);
  // Joins it and follows it, and the games that come after it, until the socket closes.
  asio::awaitable<void> follow();
  // Acts on what is asked, as due at `due`. Only after Tally::ready.
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
  bool asked() const;

  asio::any_io_executor executor_;
  tcp::endpoint server_;
  std::string bot_;
  Tally& tally_;
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

}  // namespace trictrac::load
