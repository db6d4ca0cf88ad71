// Plays: the steps by which a roll is played.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <span>

#include "base/assert.h"
#include "game/rules/position.h"

namespace trictrac {

// One man moved by one number; `to` is kOff if it leaves the board, 12 par puissance.
struct Step {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  friend constexpr bool operator==(Step, Step) = default;
};

// A play of trictrac: up to two steps, in an order in which they can be made. Tout d'une is two steps through
// the rest (M1); puissance is two steps that end on 12 (M6).
struct alignas(8) Play {
  Step steps[2]{};
  std::uint8_t size = 0;
  std::uint8_t numbers = 0;  // how many of the two numbers are played (puissance: both)
  std::uint16_t blank = 0;   // fills the word: plays are written whole

  const Step* begin() const { return steps; }
  const Step* end() const { return steps + size; }
  // Returns whether one man plays both numbers.
  bool tout_d_une() const { return size == 2 && steps[0].to == steps[1].from; }
  friend constexpr bool operator==(const Play&, const Play&) = default;
};

// Returns a play as one word, which is written at once. If the numbers of a play are sums, its word is the
// sum of words.
constexpr std::uint64_t word_of(const Play& p) { return std::bit_cast<std::uint64_t>(p); }

// Makes a step that can be made.
inline void carry_out(Men& men, Step step) {
  men.take(step.from);
  men.arrive(step.to);
}

// Return the men after steps (a Play, Steps or others) that can be made one after another; and the position
// after such a play.
template <class AnySteps>
inline Men after(Men men, const AnySteps& steps) {
  for (const Step& s : steps) carry_out(men, s);
  return men;
}
inline Position after(Position p, const Play& play) {
  p.own = after(p.own, play);
  return p;
}

// The plays of a roll, each with a different result.
class Plays {
 public:
  static constexpr int kCapacity = 300;  // 15 x 15 pairs, 15 tout d'une, one puissance: 241 at most
  Plays() {}                             // as for Events: the storage is not cleared
  void add(const Play& p) {
    TRICTRAC_ASSERT(size_ < kCapacity);
    items_[size_++] = p;
  }
  // Adds a play for each of `men`, given as its word by word(flèche). It writes four at a time, whether or
  // not they count: a loop of unknown length costs more.
  template <class Word>
  void add_each(FlecheSet men, Word word) {
    const int size = size_ + trictrac::size(men);
    TRICTRAC_ASSERT(size <= kCapacity);
    constexpr FlecheSet kEnd = only(kOff);
    for (Play* next = items_ + size_; men; next += kAtOnce)
      for (int i = 0; i < kAtOnce; ++i, men &= men - 1) {
        const std::uint64_t play = word(first_of(men | kEnd));
        std::memcpy(static_cast<void*>(next + i), &play, sizeof play);
      }
    size_ = size;
  }
  int size() const { return size_; }
  const Play* begin() const { return items_; }
  const Play* end() const { return items_ + size_; }
  const Play& operator[](int i) const {
    TRICTRAC_ASSERT(i >= 0 && i < size_);
    return items_[i];
  }
  void clear() { size_ = 0; }
  // Replaces the i-th play by one with the same result.
  void replace(int i, const Play& p) {
    TRICTRAC_ASSERT(i >= 0 && i < size_);
    items_[i] = p;
  }
  // Removes the plays for which `wanted` does not hold.
  template <class Predicate>
  void keep_only(Predicate wanted) {
    int kept = 0;
    for (int i = 0; i < size_; ++i)
      if (wanted(items_[i])) items_[kept++] = items_[i];
    size_ = kept;
  }

 private:
  static constexpr int kAtOnce = 4;
  union {
    Play items_[kCapacity + kAtOnce];
  };
  int size_ = 0;
};

inline constexpr int kMostSteps = 4;

// The steps of a play of either game in the order in which the men move: at most four, as for a doublet of Le
// Tric Trac.
struct Steps {
  std::array<Step, kMostSteps> steps{};
  std::uint8_t size = 0;

  Steps() = default;
  // Creates the steps `all`, at most kMostSteps.
  explicit Steps(std::span<const Step> all) {
    for (const Step s : all) add(s);
  }
  Steps(std::initializer_list<Step> all) : Steps(std::span(all.begin(), all.size())) {}
  Steps(const Play& play)
      : Steps(std::span(play.begin(), play.end())) {}  // NOLINT(google-explicit-constructor)

  // Adds a step. Requires that there were fewer than kMostSteps.
  constexpr void add(Step s) {
    TRICTRAC_ASSERT(size < kMostSteps);
    steps[size++] = s;
  }
  const Step* begin() const { return steps.data(); }
  const Step* end() const { return steps.data() + size; }
  std::span<const Step> span() const { return {begin(), end()}; }
  friend bool operator==(const Steps& a, const Steps& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }
};

// Returns the steps, at most two, as a play, legal or not.
inline Play as_put(const Steps& steps) {
  TRICTRAC_ASSERT(steps.size <= std::size(Play{}.steps));
  Play play;
  for (const Step s : steps) play.steps[play.size++] = s;
  play.numbers = play.size;
  return play;
}

}  // namespace trictrac
