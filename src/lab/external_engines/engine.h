// An engine of somebody else's, by the engine protocol UTI (docs/protocol.md).
#pragma once

#include <memory>

#include "game/match/match.h"
#include "lab/external_engines/program.h"

namespace trictrac::external_engines {

// How long an engine may take to answer.
inline constexpr std::chrono::seconds kPatience{60};

class ExternalEngine {
 public:
  // Begins the program and waits until it has introduced itself; `patience` is how long it may take for this
  // and for each answer. The error says what it answered instead.
  static std::expected<ExternalEngine, std::string> begin(const std::string& command,
                                                          std::chrono::milliseconds patience = kPatience);

  // As it introduces itself; "" where it does not.
  const std::string& name() const { return name_; }
  // What it answers to `go` at `state`, which is at Decide or Move: Hold or Go, or one of `turn`'s plays, of
  // the same state. The error says what was asked, what was answered and what would have been right.
  std::expected<GameEvent, std::string> choose(const State& state, const Turn& turn);
  // Returns the answer to one line; nothing where none comes.
  std::optional<std::string> ask(std::string_view line);
  // Returns why no answer came: "nothing within 10 s", or "nothing before it ended".
  std::string silence() const;
  bool say(std::string_view line) { return program_.say(line); }

 private:
  ExternalEngine(Program program, std::chrono::milliseconds patience)
      : program_(std::move(program)), patience_(patience) {}
  std::expected<void, std::string> meet();

  Program program_;
  std::chrono::milliseconds patience_;
  std::string name_;
};

// What an answer to `go` means, or what is wrong with it.
std::expected<GameEvent, std::string> read_answer(std::string_view answer, const State& state,
                                                  const Turn& turn);

}  // namespace trictrac::external_engines
