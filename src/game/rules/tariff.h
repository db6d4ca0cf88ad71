// What each jan is called and what it brings.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/enum_table.h"
#include "game/rules/jan.h"

namespace trictrac {

// One row of the tariff (section P): points a way for a simple roll and for a doublet.
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

// P11: a jan that later rules gave up, played where it is agreed.
constexpr bool abandoned(Jan j) { return tariff(j).rule == "P11"; }

}  // namespace trictrac
