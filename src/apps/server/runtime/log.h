// The server's log: one line for each request and each socket.
#pragma once

#include <spdlog/logger.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace trictrac {

using Log = std::shared_ptr<spdlog::logger>;

enum class LogFormat {
  Text,  // time, level, then name=value or a sentence
  Json,  // the same as one object a line; a sentence is its "message"
};

// Returns a line of the log in that format, with time and level.
std::string log_line(LogFormat format, std::string_view line);

// Returns a logger on standard error whose lines begin with time and level. A thread of its own writes them:
// logging never waits, and if nobody reads, the oldest lines are dropped. When the last holder releases it,
// the rest is written first, for at most a second.
Log make_log(LogFormat format);

// Returns the path of a request for the log: without its query, which may contain keys, without anything as
// long as a key, and without characters that would forge another line or value.
std::string loggable(std::string_view target);

// Unique names of requests in one run of the server: "k3f9a2-17". They appear in the log and in the answer.
class RequestNames {
 public:
  RequestNames();
  std::string next();

 private:
  std::string run_;
  std::uint64_t last_ = 0;
};

// Returns {"event":NAME,…} for a line "event=NAME …", which consists of name=value pairs separated by blanks;
// {"message":…} for any other line. Numbers become numbers.
std::string json_of_line(std::string_view line);

// A request that was answered, or a socket that closed.
struct LogEntry {
  std::string_view what;  // request or socket
  std::string_view id;
  std::string_view address;
  std::string_view method;  // of a request
  std::string_view target;  // as it came; masked here
  int status = 0;           // of HTTP, or the code a socket was closed with
  double ms = 0;
  std::size_t bytes = 0;  // of the answer; messages of a socket
};
// Writes the entry to the log as one line.
void write(const Log& log, const LogEntry& entry);

}  // namespace trictrac
