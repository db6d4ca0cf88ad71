#include "apps/server/runtime/log.h"

#include <spdlog/async_logger.h>
#include <spdlog/details/thread_pool.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/base_sink.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <future>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>

#include "wire/protocol.h"

namespace trictrac {
namespace {

constexpr std::size_t kMostUnwritten = 8192;   // lines; of more the oldest are dropped
constexpr std::chrono::seconds kLastWords{1};  // for unwritten lines at the end
constexpr std::size_t kLongestShown = 200;
constexpr std::size_t kLeastKey =
    20;  // letters and digits in a row: longer than any word, shorter than a key

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }
bool is_plain(char c) { return is_letter(c) || std::string_view("/._-~%+,:;@!*()").contains(c); }

// Writes directly to the error output: a stalled reader would keep a stream locked, also at the exit.
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

// The part of a JSON line after time and level.
class Rest final : public spdlog::custom_flag_formatter {
  void format(const spdlog::details::log_msg& message, const std::tm&, spdlog::memory_buf_t& out) override {
    const std::string object = json_of_line({message.payload.data(), message.payload.size()});
    out.append(object.data() + 1, object.data() + object.size());
  }
  std::unique_ptr<custom_flag_formatter> clone() const override { return std::make_unique<Rest>(); }
};

std::unique_ptr<spdlog::formatter> formatter_for(LogFormat format) {
  auto formatter = std::make_unique<spdlog::pattern_formatter>();
  formatter->add_flag<Rest>('*').set_pattern(format == LogFormat::Json
                                                 ? R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%*)"
                                                 : "%Y-%m-%dT%H:%M:%S.%e%z level=%l %v");
  return formatter;
}

// A name of letters and digits may look like a number, and is none.
bool is_amount(std::string_view name) {
  constexpr std::string_view kAmounts[] = {"status",   "ms",   "bytes", "close",
                                           "messages", "live", "port",  "notice"};
  return std::ranges::find(kAmounts, name) != std::end(kAmounts);
}

Json value_of(std::string_view name, std::string_view value) {
  double number = 0;
  const auto [end, wrong] = std::from_chars(value.begin(), value.end(), number);
  if (!is_amount(name) || wrong != std::errc() || end != value.end()) return value;
  if (value.contains('.')) return number;
  return static_cast<std::int64_t>(number);
}

}  // namespace

std::string json_of_line(std::string_view line) {
  if (!line.starts_with("event=")) return dump({{"message", line}});
  Json json = Json::object();
  while (!line.empty()) {
    const std::string_view pair = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(line.size(), pair.size() + 1));
    const std::size_t at = pair.find('=');
    const std::string_view name = pair.substr(0, at);
    const std::string_view value = at == std::string_view::npos ? "" : pair.substr(at + 1);
    json[std::string(name)] = value_of(name, value);
  }
  return dump(json);
}

std::string log_line(LogFormat format, std::string_view line) {
  spdlog::memory_buf_t text;
  formatter_for(format)->format(
      spdlog::details::log_msg("trictrac", spdlog::level::info, {line.data(), line.size()}), text);
  return {text.data(), text.size()};
}

Log make_log(LogFormat format) {
  // A logger knows its writing thread without keeping it.
  struct LogWriter {
    // Writes the rest, but does not wait long for a reader who takes nothing.
    ~LogWriter() {
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
  const auto writer = std::make_shared<LogWriter>();
  writer->log->set_formatter(formatter_for(format));
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

}  // namespace trictrac
