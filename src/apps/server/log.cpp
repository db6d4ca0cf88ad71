#include "apps/server/log.h"

#include <spdlog/async_logger.h>
#include <spdlog/details/thread_pool.h>
#include <spdlog/sinks/base_sink.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <future>
#include <mutex>
#include <thread>

#include "apps/server/ids.h"

namespace trictrac {
namespace {

constexpr std::size_t kMostUnwritten = 8192;   // lines; of more the oldest are dropped
constexpr std::chrono::seconds kLastWords{1};  // for what is unwritten at the end
constexpr std::size_t kLongestShown = 200;
constexpr std::size_t kLeastKey =
    20;  // letters and digits in a row: longer than any word, shorter than a key

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }
bool is_plain(char c) { return is_letter(c) || std::string_view("/._-~%+,:;@!*()").contains(c); }

// Writes to the error output by itself: a stream would be locked while nobody reads, and held at the end.
class ErrorOutput final : public spdlog::sinks::base_sink<std::mutex> {
  void sink_it_(const spdlog::details::log_msg& message) override {
    spdlog::memory_buf_t line;
    formatter_->format(message, line);
    for (std::size_t at = 0; at < line.size();) {
      const ssize_t written = ::write(STDERR_FILENO, line.data() + at, line.size() - at);
      if (written < 0 && errno != EINTR) return;  // there is nowhere left to say so
      at += static_cast<std::size_t>(std::max<ssize_t>(written, 0));
    }
  }
  void flush_() override {}
};

}  // namespace

Log make_log() {
  // A logger knows its writing thread without keeping it.
  struct Writer {
    // What is left is written, but nobody waits long for a reader who takes nothing.
    ~Writer() {
      std::promise<void> written;
      auto done = written.get_future();
      std::thread([thread = std::move(thread), log = std::move(log), written = std::move(written)]() mutable {
        thread.reset();
        log.reset();
        written.set_value();
      }).detach();
      (void)done.wait_for(kLastWords);
    }
    std::shared_ptr<spdlog::details::thread_pool> thread =
        std::make_shared<spdlog::details::thread_pool>(kMostUnwritten, 1);
    Log log = std::make_shared<spdlog::async_logger>("trictrac", std::make_shared<ErrorOutput>(), thread,
                                                     spdlog::async_overflow_policy::overrun_oldest);
  };
  const auto writer = std::make_shared<Writer>();
  writer->log->set_pattern("%Y-%m-%dT%H:%M:%S.%e%z level=%l %v");
  return {writer, writer->log.get()};
}

std::string loggable(std::string_view target) {
  target = target.substr(0, target.find_first_of("?#"));
  std::string shown;
  for (std::size_t at = 0; at < target.size() && shown.size() < kLongestShown;) {
    std::size_t end = at;
    while (end < target.size() && is_letter(target[end])) ++end;
    if (end - at >= kLeastKey)
      shown += "***";
    else if (end > at)
      shown += target.substr(at, end - at);
    else
      shown += is_plain(target[end++]) ? target[at] : '?';
    at = end;
  }
  return shown;
}

RequestNames::RequestNames() : run_(new_game_id().substr(0, 6)) {}

std::string RequestNames::next() { return run_ + "-" + std::to_string(++last_); }

void write(const Log& log, const LogEntry& e) {
  if (e.what == "request")
    log->info("event=request id={} address={} method={} path={} status={} ms={:.1f} bytes={}", e.id,
              e.address, loggable(e.method), loggable(e.target), e.status, e.ms, e.bytes);
  else
    log->info("event={} id={} address={} close={} ms={:.1f} messages={}", e.what, e.id, e.address, e.status,
              e.ms, e.bytes);
}

}  // namespace trictrac
