// The rules of each source, by name (K10).
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "base/find_named.h"
#include "game/rules/options.h"

namespace trictrac {

struct Preset {
  std::string_view name;
  std::string_view source;
  RuleOptions options;
};

inline constexpr std::array<Preset, 2> kPresets{{
    {"lois", "Lois et règles du trictrac (S1)", {}},
    {"lalanne",
     "Lalanne, Le trictrac (S2, S3)",
     {.bearing_off = BearingOff::Backgammon, .rencontre = true, .lead = Lead::ThrowAnew}},
}};

// Returns the preset of that name, or nullopt.
constexpr std::optional<Preset> find_preset(std::string_view name) { return find_named(kPresets, name); }

}  // namespace trictrac
