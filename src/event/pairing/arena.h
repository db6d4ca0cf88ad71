// The next tables of an arena, which the server begins every five seconds: the pairing of least cost among
// the entrants who are free, where the costs come in this order.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "event/act.h"
#include "event/state.h"

namespace trictrac::event {

// The criteria, the weightiest first.
enum class ArenaCriterion : std::uint8_t {
  Apart,     // the two do not meet now
  Wait,      // how long those have waited who are left without an opponent, as places in the order of waiting
  Distance,  // the square of the difference of their scores, in halves
  Rating,    // the difference of their ratings at entry
};
inline constexpr std::size_t kArenaCriteria = 4;
using ArenaCost = std::array<int, kArenaCriteria>;

// Two who have just met do not meet again while somebody else is there, at a table or free; but if all others
// play on, they wait for no longer than this, in seconds.
inline constexpr std::int64_t kLongestWait = 120;

// An entrant who is free.
struct FreeEntrant {
  const Entrant* entrant = nullptr;
  int halves = 0;
  int whites = 0;
  int last_opponent = 0;   // their number, or 0
  std::int64_t since = 0;  // when they became free
  int waited = 0;          // their place in the order of waiting, from 1 for the last who came; may be shared
};

class ArenaPairing {
 public:
  // Requires an arena that has begun; `state` must outlive this.
  ArenaPairing(const EventState& state, std::int64_t now);

  // Returns those who are free, by score and seed.
  const std::vector<FreeEntrant>& free() const { return free_; }
  // Returns the costs of a pair of places in free(), first < second; a second place behind the last one
  // leaves the first without an opponent.
  ArenaCost cost(int first, int second) const;
  // Returns the tables to begin now, with White for who has had it less often.
  std::vector<Seats> tables() const;

 private:
  bool are_apart(const FreeEntrant& a, const FreeEntrant& b) const;

  const EventState& state_;
  std::int64_t now_ = 0;
  int present_ = 0;  // free or at a table
  std::vector<FreeEntrant> free_{};
};

}  // namespace trictrac::event
