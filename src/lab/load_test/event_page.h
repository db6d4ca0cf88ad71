// The page of a player in a tournament: told of each change, it asks what has changed, as pages do.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "lab/load_test/wire.h"

namespace trictrac::load_test {

using Clock = std::chrono::steady_clock;

class EventPage {
 public:
  EventPage(asio::any_io_executor executor, tcp::endpoint server, std::string tournament, std::string cookie)
      : executor_(executor),
        tournament_(std::move(tournament)),
        cookie_(std::move(cookie)),
        server_(server),
        socket_(executor),
        caller_(executor, server) {}

  // Opens the page and follows the tournament until the socket closes.
  asio::awaitable<void> follow();
  void close() { beast::get_lowest_layer(socket_).close(); }

  bool ready() const { return seen_ > 0; }
  // Returns the revision that it was told, and that it has.
  int told() const { return told_; }
  int seen() const { return seen_; }
  // Returns when it was first told of this revision or a later one, and when it had it.
  Clock::time_point told_at(int revision) const { return first_at(times_told_, revision); }
  Clock::time_point seen_at(int revision) const { return first_at(times_seen_, revision); }
  // Returns how many bytes the answers had, the first first.
  const std::vector<float>& bytes() const { return bytes_; }
  // Returns what went wrong, or "".
  const std::string& error() const { return error_; }

 private:
  using Times = std::vector<std::pair<int, Clock::time_point>>;
  static Clock::time_point first_at(const Times& times, int revision);
  asio::awaitable<void> ask();

  asio::any_io_executor executor_;
  std::string tournament_, cookie_;
  tcp::endpoint server_;
  Socket socket_;
  HttpClient caller_;
  std::string mark_;
  int told_ = 0, seen_ = 0;
  bool asking_ = false;
  Times times_told_, times_seen_;
  std::vector<float> bytes_;
  std::string error_;
};

}  // namespace trictrac::load_test
