#include "apps/server/runtime/deferred_executor.h"

#include <gtest/gtest.h>

#include <thread>

namespace trictrac {
namespace doorstep_test {

TEST(DeferredExecutor, WhatComesBeforeTheNetworkWaitsForIt) {
  DeferredExecutor step;
  std::vector<int> done;
  std::thread early([&] {
    for (int i = 1; i < 4; ++i) step.leave([&done, i] { done.push_back(i); });
  });
  early.join();
  boost::asio::io_context network;
  const DeferredExecutor::Open open(step, network);
  step.leave([&done] { done.push_back(4); });
  network.run();
  EXPECT_EQ(done, (std::vector{1, 2, 3, 4}));
}

TEST(DeferredExecutor, WhatComesAfterTheNetworkIsDropped) {
  DeferredExecutor step;
  bool done = false;
  {
    boost::asio::io_context network;
    const DeferredExecutor::Open open(step, network);
  }
  step.leave([&done] { done = true; });
  boost::asio::io_context another;
  another.run();
  EXPECT_FALSE(done);
}

}  // namespace doorstep_test
}  // namespace trictrac
