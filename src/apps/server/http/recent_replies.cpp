#include "apps/server/http/recent_replies.h"

#include <algorithm>

#include "apps/server/runtime/ids.h"

namespace trictrac {
namespace {

constexpr std::size_t kShortestKey = 16, kLongestKey = 64;
constexpr int kTooManyRequests = 429, kServerError = 500;

// A hash, for a body may be long, or have a password.
std::string fingerprint(const HttpRequest& request) {
  return key_hash(request.method + ' ' + request.target + '\n' + request.body);
}

bool may_be_repeated(const HttpReply& reply) {
  return reply.status == kTooManyRequests || reply.status >= kServerError;
}

bool is_idempotency_key(std::string_view text) {
  return text.size() >= kShortestKey && text.size() <= kLongestKey && std::ranges::all_of(text, [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
         });
}

}  // namespace

Parsed<bool> RecentReplies::is_first(const HttpRequest& request, ThenReply& then, Clock::time_point now) {
  const std::string& key = request.idempotency_key;
  if (!is_idempotency_key(key))
    return refuse(ErrorCode::BadMessage, "Idempotency-Key must have 16 to 64 letters, digits or hyphens");
  forget(now);
  const auto [found, is_new] = by_key_.try_emplace(key, fingerprint(request), now);
  if (is_new) {
    oldest_first_.emplace_back(key, now);
    then = [this, key, then = std::move(then)](HttpReply reply) mutable {
      finish(key, reply);
      then(std::move(reply));
    };
    return true;
  }
  Entry& entry = found->second;
  if (entry.request != fingerprint(request))
    return refuse(ErrorCode::BadMessage, "another request had this Idempotency-Key: use a new one");
  if (!entry.running) {
    then(entry.reply);
    return false;
  }
  if (entry.waiting.size() >= kMostWaiting)
    return std::unexpected(ApiError{
        ErrorCode::TooMany, "copies of this request are waiting for its reply: wait for it", {}, 0, 1});
  entry.waiting.push_back(std::move(then));
  return false;
}

void RecentReplies::finish(const std::string& key, const HttpReply& reply) {
  const auto found = by_key_.find(key);
  if (found == by_key_.end()) return;
  std::vector<ThenReply> waiting = std::exchange(found->second.waiting, {});
  found->second.running = false;
  if (may_be_repeated(reply))
    by_key_.erase(found);
  else
    found->second.reply = reply;
  for (ThenReply& then : waiting) then(reply);
}

// Forgets old replies, but no request that is still running: a copy of it would run at the same time.
void RecentReplies::forget(Clock::time_point now) {
  while (!oldest_first_.empty()) {
    const auto& [key, begun] = oldest_first_.front();
    if (oldest_first_.size() <= kMost && now - begun <= kRemembered) return;
    const auto found = by_key_.find(key);
    if (found != by_key_.end() && found->second.begun == begun) {
      if (found->second.running) return;
      by_key_.erase(found);
    }
    oldest_first_.pop_front();
  }
}

}  // namespace trictrac
