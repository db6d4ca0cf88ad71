// What each jan is called and what it brings.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "game/rules/jan.h"

namespace trictrac {

// One row of the tariff (section P): points a way for a simple roll and for a doublet.
struct Tariff {
  std::string_view name;  // as in records and messages
  std::string_view rule;
  std::uint8_t simple;
  std::uint8_t doublet;
};

inline constexpr std::array<Tariff, kJans> kTariff{{
    {"rencontre", "P11", 4, 6},      {"six_tables", "P7", 4, 4},        {"two_tables", "P8", 4, 6},
    {"mezeas", "P8", 4, 6},          {"hit_true_outer", "P1", 2, 4},    {"hit_true_home", "P1", 4, 6},
    {"corner_hit", "P4", 4, 6},      {"petit_jan_fill", "P5", 4, 6},    {"grand_jan_fill", "P5", 4, 6},
    {"retour_fill", "P5", 4, 6},     {"petit_jan_keep", "P6", 4, 6},    {"grand_jan_keep", "P6", 4, 6},
    {"retour_keep", "P6", 4, 6},     {"pile_make", "P11", 4, 6},        {"pile_keep", "P11", 4, 6},
    {"bear_off", "P9", 4, 6},        {"contre_two_tables", "P8", 4, 6}, {"contre_mezeas", "P8", 4, 6},
    {"hit_false_outer", "P2", 2, 4}, {"hit_false_home", "P2", 4, 6},    {"margot", "P11", 2, 4},
    {"helpless", "P10", 2, 2},
}};

constexpr const Tariff& tariff(Jan j) { return kTariff[static_cast<int>(j)]; }

// P11: a jan that later rules gave up, played where it is agreed.
constexpr bool abandoned(Jan j) { return tariff(j).rule == "P11"; }

}  // namespace trictrac
