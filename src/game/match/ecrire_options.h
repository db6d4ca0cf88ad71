// What may be agreed before a partie à écrire, as data, and its presets (section E).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/find_named.h"

namespace trictrac {

// Jetons for each hole of the winner: when he has gone during his run of holes, and when he has not.
struct Rates {
  int lifted = 1;
  int unlifted = 1;
  friend constexpr bool operator==(const Rates&, const Rates&) = default;
};

enum class Consolation : std::uint8_t { Added, Doubled };       // 2, 4, 6, 8 (S0 §4) or 2, 4, 8, 16 (S1 XIX)
enum class Signs : std::uint8_t { Pavillon, EtendardCravate };  // what shows a bredouille (S0 §4, S3)

// E: what is settled within one marqué.
struct MarqueOptions {
  Rates petite{2, 2};  // six to eleven holes in one run
  Rates grande{4, 4};  // twelve and more
  Consolation consolation = Consolation::Added;
  Signs signs = Signs::Pavillon;
  int hole_cap = 0;  // holes one player may take, at least six; 0: no limit (S1 II)
  friend constexpr bool operator==(const MarqueOptions&, const MarqueOptions&) = default;
};

enum class NextLead : std::uint8_t { Winner, Alternates };        // S0 §11; S1 V and S3
enum class MarqueCount : std::uint8_t { Even, EachPlayer };       // four players only: S3 or S1 XIX
enum class Paris : std::uint8_t { ByMarque, Postillon, ByPari };  // S0 §6; S1 XIX; S3
// Among three, a postillon is settled between each two over the marqués they played against each other (S1
// XIX), or over the whole match, between each loser and each winner of paris (Guiton, Lelasseux-Lafosse).
enum class PostillonOver : std::uint8_t { EachPair, WholeMatch };
enum class QueueBasis : std::uint8_t {
  Won,
  InHand
};  // who has the most: by marqués, or less his own markers
enum class Rounding : std::uint8_t { None, HalfUp, HalfByDie };  // to whole fiches

// The jetons that losers lay out, one marqué after another (queue des jetons).
struct QueueOptions {
  int per_loss = 1;
  bool on_paper = true;  // counted too when the account is kept in writing
  QueueBasis basis = QueueBasis::Won;
  friend constexpr bool operator==(const QueueOptions&, const QueueOptions&) = default;
};

struct EcrireOptions {
  MarqueOptions marque;
  int most_players = 2;  // who may sit down: two up to this many
  MarqueCount count = MarqueCount::Even;
  NextLead next_lead = NextLead::Winner;
  Paris paris = Paris::ByMarque;
  PostillonOver postillon_over = PostillonOver::EachPair;  // of Paris::Postillon, for three accounts
  bool queue_of_marques = true;  // of Paris::ByMarque: twenty to who won more (S0 §6)
  QueueOptions queue{.per_loss = 2};
  int fiche = 10;  // jetons that make one; accounts are rounded to it
  Rounding rounding = Rounding::HalfUp;
  int stake = 0;           // jetons each has before him at the start; 0: not agreed (S3: twenty)
  int queue_generale = 0;  // a wager to the winner of a partie of two, in jetons (S0 §9)
  friend constexpr bool operator==(const EcrireOptions&, const EcrireOptions&) = default;
};

// The partie à écrire under the name of its source (section E).

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
