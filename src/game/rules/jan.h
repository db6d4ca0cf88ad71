// What a roll can be worth: the jans, their tariff and the events of a roll.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "game/rules/fleche.h"

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

// One row of the tariff (section P): points a way for a simple roll and for a doublet.
struct Tariff {
  std::string_view name;  // as in records and messages
  std::string_view rule;
  To to;
  std::uint8_t simple;
  std::uint8_t doublet;
};

inline constexpr std::array<Tariff, kJans> kTariff{{
    {"rencontre", "P11", To::Roller, 4, 6},       {"six_tables", "P7", To::Roller, 4, 4},
    {"two_tables", "P8", To::Roller, 4, 6},       {"mezeas", "P8", To::Roller, 4, 6},
    {"hit_true_outer", "P1", To::Roller, 2, 4},   {"hit_true_home", "P1", To::Roller, 4, 6},
    {"corner_hit", "P4", To::Roller, 4, 6},       {"petit_jan_fill", "P5", To::Roller, 4, 6},
    {"grand_jan_fill", "P5", To::Roller, 4, 6},   {"retour_fill", "P5", To::Roller, 4, 6},
    {"petit_jan_keep", "P6", To::Roller, 4, 6},   {"grand_jan_keep", "P6", To::Roller, 4, 6},
    {"retour_keep", "P6", To::Roller, 4, 6},      {"pile_make", "P11", To::Roller, 4, 6},
    {"pile_keep", "P11", To::Roller, 4, 6},       {"bear_off", "P9", To::Roller, 4, 6},
    {"contre_two_tables", "P8", To::Other, 4, 6}, {"contre_mezeas", "P8", To::Other, 4, 6},
    {"hit_false_outer", "P2", To::Other, 2, 4},   {"hit_false_home", "P2", To::Other, 4, 6},
    {"margot", "P11", To::Other, 2, 4},           {"helpless", "P10", To::Other, 2, 2},
}};

constexpr const Tariff& tariff(Jan j) { return kTariff[static_cast<int>(j)]; }

// One thing a roll is worth. `points` is the total: ways times the tariff.
struct Event {
  Jan jan;
  std::uint8_t ways;
  std::uint8_t points;
  FlecheSet at;  // the flèches concerned, in the roller's numbering

  To to() const { return tariff(jan).to; }
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

// The events of one roll, at most one a man hit and a few more.
class Events {
 public:
  Events() {}  // the storage is written as events come: clearing it first costs more than judging
  void add(Jan jan, int ways, bool doublet, FlecheSet at) {
    const Tariff& t = tariff(jan);
    const int points = ways * (doublet ? t.doublet : t.simple);
    items_[size_++] = Event{jan, static_cast<std::uint8_t>(ways), static_cast<std::uint8_t>(points), at};
    (t.to == To::Roller ? roller_ : other_) += points;
  }
  void clear() { size_ = roller_ = other_ = 0; }
  int points_roller() const { return roller_; }
  int points_other() const { return other_; }
  int size() const { return size_; }
  const Event* begin() const { return items_; }
  const Event* end() const { return items_ + size_; }
  const Event& operator[](int i) const { return items_[i]; }

 private:
  union {
    Event items_[40];
  };
  int size_ = 0;
  int roller_ = 0;
  int other_ = 0;
};

}  // namespace trictrac
