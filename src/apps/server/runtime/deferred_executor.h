// Jobs that other threads leave for the thread of the network.
#pragma once

#include <boost/asio/io_context.hpp>
#include <mutex>
#include <vector>

#include "apps/server/runtime/pool.h"

namespace trictrac {

// Runs jobs of other threads on the network: those left before there is one wait for it in their order, those
// left after its end are dropped. May be called from any thread.
class DeferredExecutor {
 public:
  // Leaves a job to be run.
  void leave(Pool::Job job);

  // Has what is left run by that network, which outlives it, as long as this lives.
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
