#include "apps/server/runtime/deferred_executor.h"

#include <boost/asio/post.hpp>
#include <utility>

namespace trictrac {

void DeferredExecutor::leave(Pool::Job job) {
  const std::scoped_lock lock(mutex_);
  if (closed_) return;
  if (network_)
    boost::asio::post(*network_, std::move(job));
  else
    waiting_.push_back(std::move(job));
}

DeferredExecutor::Open::Open(DeferredExecutor& step, boost::asio::io_context& network) : step_(step) {
  const std::scoped_lock lock(step_.mutex_);
  step_.network_ = &network;
  for (Pool::Job& job : std::exchange(step_.waiting_, {})) boost::asio::post(network, std::move(job));
}

DeferredExecutor::Open::~Open() {
  const std::scoped_lock lock(step_.mutex_);
  step_.network_ = nullptr;
  step_.closed_ = true;
}

}  // namespace trictrac
