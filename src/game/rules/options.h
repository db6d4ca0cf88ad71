// The historic rules as data: what may be agreed before a tour, and the presets with their source.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace trictrac {

enum class BearingOff : std::uint8_t { Parisian, Provincial };    // M8, M9
enum class Excess : std::uint8_t { Fewest, InsideFirst };         // M8
enum class Lead : std::uint8_t { OneDie, ThrowAnew, CoupEtDes };  // K9 a, b, c
enum class Worth : std::uint8_t { SimpleDouble, Pont, Honours };  // K8
enum class Marking : std::uint8_t { Engine, Hand };               // R: by hand only in records for now
enum class Goal : std::uint8_t { Twelve, Six, None };  // holes that end it: K6; a poule; going only

struct RuleOptions {
  BearingOff bearing_off = BearingOff::Parisian;
  Excess excess = Excess::Fewest;
  bool pile = true;        // P11, on in the tariff of the Lois et règles (K10)
  bool rencontre = false;  // P11
  bool margot = false;     // P11
  Lead lead = Lead::OneDie;
  Worth worth = Worth::SimpleDouble;
  Marking marking = Marking::Engine;
  Goal goal = Goal::Twelve;  // what is played for settles it, not the players
  friend constexpr bool operator==(const RuleOptions&, const RuleOptions&) = default;
};

// Holes that end a tour with this goal; nothing where only going ends what is played (section E).
constexpr std::optional<int> holes_to_win(Goal goal) {
  switch (goal) {
    case Goal::Twelve: return 12;
    case Goal::Six: return 6;
    case Goal::None: return std::nullopt;
  }
  return std::nullopt;
}

// The one of that name among `presets`, or nothing.
template <class P, std::size_t N>
constexpr std::optional<P> find_named(const std::array<P, N>& presets, std::string_view name) {
  for (const P& p : presets)
    if (p.name == name) return p;
  return std::nullopt;
}

// A named set of rules (K10).
struct Preset {
  std::string_view name;
  std::string_view source;
  RuleOptions options;
};

inline constexpr std::array<Preset, 2> kPresets{{
    {"lois", "Lois et règles du trictrac (S1)", {}},
    {"lalanne", "Lalanne, Le trictrac (S2, S3)", {.pile = false, .lead = Lead::ThrowAnew}},
}};

// The preset of that name, or nothing.
constexpr std::optional<Preset> find_preset(std::string_view name) { return find_named(kPresets, name); }

}  // namespace trictrac
