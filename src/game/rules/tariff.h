// The jans: what a roll can be worth, what each is called and what it brings.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/enum_table.h"

namespace trictrac {

// What a roll can be worth, in the order in which it is marked: what the roller has, then what the opponent
// has (K1).
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
inline constexpr int kJans = 22;

// Who is paid for a jan; the order says so.
enum class To : std::uint8_t { Roller, Other };
constexpr To to_of(Jan jan) { return jan < Jan::ContreTwoTables ? To::Roller : To::Other; }

// A row of the tariff (section P): points a way for a simple roll and for a doublet.
struct Tariff {
  std::string_view name;  // as in records and messages
  std::string_view rule;
  std::uint8_t simple;
  std::uint8_t doublet;  // 0: no doublet makes it
};

inline constexpr EnumTable<Jan, Jan::Helpless, Tariff> kTariff({
    {Jan::Rencontre, {"rencontre", "P11", 4, 6}},
    {Jan::SixTables, {"six_tables", "P7", 4, 0}},
    {Jan::TwoTables, {"two_tables", "P8", 4, 6}},
    {Jan::Mezeas, {"mezeas", "P8", 4, 6}},
    {Jan::HitTrueOuter, {"hit_true_outer", "P1", 2, 4}},
    {Jan::HitTrueHome, {"hit_true_home", "P1", 4, 6}},
    {Jan::CornerHit, {"corner_hit", "P4", 4, 6}},
    {Jan::PetitJanFill, {"petit_jan_fill", "P5", 4, 6}},
    {Jan::GrandJanFill, {"grand_jan_fill", "P5", 4, 6}},
    {Jan::RetourFill, {"retour_fill", "P5", 4, 6}},
    {Jan::PetitJanKeep, {"petit_jan_keep", "P6", 4, 6}},
    {Jan::GrandJanKeep, {"grand_jan_keep", "P6", 4, 6}},
    {Jan::RetourKeep, {"retour_keep", "P6", 4, 6}},
    {Jan::PileMake, {"pile_make", "P11", 4, 6}},
    {Jan::PileKeep, {"pile_keep", "P11", 4, 6}},
    {Jan::BearOff, {"bear_off", "P9", 4, 6}},
    {Jan::ContreTwoTables, {"contre_two_tables", "P8", 4, 6}},
    {Jan::ContreMezeas, {"contre_mezeas", "P8", 4, 6}},
    {Jan::HitFalseOuter, {"hit_false_outer", "P2", 2, 4}},
    {Jan::HitFalseHome, {"hit_false_home", "P2", 4, 6}},
    {Jan::Margot, {"margot", "P11", 2, 4}},
    {Jan::Helpless, {"helpless", "P10", 2, 2}},
});

constexpr const Tariff& tariff(Jan j) { return kTariff[j]; }

// Returns whether later rules gave the jan up, so that it is played only where it is agreed (P11).
constexpr bool abandoned(Jan j) { return tariff(j).rule == "P11"; }

// Returns the jan of that name in records and messages.
constexpr std::optional<Jan> find_jan(std::string_view name) {
  for (int i = 0; i < kJans; ++i)
    if (tariff(static_cast<Jan>(i)).name == name) return static_cast<Jan>(i);
  return std::nullopt;
}

}  // namespace trictrac
