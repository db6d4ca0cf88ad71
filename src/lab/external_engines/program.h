// An external program, spoken to line by line on its standard input and output.
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
  // Begins `command` as a shell does; what it writes to standard error is seen. The error says why it cannot
  // be begun.
  static std::expected<Program, std::string> begin(const std::string& command);

  // Says a line, which has no end of line in it. Returns false where the program no longer listens.
  bool say(std::string_view line);
  // Returns the next line, without its end; nothing where it says none within `patience` or has ended.
  std::optional<std::string> hear(std::chrono::milliseconds patience);
  // Returns whether say() or hear() found that it has closed its ends, or ended.
  bool ended() const { return ended_; }

 private:
  explicit Program(std::unique_ptr<Child> child) : child_(std::move(child)) {}

  std::unique_ptr<Child> child_;
  std::string heard_;
  bool ended_ = false;
};

}  // namespace trictrac::external_engines
