// An external engine, by the engine protocol UTI (docs/protocol.md): its answers, and the engine as a player
// to be measured.
#pragma once

#include "engine/players/player.h"
#include "game/match/match.h"
#include "lab/external_engines/child.h"

namespace trictrac::external_engines {

// The time within which an engine must answer.
inline constexpr std::chrono::seconds kPatience{60};

// Communicates with one engine.
class ExternalEngine {
 public:
  // Starts the program and waits for its introduction; `patience` is the limit for this and for each answer.
  // The error says what it answered instead.
  static std::expected<ExternalEngine, std::string> begin(const std::string& command,
                                                          std::chrono::milliseconds patience = kPatience);

  // Returns the name that the engine gives, or "".
  const std::string& name() const { return name_; }
  // Returns the answer to `go` at `state`, which is at Decide or Move: Hold or Go, or one of the plays of
  // `turn`, which belongs to the same state. The error says what was asked, what was answered, and what would
  // have been right.
  std::expected<GameEvent, std::string> choose(const State& state, const Turn& turn);
  // Returns the answer to one line, or nullopt if none comes.
  std::optional<std::string> ask(std::string_view line);
  // Returns the reason why no answer came: "nothing within 10 s", or "nothing before it ended".
  std::string silence() const;
  // Sends one line, which contains no line break. Returns false if the engine no longer reads.
  bool say(std::string_view line);

 private:
  ExternalEngine(std::unique_ptr<Child> child, std::chrono::milliseconds patience)
      : child_(std::move(child)), patience_(patience) {}
  std::expected<void, std::string> meet();
  std::optional<std::string> hear();

  std::unique_ptr<Child> child_;
  std::chrono::milliseconds patience_;
  std::string heard_;   // of the lines to come
  bool ended_ = false;  // it has closed its streams, or ended
  std::string name_;
};

inline constexpr std::string_view kEngine = "engine=";

// Makes an entrant of the engine that `command` starts, once for each player; first it is started once to
// test that it is an engine. The engine is shown positions only, and of a ledger only what a TRID contains.
// After a wrong answer the entrant has a fault, and only does the first legal action.
std::expected<players::Entrant, std::string> entrant_of(const std::string& command);

}  // namespace trictrac::external_engines
