// The entrants at a table.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

#include "base/assert.h"

namespace trictrac::event {

// The most who sit at a table.
inline constexpr int kMostSeats = 4;
inline constexpr int kWhite = 0, kBlack = 1;

// The entrants at a table, by number: White and Black, or three or four, the one with the best score first.
class Seats {
 public:
  using value_type = int;
  using const_iterator = const int*;

  constexpr Seats() = default;
  // Requires at most kMostSeats.
  constexpr Seats(std::initializer_list<int> entrants) {
    for (const int entrant : entrants) push_back(entrant);
  }

  constexpr std::size_t size() const { return count_; }
  constexpr bool empty() const { return count_ == 0; }
  constexpr const_iterator begin() const { return entrants_.data(); }
  constexpr const_iterator end() const { return entrants_.data() + count_; }
  // Returns the entrant of a seat, from 0. Requires a seat of the table.
  constexpr int operator[](int seat) const { return entrants_[static_cast<std::size_t>(seat)]; }

  // Adds a seat. Requires fewer than kMostSeats.
  constexpr void push_back(int entrant) {
    TRICTRAC_ASSERT(count_ < entrants_.size());
    entrants_[count_++] = entrant;
  }
  // Takes a seat away. Requires a seat of the table.
  constexpr void erase(int seat) {
    TRICTRAC_ASSERT(seat >= 0 && static_cast<std::size_t>(seat) < count_);
    for (auto i = static_cast<std::size_t>(seat); i + 1 < count_; ++i) entrants_[i] = entrants_[i + 1];
    entrants_[--count_] = 0;
  }

  friend constexpr auto operator<=>(const Seats&, const Seats&) = default;

 private:
  std::array<int, kMostSeats> entrants_{};  // 0 where there is no seat
  std::size_t count_ = 0;
};

// The amounts of the seats of a table: what each has won, less what it has lost.
struct Amounts : std::vector<int> {
  using std::vector<int>::vector;
  Amounts(std::vector<int> amounts) : std::vector<int>(std::move(amounts)) {}
};

}  // namespace trictrac::event
