// The server's log: one line for each request and each socket.
#pragma once

#include <spdlog/logger.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "apps/server/runtime/ids.h"

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
  std::string next() { return run_ + "-" + std::to_string(++last_); }

 private:
  std::string run_ = new_game_id().substr(0, 6);
  std::uint64_t last_ = 0;
};

// Returns {"event":NAME,…} for a line "event=NAME …", which consists of name=value pairs separated by blanks;
// {"message":…} for any other line. Numbers become numbers.
std::string json_of_line(std::string_view line);

}  // namespace trictrac
