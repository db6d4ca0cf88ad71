// The jans: their names and their points.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/enum_table.h"

namespace trictrac {

// The kinds of jan. The signature and the files of the net count them: a new one must be the last.
enum class Jan : std::uint8_t {
  Rencontre,
  SixTables,
  TwoTables,
  Mezeas,
  HitTrueOuter,
  HitTrueHome,
  CornerHit,
  PetitJanFill,
  GrandJanFill,
  RetourFill,
  PetitJanKeep,
  GrandJanKeep,
  RetourKeep,
  PileMake,
  PileKeep,
  BearOff,
  ContreTwoTables,
  ContreMezeas,
  HitFalseOuter,
  HitFalseHome,
  Margot,
  Helpless,
};
inline constexpr Jan kLastJan = Jan::Helpless;
inline constexpr int kJans = static_cast<int>(kLastJan) + 1;

// Maps each jan to a `Value`.
template <class Value>
using JanTable = EnumTable<Jan, kLastJan, Value>;

enum class To : std::uint8_t { Roller, Other };

// A row of the tariff (section P): points for each way, for a simple roll and for a doublet.
struct Tariff {
  std::string_view name;  // as in records and messages
  std::string_view rule;
  To to;  // who marks it
  std::uint8_t simple;
  std::uint8_t doublet;        // 0: no doublet makes it
  bool names_fleches = false;  // records say on which flèches
};

inline constexpr JanTable<Tariff> kTariff({
    {Jan::Rencontre, {"rencontre", "P11", To::Roller, 4, 6}},
    {Jan::SixTables, {"six_tables", "P7", To::Roller, 4, 0}},
    {Jan::TwoTables, {"two_tables", "P8", To::Roller, 4, 6}},
    {Jan::Mezeas, {"mezeas", "P8", To::Roller, 4, 6}},
    {Jan::HitTrueOuter, {"hit_true_outer", "P1", To::Roller, 2, 4, true}},
    {Jan::HitTrueHome, {"hit_true_home", "P1", To::Roller, 4, 6, true}},
    {Jan::CornerHit, {"corner_hit", "P4", To::Roller, 4, 6}},
    {Jan::PetitJanFill, {"petit_jan_fill", "P5", To::Roller, 4, 6, true}},
    {Jan::GrandJanFill, {"grand_jan_fill", "P5", To::Roller, 4, 6, true}},
    {Jan::RetourFill, {"retour_fill", "P5", To::Roller, 4, 6, true}},
    {Jan::PetitJanKeep, {"petit_jan_keep", "P6", To::Roller, 4, 6}},
    {Jan::GrandJanKeep, {"grand_jan_keep", "P6", To::Roller, 4, 6}},
    {Jan::RetourKeep, {"retour_keep", "P6", To::Roller, 4, 6}},
    {Jan::PileMake, {"pile_make", "P11", To::Roller, 4, 6}},
    {Jan::PileKeep, {"pile_keep", "P11", To::Roller, 4, 6}},
    {Jan::BearOff, {"bear_off", "P9", To::Roller, 4, 6}},
    {Jan::ContreTwoTables, {"contre_two_tables", "P8", To::Other, 4, 6}},
    {Jan::ContreMezeas, {"contre_mezeas", "P8", To::Other, 4, 6}},
    {Jan::HitFalseOuter, {"hit_false_outer", "P2", To::Other, 2, 4, true}},
    {Jan::HitFalseHome, {"hit_false_home", "P2", To::Other, 4, 6, true}},
    {Jan::Margot, {"margot", "P11", To::Other, 2, 4, true}},
    {Jan::Helpless, {"helpless", "P10", To::Other, 2, 2}},
});

constexpr const Tariff& tariff(Jan j) { return kTariff[j]; }
constexpr To to_of(Jan j) { return tariff(j).to; }

// Returns whether later rules dropped the jan, so that it counts only by agreement (P11).
constexpr bool abandoned(Jan j) { return tariff(j).rule == "P11"; }

// Returns the jan of that name in records and messages, or nullopt.
constexpr std::optional<Jan> find_jan(std::string_view name) {
  for (int i = 0; i < kJans; ++i)
    if (tariff(static_cast<Jan>(i)).name == name) return static_cast<Jan>(i);
  return std::nullopt;
}

}  // namespace trictrac
