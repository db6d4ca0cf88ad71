// What a roll can be worth: the jans (names and points: tariff.h).
#pragma once

#include <cstdint>

namespace trictrac {

// In the order in which a roll is marked: the roller's, then the other's (K1).
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

enum class To : std::uint8_t { Roller, Other };

// Who is paid for it: the order says so.
constexpr To to_of(Jan jan) { return jan < Jan::ContreTwoTables ? To::Roller : To::Other; }

}  // namespace trictrac
