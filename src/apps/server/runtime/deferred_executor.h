// Posts jobs from any thread to the network thread.
#pragma once

#include <boost/asio/io_context.hpp>
#include <mutex>
#include <vector>

#include "apps/server/runtime/pool.h"

namespace trictrac {

// Posts jobs from any thread to the network thread. Jobs posted before it starts are queued in order; jobs
// posted after it ends are dropped.
class DeferredExecutor {
 public:
  // Posts a job.
  void leave(Pool::Job job);

  // Runs posted jobs on that network thread, which outlives it, during its lifetime.
  class Open {
   public:
    Open(DeferredExecutor& step, boost::asio::io_context& network);
    ~Open();
    Open(const Open&) = delete;
    Open& operator=(const Open&) = delete;

   private:
    DeferredExecutor& step_;
  };

 private:
  std::mutex mutex_;
  boost::asio::io_context* network_ = nullptr;
  bool closed_ = false;
  std::vector<Pool::Job> waiting_;
};

}  // namespace trictrac
