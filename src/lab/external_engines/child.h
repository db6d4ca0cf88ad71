// A program begun as a shell begins one, and the bytes that go to it and come from it: one way for POSIX
// systems (child_posix.cpp) and for Windows (child_windows.cpp).
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

namespace trictrac::external_engines {

enum class Received : std::uint8_t { Some, NothingInTime, Ended };

// Runs as long as this object; ends with all that it has begun.
class Child {
 public:
  using Clock = std::chrono::steady_clock;

  // The error says why the command cannot be begun. What it writes to standard error is seen.
  static std::expected<std::unique_ptr<Child>, std::string> begin(const std::string& command);

  virtual ~Child() = default;
  // Sends all of a text; returns false where the program no longer listens.
  virtual bool send(std::string_view text) = 0;
  // Appends what the program has said, once there is some.
  virtual Received receive(std::string& to, Clock::time_point until) = 0;
};

}  // namespace trictrac::external_engines
