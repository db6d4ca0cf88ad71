// Checks whether an engine follows the engine protocol of docs/protocol.md.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace trictrac::external_engines {

// One test of an engine, and its result.
struct Examined {
  std::string_view what;             // the required behaviour of an engine
  std::optional<std::string> wrong;  // the actual behaviour of this engine
};

// The positions and the time limit of the tests.
struct ExamineOptions {
  int positions = 100;  // of each kind
  std::uint64_t seed = 1;
  std::chrono::milliseconds patience = std::chrono::seconds(10);  // for each answer
};

// Returns the number of tests.
int examinations();

// Starts `command` again for each test and calls `report` with each result as soon as it is known, in a fixed
// order; positions come from random legal tours. Ends early if `report` returns false, or if the program is
// no engine. Returns whether all tests passed.
bool examine(const std::string& command, const ExamineOptions& how,
             const std::function<bool(const Examined&)>& report);

}  // namespace trictrac::external_engines
