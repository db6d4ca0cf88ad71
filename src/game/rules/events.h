// What one roll is worth, jan by jan.
#pragma once

#include <cstdint>

#include "base/assert.h"
#include "game/rules/fleche.h"
#include "game/rules/jan.h"

namespace trictrac {

// One thing a roll is worth. `points` is the total: ways times the tariff.
struct Event {
  Jan jan;
  std::uint8_t ways;
  std::uint8_t points;
  FlecheSet at;  // the flèches concerned, in the roller's numbering

  To to() const { return to_of(jan); }
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

// The events of one roll, at most one a man hit and a few more.
class Events {
 public:
  static constexpr int kCapacity = 40;
  Events() {}  // the storage is written as events come: clearing it first costs more than judging
  void add(const Event& e) {
    TRICTRAC_ASSERT(size_ < kCapacity && e.ways > 0);
    items_[size_++] = e;
    (e.to() == To::Roller ? roller_ : other_) += e.points;
  }
  void clear() { size_ = roller_ = other_ = 0; }
  int points_roller() const { return roller_; }
  int points_other() const { return other_; }
  int size() const { return size_; }
  const Event* begin() const { return items_; }
  const Event* end() const { return items_ + size_; }
  const Event& operator[](int i) const {
    TRICTRAC_ASSERT(i >= 0 && i < size_);
    return items_[i];
  }

 private:
  union {
    Event items_[kCapacity];
  };
  int size_ = 0;
  int roller_ = 0;
  int other_ = 0;
};

}  // namespace trictrac
