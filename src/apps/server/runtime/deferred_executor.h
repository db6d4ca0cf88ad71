// What other threads have done for the network, left where the network takes it up.
#pragma once

#include <boost/asio/io_context.hpp>
#include <mutex>
#include <vector>

#include "apps/server/runtime/pool.h"

namespace trictrac {

// The threads of a store may have something to say before there is a network, and after: what comes before
// waits for it in its order, what comes after is dropped. For any thread.
class DeferredExecutor {
 public:
  void leave(Pool::Job job);

  // As long as it lives, what is left is run by that network, which outlives it.
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
