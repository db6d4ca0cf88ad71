// Judges a roll: its worth and its legal plays. The steps are possible plays, score, obey (S1 XVIII).
#pragma once

#include <cstdint>
#include <optional>

#include "base/assert.h"
#include "game/rules/options.h"
#include "game/rules/play.h"
#include "game/rules/roll.h"
#include "game/rules/tariff.h"

namespace trictrac {

// One jan that a roll is worth; `points` is its total: ways times the tariff.
struct Event {
  Jan jan;
  std::uint8_t ways;
  std::uint8_t points;
  FlecheSet at;  // the flèches concerned, in the roller's numbering

  To to() const { return to_of(jan); }
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

// All jans that a roll is worth.
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

// The past, as far as it affects the worth of a roll.
struct Context {
  int roll_in_releve = 0;                 // which roll of the roller since the men were last put back (P7)
  bool second_player_first_roll = false;  // of the tour (rencontre, P11)
  std::optional<Roll> first_player_first_roll;
};

// An obligation of a roll. There are never two at once, which would need more than fifteen men.
struct Obligation {
  enum class Kind : std::uint8_t { None, Fill, Keep, TakeLast } kind = Kind::None;
  FlecheSet jan = 0;  // the jan to fill or keep
  friend constexpr bool operator==(const Obligation&, const Obligation&) = default;
};

// The judgement of a roll.
struct Turn {
  Events events;          // the roller's first, each side in the order of marking
  Plays plays;            // legal plays, one for each distinct result, at least one
  Obligation obligation;  // already applied to `plays`
};

// Judges a valid roll on the position before its play, as the roller sees it, and overwrites `turn`.
void judge(const Position& p, Roll roll, const RuleOptions& options, const Context& context, Turn& turn);

// Returns whether `play`, which can be made, meets the obligation.
bool fulfils(const Position& p, const Play& play, Obligation obligation);

}  // namespace trictrac
