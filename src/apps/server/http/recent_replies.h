// The replies to recent POSTs by their idempotency keys: a request that comes again, because its reply was
// lost on the way, is answered as the first time and changes nothing.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "apps/server/http/reply.h"
#include "apps/server/runtime/limits.h"

namespace trictrac {

// Lives as long as the server. The time is given by the caller.
class RecentReplies {
 public:
  // A reply is remembered for so long.
  static constexpr std::chrono::minutes kRemembered{10};
  // No more are remembered; the oldest are forgotten first.
  static constexpr std::size_t kMost = 8192;
  // The number of copies of a request that may wait for the reply to the first one.
  static constexpr std::size_t kMostWaiting = 8;

  // Returns whether a request with a key is to be run: `then` then remembers the reply and answers the copies
  // that wait. Otherwise `then` is called with the reply to the first, at once or when that is there. A reply
  // that says "try again" (429, 5xx) is not remembered: a later copy runs. The error says that the key is
  // none, that another request had it, or that too many copies wait already.
  Parsed<bool> is_first(const HttpRequest& request, ThenReply& then, Clock::time_point now);

 private:
  struct Entry {
    std::string request;  // a hash of its method, target and body
    Clock::time_point begun;
    bool running = true;
    HttpReply reply{};
    std::vector<ThenReply> waiting{};
  };
  void finish(const std::string& key, const HttpReply& reply);
  void forget(Clock::time_point now);

  std::map<std::string, Entry> by_key_;
  std::deque<std::pair<std::string, Clock::time_point>> oldest_first_;  // keys of by_key_, and erased ones
};

}  // namespace trictrac
