// Does an engine speak the engine protocol as docs/protocol.md has it?
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace trictrac::foreign {

struct Examined {
  std::string_view what;             // what an engine does
  std::optional<std::string> wrong;  // what this one did instead
};

// Begins `command` anew for each question and gives `report` what came of it, in a fixed order; positions are
// of random lawful tours of that seed, `positions` of each kind. Returns whether it did all as it should.
bool examine(const std::string& command, int positions, std::uint64_t seed,
             const std::function<void(const Examined&)>& report);

}  // namespace trictrac::foreign
