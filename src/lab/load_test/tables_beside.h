// Tables at which people play while a tournament is measured: on a thread of their own, so that the pages of
// the tournament, which are read by the same program, do not delay what is measured here.
#pragma once

#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "lab/load_test/crowd.h"

namespace trictrac::load_test {

class TablesBeside {
 public:
  TablesBeside(const tcp::endpoint& server, int games) : server_(server), games_(games) {}
  ~TablesBeside() { end(); }
  TablesBeside(const TablesBeside&) = delete;
  TablesBeside& operator=(const TablesBeside&) = delete;

  // Makes the games, and waits until their players have joined. Returns the first error, or "".
  std::string join();
  // Makes acts fall due, so many a second of all people together, until the end.
  void play(double acts_per_s);
  // Ends the play; returns the latencies of all acts in ms, the smallest first.
  std::vector<float> end();

 private:
  asio::awaitable<void> make(std::string& error);

  tcp::endpoint server_;
  int games_;
  asio::io_context io_{1};
  Crowd crowd_;
  std::vector<std::unique_ptr<LoadPlayer>> seats_;
  bool over_ = false;  // read and written by the thread alone
  std::thread thread_;
};

}  // namespace trictrac::load_test
