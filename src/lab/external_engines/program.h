// An external program, to which lines are sent and from which lines are read.
#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "lab/external_engines/child.h"

namespace trictrac::external_engines {

// A program that runs as long as this object.
class Program {
 public:
  // Starts `command` like a shell; its standard error is passed on. The error says why it cannot be started.
  static std::expected<Program, std::string> begin(const std::string& command);

  // Sends a line, which contains no line break. Returns false if the program no longer reads.
  bool say(std::string_view line);
  // Returns the next line, without its end; nullopt if none comes within `patience`, or the program has
  // ended.
  std::optional<std::string> hear(std::chrono::milliseconds patience);
  // Returns whether say() or hear() found that the program has closed its streams, or ended.
  bool ended() const { return ended_; }

 private:
  explicit Program(std::unique_ptr<Child> child) : child_(std::move(child)) {}

  std::unique_ptr<Child> child_;
  std::string heard_;
  bool ended_ = false;
};

}  // namespace trictrac::external_engines
