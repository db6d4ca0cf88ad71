#include "tric_trac/bot/judgement.h"

#include <algorithm>
#include <array>

namespace trictrac::tric_trac {
namespace {

// The weights were found by play of the bot against itself, one changed at a time.

// What it costs one man, in flèches, to have 0..6 of the next six flèches held against him.
constexpr std::array<double, 7> kHindrance{0, 0.5, 1.2, 2.2, 3.8, 7.0, 14.0};
// How much 0..3 or more men on one flèche count there: all have to get through.
constexpr std::array<double, 4> kMen{0, 1.0, 1.5, 3.9};
// What it costs one man that five, or six, flèches in a row are held somewhere before him.
constexpr double kFiveInARow = 1.3;
constexpr double kBlock = 2.0;
// To be in the other's way is worth more than not to have him in one's own: he loses whole rolls.
constexpr double kOthersTrouble = 1.57;
// A flèche held: it stops the other, and gives more plays.
constexpr double kHeld = 2.0;

// The first flèches of `length` in a row that are all in the set.
FlecheSet rows(FlecheSet set, int length) {
  FlecheSet first = set;
  for (int i = 1; i < length; ++i) first &= behind(set, i);
  return first;
}

// The men the other may hinder: while the courier travels, he and those who wait.
FlecheSet to_travel(const Men& men) {
  const auto courier = courier_of(men);
  return courier ? only(*courier) | only(1) : at_least(men, 1);
}

// How much the flèches held by the other hinder these men, in flèches.
double hindrance(const Men& men, FlecheSet held) {
  const FlecheSet blocks = rows(held, 6), fives = rows(held, 5);
  const FlecheSet row = blocks ? blocks : fives;
  double sum = 0;
  for (FlecheSet left = to_travel(men); left;) {
    const Fleche f = pop(left);
    const bool before_row = row >> f;
    const double cost =
        kHindrance[size(held & ahead(span(1, 6), f))] + (before_row ? (blocks ? kBlock : kFiveInARow) : 0);
    sum += kMen[std::min(men.on(f), 3)] * cost;
  }
  return sum;
}

double progress(const Men& men) { return kHeld * size(at_least(men, 1)) - distance_left(men); }

}  // namespace

double judgement(const Position& p) {
  return progress(p.own) - progress(p.other) - hindrance(p.own, held_by_other(p)) +
         kOthersTrouble * hindrance(p.other, held_by_other(turned(p)));
}

}  // namespace trictrac::tric_trac
