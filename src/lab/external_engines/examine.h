// Checks whether an engine speaks the engine protocol as docs/protocol.md has it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace trictrac::external_engines {

// One thing asked of an engine, and what came of it.
struct Examined {
  std::string_view what;             // what an engine does
  std::optional<std::string> wrong;  // what this one did instead
};

// What an engine is asked about, and how long it may take.
struct ExamineOptions {
  int positions = 100;  // of each kind
  std::uint64_t seed = 1;
  std::chrono::milliseconds patience = std::chrono::seconds(10);  // for each answer
};

// Returns how many things are asked of an engine.
int examinations();

// Begins `command` again for each question and gives `report` what came of it as soon as it is known, in a
// fixed order; positions are of random legal tours. It ends where `report` returns false, and where what was
// begun is no engine. Returns whether it did all as it should.
bool examine(const std::string& command, const ExamineOptions& how,
             const std::function<bool(const Examined&)>& report);

}  // namespace trictrac::external_engines
