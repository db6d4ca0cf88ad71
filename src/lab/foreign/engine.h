// An engine of somebody else's, by the engine protocol UTI (docs/protocol.md).
#pragma once

#include <memory>

#include "game/match/match.h"
#include "lab/foreign/program.h"

namespace trictrac::foreign {

// How long an engine may take to answer.
inline constexpr std::chrono::seconds kPatience{60};

class Engine {
 public:
  // Begins the program and waits until it has introduced itself. The error says what it answered instead.
  static std::expected<Engine, std::string> begin(const std::string& command);

  // As it introduces itself; "" where it does not.
  const std::string& name() const { return name_; }
  // What it answers to `go` at `state`, which is at Decide or Move: Hold or Go, or one of `turn`'s plays, of
  // the same state. The error says what was asked, what was answered and what would have been right.
  std::expected<Action, std::string> choose(const State& state, const Turn& turn);
  // The answer to one line, for whoever examines it; nothing where none comes.
  std::optional<std::string> ask(std::string_view line, std::chrono::milliseconds patience = kPatience);
  bool say(std::string_view line) { return program_.say(line); }

 private:
  explicit Engine(Program program) : program_(std::move(program)) {}
  std::expected<void, std::string> meet();

  Program program_;
  std::string name_;
};

// What an answer to `go` means, or what is wrong with it.
std::expected<Action, std::string> read_answer(std::string_view answer, const State& state, const Turn& turn);

}  // namespace trictrac::foreign
