// A child process begun like a shell command, with its input and output: one interface for POSIX
// (child_posix.cpp) and Windows (child_windows.cpp).
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

namespace trictrac::external_engines {

enum class Received : std::uint8_t { Some, NothingInTime, Ended };

// A process that runs as long as this object, and ends with all processes that it began.
class Child {
 public:
  using Clock = std::chrono::steady_clock;

  // Starts a process; its standard error is passed on. The error says why the command cannot be started.
  static std::expected<std::unique_ptr<Child>, std::string> begin(const std::string& command);

  virtual ~Child() = default;
  // Sends all of a text; returns false if the program no longer reads.
  virtual bool send(std::string_view text) = 0;
  // Appends the output of the program, once there is some.
  virtual Received receive(std::string& to, Clock::time_point until) = 0;
};

}  // namespace trictrac::external_engines
