#include "lab/external_engines/program.h"

#include <utility>

namespace trictrac::external_engines {
namespace {

// No line is longer; a program that writes on without an end of line is not listened to.
constexpr std::size_t kMostHeard = 1 << 16;

}  // namespace

std::expected<Program, std::string> Program::begin(const std::string& command) {
  auto child = Child::begin(command);
  if (!child) return std::unexpected(child.error());
  return Program(*std::move(child));
}

bool Program::say(std::string_view line) {
  if (child_->send(std::string(line) + "\n")) return true;
  ended_ = true;
  return false;
}

std::optional<std::string> Program::hear(std::chrono::milliseconds patience) {
  const auto until = Child::Clock::now() + patience;
  while (true) {
    if (const auto end = heard_.find('\n'); end != std::string::npos) {
      std::string line = heard_.substr(0, end);
      heard_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    if (heard_.size() > kMostHeard) return std::nullopt;
    const Received received = child_->receive(heard_, until);
    if (received == Received::Ended) ended_ = true;
    if (received != Received::Some) return std::nullopt;
  }
}

}  // namespace trictrac::external_engines
