// What the server writes of its work: one line for each request and each socket.
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

// Returns a line of the log as it is written: with time and level, in that format.
std::string log_line(LogFormat format, std::string_view line);

// Returns a logger on standard error whose lines begin with time and level. A thread of its own writes them:
// logging never waits, and where nobody reads the lines the oldest are dropped. When the last holder lets go
// of it, what is left is written first, or given up after a second.
Log make_log(LogFormat format);

// Returns the path of a request as it may be logged: without its query, where keys could stand, without
// anything as long as a key, and without characters that would make another line or another value of it.
std::string loggable(std::string_view target);

// The names of requests in one run of the server, each once: "k3f9a2-17". They stand in the log and in the
// answer.
class RequestNames {
 public:
  RequestNames();
  std::string next();

 private:
  std::string run_;
  std::uint64_t last_ = 0;
};

// What is logged as "event=NAME …" is made of name=value with a space between, none within.
// Returns {"event":NAME,…} of such a line, {"message":…} of any other; numbers as numbers.
std::string json_of_line(std::string_view line);

// A request answered, or a socket closed.
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
// Logs it as one line.
void write(const Log& log, const LogEntry& entry);

}  // namespace trictrac
