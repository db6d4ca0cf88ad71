// The replies to recent POSTs by their idempotency keys: a request that comes again, because its reply was
// lost on the way, is answered as the first time and changes nothing.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/http/reply.h"
#include "apps/server/runtime/limits.h"

namespace trictrac {

// Returns whether a header Idempotency-Key may have this value: 16 to 64 letters, digits and hyphens.
bool is_idempotency_key(std::string_view text);

// Lives as long as the server. The time is given by the caller.
class RecentReplies {
 public:
  // A reply is remembered for so long.
  static constexpr std::chrono::minutes kRemembered{10};
  // No more are remembered; the oldest are forgotten first.
  static constexpr std::size_t kMost = 8192;
  // The number of copies of a request that may wait for the reply to the first one.
  static constexpr std::size_t kMostWaiting = 8;

  // The ways to handle a request with a key.
  enum class Verdict {
    Run,       // it is new: run it, and call `finish` with its reply
    Answered,  // `then` is called with the reply to the first, at once or when that is there
    Mismatch,  // another request had this key
    Busy,      // too many copies wait already
  };

  // Requires a key that is_idempotency_key. Takes `then` where the verdict is Answered.
  Verdict begin(const HttpRequest& request, ThenReply& then, Clock::time_point now);
  // Answers the copies that wait. A reply that says "try again" (429, 5xx) is not remembered: a later copy
  // runs.
  void finish(const std::string& key, const HttpReply& reply);

 private:
  struct Entry {
    std::string request;  // a hash of its method, target and body
    Clock::time_point begun;
    bool running = true;
    HttpReply reply{};
    std::vector<ThenReply> waiting{};
  };
  void forget(Clock::time_point now);

  std::map<std::string, Entry> by_key_;
  std::deque<std::pair<std::string, Clock::time_point>> oldest_first_;  // keys of by_key_, and erased ones
};

}  // namespace trictrac
