// Receives the announcements of other servers of the same database, on a thread of its own.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <thread>

#include "store/postgres/postgres.h"

namespace trictrac {

class NewsThread {
 public:
  // Calls `hear` with each text announced by a process other than `writer`, and with "" whenever some may
  // have been lost. Requires that both outlive it.
  NewsThread(std::string url, std::string name, const std::atomic<int>& writer,
             std::function<void(std::string)> hear);
  ~NewsThread();
  NewsThread(const NewsThread&) = delete;
  NewsThread& operator=(const NewsThread&) = delete;

 private:
  void run();
  enum class Woken { ByEnd, ByNews, ByTime };
  bool begin();
  void hear_all();
  Woken wait(int milliseconds) const;

  PostgresDatabase db_;
  const std::atomic<int>& writer_;
  std::function<void(std::string)> hear_;
  int end_ = -1;  // readable when it is to end
  std::thread thread_;
};

}  // namespace trictrac
