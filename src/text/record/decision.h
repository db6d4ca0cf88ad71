// What a roller decides on a hole of his own dice, as records write it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace trictrac {

enum class Decision : std::uint8_t { Hold, Go, SuspendEcrire, SuspendHonours };

// T (tient), V (s'en va), SE, SH.
std::string_view text_of(Decision decision);
std::optional<Decision> parse_decision(std::string_view text);

}  // namespace trictrac
