// An external engine, by the engine protocol UTI (docs/protocol.md): asked, and as a player to be measured.
#pragma once

#include "game/match/match.h"
#include "lab/external_engines/program.h"
#include "lab/measure/player.h"

namespace trictrac::external_engines {

// The time an engine may take to answer.
inline constexpr std::chrono::seconds kPatience{60};

// Speaks to one engine.
class ExternalEngine {
 public:
  // Begins the program and waits until it has introduced itself; `patience` is how long it may take for this
  // and for each answer. The error says what it answered instead.
  static std::expected<ExternalEngine, std::string> begin(const std::string& command,
                                                          std::chrono::milliseconds patience = kPatience);

  // Returns the name it gives itself; "" where it gives none.
  const std::string& name() const { return name_; }
  // Returns what it answers to `go` at `state`, which is at Decide or Move: Hold or Go, or one of `turn`'s
  // plays, of the same state. The error says what was asked, what was answered and what would have been
  // right.
  std::expected<GameEvent, std::string> choose(const State& state, const Turn& turn);
  // Returns the answer to one line; nothing where none comes.
  std::optional<std::string> ask(std::string_view line);
  // Returns why no answer came: "nothing within 10 s", or "nothing before it ended".
  std::string silence() const;
  // Says one line; returns false where the engine no longer listens.
  bool say(std::string_view line) { return program_.say(line); }

 private:
  ExternalEngine(Program program, std::chrono::milliseconds patience)
      : program_(std::move(program)), patience_(patience) {}
  std::expected<void, std::string> meet();

  Program program_;
  std::chrono::milliseconds patience_;
  std::string name_;
};

inline constexpr std::string_view kEngine = "engine=";

// Makes an entrant of the engine that `command` begins, once for each player: it is begun once to see that it
// is one. It is shown positions alone, and of an account what a TRID holds of it. Once it has answered
// wrongly the entrant has a fault, and it only does the first thing that is legal.
std::expected<measure::Entrant, std::string> entrant_of(const std::string& command);

}  // namespace trictrac::external_engines
