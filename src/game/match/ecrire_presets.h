// The partie à écrire under the name of its source (section E).
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "base/find_named.h"
#include "game/match/ecrire_options.h"

namespace trictrac {

struct EcrirePreset {
  std::string_view name;
  std::string_view source;
  EcrireOptions options;
};

// E. They stay apart because their sources differ.
inline constexpr std::array<EcrirePreset, 3> kEcrirePresets{{
    {"ecrire-lalanne", "Lalanne, Le trictrac à écrire (S0)", {}},
    {"ecrire-lois",
     "Lois et règles du trictrac (S1)",
     {.marque = {.consolation = Consolation::Doubled},
      .most_players = 4,
      .count = MarqueCount::EachPlayer,
      .next_lead = NextLead::Alternates,
      .paris = Paris::Postillon,
      .queue = {.on_paper = false},
      .fiche = 5,
      .rounding = Rounding::None}},
    {"ecrire-1780",
     "The older rules of the English article (S3)",
     {.marque = {.petite = {2, 3},
                 .grande = {4, 5},
                 .consolation = Consolation::Doubled,
                 .signs = Signs::EtendardCravate},
      .most_players = 4,
      .next_lead = NextLead::Alternates,
      .paris = Paris::ByPari,
      .queue = {.basis = QueueBasis::InHand},
      .rounding = Rounding::HalfByDie,
      .stake = 20}},
}};

// The preset of that name, or nothing.
constexpr std::optional<EcrirePreset> find_ecrire_preset(std::string_view name) {
  return find_named(kEcrirePresets, name);
}

}  // namespace trictrac
