// The units in which the engine counts. They do not mix; conversions are explicit.
#pragma once

#include <compare>

namespace trictrac {

// An amount of one unit.
template <class Unit, class Number = double>
class Quantity {
 public:
  constexpr Quantity() = default;
  constexpr explicit Quantity(Number count) : count_(count) {}
  constexpr Number count() const { return count_; }

  constexpr Quantity operator-() const { return Quantity(-count_); }
  constexpr Quantity& operator+=(Quantity more) {
    count_ += more.count_;
    return *this;
  }
  friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.count_ + b.count_); }
  friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.count_ - b.count_); }
  friend constexpr Quantity operator*(Quantity a, Number times) { return Quantity(a.count_ * times); }
  friend constexpr Quantity operator*(Number times, Quantity a) { return Quantity(times * a.count_); }
  friend constexpr Quantity operator/(Quantity a, Number by) { return Quantity(a.count_ / by); }
  // Returns the ratio of `a` to `b`.
  friend constexpr Number operator/(Quantity a, Quantity b) { return a.count_ / b.count_; }
  friend constexpr Quantity abs(Quantity a) { return a.count_ < 0 ? -a : a; }
  friend constexpr bool operator==(Quantity, Quantity) = default;
  friend constexpr auto operator<=>(Quantity, Quantity) = default;

 private:
  Number count_ = 0;
};

// The stakes of the format: stakes of a tour, jetons (a fiche is ten), or units of a poule; rounds if only
// winning counts (Counting::Wins).
using Units = Quantity<struct OfUnits>;
using Millionths = Quantity<struct OfMillionths>;  // of such a unit

// One is the present value of a hole (Stakes::Measure).
using Holes = Quantity<struct OfHoles>;
using HoleThousandths = Quantity<struct OfHoleThousandths, int>;

// Thousandths of a tour: of the difference between winning and losing a simple one.
using Thousandths = Quantity<struct OfThousandths>;

constexpr Units in_units(Millionths equity) { return Units(equity.count() / 1e6); }
constexpr Millionths in_millionths(Units units) { return Millionths(units.count() * 1e6); }
constexpr Holes in_holes(HoleThousandths holes) { return Holes(holes.count() / 1000.0); }

// A tour for a simple stake is won or lost: the difference is two stakes.
inline constexpr Millionths kThousandthOfTour{2000};
constexpr Thousandths in_thousandths(Millionths equity) { return Thousandths(equity / kThousandthOfTour); }

}  // namespace trictrac
